# What the browser client says about Joraku alone.

web-points = Очки репутации
web-result-score = { $points } ОР
web-result-tie-joraku-base = При равных очках решает больший номер на карте даймё.
web-result-tie-joraku-two_vs_two = При равных очках сравнивают вторые фракции, потом решает карта Катидоки.
web-result-tie-joraku-neutral = При равных очках решает больший номер на карте даймё.
web-result-holder = { $name }: { $colour }
web-result-round = Раунд { $round ->
        [1] I
        [2] II
       *[3] III
    }
web-result-by-round = по раундам
web-result-by-area = по областям
web-result-no-area = без области
web-gain-kachidoki = Катидоки
web-gain-prestige = Престиж
web-gain-presence = { variant-1 }
web-gain-entry = { variant-4 }
web-gain-colour = { variant-5 }
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
web-jk-price = { $points } ОД
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
    .about = { $player } выигрывает кон: { $card }, { $why ->
        [ninja] ниндзя сильнее шестёрки
        [last] последняя из равных
       *[highest] старшая карта
    }. Очки приносит область { $area }.
web-jk-stamp-end = Победа!
    .about = { $player }

# The log, and what was scored

web-jk-log-by = { $name } ({ $colour })
web-jk-log-played = { $player } разыгрывает { $card-acc }.
web-jk-log-effect = { $player } выбирает { $effect ->
        [a] эффект А: разместить самураев.
       *[b] эффект Б: очки действий.
    }
web-jk-log-placed = { $count ->
        [0] { $player } не размещает самураев { $area-in }.
        [one] { $player } размещает { $area-in } { $count } самурая.
       *[many] { $player } размещает { $area-in } { $count } самураев.
    }
web-jk-log-marched = { $player } перемещает даймё { $from-from } { $area-to }.
web-jk-log-moved = { $player } перемещает самурая { $from-from } { $area-to }.
web-jk-log-removed = { $player } убирает { $victim-gen } самурая ({ $owner }) { $area-from }.
web-jk-log-sent = { $player } перемещает нейтрального самурая { $from-from } { $area-to }.
web-jk-log-stopped = { $points ->
        [0] { $player } больше не размещает самураев.
       *[many] { $player } больше не тратит очки действий: сгорает { $points } ОД.
    }
web-jk-log-won = { $player } выигрывает кон: { $card }.
web-jk-log-gained = { $player } получает { $points } ОР: { $reason ->
        [kachidoki] Катидоки { $area-in }.
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
web-jk-scored-kachidoki = Катидоки { $area-in }
web-jk-scored-neutral = нейтр.
web-jk-scored-legend = Под очками: место · влияние.
