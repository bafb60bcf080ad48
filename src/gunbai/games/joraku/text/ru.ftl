# Joraku. The pieces of one colour act as “the red daimyo”: one player may have two colours.

## Things and their forms

area-kyoto = Киото
    .from = из Киото
    .to = в Киото
    .in = в Киото
area-omi = Оми
    .from = из Оми
    .to = в Оми
    .in = в Оми
area-ise = Исэ
    .from = из Исэ
    .to = в Исэ
    .in = в Исэ
area-owari = Овари
    .from = из Овари
    .to = в Овари
    .in = в Овари
area-mikawa = Микава
    .from = из Микавы
    .to = в Микаву
    .in = в Микаве
area-totomi = Тотоми
    .from = из Тотоми
    .to = в Тотоми
    .in = в Тотоми
area-shinano = Синано
    .from = из Синано
    .to = в Синано
    .in = в Синано

colour-red = красный
    .start = Красный
    .gen = красного
    .dat = красному
colour-blue = синий
    .start = Синий
    .gen = синего
    .dat = синему
colour-yellow = жёлтый
    .start = Жёлтый
    .gen = жёлтого
    .dat = жёлтому
colour-purple = фиолетовый
    .start = Фиолетовый
    .gen = фиолетового
    .dat = фиолетовому

card-nr = красный ниндзя
    .acc = красного ниндзя
card-1r = красная 1
    .acc = красную 1
card-2r = красная 2
    .acc = красную 2
card-3r = красная 3
    .acc = красную 3
card-4r = красная 4
    .acc = красную 4
card-5r = красная 5
    .acc = красную 5
card-6r = красная 6
    .acc = красную 6
card-ny = жёлтый ниндзя
    .acc = жёлтого ниндзя
card-1y = жёлтая 1
    .acc = жёлтую 1
card-2y = жёлтая 2
    .acc = жёлтую 2
card-3y = жёлтая 3
    .acc = жёлтую 3
card-4y = жёлтая 4
    .acc = жёлтую 4
card-5y = жёлтая 5
    .acc = жёлтую 5
card-6y = жёлтая 6
    .acc = жёлтую 6
card-nb = синий ниндзя
    .acc = синего ниндзя
card-1b = синяя 1
    .acc = синюю 1
card-2b = синяя 2
    .acc = синюю 2
card-3b = синяя 3
    .acc = синюю 3
card-4b = синяя 4
    .acc = синюю 4
card-5b = синяя 5
    .acc = синюю 5
card-6b = синяя 6
    .acc = синюю 6

variant-1 = Личное присутствие
    .about = На этапе престижа 1-е место в области, где стоит ваш даймё, приносит ещё столько ОР, каков номер области (в Киото — 0).
variant-2 = Щедрая ничья
    .about = Игроки с равным влиянием занимают лучшее из мест, которые делят.
variant-3 = Громкий клич
    .about = Катидоки приносит очки по другой таблице. Числа в ней приняты нами.
variant-4 = Вступление в Киото
    .about = Когда ваш даймё впервые входит в Киото, вы получаете ОР.
variant-5 = В цвет
    .about = Каждая следующая карта того же цвета, что и первая карта кона, приносит ОР.
variant-6 = Быстрый поход
    .about = Переместить даймё стоит меньше ОД.

# What an action is made of: “text-name” and “text-missing” tell how to type it.
kind-area = область
    .how = область: kyoto, omi, ise, owari, mikawa, totomi или shinano
kind-from = область
    .how = область, откуда уходит самурай, например omi
kind-card = карта
    .how = карту, значение и цвет: от 1r до 6r для красных, y для жёлтых, b для синих; nr, ny, nb для ниндзя
kind-cards = карта
    .how = карты, значение и цвет каждой, например 5r nb
kind-colour = цвет
    .how = цвет: red, blue, yellow или purple
kind-effect = эффект
    .how = эффект: a или b
kind-count = число
    .how = число самураев от 0 до 3

## Options

jk-option-mode = Режим
    .about = Основная игра или один из двух режимов для двоих.
jk-option-mode-base = основная игра
    .about = 3–4 игрока, у каждого один цвет.
jk-option-mode-two_vs_two = «2 на 2»
    .about = 2 игрока, у каждого 2 цвета; часть карт набирают драфтом.
jk-option-mode-neutral = с нейтральным участником
    .about = 2 игрока и третий цвет, за который никто не играет.
jk-option-players = Число игроков
    .about = В основной игре 3 или 4, в других режимах 2.
jk-option-players-2 = 2
jk-option-players-3 = 3
jk-option-players-4 = 4
jk-option-variants = Карты с вариантами правил
    .about = Меняют правила на всю партию: ни одной, 2 случайные или те, что вы выберете.
jk-option-variants-none = ни одной
jk-option-variants-random = 2 случайные
jk-option-variants-1 = { variant-1 }
jk-option-variants-2 = { variant-2 }
jk-option-variants-3 = { variant-3 }
jk-option-variants-4 = { variant-4 }
jk-option-variants-5 = { variant-5 }
jk-option-variants-6 = { variant-6 }
jk-option-colours = Цвета
    .about = Цвета по местам за столом, в этом порядке; в режиме «2 на 2» по два на место, нейтральный участник получает следующий.
jk-option-colours-red = { colour-red }
jk-option-colours-blue = { colour-blue }
jk-option-colours-yellow = { colour-yellow }
jk-option-colours-purple = { colour-purple }
jk-conflict-base-players = Основная игра — для 3–4 игроков. Для 2 выберите режим «2 на 2» или «с нейтральным участником».
jk-conflict-two-players = Этот режим — для 2 игроков. Для 3–4 выберите основную игру.

## Decisions

ask-JK-D02 = Выберите { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    } для соседа слева: { $neighbour }.
ask-JK-D03 = { $colour-start } даймё: { $led ->
        [lead] начните кон любой картой.
        [free] разыграйте любую карту, карт нужного цвета на руке нет.
        [red] разыграйте красную карту, кон начат красной.
        [yellow] разыграйте жёлтую карту, кон начат жёлтой.
       *[blue] разыграйте синюю карту, кон начат синей.
    }
ask-JK-D04 = Эффект А или Б? А: { $max ->
        [0] самураев в запасе нет
        [one] разместить до { $max } самурая { $area-in }
       *[many] разместить до { $max } самураев { $area-in }
    }. Б: { $value ->
        [one] { $value } очко действий
        [few] { $value } очка действий
       *[many] { $value } очков действий
    }.
ask-JK-D05 = { $max ->
        [0] Запас пуст: размещать { $area-in } некого.
        [one] Разместите { $area-in } до { $max } самурая. В запасе: { $supply }.
       *[many] Разместите { $area-in } до { $max } самураев. В запасе: { $supply }.
    }
ask-JK-D06 = { $max ->
        [0] Запас пуст: размещать некого.
        [1] Разместите 1 самурая в любой области или закончите. В запасе: { $supply }.
       *[many] Разместите по очереди до { $max } самураев в любых областях. В запасе: { $supply }.
    }
ask-JK-D07 = { $colour-start } даймё: { $points ->
        [one] { $points } очко действий
        [few] { $points } очка действий
       *[many] { $points } очков действий
    }. Перемещайте фигурки, убирайте самураев.
ask-JK-D08 = Распределите цвета между картами даймё { $low } и { $high }: какому цвету достанется карта { $low }?
ask-JK-D09 = Возьмите 1 карту на руку. Остальные получит соперник.
ask-JK-D10 = За какого даймё сейчас ходите? ОР у них поровну.
ask-JK-D11 = Выберите { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    } для соперника: { $neighbour }.
ask-JK-D12 = Сбросьте 1 карту. Её никто не увидит.
ask-JK-D13 = Куда переместить нейтрального самурая { $area-from }?

## Answers

jk-do-pass = Передать: { $cards }
jk-do-discard = Сбросить: { $card }
jk-do-pick = Взять: { $card }
jk-do-play = Разыграть: { $card }
jk-do-effect = { $effect ->
        [a] Эффект А: разместить самураев
       *[b] Эффект Б: очки действий
    }
    .verb = Выбрать эффект
jk-do-place = { $count ->
        [0] Не размещать самураев
        [one] Разместить { $area-in } { $count } самурая
       *[many] Разместить { $area-in } { $count } самураев
    }
jk-do-march = Переместить даймё { $area-to }
jk-do-move = Переместить самурая { $from-from } { $area-to }
jk-do-remove = Убрать { $colour-gen } самурая
jk-do-send = Переместить нейтрального самурая { $area-to }
jk-do-stop = Закончить
jk-do-command = Ходить за { $colour-gen } даймё
jk-do-lower = Отдать карту с меньшим номером { $colour-dat } даймё

## What happens: to everybody

jk-variant = Действует карта с вариантом правил «{ $variant }».
jk-daimyo-card = { $player-is ->
        [you] Вы получаете
       *[named] { $player } получает
    } карту даймё { $number }.
jk-daimyo = { $player-is ->
        [you] Вы
       *[named] { $player }
    }: { $colour } даймё с картой { $number } начинает партию { $number ->
        [1] { area-omi.in }
        [2] { area-ise.in }
        [3] { area-owari.in }
        [4] { area-mikawa.in }
        [5] { area-totomi.in }
       *[6] { area-shinano.in }
    }.
jk-neutral = { $colour-start } даймё — нейтральный участник. Он начинает в Синано, в областях 1–5 стоят по 2 его самурая.
jk-first = Самый большой номер на карте даймё: { $player-is ->
        [you] вы берёте карту Катидоки и начинаете
       *[named] { $player } берёт карту Катидоки и начинает
    } первый кон.
jk-round = Начинается раунд { $round ->
        [1] I
        [2] II
       *[3] III
    }.
jk-deal = Игрокам раздают по { $count ->
        [one] { $count } карте
        [few] { $count } карты
       *[many] { $count } карт
    }, ещё { $aside ->
        [one] { $aside } карту
        [few] { $aside } карты
       *[many] { $aside } карт
    } откладывают не глядя.
jk-sealed = { $player-is ->
        [you] Ваш выбор сделан
       *[named] { $player }: выбор сделан
    }.
jk-passed = { $player-is ->
        [you] Вы передаёте
       *[named] { $player } передаёт
    } { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    } { $neighbour-is ->
        [you] вам
       *[named] игроку { $neighbour }
    }.
jk-discarded = { $player-is ->
        [you] Вы сбрасываете
       *[named] { $player } сбрасывает
    } 1 карту лицом вниз.
jk-neutral-marches = Нейтральные фигурки перемещаются на 1 область в сторону Киото; нейтральный даймё теперь { $area-in }.
jk-commands = { $player-is ->
        [you] Вы сначала ходите
       *[named] { $player } сначала ходит
    } за { $colour-gen } даймё.
jk-played = { $player-is ->
        [you] Вы разыгрываете
       *[named] { $player } разыгрывает
    } { $card-acc } за { $colour-gen } даймё.
jk-effect = { $colour-start } даймё выбирает { $effect ->
        [a] эффект А: разместить самураев.
       *[b] эффект Б: очки действий.
    }
jk-placed = { $count ->
        [0] { $colour-start } даймё не размещает самураев { $area-in }.
        [one] { $colour-start } даймё размещает { $area-in } { $count } самурая.
       *[many] { $colour-start } даймё размещает { $area-in } { $count } самураев.
    }
jk-marched = { $colour-start } даймё перемещается { $from-from } { $area-to }.
jk-moved = { $colour-start } даймё перемещает самурая { $from-from } { $area-to }.
jk-removed = { $colour-start } даймё убирает { $victim-gen } самурая { $area-from }.
jk-sent = { $colour-start } даймё перемещает нейтрального самурая { $from-from } { $area-to }.
jk-stopped = { $points ->
        [0] { $colour-start } даймё больше не размещает самураев.
       *[many] { $colour-start } даймё больше не тратит очки действий: сгорает { $points } ОД.
    }
jk-won = { $player-is ->
        [you] Вы выигрываете
       *[named] { $player } выигрывает
    } кон за { $colour-gen } даймё: { $card }.
jk-kachidoki = Катидоки! Карта у { $player-is ->
        [you] вас
       *[named] игрока { $player }
    }, очки приносит область { $area }.
jk-prestige = Престиж, раунд { $round ->
        [1] I
        [2] II
       *[3] III
    }: подсчёт очков во всех областях.
jk-gained = { $colour-start } даймё получает { $points } ОР: { $reason ->
        [kachidoki] Катидоки { $area-in }.
        [prestige] престиж { $area-in }.
        [presence] «{ variant-1 }» { $area-in }.
        [entry] «{ variant-4 }».
       *[colour] «{ variant-5 }».
    }
jk-end = Партия окончена. { $player-is ->
        [you] Вы победили
       *[named] Побеждает { $player }
    }.

## What happens: to the reader alone

jk-hand = У вас на руке: { $cards }.
jk-private = Ваши личные карты: { $cards }.
jk-gave = Вы передаёте { $cards-acc } игроку { $neighbour }.
jk-received = Вы получаете { $cards-acc } от игрока { $neighbour }.
jk-draft = Ваши карты драфта: { $cards }.
jk-picked = Вы берёте { $card-acc }.
jk-threw = Вы сбрасываете { $card-acc }.

## Answers that are refused

jk-refuse-not-in-hand = На руке этого нет: { $cards }. Выберите из тех карт, что у вас на руке.
jk-refuse-pass-count = Передать нужно ровно { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }. Измените выбор.
jk-refuse-not-in-draft = Среди ваших карт драфта этого нет: { $cards }. Выберите из тех, что перед вами.
jk-refuse-not-yours = { $colour-start } даймё не ваш. Выберите один из двух своих цветов.
jk-refuse-follow = Эту карту разыграть нельзя: кон начат { $led ->
        [red] красной
        [yellow] жёлтой
       *[blue] синей
    } картой, и у вас на руке есть карта этого цвета.
jk-refuse-area = По этой карте самураев размещают только { $area-in }. Выберите, сколько разместить там.
jk-refuse-supply = { $supply ->
        [0] Запас пуст: размещать некого. Можно продолжить, никого не размещая.
        [one] В запасе только { $supply } самурай. Разместите не больше.
        [few] В запасе только { $supply } самурая. Разместите не больше.
       *[many] В запасе только { $supply } самураев. Разместите не больше.
    }
jk-refuse-one-by-one = По карте ниндзя самураев размещают по одному. Разместите 1 самурая, потом выберите область для следующего.
jk-refuse-not-adjacent = Фигурка перемещается на 1 область за раз: { $area-from } можно попасть только в соседнюю область.
jk-refuse-points = Переместить даймё стоит { $cost } ОД, у вас { $points }. Выберите что-нибудь дешевле или закончите.
jk-refuse-no-samurai = У вас нет самураев { $area-in }. Переместите самурая из другой области.
jk-refuse-own = Своих самураев убирать нельзя. Выберите самурая соперника.
jk-refuse-none-there = В области вашего даймё ({ $area }) нет ни одного { $colour-gen } самурая. Убрать можно только того, кто там стоит.
jk-refuse-same-area = Нейтральный самурай уже { $area-in }. Выберите другую область.
jk-refuse-behind = Нейтральный самурай не может оказаться позади нейтрального даймё. Выберите область { $area } или любую ближе к Киото.

## Positions that cannot be

jk-bad-samurai = У { $colour-gen } даймё должно быть 10 самураев на поле и в запасе, и нигде не меньше 0; в позиции их { $count }. Исправьте позицию.
jk-bad-daimyo = { $colour-start } даймё не стоит ни в одной области. Разместите его на поле.
jk-bad-points = У { $colour-gen } даймё меньше 0 ОР. Исправьте позицию.
jk-bad-cards = { $missing-count ->
        [0] Карт столкновений в позиции { $count }, а должно быть 21, и каждая в одном месте. Исправьте позицию.
       *[many] Каждая из 21 карты столкновений должна быть в одном месте; не хватает: { $missing }. Исправьте позицию.
    }
jk-bad-kachidoki = Карты Катидоки ни у кого нет. Отдайте её одному из игроков.
jk-bad-daimyo-cards = У даймё каждого игрока должна быть своя карта с номером от 1 до 6. Исправьте позицию.
jk-bad-behind = Нейтральный самурай стоит позади нейтрального даймё. Переместите его ближе к Киото.
jk-bad-neutral = У нейтрального участника не бывает ни ОР, ни самураев в запасе. Исправьте позицию.

## Reasons of hints, and what one player has more or less of than the others

jk-why-points = { $way ->
        [less] Меньше ПО
       *[more] Больше ПО
    }
jk-why-area = { $way ->
        [less] Меньше надежд { $area-in }
       *[more] Больше надежд { $area-in }
    }
jk-why-hand = { $way ->
        [less] Карты на руке слабее
       *[more] Карты на руке лучше
    }
jk-why-supply = { $way ->
        [less] Меньше самураев в запасе
       *[more] Больше самураев в запасе
    }
jk-why-entry = { $way ->
        [less] Дальше от вступления в Киото
       *[more] Ближе к вступлению в Киото
    }
