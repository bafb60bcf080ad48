# What the browser client says about Joraku alone.

web-points = Очки репутації
web-result-score = { $points } ОР
web-result-tie-joraku-base = За рівних очок вирішує більший номер на карті даймьо.
web-result-tie-joraku-two_vs_two = За рівних очок порівнюють другі фракції, потім вирішує карта Качідокі.
web-result-tie-joraku-neutral = За рівних очок вирішує більший номер на карті даймьо.
web-result-holder = { $name }: { $colour }
web-result-round = Раунд { $round ->
        [1] I
        [2] II
       *[3] III
    }
web-result-by-round = за раундами
web-result-by-area = за областями
web-result-no-area = без області
web-gain-kachidoki = Качідокі
web-gain-prestige = Престиж
web-gain-presence = { variant-1 }
web-gain-entry = { variant-4 }
web-gain-colour = { variant-5 }
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
web-jk-price = { $points } ОД
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
    .about = { $player } виграє сутичку: { $card }, { $why ->
        [ninja] ніндзя сильніший за шістку
        [last] остання з рівних
       *[highest] найвища карта
    }. Очки дає область { $area }.
web-jk-stamp-end = Перемога!
    .about = { $player }

# The log, and what was scored

web-jk-log-by = { $name } ({ $colour })
web-jk-log-played = { $player } розігрує { $card-acc }.
web-jk-log-effect = { $player } вибирає { $effect ->
        [a] ефект А: розмістити самураїв.
       *[b] ефект Б: очки дій.
    }
web-jk-log-placed = { $count ->
        [0] { $player } не розміщує самураїв { $area-in }.
        [one] { $player } розміщує { $area-in } { $count } самурая.
       *[many] { $player } розміщує { $area-in } { $count } самураїв.
    }
web-jk-log-marched = { $player } переміщує даймьо { $from-from } { $area-to }.
web-jk-log-moved = { $player } переміщує самурая { $from-from } { $area-to }.
web-jk-log-removed = { $player } прибирає { $victim-gen } самурая ({ $owner }) { $area-from }.
web-jk-log-sent = { $player } переміщує нейтрального самурая { $from-from } { $area-to }.
web-jk-log-stopped = { $points ->
        [0] { $player } більше не розміщує самураїв.
       *[many] { $player } більше не витрачає очки дій: пропадає { $points } ОД.
    }
web-jk-log-won = { $player } виграє сутичку: { $card }.
web-jk-log-gained = { $player } отримує { $points } ОР: { $reason ->
        [kachidoki] Качідокі { $area-in }.
        [prestige] престиж { $area-in }.
        [presence] «{ variant-1 }» { $area-in }.
        [entry] «{ variant-4 }».
       *[colour] «{ variant-5 }».
    }
web-jk-scored-prestige = Престиж, раунд { $round ->
        [1] I
        [2] II
       *[3] III
    }
web-jk-scored-kachidoki = Качідокі { $area-in }
web-jk-scored-neutral = нейтр.
web-jk-scored-legend = Під очками: місце · вплив.
