# Що клієнт у браузері каже лише про «Вранішнє сонце».

web-points = Переможні очки
web-result-score = { $points } ПО
web-result-tie-rising-sun = За рівних очок вирішує честь; союзники, що поділили перше місце, перемагають разом.
web-value-rising_sun-rewards = Винагороди провінцій від Хоккайдо до Кюсю: ПО / монети / роніни
web-value-rising_sun-clans-koi = { clan-koi.name }: початковий рівень честі · дохід · рідна провінція
web-value-rising_sun-clans-sun = { clan-sun.name }: початковий рівень честі · дохід · рідна провінція
web-value-rising_sun-clans-lotus = { clan-lotus.name }: початковий рівень честі · дохід · рідна провінція
web-value-rising_sun-clans-turtle = { clan-turtle.name }: початковий рівень честі · дохід · рідна провінція
web-value-rising_sun-clans-dragonfly = { clan-dragonfly.name }: початковий рівень честі · дохід · рідна провінція
web-value-rising_sun-clans-bonsai = { clan-bonsai.name }: початковий рівень честі · дохід · рідна провінція
web-value-rising_sun-clans-moon = { clan-moon.name }: початковий рівень честі · дохід · рідна провінція
web-value-hokkaido = { province-hokkaido }
web-value-oshu = { province-oshu }
web-value-edo = { province-edo }
web-value-kyoto = { province-kyoto }
web-value-kansai = { province-kansai }
web-value-nagato = { province-nagato }
web-value-shikoku = { province-shikoku }
web-value-kyushu = { province-kyushu }
web-value-rising_sun-mandates = Плиток кожного наказу
web-value-rising_sun-prices = Ціна фортеці · знижка наказу «Муштра»
web-value-rising_sun-kami = Хачіман: роніни · Цукуйомі: монети · Сусаноо: ПО за фортецю · Фуджін: переміщення
web-value-rising_sun-score = Плитка весни / літа / осені: ПО · 0 / 1 / … / 8 різних провінцій: ПО · полонений: ПО · за визволеного полоненого: монети

# Поле
web-rs-map = Мапа провінцій
web-rs-beside = Поруч із мапою
web-rs-tab-map = Мапа
web-rs-tab-tea = Переговори
web-rs-tab-war = Війна
web-rs-tab-cards = Карти пори року
web-rs-tab-clans = Клани
web-rs-honor = Честь
web-rs-shrines = Святині за порядком
web-rs-track = Ряд політичних наказів
web-rs-reserve = Запас
web-rs-reserve-about = У запасі, ще не прикликані
web-rs-reserve-empty = Ваш запас порожній.
web-rs-own-cards = Ваші карти
web-rs-hostages = Полонені
web-rs-tokens = Плитки битв
web-rs-nobody = Тут нікого немає.
web-rs-turtle-force = Кожна фортеця Черепахи має 1 силу.
web-rs-harvest-force = Під час наказу { mandate-harvest.quoted }: сила { $force }.
web-rs-strongest = найбільша сила
web-rs-next-to = Поруч:
web-rs-by-sea = морем
web-rs-war-number = битва { $number }
web-rs-reward = Винагорода за врожай: { $points ->
        [0] { "" }
       *[other] { $points } ПО{ " " }
    }{ $coins ->
        [0] { "" }
        [one] { $coins } монета{ " " }
        [few] { $coins } монети{ " " }
       *[many] { $coins } монет{ " " }
    }{ $ronin ->
        [0] { "" }
        [one] { $ronin } ронін
        [few] { $ronin } роніни
       *[many] { $ronin } ронінів
    }
web-rs-there = { $player }: сила { $force }; { $list }
web-rs-worships = { $player }: сила { $force }
web-rs-kami-turn = Хід камі { $number }
web-rs-turn = хід { $number }
web-rs-slot = Хід { $number }, { $player }: { $mandate }
web-rs-slot-free = Хід { $number }: вибирає { $player }
web-rs-slot-hidden = Хід { $number }, { $player }: { $mandate }; плитка лежить долілиць
web-rs-slot-own = Хід { $number }, { $player }: { $mandate }; долілиць лежить { $tile }
web-rs-clan-values = Дохід { $coins }, рідна провінція { $province }.
web-rs-price = { $coins ->
        [0] безкоштовно
        [one] { $coins } монета
        [few] { $coins } монети
       *[many] { $coins } монет
    }
web-rs-waive = Заплатити повну ціну
web-rs-buys = { $player-is ->
        [you] Ви можете
       *[named] { $player } може
    } купити 1 карту. Монет: { $coins }.
web-rs-buys-bonus = { $player-is ->
        [you] Ви можете
       *[named] { $player } може
    } купити 1 карту зі знижкою { $discount }. Монет: { $coins }.
web-rs-then-buy = Потім:
web-rs-cards-of = Карти пори року: { $season }
web-rs-no-cards = Карт цієї пори року ({ $season }) не лишилося.
web-rs-ally = Союзник: { $player }
web-rs-your-ally = Ваш союзник
web-rs-good-points = Переможні очки: { $count }
web-rs-good-coins = Монети: { $count }
web-rs-good-ronin = Роніни: { $count }
web-rs-good-honor = Місце на шкалі честі: { $place }
web-rs-winter-now = Якби зараз настала зима: +{ $count } ПО
web-rs-set = Різних провінцій: { $count }, бонус за набір { $points } ПО.
web-rs-set-next = Від { $count }: { $points } ПО.
web-rs-bury = Долілиць
web-rs-name = Назвати
web-rs-tiles = Ваші плитки
web-rs-declared = Оголошено:
web-rs-waiting = Чекають:
web-rs-victims = Будуть вбиті:
web-rs-pick-victim = Чия фігурка?
web-rs-pick-figure = Яка фігурка?
web-rs-pick-count = Скільки?
web-rs-hands = Побачені плитки

# Де ми в цій порі року
web-rs-stage = { $now }: { $phase }
web-rs-stage-turn = { $now }: наказ { $number } із 7
web-rs-stage-mandate = { $now }: наказ { $number } із 7, { $mandate }
web-rs-stage-kami = { $now }: хід камі { $number }
web-rs-stage-battle = { $now }: битва { $number }, { $province }
web-rs-stage-parley = { $now }: перед війною
web-rs-stamp-season = { $season-start }
    .about = Нова пора року.
web-rs-by-season = за порами року

# Що буде
web-rs-harvest-now = Зараз це дало б вам: { $coins ->
        [one] { $coins } монета
        [few] { $coins } монети
       *[many] { $coins } монет
    }, { $ronin ->
        [one] { $ronin } ронін
        [few] { $ronin } роніни
       *[many] { $ronin } ронінів
    }, { $points } ПО.
web-rs-breaks-alliance = Ваш альянс розпадеться, і ви втратите честь.
web-rs-worship-when = У кожен хід камі цей дар отримує найсильніший у святині.
web-rs-bid-nothing = Ви нічого не ставите: жодної переваги в цій битві ви не отримаєте.
web-rs-seppuku-now = Ви отримаєте { $count } ПО і стільки ж кроків честі. { $left ->
        [0] Сили тут у вас не лишиться.
       *[other] Лишиться сила ваших фортець: { $left }.
    }
web-rs-hire-now = Ваша сила буде { $force }; у найсильнішого з решти { $other }.
web-rs-coins-left = { $coins ->
        [0] Монет не залишиться.
        [one] Залишиться { $coins } монета.
        [few] Залишиться { $coins } монети.
       *[many] Залишиться { $coins } монет.
    }

# Рядки журналу
web-rs-bounty = { $coins ->
        [0] { $line } { clan-ability-bonsai }: ціна 1 замість { $price }, з бонусом 0.
       *[other] { $line } { clan-ability-bonsai }: ціна 1 замість { $price }.
    }

# Як відповідати
web-rs-help-RS-DP03 = Союзники мають спільні бонуси.
web-rs-help-allied = Ви в альянсі з { $clan-ins }. Дарувати й обіцяти ще можна.
web-rs-help-alone = Дарувати й обіцяти ще можна.
web-rs-help-RS-DP05 = Ваші плитки лежать під мапою. Виберіть плитку, щоб прочитати, кому що вона дає, потім підтвердьте.
web-rs-help-RS-DP06 = Виберіть плитку, яка ляже долілиць, і наказ, який виконають усі; вони можуть бути різними.
web-rs-help-RS-DP07 = Натисніть фігурку, потім провінцію. Для вшанування: шінто, святиня, провінція.
web-rs-help-RS-DP08 = Натисніть провінцію, звідки піти, потім фігурку й місце, куди вона піде.
web-rs-help-RS-DP09 = Натисніть провінцію. { mandate-recruit.quoted } дає 1 фігурку за фортецю.
web-rs-help-RS-DP11 = Натисніть провінцію для нової фігурки.
web-rs-help-worship = Натисніть провінцію. Для вшанування: спершу святиня, потім провінція.
web-rs-help-RS-DP13 = Натисніть провінцію з фігуркою суперника, потім саму фігурку. До завершення нічого не змінюється.
web-rs-help-RS-DP15 = Натисніть провінцію, звідки піти, потім фігурку й місце, куди вона піде.
web-rs-help-RS-DP16 = Натисніть провінцію для буші.
web-rs-help-RS-DP18 = Першим вирішує гравець, у якого більше честі.
web-rs-help-RS-DP22 = { $ahead ->
        [0] Інших битв цієї пори року у вас поки немає: залишені монети пропадуть.
       *[other] Наприкінці пори року монети пропадають; битв у вас попереду: { $ahead }.
    } Переможені втрачають ставки, ставку переможця ділять переможені.
web-rs-help-RS-DP24 = Натисніть фігурку на мапі або поруч; з нею ви берете у власника 1 ПО.
web-rs-help-RS-DP25 = Роніни не витрачаються.
web-rs-help-RS-DP27 = Вашу ставку ділять між переможеними порівну; кому дістанеться залишок, вирішуєте ви.
web-rs-help-RS-DP31 = Натисніть «{ web-rs-gift }» біля гравця: під час війни дарувати не можна, а після неї всі монети й роніни пропадають.
web-rs-help-buy = Натисніть карту, щоб прочитати й купити її.
web-rs-help-lack = Доки ви не відповіли, інші можуть дати вам монет.

# Як читати поле
web-rs-reading = Як читати поле
web-rs-reading-force = Число на знаку клану — його сила в цьому місці; знак у рамці — найсильніший.
web-rs-reading-many = Число біля фігурки — скільки їх там. Де тісно, одна фігурка стоїть за всі фігурки клану: наведіть курсор на провінцію або торкніться її, і буде видно кожну.
web-rs-reading-tint = Провінція має колір найсильнішого клану: він отримав би винагороду.
web-rs-reading-reward = Зірки, монети й мечі на провінції — винагорода за врожай.
web-rs-reading-war = Щит із номером: цієї пори року тут буде битва, за порядком номерів.
web-rs-reading-shrines = Святині діють у тому порядку, у якому стоять; підкреслений клан отримав би дар.
web-rs-reading-track = У ряду сім наказів, між ними три ходи камі, наприкінці війна. Смугаста плитка лежить долілиць.
web-rs-reading-winter = Мале число поруч з очками гравця — скільки принесла б зима, якби вона настала зараз.
web-rs-reading-move = Колесо або два пальці змінюють масштаб мапи, перетягування її рухає.
web-rs-sign-vp = переможне очко
web-rs-sign-coin = монета
web-rs-sign-ronin = ронін
web-rs-sign-honor = місце на шкалі честі
web-rs-sign-ally = союзник
web-rs-sign-hostage = полонені
web-rs-sign-war = номер битви
web-rs-sign-kami = хід камі

# Talks: alliances, gifts, promises
web-rs-talks = Переговори
web-rs-you = Ви
web-rs-tea-ready = готовність
web-rs-tea-open = веде переговори
web-rs-tea-alone = без союзника
web-rs-tea-with = в альянсі з { $clan-ins }
web-rs-tea-received = пропонує вам альянс
web-rs-tea-made = Ви запропонували альянс.
web-rs-tea-offer = Запропонувати альянс
web-rs-tea-withdraw = Відкликати
web-rs-tea-accept = Прийняти
web-rs-tea-refuse = Відхилити
web-rs-tea-wait = Ви завершили переговори. Гра піде далі, коли це зроблять усі.
web-rs-tea-over = Альянси укладають лише під час чайної церемонії. Дарувати можна до початку війни.
web-rs-parley = Остання нагода для подарунків: коли всі завершать переговори, почнеться війна.
web-rs-alliance = Що дає альянс
web-rs-alliance-bonus = Обидва отримують бонус кожного наказу, який вибрав один із вас.
web-rs-alliance-peace = Якщо в провінції битви сила є лише у вас двох, битви немає: плитку бере сильніший.
web-rs-alliance-mercy = Якщо один із вас виграв битву, фігурки іншого не гинуть.
web-rs-alliance-victory = Союзники, які ділять перше місце наприкінці гри, перемагають разом.
web-rs-alliance-betray = Альянс триває одну пору року. Раніше його розриває лише наказ { mandate-betray.quoted }; хто його вибрав, втрачає честь.
web-rs-deal = Подарунок або обіцянка
web-rs-deal-with = Подарунок або обіцянка { $clan-dat }
web-rs-gift = Подарунок
web-rs-gift-coins = Монети, не більше { $count }
web-rs-gift-ronin = Роніни, не більше { $count }
web-rs-gift-none = У вас немає ні монет, ні ронінів.
web-rs-gift-give = Подарувати
web-rs-gift-about = Одразу й назавжди; це бачать усі.
web-rs-gift-given = Подарунок передано.
web-rs-promise = Обіцянка
web-rs-promise-about = Її бачите лише ви двоє. Вона нікого не зв’язує; потім кожен позначає, виконано її чи порушено.
web-rs-promise-what = Що ви обіцяєте
web-rs-promise-text = Своїми словами
web-rs-promise-more = Примітка (якщо хочете)
web-rs-promise-make = Пообіцяти
web-rs-promise-kind-loyal = Не зраджувати
web-rs-promise-kind-ally = Альянс наступної пори року
web-rs-promise-kind-stay-out = Не входити в провінцію
web-rs-promise-kind-mandate = Мій наступний наказ
web-rs-promise-kind-give = Монети або роніни
web-rs-promise-kind-give-if = Монети або роніни за наказ
web-rs-promise-kind-leave = Поступитися перевагою
web-rs-promise-kind-text = Своїми словами
web-rs-promise-loyal = Не зраджу вас { $season-in }.
web-rs-promise-ally = Укладу з вами альянс { $season-in }.
web-rs-promise-stay-out = Не ввійду { $province-to } { $season-in }.
web-rs-promise-mandate = Мій наступний наказ — { $mandate-quoted }.
web-rs-promise-give = Дам вам { $goods } { $season-in }.
web-rs-promise-give-if = Дам вам { $goods }, якщо ви виберете наказ { $mandate-quoted }.
web-rs-promise-leave = У битві { $province-in } поступлюся вам перевагою { $advantage-quoted }.
web-rs-goods = { $ronin ->
        [0] { $coins ->
            [one] { $coins } монету
            [few] { $coins } монети
           *[many] { $coins } монет
        }
       *[many] { $coins ->
            [0] { "" }
            [one] { $coins } монету й{ " " }
            [few] { $coins } монети й{ " " }
           *[many] { $coins } монет і{ " " }
        }{ $ronin ->
            [one] { $ronin } роніна
           *[many] { $ronin } ронінів
        }
    }
web-rs-field-province = Провінція
web-rs-field-mandate = Наказ
web-rs-field-advantage = Перевага
web-rs-field-coins = Монети
web-rs-field-ronin = Роніни
web-rs-less = { $what }: на 1 менше
web-rs-more = { $what }: на 1 більше

# Війна

web-rs-war-place = { $state ->
        [ahead] { $number }: { $province }, ще попереду
        [now] { $number }: { $province }, триває битва
        [nobody] { $number }: { $province }, нікого не було
       *[won] { $number }: { $province }, плитку бере { $name }
    }
web-rs-war-ahead = Провінції, де йде війна, розігруються по одній, за порядком номерів.
web-rs-war-now = Зараз
web-rs-wars-past = Минулі війни
web-rs-fighters = Хто б’ється і що кожен може поставити
web-rs-sealed = Готово
web-rs-sealed-not = ставку ще не зроблено
web-rs-bids-sealed = Ставки таємні, доки не готові всі; потім їх відкривають разом.
web-rs-koi-hires = Монети клану Кой, які не поставлено, вважаються ронінами.
web-rs-war-nobody = Сили { $province-in } немає ні в кого: плитку скинуто.
web-rs-war-alone = { $player-is ->
        [you] Сила { $province-in } лише у вас: плитка ваша без битви.
       *[named] { $player }: сила { $province-in } лише в цього клану, плитка дістається без битви.
    }
web-rs-war-peace = Сила { $province-in } лише у двох союзників: { $player-is ->
        [you] ви сильніші, тож берете плитку.
       *[named] плитку бере сильніший, { $player }.
    }
web-rs-battle-of = Битва { $province-in }
web-rs-bid = Ваша таємна ставка
web-rs-bid-seppuku = убити свої фігурки за ПО й честь
web-rs-bid-hostage = узяти чужу фігурку і з нею ПО
web-rs-bid-ronin-now = сила +{ $force } за ваших ронінів
web-rs-bid-poets = ПО за кожну вбиту фігурку
web-rs-bid-left = { $count ->
        [one] у вас залишиться { $count } монета
        [few] у вас залишаться { $count } монети
       *[many] у вас залишиться { $count } монет
    }
web-rs-clan = Гравець
web-rs-force = Сила
web-rs-short-seppuku = Сеппуку
web-rs-short-hostage = Полонений
web-rs-steps = Кроки битви
web-rs-step-back = Попередній крок
web-rs-step-on = Наступний крок
web-rs-step-forces = Сила до ставок
web-rs-step-forces-about = З такою силою кожен вступає в битву.
web-rs-step-bids = Ставки відкрито
web-rs-step-outcome = Результат
web-rs-step-paid = Репарації
web-rs-victor = переможець битви
web-rs-won = виграно
web-rs-short-ronin = Роніни
web-rs-short-poets = Поети
web-rs-outcome-won = { $player-is ->
        [you] Ви перемагаєте
       *[named] { $player } перемагає
    }: сила { $force }.
web-rs-advantage-won = { $player-is ->
        [you] Виграє ваша ставка
       *[named] Виграє ставка гравця { $player }
    }: { $count ->
        [one] { $count } монета.
        [few] { $count } монети.
       *[many] { $count } монет.
    }
web-rs-by-honor = Нічия; вирішує честь: { $names }
web-rs-meanwhile = Що сталося тим часом
web-rs-put-away = Прибрати
web-rs-after-won = Битва { $province-in }: { $player-is ->
        [you] ви перемагаєте
       *[named] перемагає { $player }
    }
web-rs-after-nobody = Битва { $province-in }: ніхто не переміг
web-rs-after-mine = Ви: { $list }
web-rs-after-nothing = ні втрат, ні здобутків
web-rs-after-read = Покроково
web-rs-after-back = Назад
web-rs-balance-token = плитка битви
web-rs-balance-points = { $sign }{ $count } ПО
web-rs-balance-coins = { $sign }{ $count ->
        [one] { $count } монета
        [few] { $count } монети
       *[many] { $count } монет
    }
web-rs-balance-ronin = ронінів: { $sign }{ $count }
web-rs-balance-honor = честь { $sign }{ $count }
web-rs-balance-captives = узято полонених: { $count }
web-rs-balance-killed = { $count ->
        [one] вбито { $count } фігурку
        [few] вбито { $count } фігурки
       *[many] вбито { $count } фігурок
    }
web-rs-balance-lost = { $count ->
        [one] { $count } фігурка в полоні
        [few] { $count } фігурки в полоні
       *[many] { $count } фігурок у полоні
    }
web-rs-note-broken = { $player } розриває альянс із вами.
web-rs-note-replaced = { $player } зраджує вас: { $place-in } замінено вашу фігурку ({ $figure }).
web-rs-note-hostage = { $player } бере в полон вашу фігурку ({ $figure }).
web-rs-note-taken = { $player } забирає у вас { $coins ->
        [one] { $coins } монету
        [few] { $coins } монети
       *[many] { $coins } монет
    }: { $cause }.
web-rs-note-beaten = Битву { $province-in } програно: перемагає { $player }, сила { $force }.
web-rs-note-killed = { $count ->
        [one] Вбито { $count } вашу фігурку { $province-in }.
        [few] Вбито { $count } ваші фігурки { $province-in }.
       *[many] Вбито { $count } ваших фігурок { $province-in }.
    }
web-rs-nobody-bid = Ніхто не ставив.

# На сцені: що відбувається, крок за кроком

web-rs-scene-kami = Святині діють одна за одною, зліва направо.
web-rs-scene-no-worship = нікого
web-rs-scene-tie = Порівну: вирішує честь.
web-rs-scene-no-battle = Без битви { $province-in }
web-rs-scene-allied-title = Альянс
web-rs-scene-broken-title = Альянс розірвано
web-rs-scene-replaced-title = Зрада
web-rs-scene-gift-title = Подарунок
web-rs-scene-wars = Провінції битв за порядком
web-rs-scene-replaced = { $player-is ->
        [you] Ви замінюєте
       *[named] { $player } замінює
    } { $count ->
        [one] { $count } фігурку.
        [few] { $count } фігурки.
       *[many] { $count } фігурок.
    }
web-rs-scene-swap = { $neighbour-is ->
        [you] ваша фігурка: { $figure }
       *[named] { $neighbour }: { $figure }
    }
web-rs-scene-chosen = { $player-is ->
        [you] вибрали ви
       *[named] вибирає { $player }
    }
web-rs-scene-named = { $player-is ->
        [you] назвали ви
       *[named] називає { $player }
    }; плитка лежить долілиць
web-rs-scene-bonus = Бонус: { $player-is ->
        [you] ви та { $neighbour }
       *[named] { $neighbour-is ->
            [you] { $player } і ви
           *[named] { $player } і { $neighbour }
        }
    }

# Підрахунок

web-rs-scored-winter = Зима: останні очки
web-rs-scored-war = { $season-start }: що принесла війна
web-rs-scored-token = плитка
web-rs-scored-other = Поза битвами
web-rs-scored-legend = Очки в кожній провінції, де йшла війна. Плитки дають очки взимку.
web-rs-scored-winter-legend = Дрібні цифри: плитки й різні провінції серед них.

# Сторінка всіх карт

web-rs-cards-title = Карти пір року й боги щастя
web-rs-cards-about = Кожна пора року має свої карти: основні й карти одного набору. Боги щастя приходять із доповненням «Вторгнення династії»: це чудовиська лише для кланів Сонця й Місяця. Властивості переказано нашими словами, так, як їх виконує ця програма.
web-rs-cards-set = Набір
web-rs-cards-season = Пора року
web-rs-cards-type = Тип
web-rs-cards-all = усі
web-rs-cards-price = Ціна:
web-rs-cards-count = { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[many] { $count } карт
    }
web-rs-cards-copies = { $count ->
        [one] { $count } копія
        [few] { $count } копії
       *[many] { $count } копій
    }
web-rs-cards-case = Приклад у правилах
web-rs-cards-none = Таких карт немає.
web-rs-cards-sure-title = Наскільки карти достовірні
web-rs-cards-sure = точно
web-rs-cards-sure-about = Карту надруковано в правилах.
web-rs-cards-partly = властивість точна, числа ймовірні
web-rs-cards-partly-about = Офіційні тексти підтверджують властивість; ціну, кількість копій чи інші дані взято зі списку, складеного гравцями.
web-rs-cards-likely = імовірно
web-rs-cards-likely-about = Усе взято зі списку, складеного гравцями; ніщо йому не суперечить.

## What came of a part of the log that is folded: of any, and of a phase or an act alone

web-sum-rs-allied = { $times ->
        [one] { $times } альянс
        [few] { $times } альянси
       *[many] { $times } альянсів
    }
web-sum-rs-broken = { $times ->
        [one] { $times } альянс розірвано
        [few] { $times } альянси розірвано
       *[many] { $times } альянсів розірвано
    }
web-sum-rs-gift = { $times ->
        [one] { $times } подарунок
        [few] { $times } подарунки
       *[many] { $times } подарунків
    }
web-sum-rs-built = { $times ->
        [one] { $times } фортеця
        [few] { $times } фортеці
       *[many] { $times } фортець
    }
web-sum-rs-replaced = { $times ->
        [one] { $times } фігурку замінено
        [few] { $times } фігурки замінено
       *[many] { $times } фігурок замінено
    }
web-sum-rs-battle = { $times ->
        [one] { $times } битва
        [few] { $times } битви
       *[many] { $times } битв
    }
web-sum-rs-hostage = { $times ->
        [one] { $times } полонений
        [few] { $times } полонені
       *[many] { $times } полонених
    }

web-act-rs-bought = { $times ->
        [one] { $times } карта
        [few] { $times } карти
       *[many] { $times } карт
    }
web-act-rs-summoned = { $times ->
        [one] { $times } фігурку прикликано
        [few] { $times } фігурки прикликано
       *[many] { $times } фігурок прикликано
    }
web-act-rs-worships = { $times ->
        [one] { $times } фігурка у святинях
        [few] { $times } фігурки у святинях
       *[many] { $times } фігурок у святинях
    }
web-act-rs-moved = { $times ->
        [one] { $times } переміщення
        [few] { $times } переміщення
       *[many] { $times } переміщень
    }
web-act-rs-harvest = врожай у { $times ->
        [one] { $times } провінції
       *[many] { $times } провінціях
    }
web-act-rs-shrine = { $times ->
        [one] { $times } святиня
        [few] { $times } святині
       *[many] { $times } святинь
    }
web-act-rs-victory = { $times ->
        [1] { $player-is ->
            [you] ви перемагаєте
           *[named] { $player } перемагає
        }
       *[other] { "" }
    }
web-act-rs-killed = { $times ->
        [one] { $times } фігурку вбито
        [few] { $times } фігурки вбито
       *[many] { $times } фігурок вбито
    }

## Накази на майбутнє

order-rs-tea = Бути готовим на чайній церемонії
    .done = Ваш наказ виконано: готовність на чайній церемонії.
order-rs-parley = Бути готовим перед війною
    .done = Ваш наказ виконано: готовність перед війною.
order-rs-bids = Нічого не ставити в битвах
    .done = Ваш наказ виконано: ставок немає.
order-rs-cards = Не купувати карт
    .done = Ваш наказ виконано: карту не куплено.
order-rs-hostages = Не брати полонених
    .done = Ваш наказ виконано: полоненого не взято.

## Situations that the ruling desk sets up

web-rs-situation-tea = Чайна церемонія
web-rs-situation-mandate = Вибір наказу
web-rs-situation-carry-out = Виконання наказу
web-rs-situation-kami = Винагорода камі
web-rs-situation-parley = Останні подарунки перед війною
web-rs-situation-bids = Ставки у провінції війни

## Fields of a position, on the ruling desk

web-desk-field-active = Хто вибрав наказ
web-desk-field-advantage = Перевага
web-desk-field-allied = Альянси за порами року
web-desk-field-ally = Союзник
web-desk-field-bag = Ще не бачені жетони
web-desk-field-betrayed = Зрадив
web-desk-field-clan = Клан
web-desk-field-coins = Монети
web-desk-field-coins-before = Монет було
web-desk-field-crowned = Переміг
web-desk-field-display = Карти на продаж
web-desk-field-entered = Чудовиська, що з’явилися
web-desk-field-fighters = Беруть участь у битві
web-desk-field-figure = Фігура
web-desk-field-given = Віддано цієї пори року, за місцями
web-desk-field-honor = Честь, починаючи з найвищої
web-desk-field-kami = Камі
web-desk-field-kami-turn = Хід камі
web-desk-field-killed = Убиті
web-desk-field-kills = Убито в цій битві
web-desk-field-looks = Бачені жетони
web-desk-field-loyal = Отримав бонус Вірності
web-desk-field-mandate = Наказ
web-desk-field-number = Номер
web-desk-field-offers = Пропонує альянс
web-desk-field-phase = Фаза
web-desk-field-prison = У полоні в
web-desk-field-province = Провінція
web-desk-field-richer = Оплачено Шляхом торговця
web-desk-field-ronin = Роніни
web-desk-field-shrines = Святині за порядком
web-desk-field-tile = Жетон
web-desk-field-tokens = Жетони війни
web-desk-field-top = Повернуто нагору
web-desk-field-track = Вибрані накази
web-desk-field-victim = Жертва
web-desk-field-waiting = Ефекти, які ще не виконано
web-desk-field-wars = Провінції війни за порядком
