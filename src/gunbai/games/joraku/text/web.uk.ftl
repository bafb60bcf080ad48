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
web-value-joraku-prestige-kyoto = { area-kyoto }: ОР за 1-ше / 2-ге / 3-тє місце, раунди I · II · III
web-value-joraku-prestige-omi = { area-omi }: ОР за 1-ше / 2-ге / 3-тє місце, раунди I · II · III
web-value-joraku-prestige-ise = { area-ise }: ОР за 1-ше / 2-ге / 3-тє місце, раунди I · II · III
web-value-joraku-prestige-owari = { area-owari }: ОР за 1-ше / 2-ге / 3-тє місце, раунди I · II · III
web-value-joraku-prestige-mikawa = { area-mikawa }: ОР за 1-ше / 2-ге / 3-тє місце, раунди I · II · III
web-value-joraku-prestige-totomi = { area-totomi }: ОР за 1-ше / 2-ге / 3-тє місце, раунди I · II · III
web-value-joraku-prestige-shinano = { area-shinano }: ОР за 1-ше / 2-ге / 3-тє місце, раунди I · II · III
web-value-joraku-kachidoki = Качідокі: ОР за 1-ше / 2-ге / 3-тє місце
web-value-joraku-variant3 = «{ variant-3 }»: ОР за 1-ше / 2-ге / 3-тє місце
web-value-joraku-variant4 = «{ variant-4 }»: ОР
web-value-joraku-variant5 = «{ variant-5 }»: ОР
web-value-joraku-variant6 = «{ variant-6 }»: ОД за переміщення даймьо
web-value-daimyo-card = номер на карті даймьо

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
web-jk-stage-prestige = Раунд { $round ->
        [1] I
        [2] II
       *[3] III
    }: престиж
web-jk-stage-trick = Раунд { $round ->
        [1] I
        [2] II
       *[3] III
    }: сутичка { $trick } із { $tricks }
web-jk-trick = Сутичка
web-jk-last-trick = Минула сутичка
    .short = Минула
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
web-jk-variant-value = { $which ->
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
web-jk-foresee = { $area }: { $place ->
        [same] { $rank ->
            [0] місця немає
           *[other] місце й далі { $rank }
        }
       *[changed] місце { $rankBefore ->
            [0] –
           *[other] { $rankBefore }
        } → { $rank ->
            [0] –
           *[other] { $rank }
        }
    }, престиж у цьому раунді { $gain ->
        [same] { $prestige } ОР
       *[changed] { $prestigeBefore } → { $prestige } ОР
    }{ $cry ->
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
web-jk-points-lost = { $points ->
        [one] Пропаде
       *[many] Пропадуть
    } { $points } ОД.
web-jk-draft = Ваші карти драфту
web-jk-kept = Уже у вас
web-jk-received = отримана в цьому раунді
web-jk-reading = Як читати поле
web-jk-reading-pieces = Фігурка з рогами — даймьо (вплив 2), маленькі — самураї (по 1).
web-jk-reading-numbers = Поруч із фігурками — вплив і місце, яке він дає в цій області. Область має колір того, хто на 1-му місці.
web-jk-reading-table = У таблиці — ОР за 1-ше, 2-ге й 3-тє місце в раундах I, II, III; рядок у рамці дає очки наприкінці цього раунду.
web-jk-reading-prestige = Мале число поруч з очками гравця — престиж цього раунду, якби його рахували зараз.
web-jk-reading-trick = Переможець сутички бере карту Качідокі, і область, де стоїть його даймьо, одразу дає очки.
web-jk-reading-neutral = Порожні всередині фігурки — нейтральні: за них ніхто не грає. Вони враховуються в місцях, але ОР не отримують.
web-jk-prestige-now = Якби престиж цього раунду рахували зараз: +{ $points } ОР
web-jk-stamp-kachidoki = Качідокі!
    .about = { $player-is ->
        [you] Ви виграєте
       *[named] { $player } виграє
    } сутичку: { $card }, { $why ->
        [ninja] ніндзя сильніший за шістку
        [last] остання з рівних
       *[highest] найвища карта
    }. Очки дає область { $area }.

# The log, and what was scored

web-jk-log-by = { $name } ({ $colour })
web-jk-log-played = { $player-is ->
        [you] Ви розігруєте
       *[named] { $player } розігрує
    } { $card-acc }.
web-jk-log-effect = { $player-is ->
        [you] Ви вибираєте
       *[named] { $player } вибирає
    } { $effect ->
        [a] ефект А: розмістити самураїв.
       *[b] ефект Б: очки дій.
    }
web-jk-log-placed = { $count ->
        [0] { $player-is ->
            [you] Ви не розміщуєте
           *[named] { $player } не розміщує
        } самураїв { $area-in }.
       *[many] { $player-is ->
            [you] Ви розміщуєте
           *[named] { $player } розміщує
        } { $area-in } { $count ->
            [one] { $count } самурая.
           *[many] { $count } самураїв.
        }
    }
web-jk-log-marched = { $player-is ->
        [you] Ви переміщуєте
       *[named] { $player } переміщує
    } даймьо { $from-from } { $area-to }.
web-jk-log-moved = { $player-is ->
        [you] Ви переміщуєте
       *[named] { $player } переміщує
    } самурая { $from-from } { $area-to }.
web-jk-log-removed = { $player-is ->
        [you] Ви прибираєте
       *[named] { $player } прибирає
    } { $owner-is ->
        [you] вашого { $victim-gen } самурая
       *[named] { $victim-gen } самурая ({ $owner })
    } { $area-from }.
web-jk-log-sent = { $player-is ->
        [you] Ви переміщуєте
       *[named] { $player } переміщує
    } нейтрального самурая { $from-from } { $area-to }.
web-jk-log-stopped = { $player-is ->
        [you] Ви
       *[named] { $player }
    } більше не { $points ->
        [0] { $player-is ->
            [you] розміщуєте
           *[named] розміщує
        } самураїв.
       *[many] { $player-is ->
            [you] витрачаєте
           *[named] витрачає
        } очки дій: пропадає { $points } ОД.
    }
web-jk-log-won = { $player-is ->
        [you] Ви виграєте
       *[named] { $player } виграє
    } сутичку: { $card }.
web-jk-log-gained = { $player-is ->
        [you] Ви отримуєте
       *[named] { $player } отримує
    } { $points } ОР: { $reason ->
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

## What came of a part of the log that is folded: of any, and of a phase or an act alone

web-sum-jk-removed = { $times ->
        [one] { $times } самурая прибрано
        [few] { $times } самураїв прибрано
       *[many] { $times } самураїв прибрано
    }
web-sum-jk-won = { $times ->
        [one] { $times } сутичка
        [few] { $times } сутички
       *[many] { $times } сутичок
    }
web-sum-jk-kachidoki = { $times ->
        [1] Качідокі { $area-in }
       *[other] Качідокі × { $times }
    }

web-act-jk-placed = самураї в { $times ->
        [one] { $times } області
       *[many] { $times } областях
    }
web-act-jk-marched = { $times ->
        [one] { $times } переміщення даймьо
        [few] { $times } переміщення даймьо
       *[many] { $times } переміщень даймьо
    }
web-act-jk-moved = { $times ->
        [one] { $times } переміщення самурая
        [few] { $times } переміщення самураїв
       *[many] { $times } переміщень самураїв
    }

# What a decision is about
web-jk-help-JK-D02 = Стільки ж вам передасть сусід праворуч. Старші карти виграють сутички; число на карті визначає й силу її ефекту.
web-jk-help-JK-D03 = Перемагає старша карта, з рівних — остання; якщо в сутичці є 6, перемагає ніндзя. Ефект карти — одразу.
web-jk-help-JK-D04 = Самураї дають вплив в одній області; очки дій переміщують фігурки й прибирають чужих самураїв там, де стоїть ваш даймьо.
web-jk-help-JK-D05 = Кожен самурай — 1 очко впливу. Рядок у рамці в таблиці області дає очки наприкінці цього раунду.
web-jk-help-JK-D06 = Натискайте на області по черзі: разом чи окремо, Кіото теж годиться.
web-jk-help-JK-D07 = До сусідньої області: даймьо { $march } ОД, самурай { $move } ОД. Прибрати самурая там, де стоїть ваш даймьо: { $remove } ОД. Решта згорає.
web-jk-help-where = Тепер натисніть на область, куди йти: доступні позначено.
web-jk-help-JK-D08 = Даймьо починає в області з номером своєї карти.
web-jk-help-JK-D09 = Решту побачить суперник, візьме одну, і так далі.
web-jk-help-JK-D10 = Друга ваша карта в цій сутичці — за іншого. Якщо карта перемагає, очки дає область її даймьо.
web-jk-help-JK-D11 = Ви отримаєте стільки ж, потім скинете одну.
web-jk-help-JK-D12 = Решта — ваша рука на цей раунд.
web-jk-help-JK-D13 = Годиться будь-яка область, крім тих, що позаду нейтрального даймьо, далі від Кіото.

## Situations that the ruling desk sets up

web-jk-situation-pass = Передавання карт
web-jk-situation-discard = Скидання карти в грі з нейтральною стороною
web-jk-situation-trick = Розігрування карти в сутичці
web-jk-situation-effect = Карту розіграно: вибір ефекту
web-jk-situation-points = Витрачання очок дій

## Fields of a position, on the ruling desk

web-desk-field-area = Область
web-desk-field-aside = Відкладено
web-desk-field-before = Карт у сутичці до неї
web-desk-field-colour = Колір
web-desk-field-discarded = Скинуто
web-desk-field-draft = На вибір
web-desk-field-entered = Бонус за Кіото отримано
web-desk-field-from = Звідки
web-desk-field-kachidoki = Володіє Катідокі
web-desk-field-number = Номер карти даймьо
web-desk-field-passed = Передано
web-desk-field-picked = Вибрано
web-desk-field-plays = Зіграно в цьому раунді
web-desk-field-private = Особисті карти
web-desk-field-round = Раунд
web-desk-field-samurai = Самураї
web-desk-field-variants = Карти варіантів у грі
web-desk-field-veiled = Суперник не бачив
