# Joraku. The pieces of one colour act as “the red daimyo”: one player may have two colours.

## Things and their forms

area-kyoto = Кіото
    .from = з Кіото
    .to = у Кіото
    .in = у Кіото
area-omi = Омі
    .from = з Омі
    .to = в Омі
    .in = в Омі
area-ise = Ісе
    .from = з Ісе
    .to = в Ісе
    .in = в Ісе
area-owari = Оварі
    .from = з Оварі
    .to = в Оварі
    .in = в Оварі
area-mikawa = Мікава
    .from = з Мікави
    .to = у Мікаву
    .in = у Мікаві
area-totomi = Тотомі
    .from = з Тотомі
    .to = у Тотомі
    .in = у Тотомі
area-shinano = Шінано
    .from = із Шінано
    .to = у Шінано
    .in = у Шінано

colour-red = червоний
    .start = Червоний
    .gen = червоного
    .dat = червоному
colour-blue = синій
    .start = Синій
    .gen = синього
    .dat = синьому
colour-yellow = жовтий
    .start = Жовтий
    .gen = жовтого
    .dat = жовтому
colour-purple = фіолетовий
    .start = Фіолетовий
    .gen = фіолетового
    .dat = фіолетовому

card-nr = червоний ніндзя
    .acc = червоного ніндзя
card-1r = червона 1
    .acc = червону 1
card-2r = червона 2
    .acc = червону 2
card-3r = червона 3
    .acc = червону 3
card-4r = червона 4
    .acc = червону 4
card-5r = червона 5
    .acc = червону 5
card-6r = червона 6
    .acc = червону 6
card-ny = жовтий ніндзя
    .acc = жовтого ніндзя
card-1y = жовта 1
    .acc = жовту 1
card-2y = жовта 2
    .acc = жовту 2
card-3y = жовта 3
    .acc = жовту 3
card-4y = жовта 4
    .acc = жовту 4
card-5y = жовта 5
    .acc = жовту 5
card-6y = жовта 6
    .acc = жовту 6
card-nb = синій ніндзя
    .acc = синього ніндзя
card-1b = синя 1
    .acc = синю 1
card-2b = синя 2
    .acc = синю 2
card-3b = синя 3
    .acc = синю 3
card-4b = синя 4
    .acc = синю 4
card-5b = синя 5
    .acc = синю 5
card-6b = синя 6
    .acc = синю 6

variant-1 = Особиста присутність
    .about = У фазі престижу 1-ше місце в області, де стоїть ваш даймьо, дає ще стільки ОР, який номер області (у Кіото — 0).
variant-2 = Щедра нічия
    .about = Гравці з однаковим впливом посідають найкраще з місць, які ділять.
variant-3 = Гучний клич
    .about = Качідокі дає очки за іншою таблицею. Числа в ній прийняли ми.
variant-4 = Вступ до Кіото
    .about = Коли ваш даймьо вперше входить у Кіото, ви отримуєте ОР.
variant-5 = У колір
    .about = Кожна наступна карта того самого кольору, що й перша карта сутички, дає ОР.
variant-6 = Швидкий похід
    .about = Перемістити даймьо коштує менше ОД.

# What an action is made of: “text-name” and “text-missing” tell how to type it.
kind-area = область
    .how = область: kyoto, omi, ise, owari, mikawa, totomi або shinano
kind-from = область
    .how = область, звідки йде самурай, наприклад omi
kind-card = карта
    .how = карту, значення і колір: від 1r до 6r для червоних, y для жовтих, b для синіх; nr, ny, nb для ніндзя
kind-cards = карта
    .how = карти, значення і колір кожної, наприклад 5r nb
kind-colour = колір
    .how = колір: red, blue, yellow або purple
kind-effect = ефект
    .how = ефект: a або b
kind-count = число
    .how = кількість самураїв від 0 до 3

## Options

jk-option-mode = Режим
    .about = Основна гра або один із двох режимів для двох.
jk-option-mode-base = основна гра
    .about = 3–4 гравці, у кожного один колір.
jk-option-mode-two_vs_two = «2 на 2»
    .about = 2 гравці, у кожного 2 кольори; частину карт добирають драфтом.
jk-option-mode-neutral = з нейтральним учасником
    .about = 2 гравці і третій колір, за який ніхто не грає.
jk-option-players = Кількість гравців
    .about = В основній грі 3 або 4, в інших режимах 2.
jk-option-players-2 = 2
jk-option-players-3 = 3
jk-option-players-4 = 4
jk-option-variants = Карти з варіантами правил
    .about = Змінюють правила на всю партію: жодної, 2 навмання або ті, що ви виберете.
jk-option-variants-none = жодної
jk-option-variants-random = 2 навмання
jk-option-variants-1 = { variant-1 }
jk-option-variants-2 = { variant-2 }
jk-option-variants-3 = { variant-3 }
jk-option-variants-4 = { variant-4 }
jk-option-variants-5 = { variant-5 }
jk-option-variants-6 = { variant-6 }
jk-option-colours = Кольори
    .about = Кольори за місцями за столом, у цьому порядку; у режимі «2 на 2» по два на місце, нейтральний учасник отримує наступний.
jk-option-colours-red = { colour-red }
jk-option-colours-blue = { colour-blue }
jk-option-colours-yellow = { colour-yellow }
jk-option-colours-purple = { colour-purple }
jk-conflict-base-players = Основна гра — для 3–4 гравців. Для 2 виберіть режим «2 на 2» або «з нейтральним учасником».
jk-conflict-two-players = Цей режим — для 2 гравців. Для 3–4 виберіть основну гру.

## Decisions

ask-JK-D02 = Виберіть { $count ->
        [one] { $count } карту
        [few] { $count } карти
       *[many] { $count } карт
    } для сусіда ліворуч: { $neighbour }.
ask-JK-D03 = { $colour-start } даймьо: { $led ->
        [lead] почніть сутичку будь-якою картою.
        [free] розіграйте будь-яку карту, карт потрібного кольору в руці немає.
        [red] розіграйте червону карту, сутичку почато червоною.
        [yellow] розіграйте жовту карту, сутичку почато жовтою.
       *[blue] розіграйте синю карту, сутичку почато синьою.
    }
ask-JK-D04 = Ефект А чи Б? А: { $max ->
        [0] самураїв у запасі немає
        [one] розмістити до { $max } самурая { $area-in }
       *[many] розмістити до { $max } самураїв { $area-in }
    }. Б: { $value ->
        [one] { $value } очко дій
        [few] { $value } очки дій
       *[many] { $value } очок дій
    }.
ask-JK-D05 = { $max ->
        [0] Запас порожній: розміщувати { $area-in } немає кого.
        [one] Розмістіть { $area-in } до { $max } самурая. У запасі: { $supply }.
       *[many] Розмістіть { $area-in } до { $max } самураїв. У запасі: { $supply }.
    }
ask-JK-D06 = { $max ->
        [0] Запас порожній: розміщувати немає кого.
        [1] Розмістіть 1 самурая в будь-якій області або закінчіть. У запасі: { $supply }.
       *[many] Розмістіть по черзі до { $max } самураїв у будь-яких областях. У запасі: { $supply }.
    }
ask-JK-D07 = { $colour-start } даймьо: { $points ->
        [one] { $points } очко дій
        [few] { $points } очки дій
       *[many] { $points } очок дій
    }. Переміщуйте фігурки, прибирайте самураїв.
ask-JK-D08 = Розподіліть кольори між картами даймьо { $low } і { $high }: якому кольору дістанеться карта { $low }?
ask-JK-D09 = Візьміть 1 карту на руку. Решту отримає суперник.
ask-JK-D10 = За якого даймьо зараз ходите? ОР у них порівну.
ask-JK-D11 = Виберіть { $count ->
        [one] { $count } карту
        [few] { $count } карти
       *[many] { $count } карт
    } для суперника: { $neighbour }.
ask-JK-D12 = Скиньте 1 карту. Її ніхто не побачить.
ask-JK-D13 = Куди перемістити нейтрального самурая { $area-from }?

## Answers

jk-do-pass = Передати: { $cards }
jk-do-discard = Скинути: { $card }
jk-do-pick = Взяти: { $card }
jk-do-play = Розіграти: { $card }
jk-do-effect = { $effect ->
        [a] Ефект А: розмістити самураїв
       *[b] Ефект Б: очки дій
    }
    .verb = Вибрати ефект
jk-do-place = { $count ->
        [0] Не розміщувати самураїв
        [one] Розмістити { $area-in } { $count } самурая
       *[many] Розмістити { $area-in } { $count } самураїв
    }
jk-do-march = Перемістити даймьо { $area-to }
jk-do-move = Перемістити самурая { $from-from } { $area-to }
jk-do-remove = Прибрати { $colour-gen } самурая
jk-do-send = Перемістити нейтрального самурая { $area-to }
jk-do-stop = Закінчити
jk-do-command = Ходити за { $colour-gen } даймьо
jk-do-lower = Віддати карту з меншим номером { $colour-dat } даймьо

## What happens: to everybody

jk-variant = Діє карта з варіантом правил «{ $variant }».
jk-daimyo-card = { $player-is ->
        [you] Ви отримуєте
       *[named] { $player } отримує
    } карту даймьо { $number }.
jk-daimyo = { $player-is ->
        [you] Ви
       *[named] { $player }
    }: { $colour } даймьо з картою { $number } починає партію { $number ->
        [1] { area-omi.in }
        [2] { area-ise.in }
        [3] { area-owari.in }
        [4] { area-mikawa.in }
        [5] { area-totomi.in }
       *[6] { area-shinano.in }
    }.
jk-neutral = { $colour-start } даймьо — нейтральний учасник. Він починає у Шінано, в областях 1–5 стоять по 2 його самураї.
jk-first = Найбільший номер на карті даймьо: { $player-is ->
        [you] ви берете карту Качідокі й починаєте
       *[named] { $player } бере карту Качідокі й починає
    } першу сутичку.
jk-round = Починається раунд { $round ->
        [1] I
        [2] II
       *[3] III
    }.
jk-deal = Гравцям роздають по { $count ->
        [one] { $count } карті
        [few] { $count } карти
       *[many] { $count } карт
    }, ще { $aside ->
        [one] { $aside } карту
        [few] { $aside } карти
       *[many] { $aside } карт
    } відкладають не дивлячись.
jk-sealed = { $player-is ->
        [you] Ваш вибір зроблено
       *[named] { $player }: вибір зроблено
    }.
jk-passed = { $player-is ->
        [you] Ви передаєте
       *[named] { $player } передає
    } { $count ->
        [one] { $count } карту
        [few] { $count } карти
       *[many] { $count } карт
    } { $neighbour-is ->
        [you] вам
       *[named] гравцю { $neighbour }
    }.
jk-discarded = { $player-is ->
        [you] Ви скидаєте
       *[named] { $player } скидає
    } 1 карту долілиць.
jk-neutral-marches = Нейтральні фігурки переміщуються на 1 область у бік Кіото; нейтральний даймьо тепер { $area-in }.
jk-commands = { $player-is ->
        [you] Ви спершу ходите
       *[named] { $player } спершу ходить
    } за { $colour-gen } даймьо.
jk-played = { $player-is ->
        [you] Ви розігруєте
       *[named] { $player } розігрує
    } { $card-acc } за { $colour-gen } даймьо.
jk-effect = { $colour-start } даймьо вибирає { $effect ->
        [a] ефект А: розмістити самураїв.
       *[b] ефект Б: очки дій.
    }
jk-placed = { $count ->
        [0] { $colour-start } даймьо не розміщує самураїв { $area-in }.
        [one] { $colour-start } даймьо розміщує { $area-in } { $count } самурая.
       *[many] { $colour-start } даймьо розміщує { $area-in } { $count } самураїв.
    }
jk-marched = { $colour-start } даймьо переміщується { $from-from } { $area-to }.
jk-moved = { $colour-start } даймьо переміщує самурая { $from-from } { $area-to }.
jk-removed = { $colour-start } даймьо прибирає { $victim-gen } самурая { $area-from }.
jk-sent = { $colour-start } даймьо переміщує нейтрального самурая { $from-from } { $area-to }.
jk-stopped = { $points ->
        [0] { $colour-start } даймьо більше не розміщує самураїв.
       *[many] { $colour-start } даймьо більше не витрачає очки дій: пропадає { $points } ОД.
    }
jk-won = { $player-is ->
        [you] Ви виграєте
       *[named] { $player } виграє
    } сутичку за { $colour-gen } даймьо: { $card }.
jk-kachidoki = Качідокі! Карта у { $player-is ->
        [you] вас
       *[named] гравця { $player }
    }, очки дає область { $area }.
jk-prestige = Престиж, раунд { $round ->
        [1] I
        [2] II
       *[3] III
    }: підрахунок очок в усіх областях.
jk-gained = { $colour-start } даймьо отримує { $points } ОР: { $reason ->
        [kachidoki] Качідокі { $area-in }.
        [prestige] престиж { $area-in }.
        [presence] «{ variant-1 }» { $area-in }.
        [entry] «{ variant-4 }».
       *[colour] «{ variant-5 }».
    }
jk-end = Партію завершено. { $player-is ->
        [you] Ви перемогли
       *[named] Перемагає { $player }
    }.

## What happens: to the reader alone

jk-hand = У вашій руці: { $cards }.
jk-private = Ваші особисті карти: { $cards }.
jk-gave = Ви передаєте { $cards-acc } гравцю { $neighbour }.
jk-received = Ви отримуєте { $cards-acc } від гравця { $neighbour }.
jk-draft = Ваші карти драфту: { $cards }.
jk-picked = Ви берете { $card-acc }.
jk-threw = Ви скидаєте { $card-acc }.

## Answers that are refused

jk-refuse-not-in-hand = У руці цього немає: { $cards }. Виберіть із тих карт, що у вашій руці.
jk-refuse-pass-count = Передати треба рівно { $count ->
        [one] { $count } карту
        [few] { $count } карти
       *[many] { $count } карт
    }. Змініть вибір.
jk-refuse-not-in-draft = Серед ваших карт драфту цього немає: { $cards }. Виберіть із тих, що перед вами.
jk-refuse-not-yours = { $colour-start } даймьо не ваш. Виберіть один із двох своїх кольорів.
jk-refuse-follow = Цю карту розіграти не можна: сутичку почато { $led ->
        [red] червоною
        [yellow] жовтою
       *[blue] синьою
    } картою, а у вашій руці є карта цього кольору.
jk-refuse-area = За цією картою самураїв розміщують лише { $area-in }. Виберіть, скільки розмістити там.
jk-refuse-supply = { $supply ->
        [0] Запас порожній: розміщувати немає кого. Можна продовжити, нікого не розміщуючи.
        [one] У запасі лише { $supply } самурай. Розмістіть не більше.
        [few] У запасі лише { $supply } самураї. Розмістіть не більше.
       *[many] У запасі лише { $supply } самураїв. Розмістіть не більше.
    }
jk-refuse-one-by-one = За картою ніндзя самураїв розміщують по одному. Розмістіть 1 самурая, потім виберіть область для наступного.
jk-refuse-not-adjacent = Фігурка переміщується на 1 область за раз: { $area-from } можна потрапити лише до сусідньої області.
jk-refuse-points = Перемістити даймьо коштує { $cost } ОД, у вас { $points }. Виберіть щось дешевше або закінчіть.
jk-refuse-no-samurai = У вас немає самураїв { $area-in }. Перемістіть самурая з іншої області.
jk-refuse-own = Своїх самураїв прибирати не можна. Виберіть самурая суперника.
jk-refuse-none-there = В області вашого даймьо ({ $area }) немає жодного { $colour-gen } самурая. Прибрати можна лише того, хто там стоїть.
jk-refuse-same-area = Нейтральний самурай уже { $area-in }. Виберіть іншу область.
jk-refuse-behind = Нейтральний самурай не може опинитися позаду нейтрального даймьо. Виберіть область { $area } або будь-яку ближче до Кіото.

## Positions that cannot be

jk-bad-samurai = У { $colour-gen } даймьо має бути 10 самураїв на полі й у запасі, і ніде не менше 0; у позиції їх { $count }. Виправте позицію.
jk-bad-daimyo = { $colour-start } даймьо не стоїть у жодній області. Розмістіть його на полі.
jk-bad-points = У { $colour-gen } даймьо менше 0 ОР. Виправте позицію.
jk-bad-cards = { $missing-count ->
        [0] Карт сутичок у позиції { $count }, а має бути 21, і кожна в одному місці. Виправте позицію.
       *[many] Кожна з 21 карти сутичок має бути в одному місці; бракує: { $missing }. Виправте позицію.
    }
jk-bad-kachidoki = Карти Качідокі ні в кого немає. Віддайте її одному з гравців.
jk-bad-daimyo-cards = Даймьо кожного гравця повинен мати свою карту з номером від 1 до 6. Виправте позицію.
jk-bad-behind = Нейтральний самурай стоїть позаду нейтрального даймьо. Перемістіть його ближче до Кіото.
jk-bad-neutral = У нейтрального учасника не буває ні ОР, ні самураїв у запасі. Виправте позицію.

## Reasons of hints, and what one player has more or less of than the others

jk-why-points = { $way ->
        [less] Менше ПО
       *[more] Більше ПО
    }
jk-why-area = { $way ->
        [less] Менше надій { $area-in }
       *[more] Більше надій { $area-in }
    }
jk-why-hand = { $way ->
        [less] Карти в руці слабші
       *[more] Карти в руці кращі
    }
jk-why-supply = { $way ->
        [less] Менше самураїв у запасі
       *[more] Більше самураїв у запасі
    }
jk-why-entry = { $way ->
        [less] Далі від вступу в Кіото
       *[more] Ближче до вступу в Кіото
    }
