# Words of the server and the browser client.

## Pages (home, tables, people, replay)

web-skip = Перейти к содержанию
web-home = Главная страница
web-menu = Меню
web-rule = Правило { $id }
web-list = { $parts }
web-loading = Загрузка…
web-copied = Скопировано
web-copy-failed = Браузер не даёт скопировать. Выделите ссылку и скопируйте её сами:
web-save = Сохранить
web-saved = Сохранено
web-bot-name = Бот { $number }
web-seat-number = Место { $number }
web-seat-free = свободно
web-seat-invited = по приглашению
web-you = вы
web-guest = Гость
web-guest-names = Журавль, Цапля, Сосна, Лотос, Черепаха, Стрекоза, Луна, Волна, Клён, Ласточка, Лиса, Гора
web-language = Язык
web-theme = Тема
web-theme-auto = как в системе
web-theme-light = светлая
web-theme-dark = тёмная
web-theme-now = Тема: { $theme ->
        [light] светлая
        [dark] тёмная
       *[auto] как в системе
    }
web-me-link = Моё имя и настройки:
web-legal = Gunbai — неофициальный некоммерческий фанатский проект. Названия игр принадлежат их владельцам; иллюстраций и текстов издателей здесь нет. Чтобы играть, приобретите сами игры.

# Home

web-tagline = Настольные игры о феодальной Японии: с друзьями или с ботами.
web-play-bots = Играть с ботами
web-game = Игра
web-opponents = Соперники
web-level = Уровень бота
web-play-as = Ваше имя за столом: { $name }. Его можно изменить в любое время.
web-start = Начать партию
web-more-options = Другие настройки
web-create = Создать стол
web-how = Как играть
web-ratings = Рейтинг
web-come-back = Я здесь не впервые
web-mine = Мои столы
web-open = Открытые столы
web-open-none = Столов, где ждут игроков, сейчас нет. Создайте свой, и он появится здесь.
web-running = Идут партии
web-running-none = Сейчас никто не играет.
web-finished = Оконченные партии
web-finished-none = Здесь будут партии, которые уже окончены.
web-go-on = К столу
web-join = Заглянуть
web-watch = Смотреть
web-watch-replay = Повтор
web-your-decision = Ваше решение
web-status-paused = Пауза
web-seats-left = { $count ->
        [0] Свободных мест нет
        [one] { $count } свободное место
        [few] { $count } свободных места
       *[many] { $count } свободных мест
    }
web-more = Ещё { $count }
web-fewer = Показать меньше
web-upload = Открыть запись партии
web-upload-about = Оконченная партия откроется как повтор, а неоконченную можно будет продолжить за новым столом.
web-upload-file = Выбрать файл

# A new table

web-create-about = Место за столом может быть вашим, открытым для всех, для гостя по ссылке-приглашению или для бота.
web-options = Правила
web-adjusted = { $option }: теперь { $value }. { $reason }
web-seats = Места за столом
web-seats-about = Порядок мест — это порядок хода, по часовой стрелке.
web-seat-of = Место { $number }: кто здесь играет
web-seat-is-me = я
web-seat-is-open = открыто для всех
web-seat-is-invited = по ссылке-приглашению
web-seat-is-bot = бот, { $level ->
        [easy] лёгкий
        [strong] сильный
       *[medium] средний
    }
web-move-up = { $what }: выше
web-move-down = { $what }: ниже
web-pace = Темп
web-pace-none = без часов
    .about = Каждый думает столько, сколько хочет.
web-pace-live = в реальном времени
    .about = На каждое решение — секунды, сверх них расходуется запас времени. Когда он кончается, за игрока ходит бот, пока игрок не вернётся.
web-pace-days = по переписке
    .about = На решение — дни. За опоздавшего ходит бот, пока игрок не вернётся.
web-pace-decision = Секунд на решение
web-pace-bank = Минут в запасе
web-pace-days-count = Дней на решение
web-pace-is = темп: { $pace }
web-pace-is-live = { $seconds } с на решение, { $minutes } мин в запасе
web-pace-is-days = { $days ->
        [one] { $days } день на решение
        [few] { $days } дня на решение
       *[many] { $days } дней на решение
    }
web-watching = Кто может смотреть
web-watching-is = { $watch ->
        [link] зрители по ссылке
        [nobody] без зрителей
       *[everybody] смотреть могут все
    }
web-level-is = { $level ->
        [easy] лёгкий
        [strong] сильный
       *[medium] средний
    }
web-watching-everybody = все
    .about = Стол виден на главной странице.
web-watching-link = по ссылке
    .about = В списках стола нет; смотреть может тот, у кого есть ссылка.
web-watching-nobody = никто
    .about = Только те, кто сидит за столом.
web-note = Заметка хозяина стола
web-note-about = Её видят все, кто смотрит на стол: для кого он, когда играете, на каком языке.
web-note-language = Язык заметки
web-more-settings = Ещё
web-seed = Начальное число
web-seed-about = Только цифры. С одним и тем же числом карты раздаются одинаково; такая партия не идёт в рейтинг.
web-create-start = Начать партию
web-create-wait = Создать стол

# Before the game

web-lobby-about = { $count ->
        [0] Все места заняты.
        [1] Партию можно начать, когда будет занято последнее место.
       *[many] Партию можно начать, когда все места заняты. Свободно: { $count }.
    }
web-lobby-host-starts = Партию начинает { $host }.
web-lobby-nobody-starts = Партию начинает хозяин стола.
web-lobby-note = От хозяина стола
web-lobby-host = хозяин стола
web-lobby-here = здесь
web-lobby-away = не в сети
web-lobby-take = Занять место
web-lobby-leave = Освободить место
web-lobby-close = Закрыть стол
web-lobby-close-sure = Закрыть стол для всех?
web-lobby-keep = Оставить
web-lobby-invite = Скопировать приглашение
web-lobby-link = Скопировать ссылку на стол
web-lobby-name-first = Чтобы занять место, назовите имя.

# Invite, name, person

web-invite = Вас приглашают за стол
web-invite-host = { $host } приглашает вас за этот стол.
web-invite-plain = Эта ссылка ведёт на место за этим столом.
web-invite-sit = Занять место
web-invite-mine = Вы уже сидите за этим столом.
web-invite-go = К столу
web-name = Имя за столом
web-name-about = Его видят все за столом.
web-person = Моё имя и настройки
web-password = Пароль
web-password-about = Без пароля вас знает только этот браузер. С паролем можно вернуться с другого устройства, и никто другой не возьмёт ваше имя.
web-password-has = Пароль задан. С именем и паролем можно войти на любом устройстве.
web-password-new = Новый пароль
web-password-now = Нынешний пароль
web-password-set = Задать пароль
web-password-change = Сменить пароль
web-password-done = Пароль задан.
web-login = Вернуться
web-login-about = Если пароль задан на другом устройстве, войдите с ним здесь.
web-login-do = Войти
web-logout = Выйти
web-logout-about = Этот браузер вас забудет. Ваши места и партии останутся за вашим именем.
web-logout-lost = Пароля у вас нет: после выхода вернуться на свои места не получится.
web-settings = Настройки
web-sound = Звук, когда мой ход
web-notify = Уведомление браузера, когда мой ход
web-notify-denied = Браузер не разрешает уведомления для этой страницы. Это можно изменить в его настройках.
web-confirm = Переспрашивать перед ответом, который нельзя отменить

# Replay

web-replay = Повтор
web-replay-so-far = Повтор до этого хода
web-replay-own = Видно то, что известно с вашего места. Когда партия окончится, можно будет открыть все руки.
web-replay-from = Смотреть
web-replay-above = сверху, все руки
web-replay-onlooker = как зритель
web-replay-seat = с места: { $name }
web-replay-step = Шаг { $at } из { $all }
web-replay-first = В начало
web-replay-back = Шаг назад
web-replay-play = Показывать
web-replay-stop = Пауза
web-replay-next = Шаг вперёд
web-replay-last = В конец
web-replay-speed = Скорость
web-replay-slow = медленно
web-replay-normal = обычно
web-replay-fast = быстро
web-replay-controls = Управление повтором
web-replay-keys = Клавиши: ← и → — шаг, Home и End — в начало и в конец, пробел — показ и пауза.
web-replay-log = Журнал
web-replay-to = Игроку { $name }: «{ $line }»
web-replay-link = Ссылка на позицию
web-replay-download = Сохранить в файл
web-replay-fork = Играть отсюда
web-replay-fork-about = Новый стол с этой позиции: вы занимаете место того, чьё сейчас решение, за остальных играют боты.
web-replay-result = Результат
web-replay-board-missing = Поля для этой игры пока нет. О том, что произошло, рассказывает журнал.
web-replay-to-table = К столу
web-replay-private = личные карты:
web-replay-picked = выбраны:
web-replay-draft = карты драфта:
web-replay-no-cards = карт нет

# Result

web-result-place = Место
web-result-score = { $game ->
        [shogun] { $points } ПО
       *[joraku] { $points } ОР
    }
web-result-tie = У некоторых игроков очков поровну.
web-result-tie-joraku-base = При равенстве очков решает больший номер на карте даймё.
web-result-tie-joraku-two_vs_two = При равенстве очков сравнивают вторые фракции, потом решает карта Катидоки.
web-result-tie-joraku-neutral = При равенстве очков решает больший номер на карте даймё.
web-result-tie-shogun = При равных очках решают сундуки; при равных сундуках место общее.
web-result-how = Откуда очки
web-result-holder = { $name }: { $colour }
web-result-round = Раунд { $round ->
        [1] I
        [2] II
       *[3] III
    }
web-result-sum = Всего
web-result-by = Очки
web-result-by-round = по раундам
web-result-by-area = по областям
web-result-by-reason = по видам
web-result-no-area = без области
web-gain-kachidoki = Катидоки
web-gain-prestige = Престиж
web-gain-presence = { variant-1 }
web-gain-entry = { variant-4 }
web-gain-colour = { variant-5 }
web-result-rematch = Сыграть ещё раз
web-result-rematch-there = К новой партии
web-result-replay = Смотреть повтор
web-result-link = Скопировать ссылку
web-result-ended = Партия остановлена до её конца.

# Guide and ratings

web-guide-figures = Числа
web-guide-figures-about = { $count ->
        [0] Все числа напечатаны в источниках.
        [one] { $count } значение принято нами: его нет ни в одном источнике. Оно отмечено знаком *.
        [few] { $count } значения приняты нами: их нет ни в одном источнике. Они отмечены знаком *.
       *[many] { $count } значений приняты нами: их нет ни в одном источнике. Они отмечены знаком *.
    }
web-guide-figure = Что
web-guide-value = Значение
web-guide-sure = Насколько точно
web-figure-joraku-prestige-kyoto = { area-kyoto }: ОР за 1-е / 2-е / 3-е место, раунды I · II · III
web-figure-joraku-prestige-omi = { area-omi }: ОР за 1-е / 2-е / 3-е место, раунды I · II · III
web-figure-joraku-prestige-ise = { area-ise }: ОР за 1-е / 2-е / 3-е место, раунды I · II · III
web-figure-joraku-prestige-owari = { area-owari }: ОР за 1-е / 2-е / 3-е место, раунды I · II · III
web-figure-joraku-prestige-mikawa = { area-mikawa }: ОР за 1-е / 2-е / 3-е место, раунды I · II · III
web-figure-joraku-prestige-totomi = { area-totomi }: ОР за 1-е / 2-е / 3-е место, раунды I · II · III
web-figure-joraku-prestige-shinano = { area-shinano }: ОР за 1-е / 2-е / 3-е место, раунды I · II · III
web-figure-joraku-kachidoki = Катидоки: ОР за 1-е / 2-е / 3-е место
web-figure-joraku-variant3 = «{ variant-3 }»: ОР за 1-е / 2-е / 3-е место
web-figure-joraku-variant4 = «{ variant-4 }»: ОР
web-figure-joraku-variant5 = «{ variant-5 }»: ОР
web-figure-joraku-variant6 = «{ variant-6 }»: ОД за перемещение даймё
web-figure-daimyo-card = номер на карте даймё
web-figure-shogun-events = События 1–12: потеря риса зимой
web-figure-shogun-winter = Нехватка 0 / 1 / 2 / … / 7: восстания · крестьян в каждом
web-figure-shogun-tower = Башня: вероятность, что брошенный кубик застрянет · наибольшая, что выпадет лежавший внутри · при скольких кубиках достигаются две трети от неё
web-figure-shogun-tower-plain = Простая башня: вероятность, что брошенный кубик застрянет · что выпадет лежавший внутри
web-figure-shogun-favours-chests = Карты благосклонности 2 / 9 / 16: сундуки
web-figure-shogun-favours-armies = Карты благосклонности 3 / 8 / 14: армии в поддон
web-figure-shogun-favours-rice = Карты благосклонности 5 / 15 / 20: рис
web-figure-shogun-favours-points = Карты благосклонности 6 / 13 / 19: победные очки
web-figure-shogun-favours-landing = Карта благосклонности 12: армии
web-figure-shogun-valour = Карты доблести 2 · 3 · 4: сундуки / рис / армии / очки
web-figure-shogun-dajokan = «Дадзёкан»: очки строк · столбцов
web-guide-pages = Страницы справки
web-guide-next = Дальше: { $title }
web-guide-none = Такой справки нет.
web-ratings-about = Рейтинг растёт с победами над сильными соперниками. Он начинается с 0 и с каждой партией становится точнее. Учитываются только партии с самого начала, без ответвлений, загруженных записей и выбранного начального числа.
web-ratings-none = Рейтинговых партий пока никто не окончил.
web-ratings-who = Игрок
web-ratings-rating = Рейтинг
web-ratings-games = Партии
web-ratings-wins = Победы
web-ratings-bot-name = Бот, { $level ->
        [easy] лёгкий
        [strong] сильный
       *[medium] средний
    }

# Requests that are refused

offline = Сервер не отвечает. Введённое сохранено на странице; попробуйте ещё раз чуть позже.
who-are-you = Сервер вас пока не знает. Сначала назовите имя.
name-empty = Имя пустое. Введите хотя бы 1 букву.
name-taken = Имя «{ $name }» занято, и у него есть пароль. Выберите другое или войдите, если оно ваше.
password-length = Пароль слишком короткий или слишком длинный. Возьмите от { $least } до 200 знаков.
password-wrong = Нынешний пароль не подходит. Ничего не изменено; введите его ещё раз.
login-wrong = Имени с таким паролем нет. Проверьте и то, и другое и попробуйте ещё раз.
table-unknown = Такого стола нет. Проверьте ссылку или найдите стол на главной странице.
table-closed = Этот стол видят только те, кто за ним сидит. Попросите у хозяина стола ссылку-приглашение.
table-seats = С такими настройками { $expected ->
        [one] нужно { $expected } место
        [few] нужны { $expected } места
       *[many] нужно { $expected } мест
    }, а их { $found }. Измените места или настройки.
table-one-seat = За столом у вас может быть только одно место. Второе отдайте боту или оставьте открытым.
table-too-many = У вас уже { $most ->
        [one] { $most } неоконченный стол
        [few] { $most } неоконченных стола
       *[many] { $most } неоконченных столов
    }. Сначала доиграйте или закройте какой-нибудь из них.
table-pace = Партии с часами нужно время на решение. Задайте секунды или дни либо играйте без часов.
table-seed = Начальное число записывают только цифрами. Исправьте его или оставьте поле пустым.
table-host-only = Это может сделать только хозяин стола. Попросите его.
table-over = Партия окончена. Можно посмотреть повтор или начать новую партию.
table-no-seat = Это место занято, или его нет. Выберите другое.
table-started = Партия уже началась. Места больше не меняются.
table-not-running = { $status ->
        [lobby] Партия ещё не началась. Дождитесь, пока её начнёт хозяин стола.
        [paused] Партия на паузе. Она продолжится, когда паузу снимет хозяин стола.
       *[finished] Партия окончена. Можно посмотреть повтор.
    }
table-not-full = Заняты ещё не все места. Отдайте их ботам или подождите остальных.
table-seated-only = Это могут сделать только те, кто сидит за столом. Вы можете смотреть.
table-host-here = Хозяин стола здесь и решает сам. Голосовать можно, когда его нет больше минуты.
table-not-over = Партия ещё не окончена. Это можно будет сделать после её конца.
table-rules = Партия начата по правилам версии { $rules }, а сервер знает версию { $known }. Она сохранена и откроется в программе той версии.
table-broken = Эту партию нельзя открыть: сохранённое не соответствует её правилам. В каком месте, сказано в журнале сервера; ничего не изменено.
table-changed = За это время стол изменился. Ничего не сделано; попробуйте ещё раз.
table-no-replay = Отсюда этот повтор смотреть нельзя. Дождитесь конца партии или смотрите со своего места.
table-away = За это место сейчас ходит бот. Сначала верните место себе.
invite-unknown = Эта ссылка-приглашение никуда не ведёт: она использована или отозвана. Попросите новую.
rule-unknown = Правила с таким номером нет. Проверьте номер.
motion-unknown = Со столом этого сделать нельзя. Партию можно приостановить, продолжить или закончить.
page-unknown = Такой страницы нет. Вернитесь на главную.
talk-empty = Сообщение пустое. Сначала напишите что-нибудь.
talk-nobody = Лично поговорить там не с кем. Выберите другого игрока.
talk-onlooker = Во время партии зрители молчат. Написать можно, когда она окончится.
talk-long = Сообщение слишком длинное: знаков { NUMBER($length, useGrouping: 0) }, можно не больше { NUMBER($most, useGrouping: 0) }. Сократите его; оно осталось в поле.
talk-lobby = Перед партией места ещё меняются, поэтому личных бесед пока нет. Напишите всему столу.
hint-none = Подсказки сейчас нет. Попробуйте ещё раз чуть позже.
too-much = Слишком много запросов сразу. Подождите { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунды
       *[many] { $seconds } секунд
    } и попробуйте ещё раз.
request-bad = Сервер не понял запрос. Ничего не изменено; обновите страницу и попробуйте ещё раз.
request-large = Для сервера это слишком много. Ничего не изменено; отправьте что-нибудь короче.
request-method = По этому адресу сервер такого не делает. Обновите страницу и попробуйте ещё раз.
foreign-origin = Запрос пришёл с другого сайта и не выполнен. Откройте сам Gunbai и попробуйте ещё раз.
server-error = На сервере произошла ошибка. Всё сохранённое цело; попробуйте ещё раз.
server-port = Порт { NUMBER($port, useGrouping: 0) } по адресу { $host } использовать нельзя: { $problem }. Выберите другой: --port.
server-twice = С базой данных { $database } уже работает другой Gunbai. Откройте его страницу, завершите его или выберите другую папку данных: --data-dir.
server-folder = В папку данных { $folder } нельзя записать: { $problem }. Выберите другую: --data-dir.
server-secret = Файл ключа { $file } повреждён. Восстановите его из копии; если его удалить, всем придётся войти заново.
server-database = База данных { $database } не открывается: { $problem }. Проверьте адрес и что она работает.
server-newer-database = База данных создана более новой версией Gunbai ({ $revision }). Ничего не изменено; установите более новую версию.
server-ready = Gunbai готов: { $url } (завершить — Ctrl-C)
server-not-started = Сервер не смог запуститься. Почему — в строках выше.

## Table

web-players = Игроки
web-points = Очки репутации
web-cards = Карт: { $count }
web-hand = Ваша рука
web-clock = Время на решение и запас времени
web-clock-days = { $days ->
        [one] { $days } день
        [few] { $days } дня
       *[many] { $days } дней
    }
web-seat-decides = решает
web-seat-bot-plays = ходит бот
web-seat-offline = нет связи
web-seat-program = программа
web-panel = Журнал, беседа, правила, настройки
web-tab-log = Журнал
web-tab-talk = Беседа
web-tab-rules = Правила
web-tab-settings = Настройки
web-close = Закрыть
web-log = Журнал
web-log-newest = К последним
web-talk = Беседа
web-talk-threads = С кем беседа
web-talk-all = Стол
web-talk-unread = не прочитано
web-talk-empty = Сообщений пока нет. То, что вы напишете здесь, увидят все за столом.
web-talk-private = Это увидите только вы двое.
web-talk-write = Напишите сообщение
web-talk-send = Отправить
web-talk-left = { $count ->
        [one] Остался { $count } знак
        [few] Осталось { $count } знака
       *[many] Осталось { $count } знаков
    }
web-talk-over = { $count ->
        [one] На { $count } знак больше, чем можно
        [few] На { $count } знака больше, чем можно
       *[many] На { $count } знаков больше, чем можно
    }
web-own-figures = За этим столом играют со своими числами: они могут отличаться от чисел в справке.
    .brief = свои числа
web-rules-guide = Как играть: с самого начала
web-rules-now = Правила для этого решения
web-undo = Шаг назад
web-hint = Подсказка
web-hint-thinking = Думаем…
web-hint-is = Подсказка: { $answer }.
web-confirm-do = Подтвердить
web-back = Изменить
web-sealed = Ваше решение принято; кнопкой «Шаг назад» его ещё можно изменить. Ждём: { $names }.
web-title-turn = ● Ваш ход – { $title }
web-connection-lost = Связь прервана. Всё, что принято, сохранено.
web-reconnecting = Восстанавливаем связь…
web-table-paused = Партия на паузе.
web-table-ended = Партия остановлена.
web-table-finished = Партия окончена.
web-table-menu = Меню стола
web-seat-back = Вернуть своё место
web-seat-to-bot = Пусть за меня ходит бот
web-pause = Поставить на паузу
web-resume = Продолжить партию
web-end = Остановить партию
web-end-sure = Остановить для всех
web-replace = Пусть за игрока { $player } ходит бот
web-vote-about = Хозяина стола нет: решает большинство присутствующих.
web-vote-pause = Голос за паузу
web-vote-resume = Голос за продолжение партии
web-vote-end = Голос за остановку партии
web-vote-replace = Голос за бота вместо игрока { $player }
web-votes = Голосов: { $count }

# Joraku's board

web-jk-board = Поле: дорога на Киото
web-jk-rank = { $rank ->
        [1] 1-е
        [2] 2-е
        [3] 3-е
       *[other] 4-е
    }
web-jk-setup = Подготовка к игре
web-jk-stage-recruitment = Раунд { $round ->
        [1] I
        [2] II
       *[3] III
    }: вербовка
web-jk-stage-trick = Раунд { $round ->
        [1] I
        [2] II
       *[3] III
    }: кон { $trick } из { $tricks }
web-jk-trick = Кон
web-jk-last-trick = Прошлый кон
web-jk-no-trick = Здесь будут лежать карты кона
web-jk-leads = начало кона
web-jk-winning = пока побеждает
    .short = ведёт
web-jk-won = победа
web-jk-laid = { $player }, { $colour }: { $card }. { $order ->
        [first] Первая карта кона.
       *[later] { "" }
    } { $wins ->
        [wins] Пока побеждает.
        [won] Победа в кону.
       *[no] { "" }
    }
web-jk-kachidoki = Карта Катидоки
web-jk-holds-kachidoki = держит карту Катидоки
web-jk-pays = приносит { $first } / { $second } / { $third } ОР
web-jk-variants = Карты с вариантами правил
web-jk-variant-figure = { $which ->
        [v3] Таблица: { $value }.
        [v4] { $value ->
            [card] ОР: номер на вашей карте даймё.
           *[amount] ОР: { $value }.
        }
        [v5] ОР: { $value }.
       *[v6] ОД: { $value }.
    }
web-jk-effect = Эффект { $effect ->
        [a] А
       *[b] Б
    }
web-jk-daimyo = { $colour-start } даймё
web-jk-daimyo-in = { $colour-start } даймё { $area-in }
web-jk-samurai-in = Самураи { $colour-gen } даймё { $area-in }: { $count }
web-jk-faction-in = { $colour-start }: даймё — { $daimyo }, самураи — { $count }, влияние — { $influence }, место — { $rank }
web-jk-change = { $rank ->
        [0] –
        [1] 1-е
        [2] 2-е
        [3] 3-е
       *[other] 4-е
    }
    .points = { $prestige } ОР
web-jk-change-short = { $rank ->
        [0] –
        [1] 1-е
        [2] 2-е
        [3] 3-е
       *[other] 4-е
    }: { $prestige }
web-jk-foresee = { $area }: место { $rankBefore ->
        [0] –
       *[other] { $rankBefore }
    } → { $rank ->
        [0] –
       *[other] { $rank }
    }, престиж в этом раунде { $prestigeBefore } → { $prestige } ОР{ $cry ->
        [yes] , Катидоки { $kachidoki } ОР
       *[no] { "" }
    }.
web-jk-foresee-sum = Вместе: { $sign ->
        [more] +{ $points } ОР
        [less] −{ $points } ОР
       *[same] без изменений
    }.
web-jk-card-does = А: до 3 самураев { $area-in }. Б: { $value } ОД.
web-jk-ninja-does = До 3 самураев в любых областях.
web-jk-card-wins = Пока эта карта выигрывает кон: Катидоки { $area-in } сейчас приносит вам { $points } ОР.
web-jk-card-loses = Пока эта карта кон не выигрывает.
web-jk-points-lost = Сгорит { $points } ОД.
web-jk-draft = Ваши карты драфта
web-jk-kept = Уже у вас
web-jk-no-cards = Карт на руке нет
web-jk-received = получена в этом раунде
web-jk-reading = Как читать поле
web-jk-reading-pieces = Фигурка с рогами — даймё (влияние 2), маленькие — самураи (по 1).
web-jk-reading-figures = Рядом с фигурками — влияние и место, которое оно даёт в этой области. Область окрашена в цвет того, кто на 1-м месте.
web-jk-reading-table = В таблице — ОР за 1-е, 2-е и 3-е место в раундах I, II, III; строка в рамке приносит очки в конце этого раунда.
web-jk-reading-trick = Победитель кона берёт карту Катидоки, и область, где стоит его даймё, сразу приносит очки.
web-jk-reading-neutral = Пустые внутри фигурки — нейтральные: за них никто не играет. Они учитываются при подсчёте мест, но ОР не получают.
web-jk-house-here = Таблица — принятое нами значение: в источниках его нет.
web-jk-house = Принятое нами значение: ни в одном источнике его нет. Таблицы: { $areas }.
web-jk-stamp-kachidoki = Катидоки!
    .about = { $player }: { $area }
web-jk-stamp-prestige = Престиж
    .about = Раунд { $round ->
        [1] I
        [2] II
       *[3] III
    }
web-jk-stamp-end = Победа!
    .about = { $player }

# Shogun's board and tower
web-sg-sign-unrest = жетон волнений
web-sg-sign-general = генерал
web-sg-sign-statue = статуя
web-sg-map = Поле: провинции
web-sg-zoom = Масштаб
web-sg-closer = Ближе
web-sg-further = Дальше
web-sg-fit = Показать всё поле
web-sg-stage = Год { $year ->
        [1] I
       *[2] II
    }, { $season }: { $phase }
web-sg-year = Год { $year ->
        [1] I
       *[2] II
    } · { $season }
web-sg-phase-draft = выбор провинций
web-sg-phase-planning = планирование
web-sg-phase-auction = аукцион
web-sg-phase-palace = дворец
web-sg-phase-valour = карты доблести
web-sg-phase-generals = генералы
web-sg-phase-departments = ведомства
web-sg-phase-action = действие { $number }, { $action }
web-sg-phase-winter = снабжение и подсчёт очков
web-sg-phase-end = конец партии
web-sg-good-chests = Сундуки: { $count }
web-sg-good-rice = Рис: { $count }
web-sg-good-provinces = Провинции: { $count }
web-sg-good-supply = Армии в личном запасе: { $count }
web-sg-chests = Сундуки
web-sg-rice = Рис
web-sg-taxes = Налоги
web-sg-provinces = Провинции
web-sg-supply = Армии в личном запасе
web-sg-vp = ПО
web-sg-armies = Армии
web-sg-armies-of = { $player }: { $armies ->
        [one] { $armies } армия
        [few] { $armies } армии
       *[many] { $armies } армий
    }
web-sg-neutral = нейтральная
web-sg-space = свободная ячейка здания
web-sg-calm = Волнений нет.
web-sg-would-revolt = { $markers ->
        [one] { $markers } жетон волнений
        [few] { $markers } жетона волнений
       *[many] { $markers } жетонов волнений
    }: сбор налогов или риса вызовет восстание. Армий крестьян: { $markers }, ваших против них: { $armies }.
web-sg-revolt-throws = Армий крестьян: { $farmers }, против них армий: { $armies }.
web-sg-threat = Угроза: { $player } может атаковать { $source-from }, армий: { $armies }.
web-sg-general-here = Здесь генерал игрока { $player }.
web-sg-statues-here = Статуй здесь: { $count }.
web-sg-neighbours = Рядом:
web-sg-sea = по морю
web-sg-card-figures = { $province }: налоги { $chests }, рис { $rice }, ячейки зданий { $spaces }.
web-sg-card-figures-short = Налоги { $chests }, рис { $rice }, ячейки зданий { $spaces }
web-sg-space-order = Ваше место в очерёдности хода: { $number }.
web-sg-aim-attack = Атака: { $target }
web-sg-aim-move = Перемещение { $target-to }
web-sg-fewer = На 1 армию меньше
web-sg-more = На 1 армию больше
web-sg-do-attack = Атаковать: { $armies ->
        [one] { $armies } армия
        [few] { $armies } армии
       *[many] { $armies } армий
    }
web-sg-do-move = Переместить: { $armies ->
        [one] { $armies } армия
        [few] { $armies } армии
       *[many] { $armies } армий
    }
web-sg-with-extra = «{ $special }»: бросить ещё 1 армию из личного запаса
web-sg-stay-behind = Останется { $province-in }: { $armies }.
web-sg-then-there = Станет { $province-in }: { $armies }.
web-sg-odds = Вероятности: { $win } % — провинция ваша, { $none } % — нейтральная, { $hold } % — остаётся у защищающегося.
web-sg-odds-neutral = Вероятность захвата { $win } %; иначе провинция останется нейтральной, а ваши армии вернутся в запас.
web-sg-odds-defence = Вероятности: { $hold } % — вы удержите провинцию, { $none } % — она станет нейтральной, { $win } % — её захватят.
web-sg-chance-win = захват { $percent } %
web-sg-chance-hold = удержана { $percent } %
web-sg-chance-none = нейтральная { $percent } %
web-sg-chance-fail = не захвачена { $percent } %
web-sg-defend-with = С дополнительной армией в защите:
web-sg-defend-without = Без неё:
web-sg-tower = Башня и поддон
web-sg-inside = в башне
web-sg-tray = поддон
web-sg-stock = Армий крестьян в общем запасе: { $farmers }
web-sg-farmers = Крестьяне
web-sg-throw-setup = Башню наполняют
web-sg-throw-setup-held = Осталось в башне: { $count }. Всё выпавшее вернулось в запасы.
web-sg-throw-battle = Сражение { $province-in }
web-sg-throw-revolt = Восстание { $province-in }
web-sg-throw-again = Показать ещё раз
web-sg-throw-before = Предыдущий бросок
web-sg-throw-next = Следующий бросок
web-sg-went-in = брошено
web-sg-fell = выпало
web-sg-role-attack = атака
web-sg-role-defence = защита
web-sg-role-help = помогают защите
web-sg-role-unrest = не сражаются: здесь волнения
web-sg-role-nobody = не в счёт
web-sg-left-in-tray = Что не в счёт, остаётся в поддоне.
web-sg-extra = { $player }: +1 армия ({ $help ->
        [attack] особая карта
        [castle] гарнизон
       *[defence] особая карта
    }).
web-sg-end-conquered = { $player } захватывает провинцию { $province }: для атаки выпало больше. Потеряно армий: { $lost }, осталось там: { $armies }.
web-sg-end-held = { $player } удерживает провинцию { $province }: для защиты выпало больше. Первыми гибнут крестьяне. Потеряно армий: { $lost }, осталось там: { $armies }.
web-sg-end-repelled = Армий выпало не больше, чем крестьян: провинция { $province } остаётся нейтральной, выпавшие армии возвращаются в личный запас.
web-sg-end-stand-off = Победителя нет: все сражавшиеся армии возвращаются в запасы, провинция { $province } становится нейтральной.
web-sg-end-put-down = Армий выпало больше, чем крестьян: { $player } сохраняет провинцию { $province }. Потеряно: { $lost }, осталось: { $armies }.
web-sg-end-overrun = Армий выпало не больше, чем крестьян: { $player } теряет провинцию { $province }, она становится нейтральной.
web-sg-event-now = Текущее событие
web-sg-events-rest = Ещё будут в этом году: { $count }
web-sg-events-winter = Событие зимы
web-sg-specials = Особые карты и очерёдность хода
web-sg-actions = Очерёдность действий
web-sg-face-down = лицом вниз
web-sg-slot-hidden = карта лежит лицом вниз
web-sg-slot-empty = карты нет
web-sg-slot-unknown = неизвестно
web-sg-beside = Рядом с полем
web-sg-tab-table = Обзор
web-sg-tab-planning = Мой план
web-sg-tab-auction = Аукцион
web-sg-tab-draft = Выбор
web-sg-tab-court = Дворец
web-sg-tab-dajokan = Дадзёкан
web-sg-tab-winter = Зима
web-sg-by-time = по времени
web-sg-by-region = по регионам
web-sg-no-region = Не по регионам
web-sg-time = { $key ->
        [winter1] Первая зима
        [winter2] Вторая зима
        [year1] В течение года I
        [year2] В течение года II
       *[end] Конец партии
    }
web-sg-time-brief = { $key ->
        [winter1] Зима I
        [winter2] Зима II
        [year1] I
        [year2] II
       *[end] Конец
    }
web-sg-gain = { $key ->
        [provinces] Провинции
        [buildings] Здания
        [castles] Больше всех замков
        [temples] Больше всех храмов
        [theatres] Больше всех театров Но
        [statues] Статуи
        [favour] Благосклонность
        [valour] Карты доблести
       *[dajokan] Поле Дадзёкана
    }
web-sg-stamp-winter = Зима
    .about = Сначала считают рис, потом очки.
web-sg-stamp-end = Победа!
    .about = { $players }
web-sg-hands = Планы и карты на руках
web-sg-hands-plan = в плане
web-sg-hands-hand = на руке
web-sg-hands-nothing = ничего скрытого
web-sg-reading = Как читать поле
web-sg-reading-ground = Цвет и узор земли показывают регион. Внутренняя кайма и фишка показывают, чья провинция: цвет и форма одни и те же для всего, что принадлежит игроку.
web-sg-reading-token = Число на фишке — количество армий. Пунктирное кольцо — нейтральная провинция.
web-sg-reading-figures = При увеличении: квадраты — ячейки зданий, число у сундука — налоги, у чаши — рис.
web-sg-reading-unrest = Огонь — жетон волнений: сбор налогов или риса там вызовет восстание.
web-sg-reading-routes = Соседние провинции имеют общую границу или соединены морским путём с лодкой. Заштрихованные земли в партии не участвуют.
web-sg-reading-tower = Часть кубиков остаётся в башне; позже они выпадут и будут сражаться за своего владельца. Всё, что лежит в поддоне, бросают и в следующий раз.
web-sg-reading-row = Стяги показывают очерёдность десяти действий; вторая пятёрка лежит лицом вниз. Под каждым действием — ваша карта и планшеты других игроков. Фишка с ободком: карта уже открыта. Бледная: карты нет.
web-sg-reading-move = Двигайте поле мышью или пальцами, масштаб меняют колесо, щипок и клавиши + и −; рамка показывает всё поле.
# Shogun's board: end

## Shogun: planning, auction, draft, court, Dajokan, Winter

web-sg-plan = Ваш план
web-sg-plan-open = Действия 1–{ $last }, по порядку
web-sg-plan-hidden = Действия { $first }–10, порядок ещё скрыт
web-sg-plan-beside = Ставка
    .court = Ставка и дворец
web-sg-plan-slot = { $name ->
        [castle] Замок
        [temple] Храм
        [theatre] Театр
        [rice] Рис
        [tax] Налоги
        [deploy5] 5 армий
        [deploy3] 3 армии
        [deploy1] 1 армия, ход
        [battle1] Сражение I
        [battle2] Сражение II
        [auction] Аукцион
        [exchange1] Обмен 1
        [exchange2] Обмен 2
       *[exchange3] Обмен 3
    }
web-sg-plan-slot-label = { $slot }{ $place ->
        [0] { "" }
       *[other] , действие { $place }
    }{ $price ->
        [0] { "" }
       *[other] , цена в сундуках: { $price }
    }: { $filled ->
        [no] пусто
       *[yes] { $card }
    }
web-sg-plan-empty = положите карту
web-sg-plan-none = пусто
web-sg-plan-idle = без действия
web-sg-plan-gain = { $what ->
        [chests] +{ $amount } { $most ->
            [one] сундук
            [few] сундука
           *[many] сундуков
        }
        [rice] +{ $amount } риса
        [armies] +{ $amount } { $most ->
            [one] армия
            [few] армии
           *[many] армий
        }
        [march] { $most ->
            [0] идти некому
            [one] выйдет до { $amount } армии
           *[many] выйдет до { $amount } армий
        }
        [officials] +{ $amount } { $most ->
            [one] чиновник
            [few] чиновника
           *[many] чиновников
        }
        [bid] ставка: { $most ->
            [one] { $amount } сундук
            [few] { $amount } сундука
           *[many] { $amount } сундуков
        }
       *[building] ячейка { $space } из { $spaces }
    }
web-sg-plan-land-bid = ставка: провинция
web-sg-plan-warn-same = такое здание уже есть
web-sg-plan-warn-space = нет свободной ячейки здания
web-sg-plan-warn-tiles = таких зданий не осталось
web-sg-plan-warn-chests = цена { $price }, а сундуков будет { $chests }
web-sg-plan-warn-chests-maybe = сундуков может не хватить: порядок ещё скрыт
web-sg-plan-warn-supply = мало армий в личном запасе: { $armies }
web-sg-plan-warn-supply-maybe = армий может не хватить, в запасе { $armies }
web-sg-plan-warn-alone = единственная армия остаётся: ни хода, ни атаки
web-sg-plan-warn-revolt = восстание: { $farmers ->
        [one] { $farmers } армия крестьян
        [few] { $farmers } армии крестьян
       *[many] { $farmers } армий крестьян
    } против { $armies ->
        [one] { $armies } вашей
       *[many] { $armies } ваших
    }
web-sg-plan-warn-lost = провинция уже не ваша
web-sg-plan-warn-bid = цена { $price }, у вас { $chests }
web-sg-plan-warn-exchange-armies = нужно больше { $armies ->
        [one] { $armies } армии
       *[many] { $armies } армий
    } в провинции
web-sg-plan-warn-exchange-officials = мало чиновников в личном запасе
web-sg-plan-warn-exchange-tray = мало ваших армий в поддоне
web-sg-plan-chests = Сундуки
web-sg-plan-rice = Рис
web-sg-plan-supply = Запас
web-sg-plan-need = на { $provinces ->
        [one] { $provinces } провинцию
        [few] { $provinces } провинции
       *[many] { $provinces } провинций
    }
web-sg-plan-few = Карт у вас { $cards }, а ячеек { $slots }: положите все карты, остальные ячейки останутся пустыми.
web-sg-plan-ready = План готов.
web-sg-plan-again = Как в прошлый раз
web-sg-plan-suggest = Предложить план
web-sg-plan-suggesting = Бот планирует…
web-sg-plan-clear = Очистить
web-sg-plan-stop = Стоп
web-sg-plan-sealed = План подтверждён. Пока не готов последний из игроков, его можно изменить.
web-sg-plan-take-back = Изменить план
web-sg-plan-map = Показать поле
web-sg-plan-larger = Крупнее
web-sg-plan-players = Кто готов
web-sg-plan-player = { $player }: { $state ->
        [done] план готов
       *[planning] ещё планирует
    }
web-sg-plan-help = Выберите карту и ячейку в любом порядке или перетащите карту. План сохраняется сразу, другие его не видят.
web-sg-plan-held-card = { $card }: выберите ячейку.
web-sg-plan-held-slot = { $slot }: выберите карту.
web-sg-plan-lift = Снять карту
web-sg-plan-cards = Ваши провинции
web-sg-plan-intrigue = Карты интриг
web-sg-plan-sort = Порядок
web-sg-plan-show = Показать
web-sg-plan-sort-by = { $sort ->
        [name] по названию
        [tax] по налогам
        [rice] по рису
        [spaces] по свободным ячейкам
        [unrest] по волнениям
        [armies] по армиям
       *[region] по региону
    }
web-sg-plan-filter = { $filter ->
        [all] все
        [free] ещё без плана
        [calm] без волнений
        [site] со свободной ячейкой
       *[strong] с 2 армиями и больше
    }
web-sg-plan-nothing = Таких нет.
web-sg-plan-land = { $province }: налоги { $tax }, рис { $rice }, свободных ячеек { $free } из { $spaces }, волнения { $unrest }, армии { $armies }{ $planned ->
        [no] { "" }
       *[yes] . В плане: { $slot }
    }
web-sg-plan-general = здесь ваш генерал
web-sg-plan-near = Соседи: { $list }.
web-sg-plan-near-own = { $province } (ваша, { $armies })
web-sg-plan-near-other = { $province } ({ $player }, { $armies })
web-sg-plan-near-neutral = { $province } (нейтральная)
web-sg-plan-said-laid = { $slot }: { $card }.
web-sg-plan-said-lifted = { $slot }: пусто.
web-sg-plan-said-done-again = Разложено всё, что возможно из прошлого плана.
web-sg-plan-said-done-suggest = Предложенный план разложен.
web-sg-plan-said-done-clear = План пуст.

web-sg-auction = Аукцион
web-sg-auction-bids = Ставки по убыванию
web-sg-auction-cards = Особые карты
web-sg-auction-order = { $number }-е место в очерёдности хода
web-sg-auction-taken = карту берёт { $player }
web-sg-auction-next = выбирает сейчас
web-sg-auction-waiting = выбирает позже
web-sg-auction-has = карта «{ $special }»
web-sg-auction-no-bid = без ставки

web-sg-draft = Начальные провинции
web-sg-draft-open = Открытые карты
web-sg-draft-left = левая карта
web-sg-draft-right = правая карта
web-sg-draft-deck = Верхняя карта колоды, не глядя
web-sg-draft-deck-left = { $count ->
        [one] в колоде { $count } карта
        [few] в колоде { $count } карты
       *[many] в колоде { $count } карт
    }
web-sg-draft-bottom = Под колодой: { $provinces }
web-sg-draft-groups = Оставшиеся группы армий
web-sg-draft-taken = Взятая карта
web-sg-draft-hidden = не показана
web-sg-draft-figures = налоги { $tax }, рис { $rice }, ячеек зданий { $spaces }, { $region }
web-sg-draft-group = Группа: { $armies }

web-sg-court = Императорский дворец
web-sg-court-favours = Карты благосклонности
web-sg-court-price = { $count ->
        [one] { $count } чиновник
        [few] { $count } чиновника
       *[many] { $count } чиновников
    }
web-sg-court-gone = взята
web-sg-court-none = Карт благосклонности сейчас нет.
web-sg-court-amount = { $what ->
        [chests] { $amount ->
            [one] { $amount } сундук
            [few] { $amount } сундука
           *[many] { $amount } сундуков
        }
        [armies] { $amount ->
            [one] { $amount } армия в поддон
            [few] { $amount } армии в поддон
           *[many] { $amount } армий в поддон
        }
        [rice] { $amount } риса
        [points] { $amount } ПО
       *[landing] { $amount ->
            [one] { $amount } армия
            [few] { $amount } армии
           *[many] { $amount } армий
        }
    }
web-sg-court-hall = Зал ожидания
web-sg-court-supply = в запасе: { $count }
web-sg-court-waiting = ожидают: { $count }
web-sg-court-audience = на аудиенции
web-sg-court-later = аудиенция позже
web-sg-court-calm = хранит карту «Успокоение»
web-sg-court-shield = нельзя атаковать действиями: { $actions }
web-sg-court-exchange = Ваш обмен
web-sg-court-decide = Карта благосклонности { $favour }

web-sg-dajokan = Дадзёкан
web-sg-dajokan-row = Регионы по порядку
web-sg-dajokan-lead = { $player }: { $count ->
        [one] { $count } провинция
        [few] { $count } провинции
       *[many] { $count } провинций
    }
web-sg-dajokan-nobody = никто
web-sg-dajokan-space = { $office }: { $state ->
        [bag] ещё в мешке
        [open] открытый жетон
        [closed] перевёрнут, нейтральный
       *[seat] маркер, { $player }
    }
web-sg-dajokan-line = { $line ->
        [row] Ряд
       *[column] Столбец
    } { $name }: { $points ->
        [0] без очков
       *[other] { $points } ПО
    } за превосходство
web-sg-dajokan-score = Если считать сейчас
web-sg-dajokan-points = { $points } ПО
web-sg-dajokan-legend = При ничьей на 1 ПО меньше. Перевёрнутые жетоны считаются за нейтрального игрока.

web-sg-winter = Зима
web-sg-winter-ahead = Если бы зима наступила сейчас
web-sg-winter-supply = Рис для провинций
web-sg-winter-loss = Для зимы осталось событие «{ $event }»: все теряют { $rice } риса.
web-sg-winter-loss-open = Потеря риса зимой: { $losses }, смотря какое событие останется.
web-sg-winter-lost = Уже вычтено: событие «{ $event }», −{ $rice } риса.
web-sg-winter-have = рис
web-sg-winter-need = провинции
web-sg-winter-short = не хватает
web-sg-winter-revolting = восстания
web-sg-winter-revolts = { $revolts ->
        [0] без восстаний
        [one] { $revolts } восстание, армий крестьян: +{ $farmers }
        [few] { $revolts } восстания, армий крестьян в каждом: +{ $farmers }
       *[many] { $revolts } восстаний, армий крестьян в каждом: +{ $farmers }
    }
web-sg-winter-drawn = Где вспыхнут восстания
web-sg-winter-drawn-land = { $armies ->
        [one] { $armies } армия
        [few] { $armies } армии
       *[many] { $armies } армий
    }, волнения { $unrest }
web-sg-winter-score = Подсчёт очков
web-sg-winter-provinces = Провинции
web-sg-winter-buildings = Здания
web-sg-winter-sum = Всего
web-sg-winter-cell = { $player }, { $building-many } { $region-in }: { $count }{ $points ->
        [0] { "" }
       *[other] , { $points } ПО
    }
web-sg-winter-points = +{ $points } ПО
web-sg-winter-reading = По 1 ПО за провинцию и за здание; в каждом регионе 3, 2, 1 ПО за превосходство в замках, храмах, театрах; при ничьей на 1 меньше.
