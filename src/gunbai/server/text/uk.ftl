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
web-guest-names = Журавель, Чапля, Сосна, Лотос, Черепаха, Метелик, Місяць, Хвиля, Клен, Ластівка, Лисиця, Гора
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
web-play = Грати
web-games = Ігри
web-game-players = Гравців: { $range }
web-game-minutes = { $range } хв
web-game = Гра
web-opponents = Суперники
web-level = Рівень бота
web-play-as = Ваше ім’я за столом: { $name }. Його можна змінити будь-коли.
web-start = Почати партію
web-more-options = Інші налаштування
web-create = Створити стіл
web-how = Як грати
web-all-cards = Усі карти
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
web-whole-text = Показати весь текст
web-map-zoom = Масштаб
web-map-closer = Ближче
web-map-further = Далі
web-map-fit = Показати всю мапу
web-status-paused = Пауза
web-status-stopped = Поки не може йти далі
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
web-seat-is-invited = за запрошенням
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
web-rulings = Тлумачення правил
    .about = Там, де правила можна зрозуміти по-різному.
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
web-lobby-group = Скопіювати посилання для гравців
    .about = Одне посилання на всю компанію: хто його відкриє, займе вільне місце.
web-lobby-spectators = Скопіювати посилання для глядачів
    .about = За ним видно те, що бачать усі за столом, без прихованих карт і планів.
web-lobby-only-here = Ці посилання працюють лише на цьому комп’ютері: сторінку відкрито з { $host }. Щоб покликати друзів зі своєї мережі, запустіть сервер так:
    .more = Потім відкрийте сторінку за адресою цього комп’ютера в мережі. Інші способи: { $guide }
web-lobby-rules = Правила за цим столом
web-lobby-unusual = не як зазвичай
web-lobby-name-first = Щоб зайняти місце, введіть ім’я.

# Invite, name, person

web-invite = Вас запрошують за стіл
web-invite-host = { $host } запрошує вас за цей стіл.
web-invite-plain = Це посилання веде на місце за цим столом.
web-invite-sit = Зайняти місце
web-invite-mine = Ви вже сидите за цим столом.
web-invite-go = До столу
web-invite-full = Усі місця зайнято.
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
web-login = Вхід
web-login-about = З ім’ям і паролем, які ви задали на іншому пристрої або в іншому браузері.
web-login-now = Зараз ваше ім’я — { $name }.
web-login-lost = Це ім’я не має пароля: після входу повернутися на його місця не вдасться.
web-login-new = Ви тут уперше? Обліковий запис не потрібен: досить імені, його запитають, коли ви сядете за стіл.
web-login-do = Увійти
web-logout = Вийти
web-logout-about = Цей браузер вас забуде. Ваші місця й партії залишаться за вашим іменем.
web-logout-lost = Пароля у вас немає: після виходу повернутися на свої місця не вдасться.
web-settings = Налаштування
web-sound = Звук, коли мій хід
web-notify = Сповіщення браузера, коли мій хід
web-notify-denied = Браузер не дозволяє сповіщень для цієї сторінки. Це можна змінити в його налаштуваннях.
web-confirm = Перепитувати перед відповіддю, яку не можна скасувати
web-tempo = Швидкість показу
web-tempo-instant = Одразу
web-tempo-quick = Швидко
web-tempo-normal = Звичайно
web-tempo-slow = Повільно
web-still = Без руху: те, що змінилося, позначається

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
web-replay-controls = Керування повтором
web-replay-keys = Клавіші: ← і → — крок, Home і End — на початок і в кінець, пробіл — показ і пауза.
web-replay-log = Журнал
web-replay-to = Гравцеві { $name }: «{ $line }»
web-replay-link = Посилання на позицію
web-replay-download = Зберегти у файл
web-replay-fork = Грати звідси
web-replay-fork-about = Новий стіл із цієї позиції: ви займаєте місце того, чиє зараз рішення, за решту грають боти.
web-replay-result = Результат
web-replay-to-table = До столу
web-replay-private = особисті карти:
web-replay-picked = вибрано:
web-replay-draft = карти драфту:
web-replay-no-cards = карт немає

# Що відбувається, сцена за сценою

web-scene-controls = Показ подій
web-scene-back = На крок назад
web-scene-pause = Пауза
web-scene-resume = Продовжити
web-scene-again = Ще раз
web-scene-skip = Пропустити
web-scene-left = { $count ->
        [one] { $count } дія до вашого рішення
        [few] { $count } дії до вашого рішення
       *[many] { $count } дій до вашого рішення
    }
web-scene-until = { $count ->
        [one] Ще { $count } дія
        [few] Ще { $count } дії
       *[many] Ще { $count } дій
    }
web-scene-looking-back = Ви дивитеся назад.
web-scene-keys = Пробіл — пропустити
web-scene-notes = Що сталося з вами
web-recap = Ви ще не бачили: { $events ->
        [one] { $events } подія
        [few] { $events } події
       *[many] { $events } подій
    }
web-recap-mine = { $mine ->
        [one] { $mine } стосується вас
       *[many] { $mine } стосуються вас
    }
web-recap-show = Показати
web-recap-show-mine = Спершу моє
web-recap-dismiss = Не треба

# Result

web-result-place = Місце
web-result-tie = Деякі гравці мають порівну очок.
web-result-how = Звідки очки
web-result-sum = Разом
web-result-by = Очки
web-result-by-reason = за видами
web-result-rematch = Зіграти ще раз
web-result-rematch-there = До нової партії
web-result-replay = Дивитися повтор
web-result-link = Скопіювати посилання
web-result-share = Поділитися
web-result-text = Скопіювати текстом
web-stamp-end = { $place ->
        [0] { $winners ->
            [1] Перемагає { $names }
           *[other] Спільна перемога
        }
        [1] { $winners ->
            [1] Перемога!
           *[other] Спільна перемога!
        }
        [2] Ви на другому місці
        [3] Ви на третьому місці
        [4] Ви на четвертому місці
        [5] Ви на п’ятому місці
       *[6] Ви на шостому місці
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
            [1] Перемагає { $names }.
           *[other] Спільна перемога: { $names }.
        }
    }
web-result-ended = Партію зупинено до її кінця.

# Guide and ratings

web-guide-values = Числа
web-guide-values-about = { $count ->
        [0] Усі числа надруковано в джерелах.
        [one] { $count } значення прийнято нами: його немає в жодному джерелі. Воно позначене знаком *.
        [few] { $count } значення прийнято нами: їх немає в жодному джерелі. Вони позначені знаком *.
       *[many] { $count } значень прийнято нами: їх немає в жодному джерелі. Вони позначені знаком *.
    }
web-values-about = { $count ->
        [0] Не всі числа цієї гри надруковано у відомих нам джерелах; решта збігається в кількох.
        [one] { $count } значення цієї гри немає у відомих нам джерелах: ми вибрали його самі.
        [few] { $count } значень цієї гри немає у відомих нам джерелах: ми вибрали їх самі.
       *[many] { $count } значень цієї гри немає у відомих нам джерелах: ми вибрали їх самі.
    }
web-values-list = Усі числа й наскільки вони точні
web-guide-item = Що
web-guide-value = Значення
web-guide-sure = Наскільки точно
web-guide-pages = Сторінки довідки
web-guide-next = Далі: { $title }
web-guide-none = Такої довідки немає.
web-ratings-about = Рейтинг зростає з перемогами над сильними суперниками. Новачок починає з 1000; це число, у якому ми майже впевнені, тому перша поразка коштує дорого, а з кожною партією оцінка стає точнішою. Ураховуються лише партії від самого початку, без відгалужень, завантажених записів і вибраного початкового числа.
web-ratings-none = Рейтингових партій поки ніхто не завершив.
web-profile = Гравець
web-profile-mine = Мої партії та рейтинг
web-profile-since = Уперше тут: { $day }.
web-profile-unrated = Партій на рейтинг поки немає.
web-profile-no-games = Завершених партій, які можна показати, поки немає.
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
who-are-you = Сервер вас поки не знає. Спершу введіть ім’я.
name-empty = Ім’я порожнє. Уведіть принаймні 1 літеру.
name-reserved = Ім’я { $name } належить боту. Виберіть, будь ласка, інше.
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
table-diverged = Відповіді цієї партії більше не ведуть до збереженої позиції. Нічого в ній не змінено.
table-archived = Партію зіграно за правилами версії { $rules }, яких сервер більше не має. Її показано такою, якою її бачили; продовжити її звідси не можна.
table-earlier = Партію зіграно за правилами версії { $rules }, яких сервер більше не має. Видно те, що від неї збереглося; у записі є всі збережені відповіді.
table-changed = За цей час стіл змінився. Нічого не зроблено; спробуйте ще раз.
table-changes = Ви вже змінювали тут рішення { $most } разів. Завершіть його зараз або доручіть це боту.
table-gifts = Ви зробили в цій партії вже { $most } подарунків. Більше стіл не зберігає.
record-endless = У цьому записі понад { $most } відповідей. Таких довгих партій не буває.
table-of-bots = За { $most } вашими столами боти вже грають між собою. Спочатку завершіть одну з цих партій.
table-name-taken = За цим столом уже сидить { $name } або хтось із дуже схожим ім’ям. Спочатку виберіть інше ім’я.
seat-key = Програма має принести власний ключ до свого місця: від 16 до 64 літер і цифр, відомих лише їй.
table-no-replay = Звідси цей повтор дивитися не можна. Дочекайтеся кінця партії або дивіться зі свого місця.
table-away = За це місце зараз ходить бот. Спершу поверніть місце собі.
invite-unknown = Це посилання-запрошення нікуди не веде: його використано або відкликано. Попросіть нове.
person-unknown = За цією адресою нікого немає. Перевірте посилання.
rule-unknown = Правила з таким номером немає. Перевірте номер.
motion-unknown = Зі столом цього зробити не можна. Партію можна призупинити, продовжити або зупинити.
page-unknown = Такої сторінки немає. Поверніться на головну.
talk-empty = Повідомлення порожнє. Спершу напишіть щось.
talk-nobody = Приватно поговорити там ні з ким. Виберіть іншого гравця.
talk-onlooker = Під час партії глядачі мовчать. Написати можна, коли її буде завершено.
talk-long = Повідомлення задовге: знаків { NUMBER($length, useGrouping: 0) }, можна не більше { NUMBER($most, useGrouping: 0) }. Скоротіть його; воно залишилося в полі.
talk-lobby = Перед партією місця ще змінюються, тому приватних розмов поки немає. Напишіть усьому столу.
talk-group = У групі щонайменше двоє інших, кожен один раз. Виберіть, хто до неї входить.
promise-empty = Обіцянка порожня. Виберіть, що ви обіцяєте, або напишіть.
promise-long = Примітка задовга: { NUMBER($length, useGrouping: 0) } знаків, можна { NUMBER($most, useGrouping: 0) }. Скоротіть її.
promise-nobody = Там немає кому обіцяти. Виберіть іншого гравця.
promise-many = Ви дали за цим столом обіцянок: { $most }; більше зберігати не можна. Напишіть про це в розмові.
promise-unknown = Серед ваших обіцянок такої немає. Позначити її можуть лише ті двоє, чия вона.
notice-address = Це не адреса для сповіщень. Вона починається з одного з цих слів: { $known }.
notice-inside = Ця адреса веде в мережу самого сервера. Його господар цього не дозволяє.
notice-unreadable = Цю адресу не вдається прочитати. Порівняйте її з прикладами.
notice-device = Це не підписка на сповіщення браузера. Оновіть сторінку й спробуйте ще раз.
notice-no-device = Такого пристрою більше немає. Оновіть сторінку.
notice-nowhere = Надсилати нікуди. Спершу дозвольте сповіщення на цьому пристрої або введіть адресу.
notice-unreachable = Ця людина не отримує сповіщень ({ $name }). Надішліть краще посилання.
notice-zone = Такий часовий пояс невідомий. Перевірте налаштування часу на пристрої.
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
host-unknown = Цей сервер не називається { $host }. Власник сервера може додати це ім’я: gunbai serve --name { $host }.
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
web-cards = Карт: { $count }
web-hand = Ваша рука
web-plain-answers = Відповіді
web-plain-find = Знайти
web-plain-free = Можна також
web-clock = Час на рішення і запас часу
web-clock-days = { $days ->
        [one] { $days } день
        [few] { $days } дні
       *[many] { $days } днів
    }
web-seat-decides = вирішує
web-seat-you-decide = ви вирішуєте
web-seat-bot-plays = ходить бот
web-seat-offline = немає зв’язку
web-seat-program = програма
web-panel = Журнал, розмова, правила, налаштування
web-tab-side = Гра
web-tab-log = Журнал
web-tab-talk = Розмова
web-tab-rules = Правила
web-tab-settings = Налаштування
web-close = Закрити
web-log = Журнал
web-log-newest = До останніх
web-log-start = Підготовка
web-log-lines = { $count ->
        [one] { $count } запис
        [few] { $count } записи
       *[many] { $count } записів
    }
web-log-more = { $count ->
        [one] Ще { $count } запис
        [few] Ще { $count } записи
       *[many] Ще { $count } записів
    }
web-log-back = { $player } бере хід назад: «{ $line }»
web-log-play = Показати ще раз
web-scored-gain = Отримано
web-scored-total = Усього
web-scored-show = Показати підрахунок очок
web-scored-sum = { $name }: здобуто { $points }, разом { $total }.
web-talk = Розмова
web-talk-threads = З ким розмова
web-talk-all = Стіл
web-talk-unread = не прочитано
web-talk-unread-private = непрочитані, є особисті
web-talk-to-you = особисто вам
web-talk-empty = Повідомлень поки немає. Те, що ви напишете тут, побачать усі за столом.
web-talk-private = Це побачите лише ви двоє.
web-talk-write = Напишіть повідомлення
web-talk-write-to = Пишіть: прочитає лише { $name }
web-talk-send = Надіслати
web-talk-bot = Бот розуміє пропозиції, подарунки й обіцянки, але не текст.
web-promise = Обіцянка: { $player } → { $neighbour }
web-promise-unknown = Обіцянка, якої ця сторінка не розуміє.
web-promise-open = без позначки
web-promise-kept = виконано
web-promise-broken = порушено
web-promise-said = { $player }: { $verdict }
web-promise-mark = Як ви вважаєте?
web-replay-talk = Розмови й обіцянки
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
web-own-values = За цим столом грають зі своїми числами: вони можуть відрізнятися від чисел у довідці.
    .brief = свої числа
web-rules-guide = Як грати: від самого початку
web-rules-ledger = Текст правил — зі зводу правил, англійською мовою.
web-rules-now = Правила для цього рішення
web-undo = Крок назад
web-hint = Підказка
web-hint-thinking = Думаємо…
web-hint-is = Підказка: { $answer }.
web-confirm-do = Підтвердити
web-back = Скасувати
web-sealed = Ваше рішення ухвалено; кнопкою «Крок назад» його ще можна змінити. Чекаємо: { $names }.
web-waiting-gone = Немає зв’язку: { $names }. Партія чекає.
web-title-turn = ● Ваш хід – { $title }
web-connection-lost = Зв’язок перервано. Усе, що прийнято, збережено.
web-reconnecting = Відновлюємо зв’язок…
web-table-paused = Партія на паузі.
web-paused-by = Партія на паузі з { $time }: так вирішив гравець { $name }.
web-paused-by-you = Ви поставили партію на паузу о { $time }.
web-paused-by-vote = Партія на паузі з { $time }: так вирішила більшість.
web-paused-host = Продовжити її може { $host }.
web-table-ended = Партію зупинено.
web-table-finished = Партію завершено.
web-table-menu = Меню столу
web-seat-back = Повернути своє місце
web-seat-to-bot = Нехай за мене ходить бот
web-seat-to-bot-about = Бот ходитиме за вас, доки ви не повернете своє місце.
    .deals = Союзника він не зрадить і ваших обіцянок дотримає, крім даних своїми словами.
web-seat-to-bot-sure = Нехай ходить
web-seat-replaced = За вас ходить бот.
web-pause = Поставити на паузу
web-resume = Продовжити партію
web-end = Зупинити партію
web-stopped-about = Усе зігране збережено. Партія піде далі сама, щойно на сервері буде відповідна версія.
web-end-about = Зупинити партію для всіх? Продовжити її не можна буде, запис залишиться.
web-end-sure = Зупинити для всіх
web-replace = Нехай за гравця { $player } ходить бот
web-vote-about = Господаря столу немає: вирішує більшість присутніх.
web-vote-soon = Господаря столу немає вже { $away } с. За { $left } с зможе вирішувати більшість.
web-vote-pause = Голос за паузу
web-vote-resume = Голос за продовження партії
web-vote-end = Голос за зупинку партії
web-vote-replace = Голос за бота замість гравця { $player }
web-votes = Голосів: { $count }

## Чесний випадок

web-fair = Чесний випадок
web-fair-before = Таємне число цього столу вже загадано. Його відбиток:
web-fair-how = Як це перевірити?
web-fair-word = Моє слово для випадку
web-fair-table = Цей стіл: { $game }
web-fair-fingerprint = Відбиток, показаний до гри
web-fair-words = Слова гравців
web-fair-no-words = Слів ніхто не додав.
web-fair-secret = Таємне число
web-fair-later = Його покажуть, коли гра закінчиться.
web-fair-unable = Цей браузер не може порахувати відбиток таємного числа: сторінку відкрито не через https. Його порахує будь-який комп’ютер:
web-fair-matches = Таємне число має саме цей відбиток: його не підмінили.
web-fair-differs = Таємне число має інший відбиток: { $fingerprint }. Його підмінили.
web-fair-remembered = До кінця гри ваш браузер бачив той самий відбиток.
web-fair-other = До кінця гри ваш браузер бачив інший відбиток: { $fingerprint }.
web-fair-unseen = Цей браузер не бачив столу до кінця гри і не знає, чи відбиток був той самий.
web-fair-none = Ця партія не має відбитка: початкове число задали самі, вона продовжує запис або зіграна ще до появи відбитків.

## Сповіщення поза сторінкою

web-notices = Сповіщення
web-notices-about = Коли сторінку закрито, Gunbai може повідомити, що партія чекає на вас. Прихованого в сповіщеннях не буває.
web-notices-here = Сповіщати на цьому пристрої
web-notices-here-on = Цей пристрій отримує сповіщення.
web-notices-here-off = Більше не сповіщати тут
web-notices-here-unable = Цей браузер не може отримувати сповіщення звідси: потрібна сторінка з https, а на iPhone та iPad її треба додати на початковий екран.
web-notices-devices = Мої пристрої
web-notices-forget = Прибрати: { $name }
web-notices-device = Браузер
web-notices-given-up = Нічого не дійшло: { $problem }
web-notices-target = Надсилати сповіщення й на цю адресу
web-notices-target-now = Сповіщення йдуть і сюди: { $address }
web-notices-target-remove = Прибрати
web-notices-target-about = Адреси ntfy, Telegram, Discord, Matrix, пошти, вебхуків
web-notices-try = Надіслати пробне сповіщення
web-notices-tried = { $count ->
        [one] Надіслано { $count } пробне сповіщення.
        [few] Надіслано { $count } пробні сповіщення.
       *[many] Надіслано { $count } пробних сповіщень.
    }
web-notices-kinds = Повідомляти мене
web-notices-kind-decision = що чекають на моє рішення
web-notices-kind-reminder = що мій час спливає
web-notices-kind-invited = що мене запрошують до партії
web-notices-kind-begun = що партія почалася
web-notices-kind-over = що партію завершено
web-notices-kind-message = що мені написали особисто
web-notices-away = Коли мене немає на сторінці, повідомляти
web-notices-minutes = { $count ->
        [0] одразу
        [60] через годину
        [one] через { $count } хвилину
        [few] через { $count } хвилини
       *[many] через { $count } хвилин
    }
web-notices-quiet = Тихі години
web-notices-quiet-from = з
web-notices-quiet-to = до
web-notices-table = Сповіщення цього столу
web-notices-table-usual = як завжди
web-notices-table-none = жодних
web-guests = З ким ви вже грали
web-guests-invite = Запросити: { $name }
web-guests-button = Запросити
web-guests-invited = запрошення надіслано
web-notices-group = Повідомляти в канал групи, на чиє рішення чекають
web-notices-group-about = Адреса вебхука або кімнати в Discord, Matrix, Telegram чи ntfy. Туди повідомляється, на кого чекають і коли партія починається та закінчується.
notice-decision = Ваше рішення: { $game }
    .body = { $people-count ->
        [0] Партія чекає на вас.
       *[other] Партія чекає на вас. З вами грають: { $people }.
    }
notice-reminder = Ваш час спливає: { $game }
    .body = { $hours ->
        [one] Лишилося менше ніж { $hours } година; потім за вас зіграє бот.
       *[many] Лишилося близько { $hours } годин; потім за вас зіграє бот.
    }
notice-invited = Нова партія: { $game }
    .body = { $name } запрошує вас зіграти.
notice-begun = Партія почалася: { $game }
    .body = { $people-count ->
        [0] Хай щастить!
       *[other] З вами грають: { $people }.
    }
notice-over = Партію завершено: { $game }
    .body = Подивіться, чим усе скінчилося.
notice-message = Особисте повідомлення: { $game }
    .body = Вам пише { $name }.
notice-turn = Чекаємо: { $people }
    .body = { $game }: партія чекає на рішення.
notice-trial = Сповіщення доходять
    .body = Тут Gunbai повідомить, що партія чекає на вас.

## Манери довгої партії

motion-gone = Ця пропозиція вже не відкрита. Погляньте на стіл ще раз.
motion-open = Така пропозиція вже відкрита. Зачекайте на відповіді або поки її знімуть.
motion-again = Це щойно відхилили. Запропонувати знову можна через { $minutes } хв; спершу поговоріть з іншими.
motion-declined = Цю пропозицію відхилено. Поговоріть з іншими й запропонуйте нову.
motion-same-pace = За цим столом уже такий темп. Виберіть інший.
motion-nothing = Ви ще не приймали рішень, які можна взяти назад.
motion-backs = У цій партії за спільною згодою вже взято назад рішень: { $most }. Більше не можна.
motion-undo = Це ви можете взяти назад самі: натисніть «Крок назад».
nudge-nobody = Від цього гравця зараз нічого не чекають. Погляньте на стіл ще раз.
nudge-vacation = { $player } у відпустці. У цей час про партію не нагадують.
nudge-live = З живим годинником нагадувати не треба: це робить годинник.
nudge-early = Ще зарано. Нагадати гравцеві { $player } можна через { $hours } год.
vacation-long = Це надто довго: з { $most } днів на рік залишилося { $days }.
mutes-many = Ви приховали повідомлення { $most } гравців, більше не запам’ятовується. Спершу покажіть чиїсь знову.
note-pace = Новий темп: { $pace ->
        [days] { $days ->
            [one] { $days } день на рішення
            [few] { $days } дні на рішення
           *[many] { $days } днів на рішення
        }
        [live] { $seconds } с на рішення, { $minutes } хв у запасі
       *[none] без годинника
    }. Пропозиція: { $player }{ $agreed ->
        [0] {""}
       *[other] ; згода: { $players }
    }.
note-back = { $player } бере назад останнє рішення{ $agreed ->
        [0] {""}
       *[other] ; згода: { $players }
    }.
note-end = Партію зупинено за спільною згодою. Пропозиція: { $player }{ $agreed ->
        [0] {""}
       *[other] ; згода: { $players }
    }.
web-motion = Пропозиції
web-motion-pace = { $player-is ->
        [you] Ви пропонуєте
       *[named] { $player } пропонує
    } інший темп: { $pace }.
web-motion-end = { $player-is ->
        [you] Ви пропонуєте
       *[named] { $player } пропонує
    } зупинити партію без результату.
web-motion-back = { $player-is ->
        [you] Ви просите
       *[named] { $player } просить
    } повернути останнє рішення.
web-motion-back-about = Усе, що було після нього, скасується; відкрите залишиться відомим. Випадок лишається тим самим, і партія більше не йде в рейтинг.
web-motion-new-back = Попросити повернути моє останнє рішення
web-log-back-agreed = { $player } бере хід назад: «{ $line }» Згода: { $players }.
web-motion-accept = Погодитися
web-motion-decline = Відхилити
web-motion-withdraw = Зняти пропозицію
web-motion-close = Закрити
web-motion-waiting = Чекаємо: { $players }.
web-motion-declined = { $player } не погоджується.
web-motion-new-pace = Запропонувати інший темп
web-motion-new-end = Запропонувати зупинити партію
web-motion-pace-about = Темп зміниться, коли погодяться всі люди за столом. На рішення, якого чекають зараз, часу менше не стане.
web-motion-end-about = Партія зупиниться без результату й рейтингу, коли погодяться всі люди за столом.
web-motion-send = Запитати інших
web-motion-do = Змінити
order-unknown = Такого наказу в цій грі немає. Оновіть сторінку.
web-order = Накази на майбутнє
web-order-about = Коли дійде до такого рішення, сервер за мить відповість за вас, як відповіли б ви. Інші цього не дізнаються. «Крок назад» після такої відповіді скасовує й наказ.
web-order-no = ні
web-order-until-phase = до кінця цієї фази
web-order-until-chapter = до кінця цього сезону
web-order-until-end = доки не скасую
web-order-times = Виконано: { $count }
web-nudge = Нагадати: { $player }
web-nudge-sent = { $player } отримає нагадування.
web-nudge-unreached = { $player } не отримує сповіщень поза сторінкою. Напишіть інакше.
web-mute = Приховати повідомлення
web-mute-hide = Приховати повідомлення: { $player }
web-mute-show = Показати повідомлення: { $player }
web-mute-hide-bots = Приховати репліки ботів
web-mute-show-bots = Показати репліки ботів
web-group-write = Пишіть: прочитають лише { $names }
web-group-to = у групі: { $names }
web-group-new = Нова група
web-group-who = Хто до неї входить?
web-group-start = Створити групу
web-group-about = Цю розмову і те, що вона є, бачать лише її учасники.
web-vacation = Відпустка
web-vacation-about = У партіях із днями на рішення ваш час стоїть, доки ви не повернетеся; інші це бачать. Цього року { $days ->
        [one] залишився { $days } день
        [few] залишилося { $days } дні
       *[many] залишилося { $days } днів
    }.
web-vacation-last = Останній день
web-vacation-go = Піти у відпустку
web-vacation-now = Ви у відпустці до { $date }.
web-vacation-return = Повернутися з відпустки
web-vacation-until = у відпустці до { $date }
web-vacation-allow = Відпустка й ніч враховуються: у відпустці гравця дні стоять, а в його тихі години не закінчуються
web-notices-kind-motion = що потрібна моя згода
web-notices-kind-nudge = що мені нагадують
web-notices-quiet-about = У цей час не надходять сповіщення, і дні на рішення закінчуються не тоді, а вранці.
notice-motion = Ви згодні? { $game }
    .body = { $name } пропонує дещо за вашим столом.
notice-nudge = На вас чекають: { $game }
    .body = { $name } нагадує про ваше рішення.
