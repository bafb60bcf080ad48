# Командная строка.

## За столом

cli-human-name = Человек
cli-bot-name = Бот { $number }
cli-you = (вы)
cli-more = — дальше: Enter —
cli-keys = Номер или действие · u назад · h совет · w шансы · ? справка · l журнал · b поле · q выход
cli-keys-long =
    Ответ — это номер из списка или текст, который стоит в конце его строки.
    На действие, которого нет в списке, вы получите объяснение, почему нельзя.
    u  отменить свой последний шаг
    h  подсказка бота
    w  как у кого дела
    ?  о чём это решение
    l  журнал всей партии
    b  показать поле ещё раз
    s  сохранить; s ФАЙЛ сохраняет копию
    q  выйти: партия сохранена, её можно продолжить
cli-undone = Ваш последний шаг отменён.
cli-hint = Подсказка: { $answer } ({ $text }).
cli-hint-next = Ещё хорошо: { $answer } ({ $text }).
cli-stand = { $name }: { $percent } %
cli-stand-points = { $name }: { $percent } %, примерно { $points } ПО в конце, плюс-минус { $spread }
cli-no-such-choice = Такого номера в списке нет. Наберите номер от { $first } до { $last }.
cli-saved = Партия сохранена в файле
cli-go-on = Чтобы продолжить, наберите

## Игры

cli-games-more = Подробнее об игре и как начать партию:
cli-option = Настройка
cli-values = Значение
cli-meaning = Что это
cli-default = (по умолчанию)
cli-several = Несколько значений одной настройки пишут через запятую: -o { $example }.
cli-refused = Нельзя вместе:
cli-item = Что
cli-value = Значение
cli-source = Надёжность, источник
cli-house = * принятое нами значение: его нет ни в одном источнике. Своим файлом данных его можно заменить.

## Записи партий

cli-verified = { $file }: { $answers ->
        [one] проверен { $answers } ответ
        [few] проверено { $answers } ответа
       *[many] проверено { $answers } ответов
    }, { $state ->
        [finished] партия окончена.
       *[running] партия не окончена.
    }
cli-fingerprint = Каждое перемешивание, взятие и бросок следуют из тайного числа с отпечатком { $fingerprint }.
cli-fingerprint-words = Каждое перемешивание, взятие и бросок следуют из тайного числа с отпечатком { $fingerprint } и слов { $words }.
cli-fingerprint-other = { $file }: отпечаток — { $fingerprint }, а не тот, что вы указали.
cli-fingerprint-none = { $file }: у этой партии не было тайного числа, сравнивать нечего.
cli-record-title = { $title }, начальное число { $seed }
cli-record-over = Партия в файле { $file } окончена. Её можно посмотреть: gunbai record show.
cli-record-exists = Файл { $file } уже есть. Выберите другое имя или продолжите ту партию: gunbai record continue.
cli-above-or-seat = Смотреть и сверху, и с места за столом сразу нельзя. Выберите --above или --seat.
cli-bad-record = { $file }, строка { $line }:
cli-file-big = Файл { $file } слишком велик для записи партии. Выберите другой.
cli-file-text = Файл { $file } — не текст в UTF-8. Выберите другой.
cli-file-problem = { $file }: { $problem }.

## Правила

cli-rules-count = { $count ->
        [one] { $count } правило
        [few] { $count } правила
       *[many] { $count } правил
    }
cli-rules-more = Текст правила:
cli-rules-question = Спросите своими словами:
cli-rules-question-example = могут ли два даймё стоять в одной области
cli-rule-pages = книга правил, с. { $pages }
cli-no-game-rules = Правил игры { $game } здесь нет. Игры: { $games }.
cli-no-answer = Таких слов в правилах нет. Попробуйте другие.
cli-rule-for-programs = Оно о программе, а не об игре: в правилах для игроков его нет, поэтому оно только по-английски.
cli-rule-source = Источник: { $text }
cli-rule-tested = Проверяется в:
cli-rule-untested = Ни один тест на него не ссылается.
cli-no-rule = Правила { $id } нет. Номера выглядят так: JK-W11.
cli-no-rule-near = Правила { $id } нет. Похожие номера: { $near }.
cli-no-ledger = Своды правил не установлены. Установите Gunbai заново или возьмите копию проекта.

## Скорость

cli-bench-others = Сравнение с другими движками — ./dev bench; здесь быстрое измерение.
cli-compiled = скомпилировано
cli-interpreted = в интерпретаторе
cli-rate-decisions = Решений в секунду
cli-rate-games = Партий в секунду
cli-rate-clones = Копий позиции в секунду
cli-rate-observations = Видов с места за столом в секунду
cli-rate-determinisations = Пересдач скрытого в секунду
cli-seconds = «{ $text }» не годится как время измерения. Наберите число секунд до { $most }.

## Что указано неверно

cli-no-such-command = Команды «{ $name }» нет. Есть команды: { $known }.
cli-no-such-option = Параметра «{ $name }» нет. Список: --help.
cli-missing-parameter = Не хватает параметра { $name }. Подробнее: --help.
cli-option-pair = «{ $text }» — не настройка игры. Наберите имя=значение, например -o players=3.
cli-option-again = Настройка «{ $text }» указана дважды. Укажите её один раз.
cli-not-a-number = Для { $name } нужно целое число от 0, а не «{ $text }».
cli-no-such-seat = Места { $number } за столом нет. Выберите от 1 до { $seats }.
cli-bots-seats = Число ботов и мест не сходится: названо { $bots }, мест { $seats }.
cli-no-version = В «{ $path }» нет пакета «gunbai». Укажите клон репозитория или папку с пакетом.
cli-sprt = Границы последовательной проверки: две доли, сначала меньшая, а не { $low } и { $high }.
cli-train-missing = Для этого нужен pyarrow. Установите gunbai[train].
cli-other-recipe = В папке { $folder } партии, сделанные иначе: выберите другую папку или те же параметры.
cli-dataset-made = Партий: { $games }, строк: { $rows }, папка: { $folder }
cli-dataset-took = Сыграно сейчас: { $made } за { $seconds } с, { $games_per_second } в секунду. Наибольшая память: { $memory_mb } МБ, у самого большого рабочего процесса { $worker_memory_mb } МБ.
cli-bad-result = { $file }, строка { $line }: это не итог, записанный gunbai arena --save.
cli-no-place = В { $file } нет места для таблицы: добавьте строки { $begin } и { $end }.
cli-dataset-people = Партий: { $games }, папка: { $folder }. Пропущено начатых по прежним правилам: { $left }.
cli-ray-missing = Для кластера нужен Ray. Установите gunbai[ray].
cli-ray-address = «{ $text }» не адрес кластера. Укажите ХОСТ:ПОРТ, ray://ХОСТ:ПОРТ или auto; просто --ray запускает кластер здесь.
cli-ray-failed = Сбой кластера Ray: { $problem }
cli-no-weights = Для игры { $game } сети ещё нет. Её делает команда gunbai train { $game }.
cli-names = Нужно { $seats ->
        [one] { $seats } имя
        [few] { $seats } разных имени
       *[many] { $seats } разных имён
    } через запятую, по числу мест; указано: { $found }.

## Результат

cli-place = Место
cli-player = Игрок
cli-total = Всего

## gunbai tower
cli-tower-title = Башня: что выпадает, по числу брошенных кубиков
cli-tower-size = брошено
cli-tower-thrown = из брошенных выпадает
cli-tower-inside = из лежавших внутри выпадает
cli-tower-tray = в поддоне
cli-tower-held = Из первого броска в 38 кубиков внутри остаётся { $start }; в среднем за много сражений по 3–12 кубиков внутри лежит { $held }.
cli-tower-model = Модель — { $confidence }: { $basis }. Её можно заменить своим файлом значений.

## gunbai admin check

cli-check-same = Базе данных не нужна миграция (версия схемы { $after }). Проверено на копии, ничего не изменено.
cli-check-migration = Схема базы данных перейдёт с версии { $before } на { $after }. Проверено на копии, ничего не изменено.
cli-check-status = { $status ->
        [lobby] ещё не начата
        [running] идёт
        [paused] пауза
        [finished] завершена
       *[ended] прервана
    }
cli-check-moves-on = { $table } ({ $game }, { $names }; { $status }): идёт дальше, правила { $rules } → { $now }.
cli-check-goes-on = { $table } ({ $game }, { $names }; { $status }): идёт дальше с последней окончательной позиции, правила { $rules } → { $now }; ответов, которые больше не считаются: { $lost }.
cli-check-read = { $table } ({ $game }, { $names }; { $status }): можно только смотреть то, что сохранилось (правила { $rules }).
cli-check-stopped = { $table } ({ $game }, { $names }; { $status }): не может идти дальше (правила { $rules }). Останется в базе и в списках.
cli-check-sum = Без изменений: { $moveson }. С последней окончательной позиции: { $goeson }. Только для просмотра: { $read }. Не могут идти дальше: { $stopped }.

## gunbai admin

cli-yes = да
cli-no = нет
cli-size-kb = { $number } кБ
cli-size-mb = { $number } МБ
cli-size-gb = { $number } ГБ
cli-head-id = Ключ
cli-head-name = Имя
cli-head-password = Пароль
cli-head-since = С нами с
cli-head-seen = Был здесь
cli-head-tables = Столы
cli-head-running = Не окончены
cli-head-game = Игра
cli-head-status = Состояние
cli-head-host = Хозяин
cli-head-people = Люди
cli-head-bots = Боты
cli-head-created = Создан
cli-head-changed = Изменён
cli-head-answers = Ответы
cli-head-size = Размер
cli-head-seat = Место
cli-head-link = Ссылка
cli-head-part = Что
cli-head-rows = Сколько
cli-admin-unheard = Изменение записано, но сервер его не заметил. Перезапустите сервер.
cli-admin-nothing = Базы данных { $file } нет. Укажите папку сервера (--data-dir) или адрес базы (--database).
cli-admin-older = База данных от более ранней версии (ревизия { $revision }, сейчас { $newest }). Запустите один раз сервер этой версии и повторите.
cli-admin-owner = { $file } принадлежит { $owner }. Из-за файлов, созданных от имени root, сервер может не запуститься; выполните команду от имени { $owner }: sudo -u { $owner } …
cli-admin-nobody = Никого с именем «{ $name }» здесь нет. Список: gunbai admin people.
cli-admin-several = Имя «{ $name }» носят несколько человек. Укажите ключ одного из них: { $ids }.
cli-admin-taken = Имя «{ $name }» (или такое же на вид) уже занято человеком с паролем; двое под одним именем входить не могут.
cli-admin-busy = Партии, в которых участвует { $name }, идут слишком быстро. Повторите чуть позже.
cli-admin-no-table = Стола { $table } нет. Список: gunbai admin tables.
cli-admin-over = Партия за столом { $table } уже окончена.
cli-admin-no-invitation = Такого открытого приглашения за стол { $table } нет.
cli-admin-exists = Файл { $file } уже есть. Выберите другое имя.
cli-admin-no-file = Файла { $file } нет.
cli-admin-program = Нужна программа { $name }. Установите клиентские программы PostgreSQL (в Debian: postgresql-client).
cli-admin-failed = { $name }: ошибка: { $problem }
cli-admin-running = С этой базой данных работает сервер, и он играл бы дальше партии, которые держит в памяти. Сначала остановите его, а потом запустите снова (если это служба: systemctl stop gunbai { "'gunbai@*'" }). Ничего не изменено.
cli-admin-bad-backup = { $file } — не резервная копия Gunbai, или она повреждена. Ничего не изменено.
cli-admin-other-kind = { $file } — копия базы другого вида: SQLite и PostgreSQL друг в друга не восстанавливаются.
cli-person-notices = Устройства с push-уведомлениями: { $devices }. Адрес для уведомлений: { $address ->
        [true] есть
       *[false] нет
    }.
cli-person-rated = Рейтинговые партии, { $game }: { $count }.
cli-reset-sure = { $passkeys ->
        [kept] { $name }: будет новый пароль, а вход на всех устройствах завершится. Ключи доступа продолжат действовать. Продолжить?
       *[gone] { $name }: будет новый пароль, а вход на всех устройствах завершится. Ключи доступа будут удалены. Продолжить?
    }
cli-reset-done = { $name }: вот пароль для входа, потом его стоит сменить: { $password }
cli-export-done = Всё, что хранится о { $name }, записано в { $file }. Записей партий: { $games }.
cli-delete-sure = { $name } ({ $id }; столов: { $tables }): удалить со всеми данными? Партии с другими людьми останутся, но без имени. Вернуть будет нельзя. Продолжить?
cli-delete-done = { $name }: данные удалены. Удалено столов: { $tables }; мест без имени: { $seats }; столов с новым хозяином: { $hosts }; удалено сообщений: { $words }.
cli-table-end-sure = Завершить для всех партию за столом { $table } ({ $game }; { $people })?
cli-table-ended = Партия за столом { $table } завершена; посмотреть её по-прежнему можно.
cli-table-delete-sure = Удалить стол { $table } ({ $game }; { $people }) вместе со всей партией и разговором? Вернуть будет нельзя.
cli-table-deleted = Стол { $table } удалён.
cli-invitations-about = * — ссылка для всей компании. Сами ссылки покажет --secrets.
cli-revoke-sure = Разосланные ссылки на стол { $table } больше не дадут занять место. Продолжить?
cli-revoke-done = Ссылок на стол { $table }, которые больше не действуют: { $count }. Новые хозяин найдёт в лобби.
cli-backup-done = Резервная копия записана в { $file } ({ $size }). В ней все секреты сервера: берегите её.
cli-restore-sure = Поставить { $file } на место базы данных? То, что там сейчас, сохранится отдельно.
cli-restore-done = { $file }: база восстановлена. То, что было раньше: { $aside }.
cli-disk-whole = База данных занимает { $size }; из них { $unused } свободны для нового.
cli-disk-free = Свободно на диске: { $size }.
cli-disk-aside = Отложено при восстановлениях: { $size }.
cli-disk-part-entries = Ответы
cli-disk-part-snapshots = Снимки партий
cli-disk-part-positions = Устоявшиеся позиции
cli-disk-part-archives = Партии в архиве
cli-disk-part-reviews = Разборы партий
cli-disk-part-talk = Разговоры
cli-disk-bots = Партии одних ботов, оконченные больше чем { $days } дн. назад: { $games } ({ $size }). Удалит их --clean.
cli-disk-sure = Удалить партии одних ботов: { $games } ({ $size })? Вернуть будет нельзя.
cli-disk-cleaned = Удалено партий: { $games }.

## gunbai admin bots

cli-head-maker = Автор
cli-head-plays = Играет
cli-head-token = Токен
cli-head-renewed = Токен от
cli-admin-is-bot = { $name } — бот с учётной записью: у него нет ни пароля, ни пути назад. Новый токен делает gunbai admin bots renew.
cli-bot-renew-sure = Сделать новый токен для { $name }? Нынешний сразу перестанет действовать.
cli-bot-revoke-sure = Отозвать токен { $name }? Программа сразу потеряет связь.
cli-bot-revoked = У { $name } больше нет токена.
cli-bot-token = Токен { $name }, его видно только сейчас.

## gunbai bot

cli-bot-run = «{ $bot }» — не чужой бот. Назовите класс, точку входа или program:КОМАНДА; уровень сервера выбирают за столом.
cli-bot-open = { $name } на связи.
cli-bot-sit = Стол { $table }: место занято.
cli-bot-over = Стол { $table }: партия окончена. Места игроков по порядку: { $places }.
cli-bot-trouble = { $why ->
    [late] Нет ответа вовремя; берётся совет сервера.
    [garbage] Ответ не прочесть; берётся совет сервера.
    [illegal] Ответ против правил; берётся совет сервера.
    [resting] Бот отдыхает после нескольких неудач; берётся совет сервера.
   *[gone] Бот сломался; берётся совет сервера.
}

## gunbai admin way-back

cli-way-back-for = Только для игрока { $name }:
cli-way-back-about = Сработает один раз, в течение трёх дней. Кто откроет ссылку, станет игроком { $name }; тогда прежние устройства отключатся, а пароль перестанет действовать. Работающий сервер скажет об этом за столами игрока.

## Разборы

cli-review-what = Назовите запись для разбора: gunbai review FILE. Или измерьте разборы: gunbai review --measure N.
cli-review-running = Партия в { $file } не окончена. Разбираются только оконченные партии.
cli-review-trial = Партия { $seed }: грубая ошибка в позиции { $place } ценой { $cost } %; { $found ->
        [yes] найдена
       *[no] не найдена
    } за { $seconds } с
cli-review-measured = Найдено: { $named } из { $games }
cli-puzzle-keys = Номер или слова рядом с ним; ? показывает решение.
cli-puzzle-holds = { $id }: верна, { $lead } п. п.
cli-puzzle-fails = { $id }: больше не верна; решением было «{ $solution }», а боты отвечают: { $chosen } ({ $lead } п. п.)
cli-puzzles-checked = Верны: { $held } из { $count }
cli-puzzles-no-themes = У игры { $game } нет тем задач: добавьте к ней puzzles/themes.toml.
cli-bot-outside = В этой партии играл чужой бот. Назовите его снова через --bot или укажите другого.
cli-stood-in = { $bot }: { $count ->
    [one] { $count } ответ дан заменой: он опоздал, его нельзя разобрать, он против правил или программа сломалась.
    [few] { $count } ответа дано заменой: они опоздали, их нельзя разобрать, они против правил или программа сломалась.
   *[many] { $count } ответов дано заменой: они опоздали, их нельзя разобрать, они против правил или программа сломалась.
}
cli-mcp-missing = Инструменты для языковых моделей не установлены. Установите их: pip install gunbai[mcp].
