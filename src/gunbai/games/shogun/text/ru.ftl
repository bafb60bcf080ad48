# Shogun. A player acts under the name typed at the table; figures of cards come as arguments.

## Provinces and their cards

province-aki = Аки
    .from = из Аки
    .to = в Аки
    .in = в Аки
province-awa-boso = Ава-Босо
    .from = из Ава-Босо
    .to = в Ава-Босо
    .in = в Ава-Босо
province-awa-shikoku = Ава-Сикоку
    .from = из Ава-Сикоку
    .to = в Ава-Сикоку
    .in = в Ава-Сикоку
province-bingo = Бинго
    .from = из Бинго
    .to = в Бинго
    .in = в Бинго
province-bitchu = Биттю
    .from = из Биттю
    .to = в Биттю
    .in = в Биттю
province-bizen = Бидзэн
    .from = из Бидзэна
    .to = в Бидзэн
    .in = в Бидзэне
province-echigo = Этиго
    .from = из Этиго
    .to = в Этиго
    .in = в Этиго
province-echizen = Этидзэн
    .from = из Этидзэна
    .to = в Этидзэн
    .in = в Этидзэне
province-etchu = Эттю
    .from = из Эттю
    .to = в Эттю
    .in = в Эттю
province-harima = Харима
    .from = из Харимы
    .to = в Хариму
    .in = в Хариме
province-hida = Хида
    .from = из Хиды
    .to = в Хиду
    .in = в Хиде
province-hitachi = Хитати
    .from = из Хитати
    .to = в Хитати
    .in = в Хитати
province-hoki = Хоки
    .from = из Хоки
    .to = в Хоки
    .in = в Хоки
province-ise = Исэ
    .from = из Исэ
    .to = в Исэ
    .in = в Исэ
province-iwami = Ивами
    .from = из Ивами
    .to = в Ивами
    .in = в Ивами
province-iyo = Иё
    .from = из Иё
    .to = в Иё
    .in = в Иё
province-izu = Идзу
    .from = из Идзу
    .to = в Идзу
    .in = в Идзу
province-izumo = Идзумо
    .from = из Идзумо
    .to = в Идзумо
    .in = в Идзумо
province-kaga = Кага
    .from = из Каги
    .to = в Кагу
    .in = в Каге
province-kai = Кай
    .from = из Кай
    .to = в Кай
    .in = в Кай
province-kazusa = Кадзуса
    .from = из Кадзусы
    .to = в Кадзусу
    .in = в Кадзусе
province-kii = Кии
    .from = из Кии
    .to = в Кии
    .in = в Кии
province-kozuke = Кодзукэ
    .from = из Кодзукэ
    .to = в Кодзукэ
    .in = в Кодзукэ
province-mikawa = Микава
    .from = из Микавы
    .to = в Микаву
    .in = в Микаве
province-mimasaka = Мимасака
    .from = из Мимасаки
    .to = в Мимасаку
    .in = в Мимасаке
province-mino = Мино
    .from = из Мино
    .to = в Мино
    .in = в Мино
province-musashi = Мусаси
    .from = из Мусаси
    .to = в Мусаси
    .in = в Мусаси
province-mutsu = Муцу
    .from = из Муцу
    .to = в Муцу
    .in = в Муцу
province-noto = Ното
    .from = из Ното
    .to = в Ното
    .in = в Ното
province-omi = Оми
    .from = из Оми
    .to = в Оми
    .in = в Оми
province-owari = Овари
    .from = из Овари
    .to = в Овари
    .in = в Овари
province-sagami = Сагами
    .from = из Сагами
    .to = в Сагами
    .in = в Сагами
province-sanuki = Сануки
    .from = из Сануки
    .to = в Сануки
    .in = в Сануки
province-settsu = Сэтцу
    .from = из Сэтцу
    .to = в Сэтцу
    .in = в Сэтцу
province-shima = Сима
    .from = из Симы
    .to = в Симу
    .in = в Симе
province-shimosa = Симоса
    .from = из Симосы
    .to = в Симосу
    .in = в Симосе
province-shimotsuke = Симоцукэ
    .from = из Симоцукэ
    .to = в Симоцукэ
    .in = в Симоцукэ
province-shinano = Синано
    .from = из Синано
    .to = в Синано
    .in = в Синано
province-suruga = Суруга
    .from = из Суруги
    .to = в Суругу
    .in = в Суруге
province-tajima = Тадзима
    .from = из Тадзимы
    .to = в Тадзиму
    .in = в Тадзиме
province-tamba = Тамба
    .from = из Тамбы
    .to = в Тамбу
    .in = в Тамбе
province-tosa = Тоса
    .from = из Тосы
    .to = в Тосу
    .in = в Тосе
province-totomi = Тотоми
    .from = из Тотоми
    .to = в Тотоми
    .in = в Тотоми
province-wakasa = Вакаса
    .from = из Вакасы
    .to = в Вакасу
    .in = в Вакасе
province-yamato = Ямато
    .from = из Ямато
    .to = в Ямато
    .in = в Ямато

card-aki = { province-aki }
card-awa-boso = { province-awa-boso }
card-awa-shikoku = { province-awa-shikoku }
card-bingo = { province-bingo }
card-bitchu = { province-bitchu }
card-bizen = { province-bizen }
card-echigo = { province-echigo }
card-echizen = { province-echizen }
card-etchu = { province-etchu }
card-harima = { province-harima }
card-hida = { province-hida }
card-hitachi = { province-hitachi }
card-hoki = { province-hoki }
card-ise = { province-ise }
card-iwami = { province-iwami }
card-iyo = { province-iyo }
card-izu = { province-izu }
card-izumo = { province-izumo }
card-kaga = { province-kaga }
card-kai = { province-kai }
card-kazusa = { province-kazusa }
card-kii = { province-kii }
card-kozuke = { province-kozuke }
card-mikawa = { province-mikawa }
card-mimasaka = { province-mimasaka }
card-mino = { province-mino }
card-musashi = { province-musashi }
card-mutsu = { province-mutsu }
card-noto = { province-noto }
card-omi = { province-omi }
card-owari = { province-owari }
card-sagami = { province-sagami }
card-sanuki = { province-sanuki }
card-settsu = { province-settsu }
card-shima = { province-shima }
card-shimosa = { province-shimosa }
card-shimotsuke = { province-shimotsuke }
card-shinano = { province-shinano }
card-suruga = { province-suruga }
card-tajima = { province-tajima }
card-tamba = { province-tamba }
card-tosa = { province-tosa }
card-totomi = { province-totomi }
card-wakasa = { province-wakasa }
card-yamato = { province-yamato }
card-chests0 = карта интриг 0
card-chests1 = карта интриг 1
card-chests2 = карта интриг 2
card-chests3 = карта интриг 3
card-chests4 = карта интриг 4
card-official1 = карта чиновников 1
card-official2 = карта чиновников 2
card-official3 = карта чиновников 3

## The board

region-green = зелёный регион
    .start = Зелёный регион
    .in = в зелёном регионе
region-red = красный регион
    .start = Красный регион
    .in = в красном регионе
region-purple = фиолетовый регион
    .start = Фиолетовый регион
    .in = в фиолетовом регионе
region-yellow = жёлтый регион
    .start = Жёлтый регион
    .in = в жёлтом регионе
region-brown = коричневый регион
    .start = Коричневый регион
    .in = в коричневом регионе

colour-blue = синий
    .start = Синий
    .gen = синего
colour-yellow = жёлтый
    .start = Жёлтый
    .gen = жёлтого
colour-red = красный
    .start = Красный
    .gen = красного
colour-black = чёрный
    .start = Чёрный
    .gen = чёрного
colour-purple = фиолетовый
    .start = Фиолетовый
    .gen = фиолетового

# A heap of cubes is a list of these.
cubes-blue = { $count ->
        [one] { $count } синяя
        [few] { $count } синие
       *[many] { $count } синих
    }
cubes-yellow = { $count ->
        [one] { $count } жёлтая
        [few] { $count } жёлтые
       *[many] { $count } жёлтых
    }
cubes-red = { $count ->
        [one] { $count } красная
        [few] { $count } красные
       *[many] { $count } красных
    }
cubes-black = { $count ->
        [one] { $count } чёрная
        [few] { $count } чёрные
       *[many] { $count } чёрных
    }
cubes-purple = { $count ->
        [one] { $count } фиолетовая
        [few] { $count } фиолетовые
       *[many] { $count } фиолетовых
    }
cubes-green = { $count ->
        [one] { $count } крестьянская
        [few] { $count } крестьянские
       *[many] { $count } крестьянских
    }

building-castle = замок
    .acc = замок
    .many = замков
building-temple = храм
    .acc = храм
    .many = храмов
building-theatre = театр Но
    .acc = театр Но
    .many = театров Но

season-spring = весна
    .round = весенний раунд
season-summer = лето
    .round = летний раунд
season-autumn = осень
    .round = осенний раунд
season-winter = зима
    .round = зимний раунд

step-p1 = Подготовка к игре
step-p2 = Начальные провинции
step-p3 = Фишки подсчёта очков и риса
step-p4 = Заполнение башни
step-p5 = События года
step-r0 = Новые жетоны ведомств
step-r1 = Очерёдность действий
step-r2 = Особые карты
step-r3 = Карты благосклонности
step-r4 = Планирование и ставка
step-r5 = Событие
step-r6 = Очерёдность хода
step-r7 = Размещение генералов
step-r8 = Карты доблести
step-r9a = Дворец: обмен
step-r9b = Дворец: благосклонность
step-r9c = Дворец: чиновники возвращаются в зал ожидания
step-r10 = Выполнение действий
step-r11 = Ведомства
step-r12 = Перемещение генералов
step-r13 = Конец раунда
step-w1 = Потеря риса зимой
step-w2 = Снабжение и восстания
step-w3 = Подсчёт очков
step-w4 = Жетоны волнений убирают с поля
step-w5 = События нового года
step-w6 = Рис возвращается к 0
step-w7 = Карты доблести возвращаются в начальный порядок
step-w8 = Возвращение генералов
step-w9 = Конец зимы
step-e1 = Подсчёт очков за статуи
step-e2 = Подсчёт очков на планшете Дадзёкана
step-e3 = Конец игры

## Cards and slots

action-castle = Строительство замка
    .quoted = «{ action-castle }»
    .about = Заплатите 3 сундука и постройте замок в свободной ячейке здания этой провинции; в провинции может быть только 1 замок.
    .general = Если здесь генерал: 2 сундука.
action-temple = Строительство храма
    .quoted = «{ action-temple }»
    .about = Заплатите 2 сундука и постройте храм в свободной ячейке здания этой провинции; в провинции может быть только 1 храм.
    .general = Если здесь генерал: 1 сундук.
action-theatre = Строительство театра
    .quoted = «{ action-theatre }»
    .about = Заплатите 1 сундук и постройте театр Но в свободной ячейке здания этой провинции; в провинции может быть только 1 театр.
    .general = Если здесь генерал: бесплатно.
action-rice = Конфискация риса
    .quoted = «{ action-rice }»
    .about = Получите рис этой провинции. Если в ней есть жетоны волнений, вспыхивает восстание. Если провинция осталась вашей, добавляется 1 жетон.
    .general = Если здесь генерал: на 1 единицу риса больше.
action-tax = Сбор налогов
    .quoted = «{ action-tax }»
    .about = Получите сундуки этой провинции. Если в ней есть жетоны волнений, вспыхивает восстание. Если провинция осталась вашей, добавляется 1 жетон.
    .general = Если здесь генерал: на 1 сундук больше.
action-deploy5 = Размещение 5 армий
    .quoted = «{ action-deploy5 }»
    .about = Заплатите 3 сундука и разместите в этой провинции 5 армий из личного запаса.
    .general = Если здесь генерал: по желанию 6 армий.
action-deploy3 = Размещение 3 армий
    .quoted = «{ action-deploy3 }»
    .about = Заплатите 2 сундука и разместите в этой провинции 3 армии из личного запаса.
    .general = Если здесь генерал: по желанию 4 армии.
action-deploy1 = Размещение 1 армии / Перемещение
    .quoted = «{ action-deploy1 }»
    .about = Заплатите 1 сундук и разместите в этой провинции 1 армию из личного запаса; потом можно переместить армии в одну соседнюю свою провинцию.
    .general = Если здесь генерал: по желанию 2 армии.
action-battle1 = Сражение / Перемещение I
    .quoted = «{ action-battle1 }»
    .about = Переместите армии из этой провинции в одну соседнюю; хотя бы 1 остаётся. Если провинция не ваша, начинается сражение.
    .general = Генерал ничего не меняет.
action-battle2 = Сражение / Перемещение II
    .quoted = «{ action-battle2 }»
    .about = { action-battle1.about }
    .general = Генерал ничего не меняет.

slot-castle = { action-castle }
    .quoted = «{ slot-castle }»
    .about = { action-castle.about }
slot-temple = { action-temple }
    .quoted = «{ slot-temple }»
    .about = { action-temple.about }
slot-theatre = { action-theatre }
    .quoted = «{ slot-theatre }»
    .about = { action-theatre.about }
slot-rice = { action-rice }
    .quoted = «{ slot-rice }»
    .about = { action-rice.about }
slot-tax = { action-tax }
    .quoted = «{ slot-tax }»
    .about = { action-tax.about }
slot-deploy5 = { action-deploy5 }
    .quoted = «{ slot-deploy5 }»
    .about = { action-deploy5.about }
slot-deploy3 = { action-deploy3 }
    .quoted = «{ slot-deploy3 }»
    .about = { action-deploy3.about }
slot-deploy1 = { action-deploy1 }
    .quoted = «{ slot-deploy1 }»
    .about = { action-deploy1.about }
slot-battle1 = { action-battle1 }
    .quoted = «{ slot-battle1 }»
    .about = { action-battle1.about }
slot-battle2 = { action-battle2 }
    .quoted = «{ slot-battle2 }»
    .about = { action-battle2.about }
slot-auction = Аукцион
    .quoted = «{ slot-auction }»
    .about = Карта здесь — ваша ставка. За карту интриг сразу платят столько сундуков, сколько на ней показано; карта провинции ничего не стоит, но провинция в этом раунде не действует. Чем выше ставка, тем раньше выбор: сундуки, потом провинции, потом 0.
slot-exchange1 = Обмен 1
    .quoted = «{ slot-exchange1 }»
    .about = Во дворце: 1 армия этой провинции (с картой чиновников — 1 ваша армия из поддона) меняется на 1 чиновника. Всё или ничего; 1 армия остаётся в провинции.
slot-exchange2 = Обмен 2
    .quoted = «{ slot-exchange2 }»
    .about = Во дворце: 2 армии этой провинции (с картой чиновников — 2 ваши армии из поддона) меняются на 2 чиновников. Всё или ничего; 1 армия остаётся в провинции.
slot-exchange3 = Обмен 3
    .quoted = «{ slot-exchange3 }»
    .about = Во дворце: 3 армии этой провинции (с картой чиновников — 3 ваши армии из поддона) меняются на 3 чиновников. Всё или ничего; 1 армия остаётся в провинции.

special-chest-plus-1 = +1 сундук
    .quoted = «{ special-chest-plus-1 }»
    .about = «Сбор налогов» приносит на 1 сундук больше.
    .sign = +1
special-rice-plus-1 = +1 рис
    .quoted = «{ special-rice-plus-1 }»
    .about = «Конфискация риса» приносит на 1 единицу риса больше.
    .sign = +1
special-army6 = 6 армий
    .quoted = «{ special-army6 }»
    .about = Действием «Размещение 5 армий» можно разместить 6 по той же цене.
    .sign = 6
special-attack-plus-1 = +1 армия при атаке
    .quoted = «{ special-attack-plus-1 }»
    .about = При каждой атаке раунда можно бросить в башню ещё 1 армию из личного запаса.
    .sign = +1
special-defence-plus-1 = +1 армия при защите
    .quoted = «{ special-defence-plus-1 }»
    .about = Каждый раз, когда атакует другой игрок, можно бросить в башню ещё 1 армию из личного запаса. При восстаниях не действует.
    .sign = +1

event-t1 = Дни театра I
    .quoted = «{ event-t1 }»
    .about = Кто строит театр Но, убирает из этой провинции 1 жетон волнений.
event-t2 = Дни театра II
    .quoted = «{ event-t2 }»
    .about = { event-t1.about }
event-t3 = Вооружённые деревни
    .quoted = «{ event-t3 }»
    .about = Нейтральную провинцию защищают 2 армии крестьян вместо 1.
    .sign = 2
event-t4 = Замковые гарнизоны I
    .quoted = «{ event-t4 }»
    .about = Когда атакуют провинцию с замком, защищающийся бросает ещё 1 армию из личного запаса.
    .sign = +1
event-t5 = Замковые гарнизоны II
    .quoted = «{ event-t5 }»
    .about = { event-t4.about }
    .sign = { event-t4.sign }
event-t6 = Храмовый мир I
    .quoted = «{ event-t6 }»
    .about = Провинцию с храмом нельзя атаковать.
event-t7 = Предел налогов
    .quoted = «{ event-t7 }»
    .about = «Сбор налогов» приносит не больше 5 сундуков.
    .sign = ≤ 5
event-t8 = Высокие налоги
    .quoted = «{ event-t8 }»
    .about = «Сбор налогов» приносит не меньше 6 сундуков.
    .sign = ≥ 6
event-t9 = Храмовый мир II
    .quoted = «{ event-t9 }»
    .about = { event-t6.about }
event-t10 = Богатый урожай
    .quoted = «{ event-t10 }»
    .about = «Конфискация риса» приносит не меньше 4 единиц риса.
    .sign = ≥ 4
event-t11 = Скудный урожай
    .quoted = «{ event-t11 }»
    .about = «Конфискация риса» приносит не больше 3 единиц риса.
    .sign = ≤ 3
event-t12 = Нехватка рекрутов
    .quoted = «{ event-t12 }»
    .about = «Размещение 5 армий» даёт только 3 армии, «Размещение 3 армий» — только 2. Цены прежние.
    .sign = 3 · 2

# The loss of an event left for Winter: a value, so it is not part of the event's text.
sg-winter-loss = { $rice ->
        [0] Зима: рис не теряется
       *[other] Зима: −{ $rice } риса
    }

favour-1 = 1 «{ favour-1.title }»
    .title = Отмена события
    .about = Можно отменить текущее событие: в этом раунде оно ни на кого не действует.
favour-2 = 2 «{ favour-2.title }»
    .title = Из казны
    .about = Получите столько сундуков, сколько показано на карте.
favour-3 = 3 «{ favour-3.title }»
    .title = Подкрепление
    .about = Положите в поддон столько армий из личного запаса, сколько показано на карте.
favour-4 = 4 «{ favour-4.title }»
    .title = Успокоение
    .about = Уберите 1 жетон волнений из своей провинции. Если таких нет, карту можно оставить и сбросить позже вместо того, чтобы размещать жетон волнений.
favour-5 = 5 «{ favour-5.title }»
    .title = Рисовые закрома
    .about = Получите столько риса, сколько показано на карте.
favour-6 = 6 «{ favour-6.title }»
    .title = Слава
    .about = Получите столько победных очков, сколько показано на карте.
favour-7 = 7 «{ favour-7.title }»
    .title = Императорские зодчие
    .about = Бесплатно постройте показанное здание в своей провинции; нужна свободная ячейка.
favour-8 = 8 «{ favour-8.title }»
    .title = { favour-3.title }
    .about = { favour-3.about }
favour-9 = 9 «{ favour-9.title }»
    .title = { favour-2.title }
    .about = { favour-2.about }
favour-10 = 10 «{ favour-10.title }»
    .title = Защита императора
    .about = В этом раунде вас нельзя атаковать показанными на карте действиями.
favour-11 = 11 «{ favour-11.title }»
    .title = { favour-10.title }
    .about = { favour-10.about }
favour-12 = 12 «{ favour-12.title }»
    .title = Войско императора
    .about = Разместите 3 армии из личного запаса в своей или в любой нейтральной провинции. Нейтральная становится вашей без сражения.
favour-13 = 13 «{ favour-13.title }»
    .title = { favour-6.title }
    .about = { favour-6.about }
favour-14 = 14 «{ favour-14.title }»
    .title = { favour-3.title }
    .about = { favour-3.about }
favour-15 = 15 «{ favour-15.title }»
    .title = { favour-5.title }
    .about = { favour-5.about }
favour-16 = 16 «{ favour-16.title }»
    .title = { favour-2.title }
    .about = { favour-2.about }
favour-17 = 17 «{ favour-17.title }»
    .title = { favour-7.title }
    .about = { favour-7.about }
favour-18 = 18 «{ favour-18.title }»
    .title = { favour-10.title }
    .about = { favour-10.about }
favour-19 = 19 «{ favour-19.title }»
    .title = { favour-6.title }
    .about = { favour-6.about }
favour-20 = 20 «{ favour-20.title }»
    .title = { favour-5.title }
    .about = { favour-5.about }
favour-21 = 21 «{ favour-21.title }»
    .title = { favour-7.title }
    .about = { favour-7.about }

bonus-chests = сундуки
bonus-rice = рис
bonus-armies = армии в поддон
bonus-points = победные очки

valour-1 = Карта доблести 1
    .about = Пустое знамя: бонуса нет. С этой карты стопка начинается каждый год.
valour-2 = Карта доблести 2
    .about = Если после определения очерёдности хода у вас есть провинции хотя бы в 4 регионах, вы открываете следующую карту доблести и можете взять один из её бонусов.
valour-3 = Карта доблести 3
    .about = { valour-2.about }
valour-4 = Карта доблести 4
    .about = { valour-2.about }

# Spaces of the Dajokan board: the row as a letter, the column as a number.
office-a1 = А1
office-a2 = А2
office-a3 = А3
office-a4 = А4
office-a5 = А5
office-a6 = А6
office-b1 = Б1
office-b2 = Б2
office-b3 = Б3
office-b4 = Б4
office-b5 = Б5
office-b6 = Б6
office-c1 = В1
office-c2 = В2
office-c3 = В3
office-c4 = В4
office-c5 = В5
office-c6 = В6
office-d1 = Г1
office-d2 = Г2
office-d3 = Г3
office-d4 = Г4
office-d5 = Г5
office-d6 = Г6
office-e1 = Д1
office-e2 = Д2
office-e3 = Д3
office-e4 = Д4
office-e5 = Д5
office-e6 = Д6
office-f1 = Е1
office-f2 = Е2
office-f3 = Е3
office-f4 = Е4
office-f5 = Е5
office-f6 = Е6

# What an action is made of: “text-name” and “text-missing” tell how to type it.
kind-province = провинция
    .how = провинцию по-английски, например mino или awa-boso
kind-target = провинция
    .how = провинцию, куда идут армии, например mino
kind-armies = число армий
    .how = число армий
kind-place = место карты
    .how = карту: left (левая), right (правая) или deck (верхняя из колоды)
kind-card = карта
    .how = карту: провинцию, например mino; от chests0 до chests4 для карт интриг; от official1 до official3 для карт чиновников
kind-slot = ячейка
    .how = ячейку: castle, temple, theatre, rice, tax, deploy5, deploy3, deploy1, battle1, battle2, auction, exchange1, exchange2 или exchange3
kind-special = особая карта
    .how = особую карту: chest+1, rice+1, army6, attack+1 или defence+1
kind-bonus = бонус
    .how = бонус: chests, rice, armies или points
kind-favour = карта благосклонности
    .how = номер карты благосклонности от 1 до 21
kind-extra = слово о дополнительной армии
    .how = бросать ли дополнительную армию: with (да) или without (нет)
kind-office = ячейка планшета Дадзёкана
    .how = ячейку планшета Дадзёкана, ряд и столбец, от a1 до f6

## Options

sg-option-players = Число игроков
    .about = 3, 4 или 5. Если игроков 3, 8 провинций не участвуют в партии.
sg-option-players-3 = 3
sg-option-players-4 = 4
sg-option-players-5 = 5
sg-option-side = Сторона поля
    .about = На сторонах поля разные границы регионов.
sg-option-side-sun = сторона с солнцем
    .about = Подходят обе расстановки; лучше всего для первой партии.
sg-option-side-moon = сторона с месяцем
    .about = Другие регионы; провинции набирают по выбору игроков.
sg-option-start = Начальные провинции
    .about = Готовые списки или выбор провинций по одной.
sg-option-start-recommended = рекомендованная расстановка
    .about = Каждый получает готовый список провинций; только на стороне с солнцем.
sg-option-start-draft = расстановка по выбору игроков
    .about = Игроки по очереди берут карту провинции и размещают группу армий.
sg-option-expansions = Дополнения
    .about = Ни одного или любые из четырёх вместе.
sg-option-expansions-none = ни одного
sg-option-expansions-court = «Двор Тэнно»
    .about = Чиновники ждут во дворце благосклонности императора.
sg-option-expansions-samurai = «Самураи»
    .about = Бонусы за провинции во многих регионах.
sg-option-expansions-generals = «Генералы»
    .about = Генерал улучшает действия и оставляет после себя статуи.
sg-option-expansions-dajokan = «Дадзёкан»
    .about = Власть в регионах даёт места в государственном совете.
sg-option-first = Кто начинает расстановку
    .about = Кто первым берёт карту провинции или получает первый список.
sg-option-first-random = случайным образом
sg-option-first-1 = место 1
sg-option-first-2 = место 2
sg-option-first-3 = место 3
sg-option-first-4 = место 4
sg-option-first-5 = место 5
sg-option-tower = Башня сражений
    .about = С какой вероятностью кубики застревают в башне и выпадают из неё. Обе модели наши: вероятности настоящей башни нигде не напечатаны.
sg-option-tower-measured = зависит от броска
    .about = Чем больше кубиков бросают сразу, тем больше их выпадает из башни.
sg-option-tower-plain = простая
    .about = Брошенный кубик застревает с вероятностью 1 из 3, застрявший выпадает с той же вероятностью.
sg-option-decline = Отказ от действия
    .about = Можно ли отказаться от запланированного действия, которое можно выполнить. В правилах для этого есть только карта интриг.
sg-option-decline-no = нельзя
sg-option-decline-yes = можно
sg-option-general = Генералы и события
    .about = Входит ли прибавка генерала в число, которое задаёт событие (5 сундуков, 3 единицы риса, меньше армий). В правилах этого нет.
sg-option-general-after = прибавка генерала сверх этого числа
sg-option-general-within = прибавка входит в это число
sg-option-odds = Вероятности в сражениях
    .about = Показывает ли программа вероятности перед атакой.
sg-option-odds-shown = видны
sg-option-odds-hidden = скрыты
sg-option-colours = Цвета
    .about = Цвета по местам за столом, в этом порядке.
sg-option-colours-blue = { colour-blue }
sg-option-colours-yellow = { colour-yellow }
sg-option-colours-red = { colour-red }
sg-option-colours-black = { colour-black }
sg-option-colours-purple = { colour-purple }
sg-conflict-moon = Для стороны с месяцем рекомендованной расстановки нет. Выберите расстановку по выбору игроков или сторону с солнцем.
sg-conflict-first = При таком числе игроков этого места за столом нет. Выберите место с меньшим номером или «случайным образом».

## Decisions

ask-SG-D2 = Сменить обе открытые карты?
ask-SG-D3 = Возьмите карту провинции: одну из двух открытых или верхнюю из колоды, не глядя.
ask-SG-D4 = Выберите группу армий для провинции { $province }.
ask-SG-D5 = Разместить генерала сейчас? Подойдёт любая из уже выбранных провинций.
ask-SG-D6 = Распределите карты по действиям и сделайте ставку. Карт на планшете: { $filled } из { $count }.
ask-SG-D7 = Возьмите особую карту. Номер её ячейки — ваше место в очерёдности хода.
ask-SG-D8 = В какой своей провинции разместить генерала?
ask-SG-D9 = Карта доблести { $number }: взять один из её бонусов?
ask-SG-D10 = Взять карту благосклонности? Ваших чиновников во дворце: { $count }.
ask-SG-D11 = Карта благосклонности { $favour }: отменить текущее событие? Тогда в этом раунде оно ни на кого не действует.
ask-SG-D12 = Карта благосклонности { $favour }: из какой своей провинции убрать 1 жетон волнений? Если таких нет, оставьте карту на будущее или сбросьте её.
ask-SG-D13 = Карта благосклонности { $favour }: в какой своей провинции построить здание бесплатно?
ask-SG-D14 = Карта благосклонности { $favour }: в какой своей или нейтральной провинции разместить армии из личного запаса?
ask-SG-D15 = Сколько армий разместить { $province-in }?
ask-SG-D16 = Переместить армии { $province-from } в соседнюю свою провинцию? Армий не больше { $armies }.
ask-SG-D17 = Переместите армии { $province-from } или атакуйте, армий не больше { $armies }. Можно и остаться.
ask-SG-D18 = { $player } атакует провинцию { $province }, армий: { $count }; ваших армий там: { $armies }. Бросить ещё 1 армию для защиты?
ask-SG-D19 = Использовать карту благосклонности «Успокоение» вместо жетона волнений { $province-in }?
ask-SG-D20 = Какое восстание следующее? Осталось восстаний: { $count }, дополнительных армий крестьян в каждом: { $farmers }.
ask-SG-D21 = { $region-start }: больше провинций, чем у вас, нет ни у кого. Взять жетон ведомства?
ask-SG-D22 = Переместите генерала { $province-from } в другую свою провинцию. Если она соседняя, можно оставить статую.
ask-SG-D23 = Разместить статую { $province-in }?
ask-SG-D24 = Снова разместите генерала в своей провинции.
ask-SG-Q10 = Выполнить действие «{ $action }» { $province-in }?

## Answers

sg-do-renew = Сменить обе карты
sg-do-keep = Оставить открытые карты
sg-do-take = { $place ->
        [left] Взять левую карту
        [right] Взять правую карту
       *[deck] Взять верхнюю карту колоды
    }
    .verb = Взять карту провинции
sg-do-group = { $armies ->
        [one] Разместить группу: { $armies } армия
        [few] Разместить группу: { $armies } армии
       *[many] Разместить группу: { $armies } армий
    }
sg-do-station = Разместить генерала { $province-in }
sg-do-wait = Не сейчас
sg-do-lay = { $slot }: { $card }
    .verb = Положить карту на действие
sg-do-lift = Убрать карту: { $slot }
sg-do-confirm = Подтвердить план
sg-do-choose = Взять карту «{ $special }»
sg-do-bonus = Взять бонус: { $bonus }
sg-do-favour = Взять карту { $favour }
sg-do-cancel = Отменить событие
sg-do-calm = Убрать жетон волнений { $province-from }
sg-do-hold = Оставить карту на будущее
sg-do-discard = Сбросить карту
sg-do-build = Построить { $province-in }
sg-do-land = Разместить армии { $province-in }
sg-do-deploy = { $armies ->
        [one] Разместить { $armies } армию
        [few] Разместить { $armies } армии
       *[many] Разместить { $armies } армий
    }
sg-do-move = { $armies ->
        [one] Переместить { $target-to } { $armies } армию
        [few] Переместить { $target-to } { $armies } армии
       *[many] Переместить { $target-to } { $armies } армий
    }
sg-do-attack = { $armies ->
        [one] Атаковать провинцию { $target }: { $armies } армия
        [few] Атаковать провинцию { $target }: { $armies } армии
       *[many] Атаковать провинцию { $target }: { $armies } армий
    }{ $extra ->
        [with] { " " }и ещё 1 из запаса
       *[without] { "" }
    }
    .verb = Атаковать провинцию
sg-do-stay = Не перемещать армии
sg-do-reinforce = Бросить ещё 1 армию
sg-do-appease = Использовать карту благосклонности
sg-do-mark = Разместить жетон волнений
sg-do-revolt = Восстание { $province-in }
sg-do-office = Взять жетон { $office }
sg-do-statue = Разместить статую
sg-do-carry = Выполнить
sg-do-decline = Нет

## What happens: set-up

sg-step = { $step }.
sg-round = Год { $year }, { $season-round }.
sg-first = Расстановку { $player-is ->
        [you] начинаете вы
       *[named] начинает { $player }
    }.
sg-offered = Открыта карта провинции: { $province }.
sg-renewed = { $player-is ->
        [you] Вы кладёте
       *[named] { $player } кладёт
    } обе открытые карты под колоду.
sg-took = { $player-is ->
        [you] Вы берёте
       *[named] { $player } берёт
    } { $place ->
        [left] левую карту.
        [right] правую карту.
       *[deck] верхнюю карту колоды, не открывая.
    }
sg-settled = { $player-is ->
        [you] Вы размещаете
       *[named] { $player } размещает
    } { $province-in } { $armies ->
        [one] { $armies } армию.
        [few] { $armies } армии.
       *[many] { $armies } армий.
    }
sg-thrown = { $occasion ->
        [setup] Подготовка
        [battle] Сражение
       *[revolt] Восстание
    }. В башню брошены армии: { $thrown }. { $tray-count ->
        [0] Поддон пуст.
       *[many] В поддоне: { $tray }.
    }
sg-events = События года: { $events-quoted }.

## What happens: the round

sg-offices = Открыты жетоны ведомств: { $offices }.
sg-actions = Первые 5 действий: { $actions-quoted }.
sg-specials = Особые карты в ячейках 1–5: { $specials-quoted }.
sg-favours = Карты благосклонности за 4, 3 и 2 чиновников: { $favours }.
sg-committed = { $player-is ->
        [you] Ваш план готов
       *[named] План готов: { $player }
    }.
sg-event = Событие «{ $event }». { $event-about }
sg-bid = { $player-is ->
        [you] Ваша ставка
       *[named] Ставка игрока { $player }
    }: { $card }{ $chests ->
        [0] { "" }
        [one] , уплачен { $chests } сундук
        [few] , уплачено { $chests } сундука
       *[many] , уплачено { $chests } сундуков
    }.
sg-no-bid = { $player-is ->
        [you] Вы ничего не ставите, ячейка аукциона пуста
       *[named] Ставки нет, ячейка аукциона пуста: { $player }
    }.
sg-bid-order = Особые карты берут в таком порядке: { $players }.
sg-special = { $player-is ->
        [you] Вы берёте
       *[named] { $player } берёт
    } карту «{ $special }» из ячейки { $space }.
sg-turn-order = Очерёдность хода: { $players }.
sg-revealed = { $player-is ->
        [you] Ваша карта в ячейке
       *[named] { $player },
    } «{ $slot }»: { $card }.
sg-card-lost = { $player-is ->
        [you] Вы теряете
       *[named] { $player } теряет
    } карту провинции { $province } из ячейки «{ $slot }».
sg-void = { $player-is ->
        [you] Ваше действие
       *[named] { $player }:
    } «{ $slot }» не выполняется, { $why ->
        [intrigue] там лежит не карта провинции.
        [empty] ячейка пуста.
        [chests] не хватает сундуков.
        [space] нет свободной ячейки здания.
        [same-building] такое здание в провинции уже есть.
        [tiles] таких зданий в общем запасе не осталось.
        [supply] не хватает армий в личном запасе.
        [armies] в провинции слишком мало армий.
        [declined] { $player-is ->
            [you] вы отказываетесь
           *[named] игрок отказывается
        }.
        [officials] не хватает чиновников в личном запасе.
       *[tray] не хватает армий в поддоне.
    }
sg-action = Действие { $banner }: { $action }.
sg-opened = Открыто действие { $banner }: { $action }.

## What happens: actions

sg-built = { $player-is ->
        [you] Вы строите
       *[named] { $player } строит
    } { $province-in } { $building-acc } { $chests ->
        [0] бесплатно.
        [one] за { $chests } сундук.
        [few] за { $chests } сундука.
       *[many] за { $chests } сундуков.
    }
sg-taxes = { $player-is ->
        [you] Вы собираете
       *[named] { $player } собирает
    } налоги { $province-in }: { $chests ->
        [one] { $chests } сундук.
        [few] { $chests } сундука.
       *[many] { $chests } сундуков.
    }
sg-harvest = { $player-is ->
        [you] Вы конфискуете
       *[named] { $player } конфискует
    } рис { $province-in }: { $rice ->
        [one] { $rice } единица.
        [few] { $rice } единицы.
       *[many] { $rice } единиц.
    }
sg-unrest = Волнения { $province-in }: { $markers ->
        [one] { $markers } жетон.
        [few] { $markers } жетона.
       *[many] { $markers } жетонов.
    }
sg-calmed = { $player-is ->
        [you] Вы убираете
       *[named] { $player } убирает
    } { $province-from } 1 жетон волнений.
sg-appeased = { $player-is ->
        [you] Вы сбрасываете
       *[named] { $player } сбрасывает
    } карту благосклонности «Успокоение»: жетон волнений { $province-in } не появляется.
sg-deployed = { $player-is ->
        [you] Вы размещаете
       *[named] { $player } размещает
    } { $province-in } { $armies ->
        [one] { $armies } армию
        [few] { $armies } армии
       *[many] { $armies } армий
    } за { $chests ->
        [one] { $chests } сундук.
        [few] { $chests } сундука.
       *[many] { $chests } сундуков.
    }
sg-moved = { $player-is ->
        [you] Вы перемещаете
       *[named] { $player } перемещает
    } { $source-from } { $target-to } { $armies ->
        [one] { $armies } армию.
        [few] { $armies } армии.
       *[many] { $armies } армий.
    }
sg-stayed = { $player-is ->
        [you] Вы не перемещаете
       *[named] { $player } не перемещает
    } армии { $province-from }.
sg-attack = { $player-is ->
        [you] Вы атакуете
       *[named] { $player } атакует
    } { $source-from } провинцию { $target }: { $armies ->
        [one] { $armies } армия.
        [few] { $armies } армии.
       *[many] { $armies } армий.
    }
sg-extra = { $player-is ->
        [you] Вы бросаете
       *[named] { $player } бросает
    } ещё 1 армию: { $help ->
        [attack] особая карта «{ special-attack-plus-1 }».
        [castle] гарнизон замка.
       *[defence] особая карта «{ special-defence-plus-1 }».
    }
sg-revolt = Восстание { $province-in } против { $player-is ->
        [you] вас
       *[named] игрока { $player }
    }: { $farmers ->
        [one] { $farmers } армия крестьян.
        [few] { $farmers } армии крестьян.
       *[many] { $farmers } армий крестьян.
    }
sg-conquered = { $player-is ->
        [you] Вы захватываете
       *[named] { $player } захватывает
    } провинцию { $province }. Армий там: { $armies }, потеряно: { $lost }.
sg-held = { $player-is ->
        [you] Вы удерживаете
       *[named] { $player } удерживает
    } провинцию { $province }. Армий там: { $armies }, потеряно: { $lost }.
sg-repelled = Крестьяне отбивают { $player-is ->
        [you] вашу атаку
       *[named] атаку игрока { $player }
    }: провинция { $province } остаётся нейтральной.
sg-stand-off = В { $player-is ->
        [you] вашем сражении
       *[named] сражении игрока { $player }
    } за провинцию { $province } победителя нет.
sg-put-down = { $player-is ->
        [you] Вы подавляете
       *[named] { $player } подавляет
    } восстание { $province-in }. Армий там: { $armies }, потеряно: { $lost }.
sg-overrun = Крестьяне побеждают: { $player-is ->
        [you] вы теряете
       *[named] { $player } теряет
    } провинцию { $province }.
sg-neutral = Провинция { $province } становится нейтральной.

## What happens: Tenno’s Court

sg-officials = { $player-is ->
        [you] Вы отправляете
       *[named] { $player } отправляет
    } в зал ожидания { $count ->
        [one] { $count } чиновника.
       *[many] { $count } чиновников.
    }
sg-audience = { $players-count ->
        [0] В зале ожидания чиновников нет.
       *[many] Очередь на аудиенцию: { $players }.
    }
sg-favour = { $player-is ->
        [you] Вы берёте
       *[named] { $player } берёт
    } карту благосклонности { $favour } за { $officials ->
        [one] { $officials } чиновника.
       *[many] { $officials } чиновников.
    }
sg-no-favour = { $player-is ->
        [you] Вы не берёте
       *[named] { $player } не берёт
    } карту благосклонности.
sg-favour-void = { $player-is ->
        [you] Вы не применяете
       *[named] { $player } не применяет
    } карту благосклонности { $favour }.
sg-cancelled = { $player-is ->
        [you] Вы отменяете
       *[named] { $player } отменяет
    } событие «{ $event }».
sg-chests = { $player-is ->
        [you] Вы получаете
       *[named] { $player } получает
    } { $chests ->
        [one] { $chests } сундук.
        [few] { $chests } сундука.
       *[many] { $chests } сундуков.
    }
sg-rice = { $player-is ->
        [you] Вы получаете
       *[named] { $player } получает
    } { $rice ->
        [one] { $rice } единицу риса.
        [few] { $rice } единицы риса.
       *[many] { $rice } единиц риса.
    }
sg-tray = { $player-is ->
        [you] Вы кладёте
       *[named] { $player } кладёт
    } в поддон { $armies ->
        [one] { $armies } армию.
        [few] { $armies } армии.
       *[many] { $armies } армий.
    }
sg-kept = { $player-is ->
        [you] Вы оставляете
       *[named] { $player } оставляет
    } карту благосклонности «Успокоение» на будущее.
sg-landed = { $player-is ->
        [you] Вы без сражения размещаете
       *[named] { $player } без сражения размещает
    } { $province-in } { $armies ->
        [one] { $armies } армию.
        [few] { $armies } армии.
       *[many] { $armies } армий.
    }
sg-shielded = В этом раунде { $player-is ->
        [you] вас
       *[named] игрока { $player }
    } нельзя атаковать действиями: { $actions-quoted }.

## What happens: Samurai, Generals, Dajokan

sg-valour = { $player-is ->
        [you] Вы открываете
       *[named] { $player } открывает
    } карту доблести { $card }.
sg-no-valour = { $player-is ->
        [you] Ваши
       *[named] { $player }:
    } провинции в { $regions ->
        [one] { $regions } регионе
       *[many] { $regions } регионах
    }, бонуса за доблесть нет.
sg-no-bonus = { $player-is ->
        [you] Вы не берёте
       *[named] { $player } не берёт
    } бонус.
sg-rules = Дальше партия идёт по новым правилам, версия { $to } вместо { $from }: при расстановке по выбору генерала можно разместить в любой из уже выбранных провинций.
sg-general = { $player-is ->
        [you] Вы размещаете
       *[named] { $player } размещает
    } генерала { $province-in }.
sg-general-moved = { $player-is ->
        [you] Вы перемещаете
       *[named] { $player } перемещает
    } генерала { $source-from } { $target-to }.
sg-general-lost = { $player-is ->
        [you] Вы теряете
       *[named] { $player } теряет
    } провинцию { $province }: генерал убран с поля.
sg-statue = { $player-is ->
        [you] Вы размещаете
       *[named] { $player } размещает
    } статую { $province-in }.
sg-captured = { $player-is ->
        [you] Вы захватываете
       *[named] { $player } захватывает
    } { $province-in } { $count ->
        [one] { $count } статую.
        [few] { $count } статуи.
       *[many] { $count } статуй.
    }
sg-office = { $player-is ->
        [you] Вы берёте
       *[named] { $player } берёт
    } жетон ведомства { $office }: { $region }.
sg-no-office = { $player-is ->
        [you] Вы не берёте
       *[named] { $player } не берёт
    } жетон ведомства: { $region }.
sg-offices-closed = Жетоны ведомств, перевёрнутые лицом вниз: { $count }.

## What happens: Winter and the end

sg-winter = Зима, событие «{ $event }»: { $rice ->
        [0] никто не теряет риса.
        [one] все теряют { $rice } единицу риса.
        [few] все теряют { $rice } единицы риса.
       *[many] все теряют { $rice } единиц риса.
    }
sg-shortage = { $player-is ->
        [you] Вам
       *[named] Игроку { $player }
    } не хватает { $rice ->
        [one] { $rice } единицы риса
       *[many] { $rice } единиц риса
    }. Восстаний: { $revolts }, дополнительных армий крестьян в каждом: { $farmers }.
sg-drawn = Восстают { $player-is ->
        [you] ваши провинции
       *[named] провинции игрока { $player }
    }: { $provinces }.
sg-scored = { $player-is ->
        [you] Вы получаете
       *[named] { $player } получает
    } { $points } ПО: { $reason ->
        [provinces] провинции.
        [buildings] здания.
        [castles] больше всех замков { $region-in }.
        [temples] больше всех храмов { $region-in }.
        [theatres] больше всех театров Но { $region-in }.
        [statues] статуи.
        [favour] карта благосклонности.
       *[valour] карта доблести.
    }
sg-line = { $player-is ->
        [you] Вы получаете
       *[named] { $player } получает
    } на планшете Дадзёкана { $points } ПО: { $line ->
        [row] ряд { $count ->
            [1] А.
            [2] Б.
            [3] В.
            [4] Г.
            [5] Д.
           *[6] Е.
        }
       *[column] столбец { $count }.
    }
sg-end = { $players-count ->
        [1] Партия окончена. { $players-is ->
            [you] Вы победили
           *[named] Побеждает { $players }
        }.
       *[many] Партия окончена. Общая победа: { $players }.
    }

## What happens: to the reader alone

sg-drew = Вы вытягиваете карту провинции { $province }.

## Answers that are refused

sg-refuse-group = { $armies ->
        [one] Группы из { $armies } армии у вас нет. Выберите одну из групп на своём планшете.
       *[many] Группы из { $armies } армий у вас нет. Выберите одну из групп на своём планшете.
    }
sg-refuse-general-here = Генерала можно разместить только в одной из выбранных вами провинций.
sg-refuse-renew = Сменить открытые карты можно, только если игрок перед вами взял верхнюю карту колоды, и только до того, как вы возьмёте карту. Выберите одну из карт.
sg-refuse-plan-open = План ещё не полон. Положите карты в ячейки: { $slots-quoted }.
sg-refuse-cards-left = { $count ->
        [one] У вас на руке осталась { $count } карта
        [few] У вас на руке остались { $count } карты
       *[many] У вас на руке осталось { $count } карт
    }. Карт меньше, чем ячеек, поэтому положите все. Какие ячейки останутся пустыми, решать вам.
sg-refuse-slot = Ячейка «{ $slot }» есть только в дополнении «Двор Тэнно», а его в этой партии нет. Выберите другую ячейку.
sg-refuse-empty-slot = В ячейке «{ $slot }» карты нет. Уберите карту из другой ячейки.
sg-refuse-not-yours = У вас нет этой карты: { $card }. Выберите одну из своих.
sg-refuse-there-already = Эта карта уже лежит там: { $card }. Выберите другую карту или другую ячейку.
sg-refuse-bid = Такая ставка стоит { $count ->
        [one] { $count } сундук
        [few] { $count } сундука
       *[many] { $count } сундуков
    }, у вас { $chests }. Поставьте меньше или карту провинции.
sg-refuse-special = Карта «{ $special }» уже занята. Выберите одну из оставшихся особых карт.
sg-refuse-recruits = Разместить здесь { $armies ->
        [one] { $armies } армию
        [few] { $armies } армии
       *[many] { $armies } армий
    } нельзя. Выберите одно из предложенных чисел.
sg-refuse-not-adjacent = { $province } и { $target } не граничат. Выберите провинцию, с которой у провинции { $province } общая граница или морской путь.
sg-refuse-out = Провинция { $target } при трёх игроках не участвует в партии: армии туда не входят. Выберите другую провинцию.
sg-refuse-not-own = Провинция { $target } не ваша, а это действие не ведёт к сражению. Выберите соседнюю свою провинцию.
sg-refuse-count = Переместить { $province-from } столько армий ({ $count }) нельзя: хотя бы 1 армия должна остаться. Можно переместить не больше { $armies }.
sg-refuse-must-attack = Провинция { $target } не ваша, просто переместить туда армии нельзя. Атакуйте её или выберите свою провинцию.
sg-refuse-own-target = Провинция { $target } ваша, атаковать там некого. Переместите туда армии или выберите другую провинцию.
sg-refuse-temple = В провинции { $target } есть храм: при текущем событии её нельзя атаковать. Выберите другую провинцию.
sg-refuse-shielded = Владельца провинции { $target } от этого действия защищает император. Выберите другую провинцию.
sg-refuse-extra = Бросить дополнительную армию нельзя: нужны особая карта «{ special-attack-plus-1 }» и армия в личном запасе. Атакуйте без неё.
sg-refuse-favour = Карту благосклонности { $favour } взять нельзя: её нет в зале для аудиенций или у вас мало чиновников ({ $count }). Выберите другую карту или не берите ни одной.
sg-refuse-calm = Убрать { $province-from } нечего: провинция не ваша или жетонов волнений там нет. Выберите свою провинцию с жетоном.
sg-refuse-hold = Оставить или сбросить карту можно, только если ни в одной вашей провинции нет жетонов волнений. Уберите жетон.
sg-refuse-site = Построить это { $province-in } нельзя: провинция должна быть вашей, со свободной ячейкой и без такого здания. Выберите другую провинцию.
sg-refuse-land = Провинция { $province } принадлежит другому игроку или не участвует в партии. Выберите свою или нейтральную.
sg-refuse-bonus = На вашей карте доблести такого бонуса нет: { $bonus }. Выберите один из показанных на ней.
sg-refuse-general-own = Провинция { $province } не ваша. Выберите для генерала одну из своих.
sg-refuse-general-stay = Генерал уже { $province-in } и должен переместиться. Выберите другую свою провинцию.
sg-refuse-not-drawn = Карту провинции { $province } не вытянули, восстания там не будет. Выберите одну из вытянутых.
sg-refuse-office = Жетон { $office } не лежит лицом вверх. Выберите открытый жетон или не берите ни одного.

## Values of one's own that cannot be

sg-data-number = В поле «{ $name }» нужны целые числа от 0 до 99.
sg-data-list = В поле «{ $name }» нужен список той же длины, что во встроенном файле данных.
sg-data-spaces = В поле «{ $name }» третье число — ячейки зданий: 1, 2 или 3.
sg-data-province = В поле «{ $name }» есть провинция, которой не существует. Возьмите названия из встроенного файла данных.
sg-data-regions = В поле «{ $name }» есть не все провинции. Отнесите каждую из 45 к одному региону.
sg-data-twice = В поле «{ $name }» провинция досталась двум игрокам. Назовите каждую один раз.
sg-data-repeated = В поле «{ $name }» провинция названа не один раз. Назовите восемь разных.
sg-data-out = В поле «{ $name }» игроку досталась провинция, которая при трёх игроках не участвует в партии. Выберите другую.
sg-data-chance = В поле «{ $name }» нужна вероятность от 0 до 1.
sg-data-groups = В { $name } у каждого отряда от 2 до 5 армий.
sg-data-pairs = В { $name } каждая пара — две разные провинции, и только один раз: как граница или как морской путь.
sg-data-scale = В поле «{ $name }» нужно число больше 0.
sg-data-building = В поле «{ $name }» нужны три таких слова: castle, temple, theatre.
sg-data-protection = В поле «{ $name }» нужны списки таких слов: battle1, battle2.

## Positions that cannot be

sg-bad-armies = У { $colour-gen } игрока должно быть 62 армии: на поле, в личном запасе, в поддоне и в башне, и нигде не меньше 0; в позиции их { $count }. Исправьте позицию.
sg-bad-goods = У { $colour-gen } игрока меньше 0 сундуков, риса или ПО. Исправьте позицию.
sg-bad-officials = У { $colour-gen } игрока должно быть 7 чиновников: в личном запасе и в зале ожидания, и нигде не меньше 0; в позиции их { $count }. Исправьте позицию.
sg-bad-statues = У { $colour-gen } игрока должно быть 6 статуй: в запасе, на поле и среди трофеев; в позиции их { $count }. Исправьте позицию.
sg-bad-general = Генерал { $colour-gen } игрока стоит в чужой провинции. Переместите его или уберите с поля.
sg-bad-markers = У { $colour-gen } игрока больше 15 маркеров на планшете Дадзёкана. Исправьте позицию.
sg-bad-plan = В плане { $colour-gen } игрока одна карта лежит дважды или есть чужая карта. Исправьте позицию.
sg-bad-farmers = Армий крестьян должно быть 20: в общем запасе, в поддоне и в башне, и нигде не меньше 0; в позиции их { $count }. Исправьте позицию.
sg-bad-neutral = В нейтральной провинции { $province } есть армии, здания или жетоны волнений. Уберите их.
sg-bad-owner = У провинции { $province } должен быть владелец хотя бы с 1 армией там или никого. Исправьте позицию.
sg-bad-buildings = В провинции { $province } зданий больше, чем ячеек, или жетонов волнений меньше 0. Исправьте позицию.
sg-bad-tiles = На поле слишком много { $building-many }: { $count }. Уберите лишние.
sg-bad-colour = Этим цветом никто не играет: { $colour }, но такие армии есть в поддоне или в башне. Уберите их.
sg-bad-offices = На планшете Дадзёкана должно быть 36 ячеек. Исправьте позицию.

## Reasons of hints, and what one player has more or less of than the others

sg-why-points = { $way ->
        [less] Меньше ПО
       *[more] Больше ПО
    }
sg-why-land = { $way ->
        [less] Меньше { $province-in }
       *[more] Больше { $province-in }
    }
sg-why-majorities = { $way ->
        [less] Меньше за превосходство по зданиям
       *[more] Больше за превосходство по зданиям
    }
sg-why-armies = { $way ->
        [less] Меньше армий на поле
       *[more] Больше армий на поле
    }
sg-why-safety = { $way ->
        [less] Провинции легче захватить
       *[more] Провинции лучше защищены
    }
sg-why-unrest = { $way ->
        [less] Больше волнений
       *[more] Меньше волнений
    }
sg-why-income = { $way ->
        [less] Провинции беднее налогами и рисом
       *[more] Провинции богаче налогами и рисом
    }
sg-why-chests = { $way ->
        [less] Меньше сундуков
       *[more] Больше сундуков
    }
sg-why-rice = { $way ->
        [less] Меньше риса на зиму
       *[more] Больше риса на зиму
    }
sg-why-tower = { $way ->
        [less] Меньше кубиков в башне для будущих сражений
       *[more] Больше кубиков в башне для будущих сражений
    }
sg-why-plan = { $way ->
        [less] Меньше от запланированных действий
       *[more] Больше от запланированных действий
    }
sg-why-extras = { $way ->
        [less] Меньше от чиновников, генералов и ведомств
       *[more] Больше от чиновников, генералов и ведомств
    }
