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
web-play = Играть
web-games = Игры
web-game-players = Игроков: { $range }
web-game-minutes = { $range } мин
web-game = Игра
web-opponents = Соперники
web-level = Уровень бота
web-play-as = Ваше имя за столом: { $name }. Его можно изменить в любое время.
web-start = Начать партию
web-more-options = Другие настройки
web-create = Создать стол
web-how = Как играть
web-all-cards = Все карты
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
web-whole-text = Показать весь текст
web-map-zoom = Масштаб
web-map-closer = Ближе
web-map-further = Дальше
web-map-fit = Показать всю карту
web-status-paused = Пауза
web-status-stopped = Пока не может идти дальше
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
web-seat-is-invited = по приглашению
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
web-rulings = Толкования правил
    .about = Там, где правила можно понять по-разному.
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
web-lobby-group = Скопировать ссылку для игроков
    .about = Одна ссылка для всей компании: кто её откроет, займёт свободное место.
web-lobby-spectators = Скопировать ссылку для зрителей
    .about = По ней видно то, что видят все за столом, без скрытых карт и планов.
web-lobby-only-here = Эти ссылки работают только на этом компьютере: страница открыта с { $host }. Чтобы позвать друзей из своей сети, запустите сервер так:
    .more = Затем откройте страницу по адресу этого компьютера в сети. Другие способы: { $guide }
web-lobby-rules = Правила за этим столом
web-lobby-unusual = не как обычно
web-lobby-name-first = Чтобы занять место, введите имя.

# Invite, name, person

web-invite = Вас приглашают за стол
web-invite-host = { $host } приглашает вас за этот стол.
web-invite-plain = Эта ссылка ведёт на место за этим столом.
web-invite-sit = Занять место
web-invite-mine = Вы уже сидите за этим столом.
web-invite-go = К столу
web-invite-full = Все места заняты.
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
web-login = Вход
web-login-about = С именем и паролем, которые вы задали на другом устройстве или в другом браузере.
web-login-now = Сейчас ваше имя — { $name }.
web-login-lost = У этого имени нет пароля: после входа вернуться на его места не получится.
web-login-new = Вы здесь впервые? Учётная запись не нужна: достаточно имени, его спросят, когда вы сядете за стол.
web-login-do = Войти
web-logout = Выйти
web-logout-about = Этот браузер вас забудет. Ваши места и партии останутся за вашим именем.
web-logout-lost = Пароля у вас нет: после выхода вернуться на свои места не получится.
web-settings = Настройки
web-sound = Звук, когда мой ход
web-notify = Уведомление браузера, когда мой ход
web-notify-denied = Браузер не разрешает уведомления для этой страницы. Это можно изменить в его настройках.
web-confirm = Переспрашивать перед ответом, который нельзя отменить
web-tempo = Скорость показа
web-tempo-instant = Сразу
web-tempo-quick = Быстро
web-tempo-normal = Обычно
web-tempo-slow = Медленно
web-still = Без движения: изменившееся отмечается

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
web-replay-controls = Управление повтором
web-replay-keys = Клавиши: ← и → — шаг, Home и End — в начало и в конец, пробел — показ и пауза.
web-replay-log = Журнал
web-replay-to = Игроку { $name }: «{ $line }»
web-replay-link = Ссылка на позицию
web-replay-download = Сохранить в файл
web-replay-fork = Играть отсюда
web-replay-fork-about = Новый стол с этой позиции: вы занимаете место того, чьё сейчас решение, за остальных играют боты.
web-replay-result = Результат
web-replay-to-table = К столу
web-replay-private = личные карты:
web-replay-picked = выбраны:
web-replay-draft = карты драфта:
web-replay-no-cards = карт нет

# Что происходит, сцена за сценой

web-scene-controls = Показ событий
web-scene-back = На шаг назад
web-scene-pause = Пауза
web-scene-resume = Продолжить
web-scene-again = Ещё раз
web-scene-skip = Пропустить
web-scene-left = { $count ->
        [one] { $count } действие до вашего решения
        [few] { $count } действия до вашего решения
       *[many] { $count } действий до вашего решения
    }
web-scene-until = { $count ->
        [one] Ещё { $count } действие
        [few] Ещё { $count } действия
       *[many] Ещё { $count } действий
    }
web-scene-looking-back = Вы смотрите назад.
web-scene-keys = Пробел — пропустить
web-scene-notes = Что случилось с вами
web-recap = Вы ещё не видели: { $events ->
        [one] { $events } событие
        [few] { $events } события
       *[many] { $events } событий
    }
web-recap-mine = { $mine ->
        [one] { $mine } касается вас
       *[many] { $mine } касаются вас
    }
web-recap-show = Показать
web-recap-show-mine = Сначала моё
web-recap-dismiss = Не нужно

# Result

web-result-place = Место
web-result-tie = У некоторых игроков очков поровну.
web-result-how = Откуда очки
web-result-sum = Всего
web-result-by = Очки
web-result-by-reason = по видам
web-result-rematch = Сыграть ещё раз
web-result-rematch-there = К новой партии
web-result-replay = Смотреть повтор
web-result-link = Скопировать ссылку
web-result-share = Поделиться
web-result-text = Скопировать текстом
web-stamp-end = { $place ->
        [0] { $winners ->
            [1] Побеждает { $names }
           *[other] Общая победа
        }
        [1] { $winners ->
            [1] Победа!
           *[other] Общая победа!
        }
        [2] Вы на втором месте
        [3] Вы на третьем месте
        [4] Вы на четвёртом месте
        [5] Вы на пятом месте
       *[6] Вы на шестом месте
    }
    .about = { $place ->
        [1] { $winners ->
            [1] { $score }
           *[other] { $names }
        }
        [0] { $winners ->
            [1] { "" }
           *[other] { $names }
        }
       *[other] { $winners ->
            [1] Побеждает { $names }.
           *[other] Общая победа: { $names }.
        }
    }
web-result-ended = Партия остановлена до её конца.

# Guide and ratings

web-guide-values = Числа
web-guide-values-about = { $count ->
        [0] Все числа напечатаны в источниках.
        [one] { $count } значение принято нами: его нет ни в одном источнике. Оно отмечено знаком *.
        [few] { $count } значения приняты нами: их нет ни в одном источнике. Они отмечены знаком *.
       *[many] { $count } значений приняты нами: их нет ни в одном источнике. Они отмечены знаком *.
    }
web-values-about = { $count ->
        [0] Не все числа этой игры напечатаны в известных нам источниках; остальные совпадают в нескольких.
        [one] { $count } значения этой игры нет в известных нам источниках: мы выбрали его сами.
        [few] { $count } значений этой игры нет в известных нам источниках: мы выбрали их сами.
       *[many] { $count } значений этой игры нет в известных нам источниках: мы выбрали их сами.
    }
web-values-list = Все числа и насколько они точны
web-guide-item = Что
web-guide-value = Значение
web-guide-sure = Насколько точно
web-guide-pages = Страницы справки
web-guide-next = Дальше: { $title }
web-guide-none = Такой справки нет.
web-ratings-about = Рейтинг растёт с победами над сильными соперниками. Новичок начинает с 1000; это число, в котором мы почти уверены, поэтому первое поражение стоит дорого, а с каждой партией оценка становится точнее. Учитываются только партии с самого начала, без ответвлений, загруженных записей и выбранного начального числа.
web-ratings-none = Рейтинговых партий пока никто не окончил.
web-profile = Игрок
web-profile-mine = Мои партии и рейтинг
web-profile-since = Впервые здесь: { $day }.
web-profile-unrated = Партий на рейтинг пока нет.
web-profile-no-games = Оконченных партий, которые можно показать, пока нет.
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
who-are-you = Сервер вас пока не знает. Сначала введите имя.
name-empty = Имя пустое. Введите хотя бы 1 букву.
name-reserved = Имя { $name } принадлежит боту. Выберите, пожалуйста, другое.
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
table-diverged = Ответы этой партии больше не приводят к сохранённой позиции. Ничего в ней не изменено.
table-archived = Партия сыграна по правилам версии { $rules }, которых у сервера больше нет. Она показана такой, какой её видели; продолжить её отсюда нельзя.
table-earlier = Партия сыграна по правилам версии { $rules }, которых у сервера больше нет. Видно то, что от неё сохранилось; в записи есть все сохранённые ответы.
table-changed = За это время стол изменился. Ничего не сделано; попробуйте ещё раз.
table-changes = Вы уже меняли здесь решение { $most } раз. Завершите его сейчас или поручите это боту.
table-gifts = Вы сделали в этой партии уже { $most } подарков. Больше стол не хранит.
record-endless = В этой записи больше { $most } ответов. Таких длинных партий не бывает.
table-of-bots = За { $most } вашими столами боты уже играют между собой. Сначала завершите одну из этих партий.
table-name-taken = За этим столом уже сидит { $name } или кто-то с очень похожим именем. Сначала выберите другое имя.
seat-key = Программа должна принести собственный ключ к своему месту: от 16 до 64 букв и цифр, известных только ей.
table-no-replay = Отсюда этот повтор смотреть нельзя. Дождитесь конца партии или смотрите со своего места.
table-away = За это место сейчас ходит бот. Сначала верните место себе.
invite-unknown = Эта ссылка-приглашение никуда не ведёт: она использована или отозвана. Попросите новую.
person-unknown = По этому адресу никого нет. Проверьте ссылку.
rule-unknown = Правила с таким номером нет. Проверьте номер.
motion-unknown = Со столом этого сделать нельзя. Партию можно приостановить, продолжить или остановить.
page-unknown = Такой страницы нет. Вернитесь на главную.
talk-empty = Сообщение пустое. Сначала напишите что-нибудь.
talk-nobody = Лично поговорить там не с кем. Выберите другого игрока.
talk-onlooker = Во время партии зрители молчат. Написать можно, когда она окончится.
talk-long = Сообщение слишком длинное: знаков { NUMBER($length, useGrouping: 0) }, можно не больше { NUMBER($most, useGrouping: 0) }. Сократите его; оно осталось в поле.
talk-lobby = Перед партией места ещё меняются, поэтому личных бесед пока нет. Напишите всему столу.
talk-group = В группе хотя бы двое других, каждый один раз. Выберите, кто в неё входит.
promise-empty = Обещание пустое. Выберите, что вы обещаете, или напишите.
promise-long = Примечание слишком длинное: { NUMBER($length, useGrouping: 0) } знаков, можно { NUMBER($most, useGrouping: 0) }. Сократите его.
promise-nobody = Там некому что-то обещать. Выберите другого игрока.
promise-many = Вы дали за этим столом обещаний: { $most }; больше хранить нельзя. Напишите об этом в беседе.
promise-unknown = Среди ваших обещаний такого нет. Отметить его могут только те двое, чьё оно.
notice-address = Это не адрес для уведомлений. Он начинается с одного из этих слов: { $known }.
notice-inside = Этот адрес ведёт в сеть самого сервера. Его хозяин этого не разрешает.
notice-unreadable = Этот адрес не удаётся прочесть. Сравните его с примерами.
notice-device = Это не подписка на уведомления браузера. Обновите страницу и попробуйте ещё раз.
notice-no-device = Такого устройства больше нет. Обновите страницу.
notice-nowhere = Отправлять некуда. Сначала разрешите уведомления на этом устройстве или введите адрес.
notice-unreachable = Этот человек не получает уведомлений ({ $name }). Пришлите лучше ссылку.
notice-zone = Такой часовой пояс неизвестен. Проверьте настройки времени на устройстве.
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
host-unknown = Этот сервер не называется { $host }. Владелец сервера может добавить это имя: gunbai serve --name { $host }.
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
web-cards = Карт: { $count }
web-hand = Ваша рука
web-plain-answers = Ответы
web-plain-find = Найти
web-plain-free = Можно также
web-clock = Время на решение и запас времени
web-clock-days = { $days ->
        [one] { $days } день
        [few] { $days } дня
       *[many] { $days } дней
    }
web-seat-decides = решает
web-seat-you-decide = вы решаете
web-seat-bot-plays = ходит бот
web-seat-offline = нет связи
web-seat-program = программа
web-panel = Журнал, беседа, правила, настройки
web-tab-side = Игра
web-tab-log = Журнал
web-tab-talk = Беседа
web-tab-rules = Правила
web-tab-settings = Настройки
web-close = Закрыть
web-log = Журнал
web-log-newest = К последним
web-log-start = Подготовка
web-log-lines = { $count ->
        [one] { $count } запись
        [few] { $count } записи
       *[many] { $count } записей
    }
web-log-more = { $count ->
        [one] Ещё { $count } запись
        [few] Ещё { $count } записи
       *[many] Ещё { $count } записей
    }
web-log-back = { $player } берёт ход назад: «{ $line }»
web-log-play = Показать ещё раз
web-scored-gain = Получено
web-scored-total = Всего
web-scored-show = Показать подсчёт очков
web-scored-sum = { $name }: получено { $points }, всего { $total }.
web-talk = Беседа
web-talk-threads = С кем беседа
web-talk-all = Стол
web-talk-unread = не прочитано
web-talk-unread-private = непрочитанные, есть личные
web-talk-to-you = лично вам
web-talk-empty = Сообщений пока нет. То, что вы напишете здесь, увидят все за столом.
web-talk-private = Это увидите только вы двое.
web-talk-write = Напишите сообщение
web-talk-write-to = Пишите: прочтёт только { $name }
web-talk-send = Отправить
web-talk-bot = Бот понимает предложения, подарки и обещания, но не текст.
web-promise = Обещание: { $player } → { $neighbour }
web-promise-unknown = Обещание, которого эта страница не понимает.
web-promise-open = без отметки
web-promise-kept = выполнено
web-promise-broken = нарушено
web-promise-said = { $player }: { $verdict }
web-promise-mark = Как вы считаете?
web-replay-talk = Разговоры и обещания
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
web-own-values = За этим столом играют со своими числами: они могут отличаться от чисел в справке.
    .brief = свои числа
web-rules-guide = Как играть: с самого начала
web-rules-ledger = Текст правил — из свода правил, на английском языке.
web-rules-now = Правила для этого решения
web-undo = Шаг назад
web-hint = Подсказка
web-hint-thinking = Думаем…
web-hint-is = Подсказка: { $answer }.
web-confirm-do = Подтвердить
web-back = Отмена
web-sealed = Ваше решение принято; кнопкой «Шаг назад» его ещё можно изменить. Ждём: { $names }.
web-waiting-gone = Нет связи: { $names }. Партия ждёт.
web-title-turn = ● Ваш ход – { $title }
web-connection-lost = Связь прервана. Всё, что принято, сохранено.
web-reconnecting = Восстанавливаем связь…
web-table-paused = Партия на паузе.
web-paused-by = Партия на паузе с { $time }: так решил игрок { $name }.
web-paused-by-you = Вы поставили партию на паузу в { $time }.
web-paused-by-vote = Партия на паузе с { $time }: так решило большинство.
web-paused-host = Продолжить её может { $host }.
web-table-ended = Партия остановлена.
web-table-finished = Партия окончена.
web-table-menu = Меню стола
web-seat-back = Вернуть своё место
web-seat-to-bot = Пусть за меня ходит бот
web-seat-to-bot-about = Бот будет ходить за вас, пока вы не вернёте своё место.
    .deals = Союзника он не предаст и ваши обещания сдержит, кроме данных своими словами.
web-seat-to-bot-sure = Пусть ходит
web-seat-replaced = За вас ходит бот.
web-pause = Поставить на паузу
web-resume = Продолжить партию
web-end = Остановить партию
web-stopped-about = Всё сыгранное сохранено. Партия пойдёт дальше сама, как только на сервере будет подходящая версия.
web-end-about = Остановить партию для всех? Продолжить её будет нельзя, запись останется.
web-end-sure = Остановить для всех
web-replace = Пусть за игрока { $player } ходит бот
web-vote-about = Хозяина стола нет: решает большинство присутствующих.
web-vote-soon = Хозяина стола нет уже { $away } с. Через { $left } с сможет решать большинство.
web-vote-pause = Голос за паузу
web-vote-resume = Голос за продолжение партии
web-vote-end = Голос за остановку партии
web-vote-replace = Голос за бота вместо игрока { $player }
web-votes = Голосов: { $count }

## Честный случай

web-fair = Честный случай
web-fair-before = Тайное число этого стола уже загадано. Его отпечаток:
web-fair-how = Как это проверить?
web-fair-word = Моё слово для случая
web-fair-table = Этот стол: { $game }
web-fair-fingerprint = Отпечаток, показанный до игры
web-fair-words = Слова игроков
web-fair-no-words = Слов никто не добавил.
web-fair-secret = Тайное число
web-fair-later = Его покажут, когда игра закончится.
web-fair-unable = Этот браузер не может посчитать отпечаток тайного числа: страница открыта не по https. Его посчитает любой компьютер:
web-fair-matches = У тайного числа именно этот отпечаток: его не подменили.
web-fair-differs = У тайного числа другой отпечаток: { $fingerprint }. Его подменили.
web-fair-remembered = До конца игры ваш браузер видел тот же отпечаток.
web-fair-other = До конца игры ваш браузер видел другой отпечаток: { $fingerprint }.
web-fair-unseen = Этот браузер не видел стол до конца игры и не знает, был ли отпечаток тем же.
web-fair-none = У этой партии нет отпечатка: начальное число задали сами, она продолжает запись или сыграна ещё до того, как отпечатки появились.

## Уведомления вне страницы

web-notices = Уведомления
web-notices-about = Когда страница закрыта, Gunbai может сообщить, что партия ждёт вас. Скрытого в уведомлениях не бывает.
web-notices-here = Уведомлять на этом устройстве
web-notices-here-on = Это устройство получает уведомления.
web-notices-here-off = Больше не уведомлять здесь
web-notices-here-unable = Этот браузер не может получать уведомления отсюда: нужна страница с https, а на iPhone и iPad её надо добавить на экран «Домой».
web-notices-devices = Мои устройства
web-notices-forget = Убрать: { $name }
web-notices-device = Браузер
web-notices-given-up = Ничего не дошло: { $problem }
web-notices-target = Отправлять уведомления и на этот адрес
web-notices-target-now = Уведомления идут и сюда: { $address }
web-notices-target-remove = Убрать
web-notices-target-about = Адреса ntfy, Telegram, Discord, Matrix, почты, вебхуков
web-notices-try = Отправить пробное уведомление
web-notices-tried = { $count ->
        [one] Отправлено { $count } пробное уведомление.
        [few] Отправлено { $count } пробных уведомления.
       *[many] Отправлено { $count } пробных уведомлений.
    }
web-notices-kinds = Сообщать мне
web-notices-kind-decision = что ждут моего решения
web-notices-kind-reminder = что моё время на исходе
web-notices-kind-invited = что меня приглашают в партию
web-notices-kind-begun = что партия началась
web-notices-kind-over = что партия окончена
web-notices-kind-message = что мне написали лично
web-notices-away = Когда меня нет на странице, сообщать
web-notices-minutes = { $count ->
        [0] сразу
        [60] через час
        [one] через { $count } минуту
        [few] через { $count } минуты
       *[many] через { $count } минут
    }
web-notices-quiet = Тихие часы
web-notices-quiet-from = с
web-notices-quiet-to = до
web-notices-table = Уведомления этого стола
web-notices-table-usual = как обычно
web-notices-table-none = никаких
web-guests = С кем вы уже играли
web-guests-invite = Пригласить: { $name }
web-guests-button = Пригласить
web-guests-invited = приглашение отправлено
web-notices-group = Сообщать в канал группы, чьего решения ждут
web-notices-group-about = Адрес вебхука или комнаты в Discord, Matrix, Telegram или ntfy. Туда сообщается, кого ждут и когда партия начинается и кончается.
notice-decision = Ваше решение: { $game }
    .body = { $people-count ->
        [0] Партия ждёт вас.
       *[other] Партия ждёт вас. С вами играют: { $people }.
    }
notice-reminder = Ваше время на исходе: { $game }
    .body = { $hours ->
        [one] Осталось меньше { $hours } часа; потом за вас сыграет бот.
       *[many] Осталось около { $hours } часов; потом за вас сыграет бот.
    }
notice-invited = Новая партия: { $game }
    .body = { $name } приглашает вас сыграть.
notice-begun = Партия началась: { $game }
    .body = { $people-count ->
        [0] Удачи!
       *[other] С вами играют: { $people }.
    }
notice-over = Партия окончена: { $game }
    .body = Посмотрите, чем всё кончилось.
notice-message = Личное сообщение: { $game }
    .body = Вам пишет { $name }.
notice-turn = Ждём: { $people }
    .body = { $game }: партия ждёт решения.
notice-trial = Уведомления доходят
    .body = Здесь Gunbai сообщит, что партия ждёт вас.

## Манеры долгой партии

motion-gone = Это предложение уже не открыто. Посмотрите на стол ещё раз.
motion-open = Такое предложение уже открыто. Подождите ответов или пока его снимут.
motion-again = Это только что отклонили. Предложить снова можно через { $minutes } мин; сначала поговорите с остальными.
motion-declined = Это предложение отклонено. Поговорите с остальными и предложите новое.
motion-same-pace = За этим столом уже такой темп. Выберите другой.
motion-nothing = Вы ещё не принимали решений, которые можно взять назад.
motion-backs = В этой партии по общему согласию уже взято назад решений: { $most }. Больше нельзя.
motion-undo = Это вы можете взять назад сами: нажмите «Шаг назад».
nudge-nobody = От этого игрока сейчас ничего не ждут. Посмотрите на стол ещё раз.
nudge-vacation = { $player } в отпуске. В это время о партии не напоминают.
nudge-live = С живыми часами напоминать не нужно: это делают часы.
nudge-early = Ещё рано. Напомнить игроку { $player } можно через { $hours } ч.
vacation-long = Это слишком долго: из { $most } дней в году осталось { $days }.
mutes-many = Вы скрыли сообщения { $most } игроков, больше не запоминается. Сначала покажите чьи-нибудь снова.
note-pace = Новый темп: { $pace ->
        [days] { $days ->
            [one] { $days } день на решение
            [few] { $days } дня на решение
           *[many] { $days } дней на решение
        }
        [live] { $seconds } с на решение, { $minutes } мин в запасе
       *[none] без часов
    }. Предложение: { $player }{ $agreed ->
        [0] {""}
       *[other] ; согласие: { $players }
    }.
note-back = { $player } берёт назад последнее решение{ $agreed ->
        [0] {""}
       *[other] ; согласие: { $players }
    }.
note-end = Партия остановлена по общему согласию. Предложение: { $player }{ $agreed ->
        [0] {""}
       *[other] ; согласие: { $players }
    }.
web-motion = Предложения
web-motion-pace = { $player-is ->
        [you] Вы предлагаете
       *[named] { $player } предлагает
    } другой темп: { $pace }.
web-motion-end = { $player-is ->
        [you] Вы предлагаете
       *[named] { $player } предлагает
    } остановить партию без результата.
web-motion-back = { $player-is ->
        [you] Вы просите
       *[named] { $player } просит
    } вернуть последнее решение.
web-motion-back-about = Всё, что было после него, отменится; открытое останется известным. Случай остаётся тем же, и партия больше не идёт в рейтинг.
web-motion-new-back = Попросить вернуть моё последнее решение
web-log-back-agreed = { $player } берёт ход назад: «{ $line }» Согласие: { $players }.
web-motion-accept = Согласиться
web-motion-decline = Отклонить
web-motion-withdraw = Снять предложение
web-motion-close = Закрыть
web-motion-waiting = Ждём: { $players }.
web-motion-declined = { $player } не соглашается.
web-motion-new-pace = Предложить другой темп
web-motion-new-end = Предложить остановить партию
web-motion-pace-about = Темп сменится, когда согласятся все люди за столом. На решение, которого ждут сейчас, времени меньше не станет.
web-motion-end-about = Партия остановится без результата и рейтинга, когда согласятся все люди за столом.
web-motion-send = Спросить остальных
web-motion-do = Изменить
order-unknown = Такого приказа в этой игре нет. Обновите страницу.
web-order = Приказы на будущее
web-order-about = Когда дойдёт до такого решения, сервер через мгновение ответит за вас, как ответили бы вы. Другие этого не узнают. «Шаг назад» после такого ответа отменяет и приказ.
web-order-no = нет
web-order-until-phase = до конца этой фазы
web-order-until-chapter = до конца этого сезона
web-order-until-end = пока не отменю
web-order-times = Выполнено: { $count }
web-nudge = Напомнить: { $player }
web-nudge-sent = { $player } получит напоминание.
web-nudge-unreached = { $player } не получает уведомлений вне страницы. Напишите иначе.
web-mute = Скрыть сообщения
web-mute-hide = Скрыть сообщения: { $player }
web-mute-show = Показать сообщения: { $player }
web-mute-hide-bots = Скрыть реплики ботов
web-mute-show-bots = Показать реплики ботов
web-group-write = Пишите: прочтут только { $names }
web-group-to = в группе: { $names }
web-group-new = Новая группа
web-group-who = Кто в неё входит?
web-group-start = Создать группу
web-group-about = Эту беседу и то, что она есть, видят только её участники.
web-vacation = Отпуск
web-vacation-about = В партиях с днями на решение ваше время стоит, пока вы не вернётесь; остальные это видят. В этом году { $days ->
        [one] остался { $days } день
        [few] осталось { $days } дня
       *[many] осталось { $days } дней
    }.
web-vacation-last = Последний день
web-vacation-go = Уйти в отпуск
web-vacation-now = Вы в отпуске до { $date }.
web-vacation-return = Вернуться из отпуска
web-vacation-until = в отпуске до { $date }
web-vacation-allow = Отпуск и ночь считаются: в отпуске игрока дни стоят, а в его тихие часы не кончаются
web-notices-kind-motion = что нужно моё согласие
web-notices-kind-nudge = что мне напоминают
web-notices-quiet-about = В это время не приходят уведомления, и дни на решение кончаются не тогда, а утром.
notice-motion = Вы согласны? { $game }
    .body = { $name } предлагает кое-что за вашим столом.
notice-nudge = Вас ждут: { $game }
    .body = { $name } напоминает о вашем решении.
