# Командний рядок.

## За столом

cli-human-name = Людина
cli-bot-name = Бот { $number }
cli-you = (ви)
cli-more = — далі: Enter —
cli-keys = Номер або дія · u назад · h підказка · w шанси · ? довідка · l журнал · b поле · q вихід
cli-keys-long =
    Відповідь — це номер зі списку або текст, що стоїть наприкінці його рядка.
    На дію, якої немає у списку, ви отримаєте пояснення, чому не можна.
    u  скасувати свій останній крок
    h  підказка бота
    w  як у кого справи
    ?  про що це рішення
    l  журнал усієї партії
    b  показати поле ще раз
    s  зберегти; s ФАЙЛ зберігає копію
    q  вийти: партію збережено, її можна продовжити
cli-undone = Ваш останній крок скасовано.
cli-hint = Підказка: { $answer } ({ $text }).
cli-hint-next = Ще добре: { $answer } ({ $text }).
cli-stand = { $name }: { $percent } %
cli-stand-points = { $name }: { $percent } %, приблизно { $points } ПО наприкінці, плюс-мінус { $spread }
cli-no-such-choice = Такого номера у списку немає. Наберіть номер від { $first } до { $last }.
cli-saved = Партію збережено у файлі
cli-go-on = Щоб продовжити, наберіть

## Ігри

cli-games-more = Докладніше про гру і як почати партію:
cli-option = Налаштування
cli-values = Значення
cli-meaning = Що це
cli-default = (за замовчуванням)
cli-several = Кілька значень одного налаштування пишуть через кому: -o { $example }.
cli-refused = Не можна разом:
cli-item = Що
cli-value = Значення
cli-source = Надійність, джерело
cli-house = * прийняте нами значення: його немає в жодному джерелі. Своїм файлом даних його можна замінити.

## Записи партій

cli-verified = { $file }: { $answers ->
        [one] перевірено { $answers } відповідь
        [few] перевірено { $answers } відповіді
       *[many] перевірено { $answers } відповідей
    }, { $state ->
        [finished] партію завершено.
       *[running] партію не завершено.
    }
cli-fingerprint = Кожне перемішування, взяття і кидок випливають із таємного числа з відбитком { $fingerprint }.
cli-fingerprint-words = Кожне перемішування, взяття і кидок випливають із таємного числа з відбитком { $fingerprint } та слів { $words }.
cli-fingerprint-other = { $file }: відбиток — { $fingerprint }, а не той, що ви вказали.
cli-fingerprint-none = { $file }: ця партія не мала таємного числа, порівнювати нічого.
cli-record-title = { $title }, початкове число { $seed }
cli-record-over = Партію у файлі { $file } завершено. Її можна переглянути: gunbai record show.
cli-record-exists = Файл { $file } уже є. Виберіть інше ім’я або продовжте ту партію: gunbai record continue.
cli-above-or-seat = Дивитися і згори, і з місця за столом водночас не можна. Виберіть --above або --seat.
cli-bad-record = { $file }, рядок { $line }:
cli-file-big = Файл { $file } завеликий для запису партії. Виберіть інший.
cli-file-text = Файл { $file } — не текст в UTF-8. Виберіть інший.
cli-file-problem = { $file }: { $problem }.

## Правила

cli-rules-count = { $count ->
        [one] { $count } правило
        [few] { $count } правила
       *[many] { $count } правил
    }
cli-rules-more = Текст правила:
cli-rules-question = Спитайте своїми словами:
cli-rules-question-example = чи можуть два даймьо стояти в одній області
cli-rule-pages = книга правил, с. { $pages }
cli-no-game-rules = Правил гри { $game } тут немає. Ігри: { $games }.
cli-no-answer = Таких слів у правилах немає. Спробуйте інші.
cli-rule-for-programs = Воно про програму, а не про гру: у правилах для гравців його немає, тому воно лише англійською.
cli-rule-source = Джерело: { $text }
cli-rule-tested = Перевірено в:
cli-rule-untested = Жоден тест на нього не посилається.
cli-no-rule = Правила { $id } немає. Номери мають такий вигляд: JK-W11.
cli-no-rule-near = Правила { $id } немає. Схожі номери: { $near }.
cli-no-ledger = Зводи правил не встановлено. Установіть Gunbai наново або візьміть копію проєкту.

## Швидкість

cli-bench-others = Порівняння з іншими рушіями — ./dev bench; тут швидке вимірювання.
cli-compiled = скомпільовано
cli-interpreted = в інтерпретаторі
cli-rate-decisions = Рішень за секунду
cli-rate-games = Партій за секунду
cli-rate-clones = Копій позиції за секунду
cli-rate-observations = Виглядів із місця за столом за секунду
cli-rate-determinisations = Нових роздач прихованого за секунду
cli-seconds = «{ $text }» не годиться як час вимірювання. Наберіть кількість секунд до { $most }.

## Що вказано неправильно

cli-no-such-command = Команди «{ $name }» немає. Є команди: { $known }.
cli-no-such-option = Параметра «{ $name }» немає. Список: --help.
cli-missing-parameter = Бракує параметра { $name }. Докладніше: --help.
cli-option-pair = «{ $text }» — не налаштування гри. Наберіть назва=значення, наприклад -o players=3.
cli-option-again = Налаштування «{ $text }» вказано двічі. Вкажіть його один раз.
cli-not-a-number = Для { $name } треба ціле число від 0, а не «{ $text }».
cli-no-such-seat = Місця { $number } за столом немає. Виберіть від 1 до { $seats }.
cli-bots-seats = Кількість ботів і місць не збігається: названо { $bots }, місць { $seats }.
cli-no-version = У «{ $path }» немає пакета «gunbai». Вкажіть клон репозиторію або теку з пакетом.
cli-sprt = Межі послідовної перевірки: дві частки, спершу менша, а не { $low } і { $high }.
cli-train-missing = Для цього потрібен pyarrow. Встановіть gunbai[train].
cli-other-recipe = У теці { $folder } партії, зроблені інакше: виберіть іншу теку або ті самі параметри.
cli-dataset-made = Партій: { $games }, рядків: { $rows }, тека: { $folder }
cli-dataset-took = Зіграно зараз: { $made } за { $seconds } с, { $games_per_second } за секунду. Найбільша пам’ять: { $memory_mb } МБ, у найбільшого робочого процесу { $worker_memory_mb } МБ.
cli-bad-result = { $file }, рядок { $line }: це не підсумок, записаний gunbai arena --save.
cli-no-place = У { $file } немає місця для таблиці: додайте рядки { $begin } і { $end }.
cli-dataset-people = Партій: { $games }, тека: { $folder }. Пропущено розпочатих за попередніми правилами: { $left }.
cli-ray-missing = Для кластера потрібен Ray. Встановіть gunbai[ray].
cli-ray-address = «{ $text }» не адреса кластера. Вкажіть ХОСТ:ПОРТ, ray://ХОСТ:ПОРТ або auto; просто --ray запускає кластер тут.
cli-ray-failed = Збій кластера Ray: { $problem }
cli-no-weights = Для гри { $game } мережі ще немає. Її робить команда gunbai train { $game }.
cli-names = Треба { $seats ->
        [one] { $seats } ім’я
        [few] { $seats } різні імені
       *[many] { $seats } різних імен
    } через кому, за кількістю місць; вказано: { $found }.

## Результат

cli-place = Місце
cli-player = Гравець
cli-total = Усього

## gunbai tower
cli-tower-title = Вежа: що випадає, за кількістю кинутих кубиків
cli-tower-size = кинуто
cli-tower-thrown = із кинутих випадає
cli-tower-inside = із тих, що лежали всередині, випадає
cli-tower-tray = у лотку
cli-tower-held = Із першого кидка в 38 кубиків усередині лишається { $start }; у середньому за багато битв по 3–12 кубиків усередині лежить { $held }.
cli-tower-model = Модель — { $confidence }: { $basis }. Її можна замінити власним файлом значень.

## gunbai admin check

cli-check-same = Базі даних не потрібна міграція (версія схеми { $after }). Перевірено на копії, нічого не змінено.
cli-check-migration = Схема бази даних перейде з версії { $before } на { $after }. Перевірено на копії, нічого не змінено.
cli-check-status = { $status ->
        [lobby] ще не почата
        [running] триває
        [paused] пауза
        [finished] завершена
       *[ended] перервана
    }
cli-check-moves-on = { $table } ({ $game }, { $names }; { $status }): йде далі, правила { $rules } → { $now }.
cli-check-goes-on = { $table } ({ $game }, { $names }; { $status }): йде далі з останньої остаточної позиції, правила { $rules } → { $now }; відповідей, які більше не враховуються: { $lost }.
cli-check-read = { $table } ({ $game }, { $names }; { $status }): можна лише дивитися те, що збереглося (правила { $rules }).
cli-check-stopped = { $table } ({ $game }, { $names }; { $status }): не може йти далі (правила { $rules }). Залишиться в базі та в списках.
cli-check-sum = Без змін: { $moveson }. З останньої остаточної позиції: { $goeson }. Лише для перегляду: { $read }. Не можуть йти далі: { $stopped }.

## gunbai admin

cli-yes = так
cli-no = ні
cli-size-kb = { $number } кБ
cli-size-mb = { $number } МБ
cli-size-gb = { $number } ГБ
cli-head-id = Ключ
cli-head-name = Ім’я
cli-head-password = Пароль
cli-head-since = З нами з
cli-head-seen = Був тут
cli-head-tables = Столи
cli-head-running = Не завершені
cli-head-game = Гра
cli-head-status = Стан
cli-head-host = Господар
cli-head-people = Люди
cli-head-bots = Боти
cli-head-created = Створено
cli-head-changed = Змінено
cli-head-answers = Відповіді
cli-head-size = Розмір
cli-head-seat = Місце
cli-head-link = Посилання
cli-head-part = Що
cli-head-rows = Скільки
cli-admin-unheard = Зміну записано, але сервер її не помітив. Перезапустіть сервер.
cli-admin-nothing = Бази даних { $file } немає. Вкажіть теку сервера (--data-dir) або адресу бази (--database).
cli-admin-older = База даних від ранішої версії (ревізія { $revision }, тепер { $newest }). Запустіть один раз сервер цієї версії й повторіть.
cli-admin-owner = { $file } належить { $owner }. Через файли, створені від імені root, сервер може не запуститися; виконайте команду від імені { $owner }: sudo -u { $owner } …
cli-admin-nobody = Нікого з іменем «{ $name }» тут немає. Список: gunbai admin people.
cli-admin-several = Ім’я «{ $name }» мають кілька людей. Вкажіть ключ одного з них: { $ids }.
cli-admin-taken = Ім’я «{ $name }» (або таке саме на вигляд) уже має людина з паролем; двоє під одним іменем входити не можуть.
cli-admin-busy = Партії, у яких бере участь { $name }, ідуть надто швидко. Повторіть трохи згодом.
cli-admin-no-table = Столу { $table } немає. Список: gunbai admin tables.
cli-admin-over = Партію за столом { $table } вже завершено.
cli-admin-no-invitation = Такого відкритого запрошення за стіл { $table } немає.
cli-admin-exists = Файл { $file } уже є. Виберіть інше ім’я.
cli-admin-no-file = Файлу { $file } немає.
cli-admin-program = Потрібна програма { $name }. Установіть клієнтські програми PostgreSQL (у Debian: postgresql-client).
cli-admin-failed = { $name }: помилка: { $problem }
cli-admin-running = Із цією базою даних працює сервер, і він грав би далі партії, які тримає в пам’яті. Спершу зупиніть його, а потім запустіть знову (якщо це служба: systemctl stop gunbai { "'gunbai@*'" }). Нічого не змінено.
cli-admin-bad-backup = { $file } — не резервна копія Gunbai, або її пошкоджено. Нічого не змінено.
cli-admin-other-kind = { $file } — копія бази іншого виду: SQLite і PostgreSQL одна в одну не відновлюються.
cli-person-notices = Пристрої з push-сповіщеннями: { $devices }. Адреса для сповіщень: { $address ->
        [true] є
       *[false] немає
    }.
cli-person-rated = Рейтингові партії, { $game }: { $count }.
cli-reset-sure = { $passkeys ->
        [kept] { $name }: буде новий пароль, а вхід на всіх пристроях завершиться. Ключі доступу діятимуть і далі. Продовжити?
       *[gone] { $name }: буде новий пароль, а вхід на всіх пристроях завершиться. Ключі доступу буде видалено. Продовжити?
    }
cli-reset-done = { $name }: ось пароль для входу, потім його варто змінити: { $password }
cli-export-done = Усе, що зберігається про { $name }, записано в { $file }. Записів партій: { $games }.
cli-delete-sure = { $name } ({ $id }; столів: { $tables }): видалити з усіма даними? Партії з іншими людьми залишаться, але без імені. Повернути буде неможливо. Продовжити?
cli-delete-done = { $name }: дані видалено. Видалено столів: { $tables }; місць без імені: { $seats }; столів з новим господарем: { $hosts }; видалено повідомлень: { $words }.
cli-table-end-sure = Завершити для всіх партію за столом { $table } ({ $game }; { $people })?
cli-table-ended = Партію за столом { $table } завершено; подивитися її все ще можна.
cli-table-delete-sure = Видалити стіл { $table } ({ $game }; { $people }) разом з усією партією та розмовою? Повернути буде неможливо.
cli-table-deleted = Стіл { $table } видалено.
cli-invitations-about = * — посилання для всієї компанії. Самі посилання покаже --secrets.
cli-revoke-sure = Розіслані посилання на стіл { $table } більше не дадуть зайняти місце. Продовжити?
cli-revoke-done = Посилань на стіл { $table }, які більше не діють: { $count }. Нові господар знайде в лобі.
cli-backup-done = Резервну копію записано в { $file } ({ $size }). У ній усі секрети сервера: бережіть її.
cli-restore-sure = Поставити { $file } на місце бази даних? Те, що там зараз, збережеться окремо.
cli-restore-done = { $file }: базу відновлено. Те, що було раніше: { $aside }.
cli-disk-whole = База даних займає { $size }; з них { $unused } вільні для нового.
cli-disk-free = Вільно на диску: { $size }.
cli-disk-aside = Відкладено під час відновлень: { $size }.
cli-disk-part-entries = Відповіді
cli-disk-part-snapshots = Знімки партій
cli-disk-part-positions = Усталені позиції
cli-disk-part-archives = Партії в архіві
cli-disk-part-reviews = Розбори партій
cli-disk-part-talk = Розмови
cli-disk-bots = Партії самих ботів, завершені понад { $days } дн. тому: { $games } ({ $size }). Видалить їх --clean.
cli-disk-sure = Видалити партії самих ботів: { $games } ({ $size })? Повернути буде неможливо.
cli-disk-cleaned = Видалено партій: { $games }.

## gunbai admin bots

cli-head-maker = Автор
cli-head-plays = Грає
cli-head-token = Токен
cli-head-renewed = Токен від
cli-admin-is-bot = { $name } — бот з обліковим записом: у нього немає ні пароля, ні шляху назад. Новий токен робить gunbai admin bots renew.
cli-bot-renew-sure = Зробити новий токен для { $name }? Нинішній одразу перестане діяти.
cli-bot-revoke-sure = Відкликати токен { $name }? Програма одразу втратить зв’язок.
cli-bot-revoked = { $name } більше не має токена.
cli-bot-token = Токен { $name }, його видно лише зараз.

## gunbai bot

cli-bot-run = «{ $bot }» — не чужий бот. Назвіть клас, точку входу або program:КОМАНДА; рівень сервера вибирають за столом.
cli-bot-open = { $name } на зв’язку.
cli-bot-sit = Стіл { $table }: місце зайнято.
cli-bot-over = Стіл { $table }: партію завершено. Місця гравців за порядком: { $places }.
cli-bot-trouble = { $why ->
    [late] Немає відповіді вчасно; береться порада сервера.
    [garbage] Відповідь не прочитати; береться порада сервера.
    [illegal] Відповідь суперечить правилам; береться порада сервера.
    [resting] Бот відпочиває після кількох невдач; береться порада сервера.
   *[gone] Бот зламався; береться порада сервера.
}

## gunbai admin way-back

cli-way-back-for = Лише для гравця { $name }:
cli-way-back-about = Спрацює один раз, протягом трьох днів. Хто відкриє посилання, стане гравцем { $name }; тоді попередні пристрої від’єднаються, а пароль перестане діяти. Працюючий сервер скаже про це за столами гравця.

## Розбори

cli-review-what = Назвіть запис для розбору: gunbai review FILE. Або виміряйте розбори: gunbai review --measure N.
cli-review-running = Партію в { $file } не завершено. Розбираються лише завершені партії.
cli-review-trial = Партія { $seed }: груба помилка в позиції { $place } ціною { $cost } %; { $found ->
        [yes] знайдена
       *[no] не знайдена
    } за { $seconds } с
cli-review-measured = Знайдено: { $named } з { $games }
cli-puzzle-keys = Номер або слова поруч із ним; ? показує розв’язок.
cli-puzzle-holds = { $id }: правильна, { $lead } в. п.
cli-puzzle-fails = { $id }: більше не правильна; розв’язком було «{ $solution }», а боти відповідають: { $chosen } ({ $lead } в. п.)
cli-puzzles-checked = Правильні: { $held } з { $count }
cli-puzzles-no-themes = Гра { $game } не має тем задач: додайте до неї puzzles/themes.toml.
cli-bot-outside = У цій партії грав чужий бот. Назвіть його знову через --bot або вкажіть іншого.
cli-stood-in = { $bot }: { $count ->
    [one] { $count } відповідь дала заміна: вона запізнилася, її не можна розібрати, вона всупереч правилам або програма зламалася.
    [few] { $count } відповіді дала заміна: вони запізнилися, їх не можна розібрати, вони всупереч правилам або програма зламалася.
   *[many] { $count } відповідей дала заміна: вони запізнилися, їх не можна розібрати, вони всупереч правилам або програма зламалася.
}
cli-mcp-missing = Інструменти для мовних моделей не встановлено. Установіть їх: pip install gunbai[mcp].
