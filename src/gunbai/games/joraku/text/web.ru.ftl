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
web-value-joraku-prestige-kyoto = { area-kyoto }: ОР за 1-е / 2-е / 3-е место, раунды I · II · III
web-value-joraku-prestige-omi = { area-omi }: ОР за 1-е / 2-е / 3-е место, раунды I · II · III
web-value-joraku-prestige-ise = { area-ise }: ОР за 1-е / 2-е / 3-е место, раунды I · II · III
web-value-joraku-prestige-owari = { area-owari }: ОР за 1-е / 2-е / 3-е место, раунды I · II · III
web-value-joraku-prestige-mikawa = { area-mikawa }: ОР за 1-е / 2-е / 3-е место, раунды I · II · III
web-value-joraku-prestige-totomi = { area-totomi }: ОР за 1-е / 2-е / 3-е место, раунды I · II · III
web-value-joraku-prestige-shinano = { area-shinano }: ОР за 1-е / 2-е / 3-е место, раунды I · II · III
web-value-joraku-kachidoki = Катидоки: ОР за 1-е / 2-е / 3-е место
web-value-joraku-variant3 = «{ variant-3 }»: ОР за 1-е / 2-е / 3-е место
web-value-joraku-variant4 = «{ variant-4 }»: ОР
web-value-joraku-variant5 = «{ variant-5 }»: ОР
web-value-joraku-variant6 = «{ variant-6 }»: ОД за перемещение даймё
web-value-daimyo-card = номер на карте даймё

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
web-jk-stage-prestige = Раунд { $round ->
        [1] I
        [2] II
       *[3] III
    }: престиж
web-jk-stage-trick = Раунд { $round ->
        [1] I
        [2] II
       *[3] III
    }: кон { $trick } из { $tricks }
web-jk-trick = Кон
web-jk-last-trick = Прошлый кон
    .short = Прошлый кон
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
web-jk-variant-value = { $which ->
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
web-jk-foresee = { $area }: { $place ->
        [same] { $rank ->
            [0] места нет
           *[other] место по-прежнему { $rank }
        }
       *[changed] место { $rankBefore ->
            [0] –
           *[other] { $rankBefore }
        } → { $rank ->
            [0] –
           *[other] { $rank }
        }
    }, престиж в этом раунде { $gain ->
        [same] { $prestige } ОР
       *[changed] { $prestigeBefore } → { $prestige } ОР
    }{ $cry ->
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
web-jk-card-loses = Эта карта пока не выигрывает кон.
web-jk-price = { $points } ОД
web-jk-points-lost = { $points ->
        [one] Сгорит
       *[many] Сгорят
    } { $points } ОД.
web-jk-draft = Ваши карты драфта
web-jk-kept = Уже у вас
web-jk-received = получена в этом раунде
web-jk-reading = Как читать поле
web-jk-reading-pieces = Фигурка с рогами — даймё (влияние 2), маленькие — самураи (по 1).
web-jk-reading-numbers = Рядом с фигурками — влияние и место, которое оно даёт в этой области. Область окрашена в цвет того, кто на 1-м месте.
web-jk-reading-table = В таблице — ОР за 1-е, 2-е и 3-е место в раундах I, II, III; строка в рамке приносит очки в конце этого раунда.
web-jk-reading-prestige = Маленькое число рядом с очками игрока — престиж этого раунда, если бы его подсчитывали сейчас.
web-jk-reading-trick = Победитель кона берёт карту Катидоки, и область, где стоит его даймё, сразу приносит очки.
web-jk-reading-neutral = Пустые внутри фигурки — нейтральные: за них никто не играет. Они учитываются при подсчёте мест, но ОР не получают.
web-jk-prestige-now = Если бы престиж этого раунда подсчитывали сейчас: +{ $points } ОР
web-jk-stamp-kachidoki = Катидоки!
    .about = { $player-is ->
        [you] Вы выигрываете
       *[named] { $player } выигрывает
    } кон: { $card }, { $why ->
        [ninja] ниндзя сильнее шестёрки
        [last] последняя из равных
       *[highest] старшая карта
    }. Очки приносит область { $area }.

# The log, and what was scored

web-jk-log-by = { $name } ({ $colour })
web-jk-log-played = { $player-is ->
        [you] Вы разыгрываете
       *[named] { $player } разыгрывает
    } { $card-acc }.
web-jk-log-effect = { $player-is ->
        [you] Вы выбираете
       *[named] { $player } выбирает
    } { $effect ->
        [a] эффект А: разместить самураев.
       *[b] эффект Б: очки действий.
    }
web-jk-log-placed = { $count ->
        [0] { $player-is ->
            [you] Вы не размещаете
           *[named] { $player } не размещает
        } самураев { $area-in }.
       *[many] { $player-is ->
            [you] Вы размещаете
           *[named] { $player } размещает
        } { $area-in } { $count ->
            [one] { $count } самурая.
           *[many] { $count } самураев.
        }
    }
web-jk-log-marched = { $player-is ->
        [you] Вы перемещаете
       *[named] { $player } перемещает
    } даймё { $from-from } { $area-to }.
web-jk-log-moved = { $player-is ->
        [you] Вы перемещаете
       *[named] { $player } перемещает
    } самурая { $from-from } { $area-to }.
web-jk-log-removed = { $player-is ->
        [you] Вы убираете
       *[named] { $player } убирает
    } { $owner-is ->
        [you] вашего { $victim-gen } самурая
       *[named] { $victim-gen } самурая ({ $owner })
    } { $area-from }.
web-jk-log-sent = { $player-is ->
        [you] Вы перемещаете
       *[named] { $player } перемещает
    } нейтрального самурая { $from-from } { $area-to }.
web-jk-log-stopped = { $player-is ->
        [you] Вы
       *[named] { $player }
    } больше не { $points ->
        [0] { $player-is ->
            [you] размещаете
           *[named] размещает
        } самураев.
       *[many] { $player-is ->
            [you] тратите
           *[named] тратит
        } очки действий: сгорает { $points } ОД.
    }
web-jk-log-won = { $player-is ->
        [you] Вы выигрываете
       *[named] { $player } выигрывает
    } кон: { $card }.
web-jk-log-gained = { $player-is ->
        [you] Вы получаете
       *[named] { $player } получает
    } { $points } ОР: { $reason ->
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

## What came of a part of the log that is folded: of any, and of a phase or an act alone

web-sum-jk-removed = { $times ->
        [one] { $times } самурай убран
        [few] { $times } самурая убрано
       *[many] { $times } самураев убрано
    }
web-sum-jk-won = { $times ->
        [one] { $times } кон
        [few] { $times } кона
       *[many] { $times } конов
    }
web-sum-jk-kachidoki = { $times ->
        [1] Катидоки { $area-in }
       *[other] Катидоки × { $times }
    }

web-act-jk-placed = самураи в { $times ->
        [one] { $times } области
       *[many] { $times } областях
    }
web-act-jk-marched = { $times ->
        [one] { $times } перемещение даймё
        [few] { $times } перемещения даймё
       *[many] { $times } перемещений даймё
    }
web-act-jk-moved = { $times ->
        [one] { $times } перемещение самурая
        [few] { $times } перемещения самураев
       *[many] { $times } перемещений самураев
    }

# What a decision is about
web-jk-help-JK-D02 = Столько же вам передаст сосед справа. Старшие карты выигрывают коны; число на карте решает и силу её эффекта.
web-jk-help-JK-D03 = Побеждает старшая карта, из равных — последняя; если в кону есть 6, побеждает ниндзя. Эффект карты — сразу.
web-jk-help-JK-D04 = Самураи дают влияние в одной области; очки действий перемещают фигурки и убирают чужих самураев там, где стоит ваш даймё.
web-jk-help-JK-D05 = Каждый самурай — 1 очко влияния. Строка в рамке в таблице области приносит очки в конце этого раунда.
web-jk-help-JK-D06 = Нажимайте на области по очереди: вместе или порознь, Киото тоже годится.
web-jk-help-JK-D07 = В соседнюю область: даймё { $march } ОД, самурай { $move } ОД. Убрать самурая там, где стоит ваш даймё: { $remove } ОД. Остаток сгорает.
web-jk-help-where = Теперь нажмите на область, куда идти: доступные отмечены.
web-jk-help-JK-D08 = Даймё начинает в области с номером своей карты.
web-jk-help-JK-D09 = Остальные увидит соперник, возьмёт одну, и так далее.
web-jk-help-JK-D10 = Вторая ваша карта в этом кону — за другого. Если карта побеждает, очки приносит область её даймё.
web-jk-help-JK-D11 = Вы получите столько же, потом сбросите одну.
web-jk-help-JK-D12 = Остальные — ваша рука на этот раунд.
web-jk-help-JK-D13 = Годится любая область, кроме тех, что позади нейтрального даймё, дальше от Киото.

## Situations that the ruling desk sets up

web-jk-situation-pass = Передача карт
web-jk-situation-discard = Сброс карты в игре с нейтральной стороной
web-jk-situation-trick = Розыгрыш карты в коне
web-jk-situation-effect = Карта разыграна: выбор эффекта
web-jk-situation-points = Трата очков действий

## Fields of a position, on the ruling desk

web-desk-field-area = Область
web-desk-field-aside = Отложено
web-desk-field-before = Карт в коне до неё
web-desk-field-colour = Цвет
web-desk-field-discarded = Сброшено
web-desk-field-draft = На выбор
web-desk-field-entered = Бонус за Киото получен
web-desk-field-from = Откуда
web-desk-field-kachidoki = Владеет Катидоки
web-desk-field-number = Номер карты даймё
web-desk-field-passed = Передано
web-desk-field-picked = Выбрано
web-desk-field-plays = Сыграно в этом раунде
web-desk-field-private = Личные карты
web-desk-field-round = Раунд
web-desk-field-samurai = Самураи
web-desk-field-variants = Карты вариантов в игре
web-desk-field-veiled = Соперник не видел
