# Words of the server and the browser client.

## Pages (home, tables, people, replay)

web-skip = Перейти до вмісту
web-home = Головна сторінка
web-menu = Меню
web-rule = Правило { $id }
web-list = { $parts }
web-loading = Завантаження…
web-copied = Скопійовано
web-copy-failed = Браузер не дає скопіювати. Виділіть посилання і скопіюйте його самі:
web-save = Зберегти
web-saved = Збережено
web-bot-name = Бот { $number }
web-seat-number = Місце { $number }
web-seat-free = вільно
web-seat-invited = за запрошенням
web-you = ви
web-guest = Гість
web-guest-names = Журавель, Чапля, Сосна, Лотос, Черепаха, Бабка, Місяць, Хвиля, Клен, Ластівка, Лисиця, Гора
web-language = Мова
web-theme = Тема
web-theme-auto = як у системі
web-theme-light = світла
web-theme-dark = темна
web-theme-now = Тема: { $theme ->
        [light] світла
        [dark] темна
       *[auto] як у системі
    }
web-me-link = Моє ім’я і налаштування:
web-legal = Gunbai — неофіційний некомерційний фанатський проєкт. Назви ігор належать їхнім власникам; ілюстрацій і текстів видавців тут немає. Щоб грати, придбайте самі ігри.

# Home

web-tagline = Настільні ігри про феодальну Японію: з друзями або з ботами.
web-play-bots = Грати з ботами
web-game = Гра
web-opponents = Суперники
web-level = Рівень бота
web-play-as = Ваше ім’я за столом: { $name }. Його можна змінити будь-коли.
web-start = Почати партію
web-more-options = Інші налаштування
web-create = Створити стіл
web-how = Як грати
web-ratings = Рейтинг
web-come-back = Я тут не вперше
web-mine = Мої столи
web-open = Відкриті столи
web-open-none = Столів, де чекають гравців, зараз немає. Створіть свій, і він з’явиться тут.
web-running = Тривають партії
web-running-none = Зараз ніхто не грає.
web-finished = Завершені партії
web-finished-none = Тут будуть партії, які вже завершено.
web-go-on = До столу
web-join = Зазирнути
web-watch = Дивитися
web-watch-replay = Повтор
web-your-decision = Ваше рішення
web-status-paused = Пауза
web-seats-left = { $count ->
        [0] Вільних місць немає
        [one] { $count } вільне місце
        [few] { $count } вільні місця
       *[many] { $count } вільних місць
    }
web-more = Ще { $count }
web-fewer = Показати менше
web-upload = Відкрити запис партії
web-upload-about = Завершена партія відкриється як повтор, а незавершену можна буде продовжити за новим столом.
web-upload-file = Вибрати файл

# A new table

web-create-about = Місце за столом може бути вашим, відкритим для всіх, для гостя за посиланням-запрошенням або для бота.
web-options = Правила
web-adjusted = { $option }: тепер { $value }. { $reason }
web-seats = Місця за столом
web-seats-about = Порядок місць — це порядок ходів, за годинниковою стрілкою.
web-seat-of = Місце { $number }: хто тут грає
web-seat-is-me = я
web-seat-is-open = відкрито для всіх
web-seat-is-invited = за посиланням-запрошенням
web-seat-is-bot = бот, { $level ->
        [easy] легкий
        [strong] сильний
       *[medium] середній
    }
web-move-up = { $what }: вище
web-move-down = { $what }: нижче
web-pace = Темп
web-pace-none = без годинника
    .about = Кожен думає стільки, скільки хоче.
web-pace-live = у реальному часі
    .about = На кожне рішення — секунди, понад них витрачається запас часу. Коли він вичерпується, за гравця ходить бот, доки гравець не повернеться.
web-pace-days = за листуванням
    .about = На рішення — дні. Хто запізнився, за того ходить бот, доки гравець не повернеться.
web-pace-decision = Секунд на рішення
web-pace-bank = Хвилин у запасі
web-pace-days-count = Днів на рішення
web-pace-is = темп: { $pace }
web-pace-is-live = { $seconds } с на рішення, { $minutes } хв у запасі
web-pace-is-days = { $days ->
        [one] { $days } день на рішення
        [few] { $days } дні на рішення
       *[many] { $days } днів на рішення
    }
web-watching = Хто може дивитися
web-watching-is = { $watch ->
        [link] глядачі за посиланням
        [nobody] без глядачів
       *[everybody] дивитися можуть усі
    }
web-level-is = { $level ->
        [easy] легкий
        [strong] сильний
       *[medium] середній
    }
web-watching-everybody = усі
    .about = Стіл видно на головній сторінці.
web-watching-link = за посиланням
    .about = У списках столу немає; дивитися може той, хто має посилання.
web-watching-nobody = ніхто
    .about = Лише ті, хто сидить за столом.
web-note = Нотатка господаря столу
web-note-about = Її бачать усі, хто дивиться на стіл: для кого він, коли граєте, якою мовою.
web-note-language = Мова нотатки
web-more-settings = Ще
web-seed = Початкове число
web-seed-about = Лише цифри. З тим самим числом карти роздаються однаково; така партія не йде в рейтинг.
web-create-start = Почати партію
web-create-wait = Створити стіл

# Before the game

web-lobby-about = { $count ->
        [0] Усі місця зайнято.
        [1] Партію можна почати, коли буде зайнято останнє місце.
       *[many] Партію можна почати, коли всі місця зайнято. Вільно: { $count }.
    }
web-lobby-host-starts = Партію починає { $host }.
web-lobby-nobody-starts = Партію починає господар столу.
web-lobby-note = Від господаря столу
web-lobby-host = господар столу
web-lobby-here = тут
web-lobby-away = не в мережі
web-lobby-take = Зайняти місце
web-lobby-leave = Звільнити місце
web-lobby-close = Закрити стіл
web-lobby-close-sure = Закрити стіл для всіх?
web-lobby-keep = Залишити
web-lobby-invite = Скопіювати запрошення
web-lobby-link = Скопіювати посилання на стіл
web-lobby-name-first = Щоб зайняти місце, назвіть ім’я.

# Invite, name, person

web-invite = Вас запрошують за стіл
web-invite-host = { $host } запрошує вас за цей стіл.
web-invite-plain = Це посилання веде на місце за цим столом.
web-invite-sit = Зайняти місце
web-invite-mine = Ви вже сидите за цим столом.
web-invite-go = До столу
web-name = Ім’я за столом
web-name-about = Його бачать усі за столом.
web-person = Моє ім’я і налаштування
web-password = Пароль
web-password-about = Без пароля вас знає лише цей браузер. З паролем можна повернутися з іншого пристрою, і ніхто інший не візьме ваше ім’я.
web-password-has = Пароль задано. З іменем і паролем можна увійти на будь-якому пристрої.
web-password-new = Новий пароль
web-password-now = Теперішній пароль
web-password-set = Задати пароль
web-password-change = Змінити пароль
web-password-done = Пароль задано.
web-login = Повернутися
web-login-about = Якщо пароль задано на іншому пристрої, увійдіть із ним тут.
web-login-do = Увійти
web-logout = Вийти
web-logout-about = Цей браузер вас забуде. Ваші місця й партії залишаться за вашим іменем.
web-logout-lost = Пароля у вас немає: після виходу повернутися на свої місця не вдасться.
web-settings = Налаштування
web-sound = Звук, коли мій хід
web-notify = Сповіщення браузера, коли мій хід
web-notify-denied = Браузер не дозволяє сповіщень для цієї сторінки. Це можна змінити в його налаштуваннях.
web-confirm = Перепитувати перед відповіддю, яку не можна скасувати

# Replay

web-replay = Повтор
web-replay-so-far = Повтор до цього ходу
web-replay-own = Видно те, що відомо з вашого місця. Коли партію буде завершено, можна буде відкрити всі руки.
web-replay-from = Дивитися
web-replay-above = згори, усі руки
web-replay-onlooker = як глядач
web-replay-seat = з місця: { $name }
web-replay-step = Крок { $at } із { $all }
web-replay-first = На початок
web-replay-back = Крок назад
web-replay-play = Показувати
web-replay-stop = Пауза
web-replay-next = Крок уперед
web-replay-last = У кінець
web-replay-speed = Швидкість
web-replay-slow = повільно
web-replay-normal = звичайно
web-replay-fast = швидко
web-replay-controls = Керування повтором
web-replay-keys = Клавіші: ← і → — крок, Home і End — на початок і в кінець, пробіл — показ і пауза.
web-replay-log = Журнал
web-replay-to = Гравцеві { $name }: «{ $line }»
web-replay-link = Посилання на позицію
web-replay-download = Зберегти у файл
web-replay-fork = Грати звідси
web-replay-fork-about = Новий стіл із цієї позиції: ви займаєте місце того, чиє зараз рішення, за решту грають боти.
web-replay-result = Результат
web-replay-board-missing = Поля для цієї гри поки немає. Про те, що сталося, розповідає журнал.
web-replay-to-table = До столу
web-replay-private = особисті карти:
web-replay-picked = вибрано:
web-replay-draft = карти драфту:
web-replay-no-cards = карт немає

# Result

web-result-place = Місце
web-result-score = { $game ->
        [shogun] { $points } ПО
       *[joraku] { $points } ОР
    }
web-result-tie = Деякі гравці мають порівну очок.
web-result-tie-joraku-base = За рівності очок вирішує більший номер на карті даймьо.
web-result-tie-joraku-two_vs_two = За рівності очок порівнюють другі фракції, потім вирішує карта Качідокі.
web-result-tie-joraku-neutral = За рівності очок вирішує більший номер на карті даймьо.
web-result-tie-shogun = За рівних очок вирішують скрині; за рівних скринь місце спільне.
web-result-how = Звідки очки
web-result-holder = { $name }: { $colour }
web-result-round = Раунд { $round ->
        [1] I
        [2] II
       *[3] III
    }
web-result-sum = Разом
web-result-by = Очки
web-result-by-round = за раундами
web-result-by-area = за областями
web-result-by-reason = за видами
web-result-no-area = без області
web-gain-kachidoki = Качідокі
web-gain-prestige = Престиж
web-gain-presence = { variant-1 }
web-gain-entry = { variant-4 }
web-gain-colour = { variant-5 }
web-result-rematch = Зіграти ще раз
web-result-rematch-there = До нової партії
web-result-replay = Дивитися повтор
web-result-link = Скопіювати посилання
web-result-ended = Партію зупинено до її кінця.

# Guide and ratings

web-guide-figures = Числа
web-guide-figures-about = { $count ->
        [0] Усі числа надруковано в джерелах.
        [one] { $count } значення прийнято нами: його немає в жодному джерелі. Воно позначене знаком *.
        [few] { $count } значення прийнято нами: їх немає в жодному джерелі. Вони позначені знаком *.
       *[many] { $count } значень прийнято нами: їх немає в жодному джерелі. Вони позначені знаком *.
    }
web-guide-figure = Що
web-guide-value = Значення
web-guide-sure = Наскільки точно
web-figure-joraku-prestige-kyoto = { area-kyoto }: ОР за 1-ше / 2-ге / 3-тє місце, раунди I · II · III
web-figure-joraku-prestige-omi = { area-omi }: ОР за 1-ше / 2-ге / 3-тє місце, раунди I · II · III
web-figure-joraku-prestige-ise = { area-ise }: ОР за 1-ше / 2-ге / 3-тє місце, раунди I · II · III
web-figure-joraku-prestige-owari = { area-owari }: ОР за 1-ше / 2-ге / 3-тє місце, раунди I · II · III
web-figure-joraku-prestige-mikawa = { area-mikawa }: ОР за 1-ше / 2-ге / 3-тє місце, раунди I · II · III
web-figure-joraku-prestige-totomi = { area-totomi }: ОР за 1-ше / 2-ге / 3-тє місце, раунди I · II · III
web-figure-joraku-prestige-shinano = { area-shinano }: ОР за 1-ше / 2-ге / 3-тє місце, раунди I · II · III
web-figure-joraku-kachidoki = Качідокі: ОР за 1-ше / 2-ге / 3-тє місце
web-figure-joraku-variant3 = «{ variant-3 }»: ОР за 1-ше / 2-ге / 3-тє місце
web-figure-joraku-variant4 = «{ variant-4 }»: ОР
web-figure-joraku-variant5 = «{ variant-5 }»: ОР
web-figure-joraku-variant6 = «{ variant-6 }»: ОД за переміщення даймьо
web-figure-daimyo-card = номер на карті даймьо
web-figure-shogun-events = Події 1–12: втрата рису взимку
web-figure-shogun-winter = Нестача 0 / 1 / 2 / … / 7: повстання · селян у кожному
web-figure-shogun-tower = Вежа: імовірність, що кинутий кубик застрягне · найбільша, що випаде той, що лежав усередині · за скількох кубиків досягаються дві третини від неї
web-figure-shogun-tower-plain = Проста вежа: імовірність, що кинутий кубик застрягне · що випаде той, що лежав усередині
web-figure-shogun-favours-chests = Карти прихильності 2 / 9 / 16: скрині
web-figure-shogun-favours-armies = Карти прихильності 3 / 8 / 14: армії в піддон
web-figure-shogun-favours-rice = Карти прихильності 5 / 15 / 20: рис
web-figure-shogun-favours-points = Карти прихильності 6 / 13 / 19: переможні очки
web-figure-shogun-favours-landing = Карта прихильності 12: армії
web-figure-shogun-valour = Карти доблесті 2 · 3 · 4: скрині / рис / армії / очки
web-figure-shogun-dajokan = «Даджьокан»: очки рядків · стовпців
web-guide-pages = Сторінки довідки
web-guide-next = Далі: { $title }
web-guide-none = Такої довідки немає.
web-ratings-about = Рейтинг зростає з перемогами над сильними суперниками. Він починається з 0 і з кожною партією стає точнішим. Ураховуються лише партії від самого початку, без відгалужень, завантажених записів і вибраного початкового числа.
web-ratings-none = Рейтингових партій поки ніхто не завершив.
web-ratings-who = Гравець
web-ratings-rating = Рейтинг
web-ratings-games = Партії
web-ratings-wins = Перемоги
web-ratings-bot-name = Бот, { $level ->
        [easy] легкий
        [strong] сильний
       *[medium] середній
    }

# Requests that are refused

offline = Сервер не відповідає. Уведене збережено на сторінці; спробуйте ще раз трохи згодом.
who-are-you = Сервер вас поки не знає. Спершу назвіть ім’я.
name-empty = Ім’я порожнє. Уведіть принаймні 1 літеру.
name-taken = Ім’я «{ $name }» зайняте й має пароль. Виберіть інше або увійдіть, якщо воно ваше.
password-length = Пароль надто короткий або надто довгий. Візьміть від { $least } до 200 знаків.
password-wrong = Теперішній пароль не підходить. Нічого не змінено; уведіть його ще раз.
login-wrong = Імені з таким паролем немає. Перевірте і те, і те й спробуйте ще раз.
table-unknown = Такого столу немає. Перевірте посилання або знайдіть стіл на головній сторінці.
table-closed = Цей стіл бачать лише ті, хто за ним сидить. Попросіть у господаря столу посилання-запрошення.
table-seats = З такими налаштуваннями { $expected ->
        [one] потрібне { $expected } місце
        [few] потрібні { $expected } місця
       *[many] потрібно { $expected } місць
    }, а їх { $found }. Змініть місця або налаштування.
table-one-seat = За столом ви можете мати лише одне місце. Друге віддайте боту або залиште відкритим.
table-too-many = Ви вже маєте { $most ->
        [one] { $most } незавершений стіл
        [few] { $most } незавершені столи
       *[many] { $most } незавершених столів
    }. Спершу дограйте або закрийте якийсь із них.
table-pace = Партія з годинником потребує часу на рішення. Задайте секунди або дні чи грайте без годинника.
table-seed = Початкове число записують лише цифрами. Виправте його або залиште поле порожнім.
table-host-only = Це може зробити лише господар столу. Попросіть його.
table-over = Партію завершено. Можна переглянути повтор або почати нову партію.
table-no-seat = Це місце зайняте, або його немає. Виберіть інше.
table-started = Партія вже почалася. Місця більше не змінюються.
table-not-running = { $status ->
        [lobby] Партія ще не почалася. Дочекайтеся, доки її почне господар столу.
        [paused] Партія на паузі. Вона продовжиться, коли паузу зніме господар столу.
       *[finished] Партію завершено. Можна переглянути повтор.
    }
table-not-full = Зайнято ще не всі місця. Віддайте їх ботам або почекайте на решту.
table-seated-only = Це можуть зробити лише ті, хто сидить за столом. Ви можете дивитися.
table-host-here = Господар столу тут і вирішує сам. Голосувати можна, коли його немає понад хвилину.
table-not-over = Партію ще не завершено. Це можна буде зробити після її кінця.
table-rules = Партію почато за правилами версії { $rules }, а сервер знає версію { $known }. Її збережено, і вона відкриється у програмі тієї версії.
table-broken = Цю партію не можна відкрити: збережене не відповідає її правилам. У якому місці, сказано в журналі сервера; нічого не змінено.
table-changed = За цей час стіл змінився. Нічого не зроблено; спробуйте ще раз.
table-no-replay = Звідси цей повтор дивитися не можна. Дочекайтеся кінця партії або дивіться зі свого місця.
table-away = За це місце зараз ходить бот. Спершу поверніть місце собі.
invite-unknown = Це посилання-запрошення нікуди не веде: його використано або відкликано. Попросіть нове.
rule-unknown = Правила з таким номером немає. Перевірте номер.
motion-unknown = Зі столом цього зробити не можна. Партію можна призупинити, продовжити або закінчити.
page-unknown = Такої сторінки немає. Поверніться на головну.
talk-empty = Повідомлення порожнє. Спершу напишіть щось.
talk-nobody = Приватно поговорити там ні з ким. Виберіть іншого гравця.
talk-onlooker = Під час партії глядачі мовчать. Написати можна, коли її буде завершено.
talk-long = Повідомлення задовге: знаків { NUMBER($length, useGrouping: 0) }, можна не більше { NUMBER($most, useGrouping: 0) }. Скоротіть його; воно залишилося в полі.
talk-lobby = Перед партією місця ще змінюються, тому приватних розмов поки немає. Напишіть усьому столу.
hint-none = Підказки зараз немає. Спробуйте ще раз трохи згодом.
too-much = Забагато запитів одразу. Почекайте { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунди
       *[many] { $seconds } секунд
    } і спробуйте ще раз.
request-bad = Сервер не зрозумів запит. Нічого не змінено; оновіть сторінку і спробуйте ще раз.
request-large = Для сервера це забагато. Нічого не змінено; надішліть щось коротше.
request-method = За цією адресою сервер такого не робить. Оновіть сторінку і спробуйте ще раз.
foreign-origin = Запит надійшов з іншого сайту й не виконаний. Відкрийте сам Gunbai і спробуйте ще раз.
server-error = На сервері сталася помилка. Усе збережене ціле; спробуйте ще раз.
server-port = Порт { NUMBER($port, useGrouping: 0) } за адресою { $host } використати не можна: { $problem }. Виберіть інший: --port.
server-twice = З базою даних { $database } уже працює інший Gunbai. Відкрийте його сторінку, завершіть його або виберіть іншу папку даних: --data-dir.
server-folder = До папки даних { $folder } не можна записати: { $problem }. Виберіть іншу: --data-dir.
server-secret = Файл ключа { $file } пошкоджено. Відновіть його з копії; якщо його видалити, усім доведеться увійти знову.
server-database = База даних { $database } не відкривається: { $problem }. Перевірте адресу й чи вона працює.
server-newer-database = Базу даних створено новішою версією Gunbai ({ $revision }). Нічого не змінено; установіть новішу версію.
server-ready = Gunbai готовий: { $url } (завершити — Ctrl-C)
server-not-started = Сервер не зміг запуститися. Чому — у рядках вище.

## Table

web-players = Гравці
web-points = Очки репутації
web-cards = Карт: { $count }
web-hand = Ваша рука
web-clock = Час на рішення і запас часу
web-clock-days = { $days ->
        [one] { $days } день
        [few] { $days } дні
       *[many] { $days } днів
    }
web-seat-decides = вирішує
web-seat-bot-plays = ходить бот
web-seat-offline = немає зв’язку
web-seat-program = програма
web-panel = Журнал, розмова, правила, налаштування
web-tab-log = Журнал
web-tab-talk = Розмова
web-tab-rules = Правила
web-tab-settings = Налаштування
web-close = Закрити
web-log = Журнал
web-log-newest = До останніх
web-talk = Розмова
web-talk-threads = З ким розмова
web-talk-all = Стіл
web-talk-unread = не прочитано
web-talk-empty = Повідомлень поки немає. Те, що ви напишете тут, побачать усі за столом.
web-talk-private = Це побачите лише ви двоє.
web-talk-write = Напишіть повідомлення
web-talk-send = Надіслати
web-talk-left = { $count ->
        [one] Залишився { $count } знак
        [few] Залишилося { $count } знаки
       *[many] Залишилося { $count } знаків
    }
web-talk-over = { $count ->
        [one] На { $count } знак більше, ніж можна
        [few] На { $count } знаки більше, ніж можна
       *[many] На { $count } знаків більше, ніж можна
    }
web-own-figures = За цим столом грають зі своїми числами: вони можуть відрізнятися від чисел у довідці.
    .brief = свої числа
web-rules-guide = Як грати: від самого початку
web-rules-now = Правила для цього рішення
web-undo = Крок назад
web-hint = Підказка
web-hint-thinking = Думаємо…
web-hint-is = Підказка: { $answer }.
web-confirm-do = Підтвердити
web-back = Змінити
web-sealed = Ваше рішення ухвалено; кнопкою «Крок назад» його ще можна змінити. Чекаємо: { $names }.
web-title-turn = ● Ваш хід – { $title }
web-connection-lost = Зв’язок перервано. Усе, що прийнято, збережено.
web-reconnecting = Відновлюємо зв’язок…
web-table-paused = Партія на паузі.
web-table-ended = Партію зупинено.
web-table-finished = Партію завершено.
web-table-menu = Меню столу
web-seat-back = Повернути своє місце
web-seat-to-bot = Нехай за мене ходить бот
web-pause = Поставити на паузу
web-resume = Продовжити партію
web-end = Зупинити партію
web-end-sure = Зупинити для всіх
web-replace = Нехай за гравця { $player } ходить бот
web-vote-about = Господаря столу немає: вирішує більшість присутніх.
web-vote-pause = Голос за паузу
web-vote-resume = Голос за продовження партії
web-vote-end = Голос за зупинку партії
web-vote-replace = Голос за бота замість гравця { $player }
web-votes = Голосів: { $count }

# Joraku's board

web-jk-board = Поле: дорога на Кіото
web-jk-rank = { $rank ->
        [1] 1-ше
        [2] 2-ге
        [3] 3-тє
       *[other] 4-те
    }
web-jk-setup = Приготування до гри
web-jk-stage-recruitment = Раунд { $round ->
        [1] I
        [2] II
       *[3] III
    }: вербування
web-jk-stage-trick = Раунд { $round ->
        [1] I
        [2] II
       *[3] III
    }: сутичка { $trick } із { $tricks }
web-jk-trick = Сутичка
web-jk-last-trick = Минула сутичка
web-jk-no-trick = Тут лежатимуть карти сутички
web-jk-leads = початок
web-jk-winning = поки перемагає
    .short = веде
web-jk-won = виграш
web-jk-laid = { $player }, { $colour }: { $card }. { $order ->
        [first] Перша карта сутички.
       *[later] { "" }
    } { $wins ->
        [wins] Поки перемагає.
        [won] Перемога в сутичці.
       *[no] { "" }
    }
web-jk-kachidoki = Карта Качідокі
web-jk-holds-kachidoki = тримає карту Качідокі
web-jk-pays = дає { $first } / { $second } / { $third } ОР
web-jk-variants = Карти з варіантами правил
web-jk-variant-figure = { $which ->
        [v3] Таблиця: { $value }.
        [v4] { $value ->
            [card] ОР: номер на вашій карті даймьо.
           *[amount] ОР: { $value }.
        }
        [v5] ОР: { $value }.
       *[v6] ОД: { $value }.
    }
web-jk-effect = Ефект { $effect ->
        [a] А
       *[b] Б
    }
web-jk-daimyo = { $colour-start } даймьо
web-jk-daimyo-in = { $colour-start } даймьо { $area-in }
web-jk-samurai-in = Самураї { $colour-gen } даймьо { $area-in }: { $count }
web-jk-faction-in = { $colour-start }: даймьо — { $daimyo }, самураї — { $count }, вплив — { $influence }, місце — { $rank }
web-jk-change = { $rank ->
        [0] –
        [1] 1-ше
        [2] 2-ге
        [3] 3-тє
       *[other] 4-те
    }
    .points = { $prestige } ОР
web-jk-change-short = { $rank ->
        [0] –
        [1] 1-ше
        [2] 2-ге
        [3] 3-тє
       *[other] 4-те
    }: { $prestige }
web-jk-foresee = { $area }: місце { $rankBefore ->
        [0] –
       *[other] { $rankBefore }
    } → { $rank ->
        [0] –
       *[other] { $rank }
    }, престиж у цьому раунді { $prestigeBefore } → { $prestige } ОР{ $cry ->
        [yes] , Качідокі { $kachidoki } ОР
       *[no] { "" }
    }.
web-jk-foresee-sum = Разом: { $sign ->
        [more] +{ $points } ОР
        [less] −{ $points } ОР
       *[same] без змін
    }.
web-jk-card-does = А: до 3 самураїв { $area-in }. Б: { $value } ОД.
web-jk-ninja-does = До 3 самураїв у будь-яких областях.
web-jk-card-wins = Поки що ця карта виграє сутичку: Качідокі { $area-in } зараз дає вам { $points } ОР.
web-jk-card-loses = Поки що ця карта сутичку не виграє.
web-jk-points-lost = Пропаде { $points } ОД.
web-jk-draft = Ваші карти драфту
web-jk-kept = Уже у вас
web-jk-no-cards = Карт у руці немає
web-jk-received = отримана в цьому раунді
web-jk-reading = Як читати поле
web-jk-reading-pieces = Фігурка з рогами — даймьо (вплив 2), маленькі — самураї (по 1).
web-jk-reading-figures = Поруч із фігурками — вплив і місце, яке він дає в цій області. Область має колір того, хто на 1-му місці.
web-jk-reading-table = У таблиці — ОР за 1-ше, 2-ге й 3-тє місце в раундах I, II, III; рядок у рамці дає очки наприкінці цього раунду.
web-jk-reading-trick = Переможець сутички бере карту Качідокі, і область, де стоїть його даймьо, одразу дає очки.
web-jk-reading-neutral = Порожні всередині фігурки — нейтральні: за них ніхто не грає. Вони враховуються в місцях, але ОР не отримують.
web-jk-house-here = Таблиця — прийняте нами значення: у джерелах його немає.
web-jk-house = Прийняте нами значення: у жодному джерелі його немає. Таблиці: { $areas }.
web-jk-stamp-kachidoki = Качідокі!
    .about = { $player }: { $area }
web-jk-stamp-prestige = Престиж
    .about = Раунд { $round ->
        [1] I
        [2] II
       *[3] III
    }
web-jk-stamp-end = Перемога!
    .about = { $player }

# Shogun's board and tower
web-sg-sign-unrest = жетон заворушень
web-sg-sign-general = генерал
web-sg-sign-statue = статуя
web-sg-map = Поле: провінції
web-sg-zoom = Масштаб
web-sg-closer = Ближче
web-sg-further = Далі
web-sg-fit = Показати все поле
web-sg-stage = Рік { $year ->
        [1] I
       *[2] II
    }, { $season }: { $phase }
web-sg-year = Рік { $year ->
        [1] I
       *[2] II
    } · { $season }
web-sg-phase-draft = вибір провінцій
web-sg-phase-planning = планування
web-sg-phase-auction = аукціон
web-sg-phase-palace = палац
web-sg-phase-valour = карти доблесті
web-sg-phase-generals = генерали
web-sg-phase-departments = відомства
web-sg-phase-action = дія { $number }, { $action }
web-sg-phase-winter = постачання і підрахунок очок
web-sg-phase-end = кінець партії
web-sg-good-chests = Скрині: { $count }
web-sg-good-rice = Рис: { $count }
web-sg-good-provinces = Провінції: { $count }
web-sg-good-supply = Армії в особистому запасі: { $count }
web-sg-chests = Скрині
web-sg-rice = Рис
web-sg-taxes = Податки
web-sg-provinces = Провінції
web-sg-supply = Армії в особистому запасі
web-sg-vp = ПО
web-sg-armies = Армії
web-sg-armies-of = { $player }: { $armies ->
        [one] { $armies } армія
        [few] { $armies } армії
       *[many] { $armies } армій
    }
web-sg-neutral = нейтральна
web-sg-space = вільна комірка будівлі
web-sg-calm = Заворушень немає.
web-sg-would-revolt = { $markers ->
        [one] { $markers } жетон заворушень
        [few] { $markers } жетони заворушень
       *[many] { $markers } жетонів заворушень
    }: збір податків або рису спричинить повстання. Армій селян: { $markers }, ваших проти них: { $armies }.
web-sg-revolt-throws = Армій селян: { $farmers }, армій проти них: { $armies }.
web-sg-threat = Загроза: { $player } може атакувати { $source-from }, армій: { $armies }.
web-sg-general-here = Тут генерал гравця { $player }.
web-sg-statues-here = Статуй тут: { $count }.
web-sg-neighbours = Поруч:
web-sg-sea = морем
web-sg-card-figures = { $province }: податки { $chests }, рис { $rice }, комірки будівель { $spaces }.
web-sg-card-figures-short = Податки { $chests }, рис { $rice }, комірки будівель { $spaces }
web-sg-space-order = Ваше місце в порядку ходів: { $number }.
web-sg-aim-attack = Атака: { $target }
web-sg-aim-move = Переміщення { $target-to }
web-sg-fewer = На 1 армію менше
web-sg-more = На 1 армію більше
web-sg-do-attack = Атакувати: { $armies ->
        [one] { $armies } армія
        [few] { $armies } армії
       *[many] { $armies } армій
    }
web-sg-do-move = Перемістити: { $armies ->
        [one] { $armies } армія
        [few] { $armies } армії
       *[many] { $armies } армій
    }
web-sg-with-extra = «{ $special }»: кинути ще 1 армію з особистого запасу
web-sg-stay-behind = Залишиться { $province-in }: { $armies }.
web-sg-then-there = Стане { $province-in }: { $armies }.
web-sg-odds = Імовірності: { $win } % — провінція ваша, { $none } % — нейтральна, { $hold } % — лишається в захисника.
web-sg-odds-neutral = Імовірність захоплення { $win } %; інакше провінція лишиться нейтральною, а ваші армії повернуться в запас.
web-sg-odds-defence = Імовірності: { $hold } % — ви втримаєте провінцію, { $none } % — вона стане нейтральною, { $win } % — її захоплять.
web-sg-chance-win = захоплення { $percent } %
web-sg-chance-hold = утримана { $percent } %
web-sg-chance-none = нейтральна { $percent } %
web-sg-chance-fail = не захоплена { $percent } %
web-sg-defend-with = З додатковою армією в обороні:
web-sg-defend-without = Без неї:
web-sg-tower = Вежа і лоток
web-sg-inside = у вежі
web-sg-tray = лоток
web-sg-stock = Армій селян у загальному запасі: { $farmers }
web-sg-farmers = Селяни
web-sg-throw-setup = Вежу наповнюють
web-sg-throw-setup-held = Лишилося у вежі: { $count }. Усе, що випало, повернулося в запаси.
web-sg-throw-battle = Битва { $province-in }
web-sg-throw-revolt = Повстання { $province-in }
web-sg-throw-again = Показати ще раз
web-sg-throw-before = Попередній кидок
web-sg-throw-next = Наступний кидок
web-sg-went-in = кинуто
web-sg-fell = випало
web-sg-role-attack = атака
web-sg-role-defence = оборона
web-sg-role-help = допомагають обороні
web-sg-role-unrest = не б’ються: тут заворушення
web-sg-role-nobody = не рахуються
web-sg-left-in-tray = Що не рахується, лишається в лотку.
web-sg-extra = { $player }: +1 армія ({ $help ->
        [attack] особлива карта
        [castle] гарнізон
       *[defence] особлива карта
    }).
web-sg-end-conquered = { $player } захоплює провінцію { $province }: для атаки випало більше. Втрачено армій: { $lost }, лишилося там: { $armies }.
web-sg-end-held = { $player } утримує провінцію { $province }: для оборони випало більше. Першими гинуть селяни. Втрачено армій: { $lost }, лишилося там: { $armies }.
web-sg-end-repelled = Армій випало не більше, ніж селян: провінція { $province } лишається нейтральною, армії, що випали, повертаються в особистий запас.
web-sg-end-stand-off = Переможця немає: усі армії, що билися, повертаються в запаси, провінція { $province } стає нейтральною.
web-sg-end-put-down = Армій випало більше, ніж селян: { $player } зберігає провінцію { $province }. Втрачено: { $lost }, лишилося: { $armies }.
web-sg-end-overrun = Армій випало не більше, ніж селян: { $player } втрачає провінцію { $province }, вона стає нейтральною.
web-sg-event-now = Поточна подія
web-sg-events-rest = Ще будуть цього року: { $count }
web-sg-events-winter = Подія зими
web-sg-specials = Особливі карти й порядок ходів
web-sg-actions = Порядок дій
web-sg-face-down = долілиць
web-sg-slot-hidden = карта лежить долілиць
web-sg-slot-empty = карти немає
web-sg-slot-unknown = невідомо
web-sg-beside = Поруч із полем
web-sg-tab-table = Огляд
web-sg-tab-planning = Мій план
web-sg-tab-auction = Аукціон
web-sg-tab-draft = Вибір
web-sg-tab-court = Палац
web-sg-tab-dajokan = Дадзьокан
web-sg-tab-winter = Зима
web-sg-by-time = за часом
web-sg-by-region = за регіонами
web-sg-no-region = Не за регіонами
web-sg-time = { $key ->
        [winter1] Перша зима
        [winter2] Друга зима
        [year1] Протягом року I
        [year2] Протягом року II
       *[end] Кінець партії
    }
web-sg-time-brief = { $key ->
        [winter1] Зима I
        [winter2] Зима II
        [year1] I
        [year2] II
       *[end] Кінець
    }
web-sg-gain = { $key ->
        [provinces] Провінції
        [buildings] Будівлі
        [castles] Найбільше замків
        [temples] Найбільше храмів
        [theatres] Найбільше театрів Но
        [statues] Статуї
        [favour] Прихильність
        [valour] Карти доблесті
       *[dajokan] Поле Дадзьокану
    }
web-sg-stamp-winter = Зима
    .about = Спершу рахують рис, потім очки.
web-sg-stamp-end = Перемога!
    .about = { $players }
web-sg-hands = Плани й карти в руках
web-sg-hands-plan = у плані
web-sg-hands-hand = у руці
web-sg-hands-nothing = нічого прихованого
web-sg-reading = Як читати поле
web-sg-reading-ground = Колір і візерунок землі показують регіон. Внутрішня облямівка й фішка показують, чия провінція: колір і форма однакові для всього, що належить гравцеві.
web-sg-reading-token = Число на фішці — кількість армій. Пунктирне кільце — нейтральна провінція.
web-sg-reading-figures = Ближче: квадрати — комірки будівель, число біля скрині — податки, біля чаші — рис.
web-sg-reading-unrest = Вогонь — жетон заворушень: збір податків або рису там спричинить повстання.
web-sg-reading-routes = Сусідні провінції мають спільний кордон або з’єднані морським шляхом із човном. Заштриховані землі не беруть участі в партії.
web-sg-reading-tower = Частина кубиків лишається у вежі; згодом вони випадуть і битимуться за свого власника. Усе, що лежить у лотку, кидають і наступного разу.
web-sg-reading-row = Стяги показують порядок десяти дій; друга п’ятірка лежить долілиць. Під кожною дією — ваша карта і планшети інших гравців. Фішка з обідком: карту вже відкрито. Бліда: карти немає.
web-sg-reading-move = Рухайте поле мишею або пальцями, масштаб змінюють колесо, щипок і клавіші + та −; рамка показує все поле.
# Shogun's board: end

## Shogun: planning, auction, draft, court, Dajokan, Winter

web-sg-plan = Ваш план
web-sg-plan-open = Дії 1–{ $last }, за порядком
web-sg-plan-hidden = Дії { $first }–10, порядок ще прихований
web-sg-plan-beside = Ставка
    .court = Ставка й палац
web-sg-plan-slot = { $name ->
        [castle] Замок
        [temple] Храм
        [theatre] Театр
        [rice] Рис
        [tax] Податки
        [deploy5] 5 армій
        [deploy3] 3 армії
        [deploy1] 1 армія, хід
        [battle1] Битва I
        [battle2] Битва II
        [auction] Аукціон
        [exchange1] Обмін 1
        [exchange2] Обмін 2
       *[exchange3] Обмін 3
    }
web-sg-plan-slot-label = { $slot }{ $place ->
        [0] { "" }
       *[other] , дія { $place }
    }{ $price ->
        [0] { "" }
       *[other] , ціна у скринях: { $price }
    }: { $filled ->
        [no] порожньо
       *[yes] { $card }
    }
web-sg-plan-empty = покладіть карту
web-sg-plan-none = порожньо
web-sg-plan-idle = без дії
web-sg-plan-gain = { $what ->
        [chests] +{ $amount } { $most ->
            [one] скриня
            [few] скрині
           *[many] скринь
        }
        [rice] +{ $amount } рису
        [armies] +{ $amount } { $most ->
            [one] армія
            [few] армії
           *[many] армій
        }
        [march] { $most ->
            [0] іти нікому
            [one] вийде до { $amount } армії
           *[many] вийде до { $amount } армій
        }
        [officials] +{ $amount } { $most ->
            [one] чиновник
            [few] чиновники
           *[many] чиновників
        }
        [bid] ставка: { $most ->
            [one] { $amount } скриня
            [few] { $amount } скрині
           *[many] { $amount } скринь
        }
       *[building] комірка { $space } з { $spaces }
    }
web-sg-plan-land-bid = ставка: провінція
web-sg-plan-warn-same = така будівля вже є
web-sg-plan-warn-space = немає вільної комірки будівлі
web-sg-plan-warn-tiles = таких будівель не лишилося
web-sg-plan-warn-chests = ціна { $price }, а скринь буде { $chests }
web-sg-plan-warn-chests-maybe = скринь може забракнути: порядок ще прихований
web-sg-plan-warn-supply = мало армій в особистому запасі: { $armies }
web-sg-plan-warn-supply-maybe = армій може забракнути, у запасі { $armies }
web-sg-plan-warn-alone = єдина армія лишається: ні ходу, ні атаки
web-sg-plan-warn-revolt = повстання: { $farmers ->
        [one] { $farmers } армія селян
        [few] { $farmers } армії селян
       *[many] { $farmers } армій селян
    } проти { $armies ->
        [one] { $armies } вашої
       *[many] { $armies } ваших
    }
web-sg-plan-warn-lost = провінція вже не ваша
web-sg-plan-warn-bid = ціна { $price }, у вас { $chests }
web-sg-plan-warn-exchange-armies = потрібно більше ніж { $armies ->
        [one] { $armies } армія
        [few] { $armies } армії
       *[many] { $armies } армій
    } у провінції
web-sg-plan-warn-exchange-officials = мало чиновників в особистому запасі
web-sg-plan-warn-exchange-tray = мало ваших армій у лотку
web-sg-plan-chests = Скрині
web-sg-plan-rice = Рис
web-sg-plan-supply = Запас
web-sg-plan-need = на { $provinces ->
        [one] { $provinces } провінцію
        [few] { $provinces } провінції
       *[many] { $provinces } провінцій
    }
web-sg-plan-few = Карт у вас { $cards }, а комірок { $slots }: покладіть усі карти, решта комірок лишиться порожньою.
web-sg-plan-ready = План готовий.
web-sg-plan-again = Як минулого разу
web-sg-plan-suggest = Запропонувати план
web-sg-plan-suggesting = Бот планує…
web-sg-plan-clear = Очистити
web-sg-plan-stop = Стоп
web-sg-plan-sealed = План підтверджено. Поки не готовий останній із гравців, його можна змінити.
web-sg-plan-take-back = Змінити план
web-sg-plan-map = Показати поле
web-sg-plan-larger = Крупніше
web-sg-plan-players = Хто готовий
web-sg-plan-player = { $player }: { $state ->
        [done] план готовий
       *[planning] ще планує
    }
web-sg-plan-help = Виберіть карту й комірку в будь-якому порядку або перетягніть карту. План зберігається одразу, інші його не бачать.
web-sg-plan-held-card = { $card }: виберіть комірку.
web-sg-plan-held-slot = { $slot }: виберіть карту.
web-sg-plan-lift = Зняти карту
web-sg-plan-cards = Ваші провінції
web-sg-plan-intrigue = Карти інтриг
web-sg-plan-sort = Порядок
web-sg-plan-show = Показати
web-sg-plan-sort-by = { $sort ->
        [name] за назвою
        [tax] за податками
        [rice] за рисом
        [spaces] за вільними комірками
        [unrest] за заворушеннями
        [armies] за арміями
       *[region] за регіоном
    }
web-sg-plan-filter = { $filter ->
        [all] усі
        [free] ще без плану
        [calm] без заворушень
        [site] з вільною коміркою
       *[strong] з 2 арміями й більше
    }
web-sg-plan-nothing = Таких немає.
web-sg-plan-land = { $province }: податки { $tax }, рис { $rice }, вільних комірок { $free } з { $spaces }, заворушення { $unrest }, армії { $armies }{ $planned ->
        [no] { "" }
       *[yes] . У плані: { $slot }
    }
web-sg-plan-general = тут ваш генерал
web-sg-plan-near = Сусіди: { $list }.
web-sg-plan-near-own = { $province } (ваша, { $armies })
web-sg-plan-near-other = { $province } ({ $player }, { $armies })
web-sg-plan-near-neutral = { $province } (нейтральна)
web-sg-plan-said-laid = { $slot }: { $card }.
web-sg-plan-said-lifted = { $slot }: порожньо.
web-sg-plan-said-done-again = Розкладено все, що можливо з минулого плану.
web-sg-plan-said-done-suggest = Запропонований план розкладено.
web-sg-plan-said-done-clear = План порожній.

web-sg-auction = Аукціон
web-sg-auction-bids = Ставки за спаданням
web-sg-auction-cards = Особливі карти
web-sg-auction-order = { $number ->
        [1] 1-ше
        [2] 2-ге
        [3] 3-тє
       *[other] { $number }-те
    } місце в порядку ходів
web-sg-auction-taken = карту бере { $player }
web-sg-auction-next = вибирає зараз
web-sg-auction-waiting = вибирає пізніше
web-sg-auction-has = карта «{ $special }»
web-sg-auction-no-bid = без ставки

web-sg-draft = Початкові провінції
web-sg-draft-open = Відкриті карти
web-sg-draft-left = ліва карта
web-sg-draft-right = права карта
web-sg-draft-deck = Верхня карта колоди, не дивлячись
web-sg-draft-deck-left = { $count ->
        [one] у колоді { $count } карта
        [few] у колоді { $count } карти
       *[many] у колоді { $count } карт
    }
web-sg-draft-bottom = Під колодою: { $provinces }
web-sg-draft-groups = Групи армій, що лишилися
web-sg-draft-taken = Узята карта
web-sg-draft-hidden = не показана
web-sg-draft-figures = податки { $tax }, рис { $rice }, комірок будівель { $spaces }, { $region }
web-sg-draft-group = Група: { $armies }

web-sg-court = Імператорський палац
web-sg-court-favours = Карти прихильності
web-sg-court-price = { $count ->
        [one] { $count } чиновник
        [few] { $count } чиновники
       *[many] { $count } чиновників
    }
web-sg-court-gone = узята
web-sg-court-none = Карт прихильності зараз немає.
web-sg-court-amount = { $what ->
        [chests] { $amount ->
            [one] { $amount } скриня
            [few] { $amount } скрині
           *[many] { $amount } скринь
        }
        [armies] { $amount ->
            [one] { $amount } армія в лоток
            [few] { $amount } армії в лоток
           *[many] { $amount } армій у лоток
        }
        [rice] { $amount } рису
        [points] { $amount } ПО
       *[landing] { $amount ->
            [one] { $amount } армія
            [few] { $amount } армії
           *[many] { $amount } армій
        }
    }
web-sg-court-hall = Зала очікування
web-sg-court-supply = у запасі: { $count }
web-sg-court-waiting = очікують: { $count }
web-sg-court-audience = на аудієнції
web-sg-court-later = аудієнція пізніше
web-sg-court-calm = зберігає карту «Заспокоєння»
web-sg-court-shield = не можна атакувати діями: { $actions }
web-sg-court-exchange = Ваш обмін
web-sg-court-decide = Карта прихильності { $favour }

web-sg-dajokan = Даджьокан
web-sg-dajokan-row = Регіони за порядком
web-sg-dajokan-lead = { $player }: { $count ->
        [one] { $count } провінція
        [few] { $count } провінції
       *[many] { $count } провінцій
    }
web-sg-dajokan-nobody = ніхто
web-sg-dajokan-space = { $office }: { $state ->
        [bag] ще в мішку
        [open] відкритий жетон
        [closed] перевернутий, нейтральний
       *[seat] маркер, { $player }
    }
web-sg-dajokan-line = { $line ->
        [row] Ряд
       *[column] Стовпець
    } { $name }: { $points ->
        [0] без очок
       *[other] { $points } ПО
    } за перевагу
web-sg-dajokan-score = Якщо рахувати зараз
web-sg-dajokan-points = { $points } ПО
web-sg-dajokan-legend = За нічиєї на 1 ПО менше. Перевернуті жетони рахуються за нейтрального гравця.

web-sg-winter = Зима
web-sg-winter-ahead = Якби зима настала зараз
web-sg-winter-supply = Рис для провінцій
web-sg-winter-loss = Для зими лишилася подія «{ $event }»: усі втрачають { $rice } рису.
web-sg-winter-loss-open = Втрата рису взимку: { $losses }, залежно від події, що лишиться.
web-sg-winter-lost = Уже віднято: подія «{ $event }», −{ $rice } рису.
web-sg-winter-have = рис
web-sg-winter-need = провінції
web-sg-winter-short = бракує
web-sg-winter-revolting = повстання
web-sg-winter-revolts = { $revolts ->
        [0] без повстань
        [one] { $revolts } повстання, армій селян: +{ $farmers }
        [few] { $revolts } повстання, армій селян у кожному: +{ $farmers }
       *[many] { $revolts } повстань, армій селян у кожному: +{ $farmers }
    }
web-sg-winter-drawn = Де спалахнуть повстання
web-sg-winter-drawn-land = { $armies ->
        [one] { $armies } армія
        [few] { $armies } армії
       *[many] { $armies } армій
    }, заворушення { $unrest }
web-sg-winter-score = Підрахунок очок
web-sg-winter-provinces = Провінції
web-sg-winter-buildings = Будівлі
web-sg-winter-sum = Усього
web-sg-winter-cell = { $player }, { $building-many } { $region-in }: { $count }{ $points ->
        [0] { "" }
       *[other] , { $points } ПО
    }
web-sg-winter-points = +{ $points } ПО
web-sg-winter-reading = По 1 ПО за провінцію та за будівлю; у кожному регіоні 3, 2, 1 ПО за перевагу в замках, храмах, театрах; за нічиєї на 1 менше.
