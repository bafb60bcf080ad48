# Что клиент в браузере говорит только о «Восходящем солнце».

web-points = Победные очки
web-result-score = { $points } ПО
web-result-tie-rising-sun = При равных очках решает честь; союзники, поделившие первое место, побеждают вместе.
web-value-rising_sun-rewards = Награды регионов от Хоккайдо до Кюсю: ПО / монеты / ронины
web-value-rising_sun-clans-koi = { clan-koi.name }: стартовое значение чести · доход · домашний регион
web-value-rising_sun-clans-sun = { clan-sun.name }: стартовое значение чести · доход · домашний регион
web-value-rising_sun-clans-lotus = { clan-lotus.name }: стартовое значение чести · доход · домашний регион
web-value-rising_sun-clans-turtle = { clan-turtle.name }: стартовое значение чести · доход · домашний регион
web-value-rising_sun-clans-dragonfly = { clan-dragonfly.name }: стартовое значение чести · доход · домашний регион
web-value-rising_sun-clans-bonsai = { clan-bonsai.name }: стартовое значение чести · доход · домашний регион
web-value-rising_sun-clans-moon = { clan-moon.name }: стартовое значение чести · доход · домашний регион
web-value-hokkaido = { province-hokkaido }
web-value-oshu = { province-oshu }
web-value-edo = { province-edo }
web-value-kyoto = { province-kyoto }
web-value-kansai = { province-kansai }
web-value-nagato = { province-nagato }
web-value-shikoku = { province-shikoku }
web-value-kyushu = { province-kyushu }
web-value-rising_sun-mandates = Жетонов каждого приказа
web-value-rising_sun-prices = Цена крепости · скидка приказа «Тренировать»
web-value-rising_sun-kami = Хатиман: ронины · Цукуёми: монеты · Сусаноо: ПО за крепость · Фудзин: передвижения
web-value-rising_sun-score = Жетон весны / лета / осени: ПО · 0 / 1 / … / 8 разных регионов: ПО · заложник: ПО · за освобождённого заложника: монеты

# Поле
web-rs-map = Карта регионов
web-rs-beside = Рядом с картой
web-rs-tab-map = Карта
web-rs-tab-tea = Переговоры
web-rs-tab-war = Война
web-rs-tab-cards = Карты времени года
web-rs-tab-clans = Дома
web-rs-honor = Честь
web-rs-shrines = Святилища по порядку
web-rs-track = Трек политики
web-rs-reserve = Резерв
web-rs-reserve-about = В резерве, ещё не призваны
web-rs-reserve-empty = Ваш резерв пуст.
web-rs-own-cards = Ваши карты
web-rs-hostages = Заложники
web-rs-tokens = Жетоны воюющих регионов
web-rs-nobody = Здесь никого нет.
web-rs-turtle-force = У каждой крепости Черепахи сила 1.
web-rs-harvest-force = При выполнении приказа { mandate-harvest.quoted } сила { $force }.
web-rs-strongest = сильнее всех
web-rs-next-to = Рядом:
web-rs-by-sea = морем
web-rs-war-number = битва { $number }
web-rs-reward = Награда за сбор: { $points ->
        [0] { "" }
       *[other] { $points } ПО{ " " }
    }{ $coins ->
        [0] { "" }
        [one] { $coins } монета{ " " }
        [few] { $coins } монеты{ " " }
       *[many] { $coins } монет{ " " }
    }{ $ronin ->
        [0] { "" }
        [one] { $ronin } ронин
        [few] { $ronin } ронина
       *[many] { $ronin } ронинов
    }
web-rs-there = { $player }: сила { $force }; { $list }
web-rs-worships = { $player }: сила { $force }
web-rs-kami-turn = Ход ками { $number }
web-rs-turn = ход { $number }
web-rs-slot = Ход { $number }, { $player }: { $mandate }
web-rs-slot-free = Ход { $number }: выбирает { $player }
web-rs-slot-hidden = Ход { $number }, { $player }: { $mandate }; жетон лежит лицом вниз
web-rs-slot-own = Ход { $number }, { $player }: { $mandate }; лицом вниз лежит { $tile }
web-rs-clan-values = Доход { $coins }, домашний регион { $province }.
web-rs-price = { $coins ->
        [0] бесплатно
        [one] { $coins } монета
        [few] { $coins } монеты
       *[many] { $coins } монет
    }
web-rs-waive = Заплатить полную цену
web-rs-buys = { $player-is ->
        [you] Вы можете
       *[named] { $player } может
    } купить 1 карту. Монет: { $coins }.
web-rs-buys-bonus = { $player-is ->
        [you] Вы можете
       *[named] { $player } может
    } купить 1 карту со скидкой { $discount }. Монет: { $coins }.
web-rs-then-buy = Затем:
web-rs-cards-of = Карты времени года: { $season }
web-rs-no-cards = Карт этого времени года ({ $season }) не осталось.
web-rs-ally = Союзник: { $player }
web-rs-your-ally = Ваш союзник
web-rs-good-points = Победные очки: { $count }
web-rs-good-coins = Монеты: { $count }
web-rs-good-ronin = Ронины: { $count }
web-rs-good-honor = Место на треке чести: { $place }
web-rs-winter-now = Если бы сейчас наступила зима: +{ $count } ПО
web-rs-set = Разных регионов: { $count }, бонус за набор { $points } ПО.
web-rs-set-next = От { $count }: { $points } ПО.
web-rs-bury = Лицом вниз
web-rs-name = Назвать
web-rs-tiles = Ваши жетоны
web-rs-declared = Заявлено:
web-rs-waiting = Ждут:
web-rs-victims = Будут убиты:
web-rs-pick-victim = Чья фигурка?
web-rs-pick-figure = Какая фигурка?
web-rs-pick-count = Сколько?
web-rs-hands = Увиденные жетоны

# Где мы в этом времени года
web-rs-stage = { $now }: { $phase }
web-rs-stage-turn = { $now }: приказ { $number } из 7
web-rs-stage-mandate = { $now }: приказ { $number } из 7, { $mandate }
web-rs-stage-kami = { $now }: ход ками { $number }
web-rs-stage-battle = { $now }: битва { $number }, { $province }
web-rs-stage-parley = { $now }: перед войной
web-rs-stamp-season = { $season-start }
    .about = Новое время года.
web-rs-by-season = по временам года

# Что будет
web-rs-harvest-now = Сейчас это дало бы вам: { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[many] { $coins } монет
    }, { $ronin ->
        [one] { $ronin } ронин
        [few] { $ronin } ронина
       *[many] { $ronin } ронинов
    }, { $points } ПО.
web-rs-breaks-alliance = Ваш союз распадётся, и вы потеряете честь.
web-rs-worship-when = Это свойство получает сильнейший в святилище в каждый ход ками.
web-rs-bid-nothing = Вы ничего не ставите: ни одного преимущества в этой битве вы не получите.
web-rs-seppuku-now = Вы получите { $count } ПО и столько же шагов чести. { $left ->
        [0] Силы здесь у вас не останется.
       *[other] Останется сила ваших крепостей: { $left }.
    }
web-rs-hire-now = Ваша сила будет { $force }; у сильнейшего из остальных { $other }.
web-rs-coins-left = { $coins ->
        [0] Монет не останется.
        [one] Останется { $coins } монета.
        [few] Останется { $coins } монеты.
       *[many] Останется { $coins } монет.
    }

# Строки журнала
web-rs-bounty = { $coins ->
        [0] { $line } { clan-ability-bonsai }: цена 1 вместо { $price }, с привилегией 0.
       *[other] { $line } { clan-ability-bonsai }: цена 1 вместо { $price }.
    }

# Как отвечать
web-rs-help-RS-DP03 = У союзников общие привилегии.
web-rs-help-allied = Вы в союзе с { $clan-ins }. Дарить и обещать ещё можно.
web-rs-help-alone = Дарить и обещать ещё можно.
web-rs-help-RS-DP05 = Ваши жетоны лежат под картой. Выберите жетон, чтобы прочитать, кому что он даёт, затем подтвердите.
web-rs-help-RS-DP06 = Выберите жетон, который ляжет лицом вниз, и приказ, который выполнят все; они могут быть разными.
web-rs-help-RS-DP07 = Нажмите фигурку, затем регион. Для поклонения: синто, святилище, регион.
web-rs-help-RS-DP08 = Нажмите регион, откуда уйти, затем фигурку и место, куда она пойдёт.
web-rs-help-RS-DP09 = Нажмите регион. { mandate-recruit.quoted } даёт 1 фигурку за крепость.
web-rs-help-RS-DP11 = Нажмите регион для новой фигурки.
web-rs-help-worship = Нажмите регион. Для поклонения: сначала святилище, потом регион.
web-rs-help-RS-DP13 = Нажмите регион с фигуркой соперника, затем саму фигурку. До завершения ничего не меняется.
web-rs-help-RS-DP15 = Нажмите регион, откуда уйти, затем фигурку и место, куда она пойдёт.
web-rs-help-RS-DP16 = Нажмите регион для буси.
web-rs-help-RS-DP18 = Первым решает игрок, у которого больше чести.
web-rs-help-RS-DP22 = { $ahead ->
        [0] Других битв в это время года у вас пока нет: оставленные монеты пропадут.
       *[other] В конце времени года монеты пропадают; битв у вас впереди: { $ahead }.
    } Проигравшие теряют ставки, ставку победителя делят проигравшие.
web-rs-help-RS-DP24 = Нажмите фигурку на карте или рядом; с ней вы берёте у владельца 1 ПО.
web-rs-help-RS-DP25 = Ронины не тратятся.
web-rs-help-RS-DP27 = Ваша ставка делится между проигравшими поровну; кому достанется остаток, решаете вы.
web-rs-help-RS-DP31 = Нажмите «{ web-rs-gift }» рядом с игроком: во время войны дарить нельзя, а после неё все монеты и ронины пропадают.
web-rs-help-buy = Нажмите карту, чтобы прочесть и купить её.
web-rs-help-lack = Пока вы не ответили, другие могут дать вам монет.

# Как читать поле
web-rs-reading = Как читать поле
web-rs-reading-force = Число на знаке дома — его сила в этом месте; знак в рамке — сильнейший.
web-rs-reading-many = Число рядом с фигуркой — сколько их там. Где тесно, одна фигурка стоит за все фигурки дома: наведите курсор на регион или коснитесь его, и будет видно каждую.
web-rs-reading-tint = Регион окрашен в цвет сильнейшего дома: он получил бы награду.
web-rs-reading-reward = Звёзды, монеты и мечи на регионе — награда за сбор.
web-rs-reading-war = Щит с номером: в это время года здесь будет битва; битвы идут по порядку номеров.
web-rs-reading-shrines = Святилища действуют в том порядке, в каком стоят; подчёркнутый дом получил бы их свойство.
web-rs-reading-track = На треке семь приказов, между ними три хода ками, в конце война. Полосатый жетон лежит лицом вниз.
web-rs-reading-winter = Маленькое число рядом с очками игрока — сколько принесла бы зима, если бы она наступила сейчас.
web-rs-reading-move = Колесо или два пальца меняют масштаб карты, перетаскивание её двигает.
web-rs-sign-vp = победное очко
web-rs-sign-coin = монета
web-rs-sign-ronin = ронин
web-rs-sign-honor = место на треке чести
web-rs-sign-ally = союзник
web-rs-sign-hostage = заложники
web-rs-sign-war = номер битвы
web-rs-sign-kami = ход ками

# Talks: alliances, gifts, promises
web-rs-talks = Переговоры
web-rs-you = Вы
web-rs-tea-ready = готовность
web-rs-tea-open = ведёт переговоры
web-rs-tea-alone = без союзника
web-rs-tea-with = в союзе с { $clan-ins }
web-rs-tea-received = предлагает вам союз
web-rs-tea-made = Вы предложили союз.
web-rs-tea-offer = Предложить союз
web-rs-tea-withdraw = Отозвать
web-rs-tea-accept = Принять
web-rs-tea-refuse = Отклонить
web-rs-tea-wait = Вы завершили переговоры. Игра пойдёт дальше, когда это сделают все.
web-rs-tea-over = Союзы заключают только во время чайной церемонии. Дарить можно до начала войны.
web-rs-parley = Последняя возможность для подарков: когда все завершат переговоры, начнётся война.
web-rs-alliance = Что даёт союз
web-rs-alliance-bonus = Оба получают привилегию каждого приказа, который выбрал один из вас.
web-rs-alliance-peace = Если в воюющем регионе сила есть только у вас двоих, битвы нет: жетон берёт тот, кто сильнее.
web-rs-alliance-mercy = Если один из вас выиграл битву, фигурки другого не погибают.
web-rs-alliance-victory = Союзники, которые делят первое место в конце игры, побеждают вместе.
web-rs-alliance-betray = Союз длится одно время года. Раньше его разрывает только приказ { mandate-betray.quoted }; выбравший его теряет честь.
web-rs-deal = Подарок или обещание
web-rs-deal-with = Подарок или обещание { $clan-dat }
web-rs-gift = Подарок
web-rs-gift-coins = Монеты, не больше { $count }
web-rs-gift-ronin = Ронины, не больше { $count }
web-rs-gift-none = У вас нет ни монет, ни ронинов.
web-rs-gift-give = Подарить
web-rs-gift-about = Сразу и навсегда; это видят все.
web-rs-gift-given = Подарок передан.
web-rs-promise = Обещание
web-rs-promise-about = Его видите только вы двое. Оно никого не связывает; потом каждый отмечает, выполнено оно или нарушено.
web-rs-promise-what = Что вы обещаете
web-rs-promise-text = Своими словами
web-rs-promise-more = Примечание (если хотите)
web-rs-promise-make = Пообещать
web-rs-promise-kind-loyal = Не предавать
web-rs-promise-kind-ally = Союз в следующее время года
web-rs-promise-kind-stay-out = Не входить в регион
web-rs-promise-kind-mandate = Мой следующий приказ
web-rs-promise-kind-give = Монеты или ронины
web-rs-promise-kind-give-if = Монеты или ронины за приказ
web-rs-promise-kind-leave = Уступить преимущество
web-rs-promise-kind-text = Своими словами
web-rs-promise-loyal = Не предам вас { $season-in }.
web-rs-promise-ally = Заключу с вами союз { $season-in }.
web-rs-promise-stay-out = Не войду { $province-to } { $season-in }.
web-rs-promise-mandate = Мой следующий приказ — { $mandate-quoted }.
web-rs-promise-give = Дам вам { $goods } { $season-in }.
web-rs-promise-give-if = Дам вам { $goods }, если вы выберете приказ { $mandate-quoted }.
web-rs-promise-leave = В битве { $province-in } уступлю вам преимущество { $advantage-quoted }.
web-rs-goods = { $ronin ->
        [0] { $coins ->
            [one] { $coins } монету
            [few] { $coins } монеты
           *[many] { $coins } монет
        }
       *[many] { $coins ->
            [0] { "" }
            [one] { $coins } монету и{ " " }
            [few] { $coins } монеты и{ " " }
           *[many] { $coins } монет и{ " " }
        }{ $ronin ->
            [one] { $ronin } ронина
           *[many] { $ronin } ронинов
        }
    }
web-rs-field-province = Регион
web-rs-field-mandate = Приказ
web-rs-field-advantage = Преимущество
web-rs-field-coins = Монеты
web-rs-field-ronin = Ронины
web-rs-less = { $what }: на 1 меньше
web-rs-more = { $what }: на 1 больше

# Война

web-rs-war-place = { $state ->
        [ahead] { $number }: { $province }, ещё впереди
        [now] { $number }: { $province }, идёт битва
        [nobody] { $number }: { $province }, никого не было
       *[won] { $number }: { $province }, жетон получает { $name }
    }
web-rs-war-ahead = Воюющие регионы разыгрываются по одному, в порядке номеров.
web-rs-war-now = Сейчас
web-rs-wars-past = Прошлые войны
web-rs-fighters = Кто сражается и что каждый может поставить
web-rs-sealed = Готово
web-rs-sealed-not = ставка ещё не сделана
web-rs-bids-sealed = Ставки остаются тайными, пока их не сделали все; потом их открывают вместе.
web-rs-koi-hires = Монеты дома Карпа, которые не поставлены, считаются ронинами.
web-rs-war-nobody = Силы { $province-in } нет ни у кого: жетон сброшен.
web-rs-war-alone = { $player-is ->
        [you] Сила { $province-in } только у вас: жетон ваш без битвы.
       *[named] { $player }: сила { $province-in } только у этого дома, жетон достаётся без битвы.
    }
web-rs-war-peace = Сила { $province-in } только у двух союзников: { $player-is ->
        [you] вы сильнее и получаете жетон.
       *[named] жетон получает сильнейший, { $player }.
    }
web-rs-battle-of = Битва { $province-in }
web-rs-bid = Ваша тайная ставка
web-rs-bid-seppuku = убить свои фигурки за ПО и честь
web-rs-bid-hostage = взять чужую фигурку и с ней ПО
web-rs-bid-ronin-now = сила +{ $force } за ваших ронинов
web-rs-bid-poets = ПО за каждую убитую фигурку
web-rs-steps = Шаги битвы
web-rs-step-back = Предыдущий шаг
web-rs-step-on = Следующий шаг
web-rs-step-forces = Сила до ставок
web-rs-step-forces-about = С такой силой каждый вступает в битву.
web-rs-step-bids = Ставки открыты
web-rs-step-outcome = Исход
web-rs-step-paid = Репарации
web-rs-victor = победитель битвы
web-rs-won = выиграно
web-rs-bid-left = { $count ->
        [one] у вас останется { $count } монета
        [few] у вас останутся { $count } монеты
       *[many] у вас останется { $count } монет
    }
web-rs-clan = Игрок
web-rs-force = Сила
web-rs-short-seppuku = Сэппуку
web-rs-short-hostage = Заложник
web-rs-short-ronin = Ронины
web-rs-short-poets = Поэмы
web-rs-outcome-won = { $player-is ->
        [you] Вы побеждаете
       *[named] { $player } побеждает
    }: сила { $force }.
web-rs-advantage-won = { $player-is ->
        [you] Выигрывает ваша ставка
       *[named] Выигрывает ставка игрока { $player }
    }: { $count ->
        [one] { $count } монета.
        [few] { $count } монеты.
       *[many] { $count } монет.
    }
web-rs-by-honor = Ничья; решает честь: { $names }
web-rs-meanwhile = Что произошло тем временем
web-rs-put-away = Убрать
web-rs-after-won = Битва { $province-in }: { $player-is ->
        [you] вы побеждаете
       *[named] побеждает { $player }
    }
web-rs-after-nobody = Битва { $province-in }: никто не победил
web-rs-after-mine = Вы: { $list }
web-rs-after-nothing = ни потерь, ни добычи
web-rs-after-read = По шагам
web-rs-after-back = Назад
web-rs-balance-token = жетон воюющего региона
web-rs-balance-points = { $sign }{ $count } ПО
web-rs-balance-coins = { $sign }{ $count ->
        [one] { $count } монета
        [few] { $count } монеты
       *[many] { $count } монет
    }
web-rs-balance-ronin = ронинов: { $sign }{ $count }
web-rs-balance-honor = честь { $sign }{ $count }
web-rs-balance-captives = взято заложников: { $count }
web-rs-balance-killed = { $count ->
        [one] убита { $count } фигурка
        [few] убиты { $count } фигурки
       *[many] убито { $count } фигурок
    }
web-rs-balance-lost = { $count ->
        [one] { $count } фигурка в заложниках
        [few] { $count } фигурки в заложниках
       *[many] { $count } фигурок в заложниках
    }
web-rs-note-broken = { $player } разрывает союз с вами.
web-rs-note-replaced = { $player } предаёт вас: { $place-in } заменена ваша фигурка ({ $figure }).
web-rs-note-hostage = { $player } берёт в заложники вашу фигурку ({ $figure }).
web-rs-note-taken = { $player } забирает у вас { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[many] { $coins } монет
    }: { $cause }.
web-rs-note-beaten = Битва { $province-in } проиграна: побеждает { $player }, сила { $force }.
web-rs-note-killed = { $count ->
        [one] Убита { $count } ваша фигурка { $province-in }.
        [few] Убиты { $count } ваши фигурки { $province-in }.
       *[many] Убито { $count } ваших фигурок { $province-in }.
    }
web-rs-nobody-bid = Никто не ставил.

# На сцене: что происходит, шаг за шагом

web-rs-scene-kami = Святилища действуют одно за другим, слева направо.
web-rs-scene-no-worship = никого
web-rs-scene-tie = Поровну: решает честь.
web-rs-scene-no-battle = Без битвы { $province-in }
web-rs-scene-allied-title = Союз
web-rs-scene-broken-title = Союз разорван
web-rs-scene-replaced-title = Предательство
web-rs-scene-gift-title = Подарок
web-rs-scene-wars = Воюющие регионы по порядку
web-rs-scene-replaced = { $player-is ->
        [you] Вы заменяете
       *[named] { $player } заменяет
    } { $count ->
        [one] { $count } фигурку.
        [few] { $count } фигурки.
       *[many] { $count } фигурок.
    }
web-rs-scene-swap = { $neighbour-is ->
        [you] ваша фигурка: { $figure }
       *[named] { $neighbour }: { $figure }
    }
web-rs-scene-chosen = { $player-is ->
        [you] выбрали вы
       *[named] выбирает { $player }
    }
web-rs-scene-named = { $player-is ->
        [you] назвали вы
       *[named] называет { $player }
    }; жетон лежит лицом вниз
web-rs-scene-bonus = Привилегия: { $player-is ->
        [you] вы и { $neighbour }
       *[named] { $neighbour-is ->
            [you] { $player } и вы
           *[named] { $player } и { $neighbour }
        }
    }

# Подсчёт

web-rs-scored-winter = Зима: последние очки
web-rs-scored-war = { $season-start }: что принесла война
web-rs-scored-token = жетон
web-rs-scored-other = Вне битв
web-rs-scored-legend = Очки в каждом воюющем регионе. Жетоны приносят очки зимой.
web-rs-scored-winter-legend = Мелкие цифры: жетоны и разные регионы среди них.

# Страница всех карт

web-rs-cards-title = Карты времён года и боги счастья
web-rs-cards-about = У каждого времени года свои карты: основные и карты одного набора. Боги счастья приходят с дополнением «Вторжение династии»: это монстры только для домов Солнца и Луны. Свойства пересказаны нашими словами, так, как их выполняет эта программа.
web-rs-cards-set = Набор
web-rs-cards-season = Время года
web-rs-cards-type = Тип
web-rs-cards-all = все
web-rs-cards-price = Цена:
web-rs-cards-count = { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
web-rs-cards-copies = { $count ->
        [one] { $count } копия
        [few] { $count } копии
       *[many] { $count } копий
    }
web-rs-cards-case = Пример в правилах
web-rs-cards-none = Таких карт нет.
web-rs-cards-sure-title = Насколько карты достоверны
web-rs-cards-sure = точно
web-rs-cards-sure-about = Карта напечатана в правилах.
web-rs-cards-partly = свойство точно, числа вероятны
web-rs-cards-partly-about = Официальные тексты подтверждают свойство; цена, число копий или другие данные взяты из списка, составленного игроками.
web-rs-cards-likely = вероятно
web-rs-cards-likely-about = Всё взято из списка, составленного игроками; ничто ему не противоречит.

## What came of a part of the log that is folded: of any, and of a phase or an act alone

web-sum-rs-allied = { $times ->
        [one] { $times } союз
        [few] { $times } союза
       *[many] { $times } союзов
    }
web-sum-rs-broken = { $times ->
        [one] { $times } союз разорван
        [few] { $times } союза разорвано
       *[many] { $times } союзов разорвано
    }
web-sum-rs-gift = { $times ->
        [one] { $times } подарок
        [few] { $times } подарка
       *[many] { $times } подарков
    }
web-sum-rs-built = { $times ->
        [one] { $times } крепость
        [few] { $times } крепости
       *[many] { $times } крепостей
    }
web-sum-rs-replaced = { $times ->
        [one] { $times } фигурка заменена
        [few] { $times } фигурки заменены
       *[many] { $times } фигурок заменено
    }
web-sum-rs-battle = { $times ->
        [one] { $times } битва
        [few] { $times } битвы
       *[many] { $times } битв
    }
web-sum-rs-hostage = { $times ->
        [one] { $times } заложник
        [few] { $times } заложника
       *[many] { $times } заложников
    }

web-act-rs-bought = { $times ->
        [one] { $times } карта
        [few] { $times } карты
       *[many] { $times } карт
    }
web-act-rs-summoned = { $times ->
        [one] { $times } фигурка призвана
        [few] { $times } фигурки призваны
       *[many] { $times } фигурок призвано
    }
web-act-rs-worships = { $times ->
        [one] { $times } фигурка в святилищах
        [few] { $times } фигурки в святилищах
       *[many] { $times } фигурок в святилищах
    }
web-act-rs-moved = { $times ->
        [one] { $times } передвижение
        [few] { $times } передвижения
       *[many] { $times } передвижений
    }
web-act-rs-harvest = награды в { $times ->
        [one] { $times } регионе
       *[many] { $times } регионах
    }
web-act-rs-shrine = { $times ->
        [one] { $times } святилище
        [few] { $times } святилища
       *[many] { $times } святилищ
    }
web-act-rs-victory = { $times ->
        [1] { $player-is ->
            [you] вы побеждаете
           *[named] { $player } побеждает
        }
       *[other] { "" }
    }
web-act-rs-killed = { $times ->
        [one] { $times } фигурка убита
        [few] { $times } фигурки убиты
       *[many] { $times } фигурок убито
    }

## Приказы на будущее

order-rs-tea = Быть готовым на чайной церемонии
    .done = Ваш приказ выполнен: готовность на чайной церемонии.
order-rs-parley = Быть готовым перед войной
    .done = Ваш приказ выполнен: готовность перед войной.
order-rs-bids = Ничего не ставить в битвах
    .done = Ваш приказ выполнен: ставок нет.
order-rs-cards = Не покупать карты
    .done = Ваш приказ выполнен: карта не куплена.
order-rs-hostages = Не брать заложников
    .done = Ваш приказ выполнен: заложник не взят.

## Situations that the ruling desk sets up

web-rs-situation-tea = Чайная церемония
web-rs-situation-mandate = Выбор приказа
web-rs-situation-carry-out = Выполнение приказа
web-rs-situation-kami = Награда ками
web-rs-situation-parley = Последние подарки перед войной
web-rs-situation-bids = Ставки в регионе войны

## Fields of a position, on the ruling desk

web-desk-field-active = Чей ход приказа
web-desk-field-advantage = Преимущество
web-desk-field-allied = Союзы по временам года
web-desk-field-ally = Союзник
web-desk-field-bag = Ещё не виденные жетоны
web-desk-field-betrayed = Предал
web-desk-field-clan = Клан
web-desk-field-coins = Монеты
web-desk-field-coins-before = Монет было
web-desk-field-crowned = Победил
web-desk-field-display = Карты на продажу
web-desk-field-entered = Появившиеся монстры
web-desk-field-fighters = Участвуют в битве
web-desk-field-figure = Фигура
web-desk-field-given = Отдано в это время года, по местам
web-desk-field-honor = Честь, начиная с высшей
web-desk-field-kami = Ками
web-desk-field-kami-turn = Ход ками
web-desk-field-killed = Убитые
web-desk-field-kills = Убито в этой битве
web-desk-field-looks = Виденные жетоны
web-desk-field-loyal = Получил бонус Верности
web-desk-field-mandate = Приказ
web-desk-field-number = Номер
web-desk-field-offers = Предлагает союз
web-desk-field-phase = Фаза
web-desk-field-prison = В плену у
web-desk-field-province = Регион
web-desk-field-richer = Оплачено Путём торговца
web-desk-field-ronin = Ронины
web-desk-field-shrines = Святилища по порядку
web-desk-field-tile = Жетон
web-desk-field-tokens = Жетоны войны
web-desk-field-top = Возвращены наверх
web-desk-field-track = Выбранные приказы
web-desk-field-victim = Жертва
web-desk-field-waiting = Эффекты, ещё не выполненные
web-desk-field-wars = Воюющие регионы по порядку
