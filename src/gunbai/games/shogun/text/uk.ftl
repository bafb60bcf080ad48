# Shogun. A player acts under the name typed at the table; figures of cards come as arguments.

## Provinces and their cards

province-aki = Акі
    .from = з Акі
    .to = в Акі
    .in = в Акі
province-awa-boso = Ава-Босо
    .from = з Ава-Босо
    .to = в Ава-Босо
    .in = в Ава-Босо
province-awa-shikoku = Ава-Шікоку
    .from = з Ава-Шікоку
    .to = в Ава-Шікоку
    .in = в Ава-Шікоку
province-bingo = Бінго
    .from = з Бінго
    .to = у Бінго
    .in = у Бінго
province-bitchu = Біччю
    .from = з Біччю
    .to = у Біччю
    .in = у Біччю
province-bizen = Бідзен
    .from = з Бідзену
    .to = у Бідзен
    .in = у Бідзені
province-echigo = Ечіго
    .from = з Ечіго
    .to = в Ечіго
    .in = в Ечіго
province-echizen = Ечідзен
    .from = з Ечідзену
    .to = в Ечідзен
    .in = в Ечідзені
province-etchu = Еччю
    .from = з Еччю
    .to = в Еччю
    .in = в Еччю
province-harima = Харіма
    .from = з Харіми
    .to = у Харіму
    .in = у Харімі
province-hida = Хіда
    .from = з Хіди
    .to = у Хіду
    .in = у Хіді
province-hitachi = Хітачі
    .from = з Хітачі
    .to = у Хітачі
    .in = у Хітачі
province-hoki = Хокі
    .from = з Хокі
    .to = у Хокі
    .in = у Хокі
province-ise = Ісе
    .from = з Ісе
    .to = в Ісе
    .in = в Ісе
province-iwami = Івамі
    .from = з Івамі
    .to = в Івамі
    .in = в Івамі
province-iyo = Ійо
    .from = з Ійо
    .to = в Ійо
    .in = в Ійо
province-izu = Ідзу
    .from = з Ідзу
    .to = в Ідзу
    .in = в Ідзу
province-izumo = Ідзумо
    .from = з Ідзумо
    .to = в Ідзумо
    .in = в Ідзумо
province-kaga = Кага
    .from = з Каги
    .to = у Кагу
    .in = у Казі
province-kai = Кай
    .from = з Каю
    .to = у Кай
    .in = у Каї
province-kazusa = Кадзуса
    .from = з Кадзуси
    .to = у Кадзусу
    .in = у Кадзусі
province-kii = Кії
    .from = з Кії
    .to = у Кії
    .in = у Кії
province-kozuke = Кодзуке
    .from = з Кодзуке
    .to = у Кодзуке
    .in = у Кодзуке
province-mikawa = Мікава
    .from = з Мікави
    .to = у Мікаву
    .in = у Мікаві
province-mimasaka = Мімасака
    .from = з Мімасаки
    .to = у Мімасаку
    .in = у Мімасаці
province-mino = Міно
    .from = з Міно
    .to = у Міно
    .in = у Міно
province-musashi = Мусаші
    .from = з Мусаші
    .to = у Мусаші
    .in = у Мусаші
province-mutsu = Муцу
    .from = з Муцу
    .to = у Муцу
    .in = у Муцу
province-noto = Ното
    .from = з Ното
    .to = у Ното
    .in = у Ното
province-omi = Омі
    .from = з Омі
    .to = в Омі
    .in = в Омі
province-owari = Оварі
    .from = з Оварі
    .to = в Оварі
    .in = в Оварі
province-sagami = Сагамі
    .from = із Сагамі
    .to = у Сагамі
    .in = у Сагамі
province-sanuki = Санукі
    .from = із Санукі
    .to = у Санукі
    .in = у Санукі
province-settsu = Сеццу
    .from = із Сеццу
    .to = у Сеццу
    .in = у Сеццу
province-shima = Шіма
    .from = із Шіми
    .to = у Шіму
    .in = у Шімі
province-shimosa = Шімоса
    .from = із Шімоси
    .to = у Шімосу
    .in = у Шімосі
province-shimotsuke = Шімоцуке
    .from = із Шімоцуке
    .to = у Шімоцуке
    .in = у Шімоцуке
province-shinano = Шінано
    .from = із Шінано
    .to = у Шінано
    .in = у Шінано
province-suruga = Суруга
    .from = із Суруги
    .to = у Суругу
    .in = у Сурузі
province-tajima = Таджіма
    .from = з Таджіми
    .to = у Таджіму
    .in = у Таджімі
province-tamba = Тамба
    .from = з Тамби
    .to = у Тамбу
    .in = у Тамбі
province-tosa = Тоса
    .from = з Тоси
    .to = у Тосу
    .in = у Тосі
province-totomi = Тотомі
    .from = з Тотомі
    .to = у Тотомі
    .in = у Тотомі
province-wakasa = Вакаса
    .from = з Вакаси
    .to = у Вакасу
    .in = у Вакасі
province-yamato = Ямато
    .from = з Ямато
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
card-chests0 = карта інтриг 0
card-chests1 = карта інтриг 1
card-chests2 = карта інтриг 2
card-chests3 = карта інтриг 3
card-chests4 = карта інтриг 4
card-official1 = карта чиновників 1
card-official2 = карта чиновників 2
card-official3 = карта чиновників 3

## The board

region-green = зелений регіон
    .start = Зелений регіон
    .in = у зеленому регіоні
region-red = червоний регіон
    .start = Червоний регіон
    .in = у червоному регіоні
region-purple = фіолетовий регіон
    .start = Фіолетовий регіон
    .in = у фіолетовому регіоні
region-yellow = жовтий регіон
    .start = Жовтий регіон
    .in = у жовтому регіоні
region-brown = коричневий регіон
    .start = Коричневий регіон
    .in = у коричневому регіоні

colour-blue = синій
    .start = Синій
    .gen = синього
colour-yellow = жовтий
    .start = Жовтий
    .gen = жовтого
colour-red = червоний
    .start = Червоний
    .gen = червоного
colour-black = чорний
    .start = Чорний
    .gen = чорного
colour-purple = фіолетовий
    .start = Фіолетовий
    .gen = фіолетового

# A heap of cubes is a list of these.
cubes-blue = { $count ->
        [one] { $count } синя
        [few] { $count } сині
       *[many] { $count } синіх
    }
cubes-yellow = { $count ->
        [one] { $count } жовта
        [few] { $count } жовті
       *[many] { $count } жовтих
    }
cubes-red = { $count ->
        [one] { $count } червона
        [few] { $count } червоні
       *[many] { $count } червоних
    }
cubes-black = { $count ->
        [one] { $count } чорна
        [few] { $count } чорні
       *[many] { $count } чорних
    }
cubes-purple = { $count ->
        [one] { $count } фіолетова
        [few] { $count } фіолетові
       *[many] { $count } фіолетових
    }
cubes-green = { $count ->
        [one] { $count } селянська
        [few] { $count } селянські
       *[many] { $count } селянських
    }

building-castle = замок
    .acc = замок
    .many = замків
building-temple = храм
    .acc = храм
    .many = храмів
building-theatre = театр Но
    .acc = театр Но
    .many = театрів Но

season-spring = весна
    .round = весняний раунд
season-summer = літо
    .round = літній раунд
season-autumn = осінь
    .round = осінній раунд
season-winter = зима
    .round = зимовий раунд

step-p1 = Приготування до гри
step-p2 = Початкові провінції
step-p3 = Маркери рахунку й рису
step-p4 = Заповнення вежі
step-p5 = Події року
step-r0 = Нові жетони відомств
step-r1 = Порядок дій
step-r2 = Особливі карти
step-r3 = Карти прихильності
step-r4 = Планування і ставка
step-r5 = Подія
step-r6 = Порядок ходів
step-r7 = Розміщення генералів
step-r8 = Карти доблесті
step-r9a = Палац: обмін
step-r9b = Палац: прихильність
step-r9c = Палац: чиновники повертаються до зали очікування
step-r10 = Виконання дій
step-r11 = Відомства
step-r12 = Переміщення генералів
step-r13 = Кінець раунду
step-w1 = Втрата рису взимку
step-w2 = Постачання і повстання
step-w3 = Підрахунок очок
step-w4 = Жетони заворушень прибирають з поля
step-w5 = Події нового року
step-w6 = Рис повертається до 0
step-w7 = Карти доблесті повертаються до початкового порядку
step-w8 = Повернення генералів
step-w9 = Кінець зими
step-e1 = Підрахунок очок за статуї
step-e2 = Підрахунок очок на планшеті Даджьокану
step-e3 = Кінець гри

## Cards and slots

action-castle = Будівництво замку
    .quoted = «{ action-castle }»
    .about = Заплатіть 3 скрині і збудуйте замок у вільній комірці будівлі цієї провінції; у провінції може бути лише 1 замок.
    .general = Якщо тут генерал: 2 скрині.
action-temple = Будівництво храму
    .quoted = «{ action-temple }»
    .about = Заплатіть 2 скрині і збудуйте храм у вільній комірці будівлі цієї провінції; у провінції може бути лише 1 храм.
    .general = Якщо тут генерал: 1 скриня.
action-theatre = Будівництво театру
    .quoted = «{ action-theatre }»
    .about = Заплатіть 1 скриню і збудуйте театр Но у вільній комірці будівлі цієї провінції; у провінції може бути лише 1 театр.
    .general = Якщо тут генерал: безкоштовно.
action-rice = Конфіскація рису
    .quoted = «{ action-rice }»
    .about = Отримайте рис цієї провінції. Якщо в ній є жетони заворушень, спалахує повстання. Якщо провінція лишилася вашою, додається 1 жетон.
    .general = Якщо тут генерал: на 1 одиницю рису більше.
action-tax = Збір податків
    .quoted = «{ action-tax }»
    .about = Отримайте скрині цієї провінції. Якщо в ній є жетони заворушень, спалахує повстання. Якщо провінція лишилася вашою, додається 1 жетон.
    .general = Якщо тут генерал: на 1 скриню більше.
action-deploy5 = Розміщення 5 армій
    .quoted = «{ action-deploy5 }»
    .about = Заплатіть 3 скрині і розмістіть у цій провінції 5 армій з особистого запасу.
    .general = Якщо тут генерал: за бажанням 6 армій.
action-deploy3 = Розміщення 3 армій
    .quoted = «{ action-deploy3 }»
    .about = Заплатіть 2 скрині і розмістіть у цій провінції 3 армії з особистого запасу.
    .general = Якщо тут генерал: за бажанням 4 армії.
action-deploy1 = Розміщення 1 армії / Переміщення
    .quoted = «{ action-deploy1 }»
    .about = Заплатіть 1 скриню і розмістіть у цій провінції 1 армію з особистого запасу; потім можна перемістити армії до однієї сусідньої своєї провінції.
    .general = Якщо тут генерал: за бажанням 2 армії.
action-battle1 = Битва / Переміщення I
    .quoted = «{ action-battle1 }»
    .about = Перемістіть армії з цієї провінції до однієї сусідньої; принаймні 1 залишається. Якщо провінція не ваша, починається битва.
    .general = Генерал нічого не змінює.
action-battle2 = Битва / Переміщення II
    .quoted = «{ action-battle2 }»
    .about = { action-battle1.about }
    .general = Генерал нічого не змінює.

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
slot-auction = Аукціон
    .quoted = «{ slot-auction }»
    .about = Карта тут — ваша ставка. За карту інтриг одразу платять стільки скринь, скільки на ній показано; карта провінції нічого не коштує, але провінція в цьому раунді не діє. Що вища ставка, то раніше вибір: скрині, потім провінції, потім 0.
slot-exchange1 = Обмін 1
    .quoted = «{ slot-exchange1 }»
    .about = У палаці: 1 армію цієї провінції (з картою чиновників — 1 вашу армію з лотка) міняють на 1 чиновника. Усе або нічого; 1 армія залишається в провінції.
slot-exchange2 = Обмін 2
    .quoted = «{ slot-exchange2 }»
    .about = У палаці: 2 армії цієї провінції (з картою чиновників — 2 ваші армії з лотка) міняють на 2 чиновників. Усе або нічого; 1 армія залишається в провінції.
slot-exchange3 = Обмін 3
    .quoted = «{ slot-exchange3 }»
    .about = У палаці: 3 армії цієї провінції (з картою чиновників — 3 ваші армії з лотка) міняють на 3 чиновників. Усе або нічого; 1 армія залишається в провінції.

special-chest-plus-1 = +1 скриня
    .quoted = «{ special-chest-plus-1 }»
    .about = «Збір податків» дає на 1 скриню більше.
    .sign = +1
special-rice-plus-1 = +1 рис
    .quoted = «{ special-rice-plus-1 }»
    .about = «Конфіскація рису» дає на 1 одиницю рису більше.
    .sign = +1
special-army6 = 6 армій
    .quoted = «{ special-army6 }»
    .about = Дією «Розміщення 5 армій» можна розмістити 6 за ту саму ціну.
    .sign = 6
special-attack-plus-1 = +1 армія в атаці
    .quoted = «{ special-attack-plus-1 }»
    .about = Під час кожної атаки раунду можна кинути у вежу ще 1 армію з особистого запасу.
    .sign = +1
special-defence-plus-1 = +1 армія в обороні
    .quoted = «{ special-defence-plus-1 }»
    .about = Щоразу, коли атакує інший гравець, можна кинути у вежу ще 1 армію з особистого запасу. Під час повстань не діє.
    .sign = +1

event-t1 = Дні театру I
    .quoted = «{ event-t1 }»
    .about = Хто будує театр Но, прибирає з цієї провінції 1 жетон заворушень.
event-t2 = Дні театру II
    .quoted = «{ event-t2 }»
    .about = { event-t1.about }
event-t3 = Озброєні села
    .quoted = «{ event-t3 }»
    .about = Нейтральну провінцію захищають 2 армії селян замість 1.
    .sign = 2
event-t4 = Замкові гарнізони I
    .quoted = «{ event-t4 }»
    .about = Коли атакують провінцію із замком, захисник кидає ще 1 армію з особистого запасу.
    .sign = +1
event-t5 = Замкові гарнізони II
    .quoted = «{ event-t5 }»
    .about = { event-t4.about }
    .sign = { event-t4.sign }
event-t6 = Храмовий мир I
    .quoted = «{ event-t6 }»
    .about = Провінцію з храмом не можна атакувати.
event-t7 = Межа податків
    .quoted = «{ event-t7 }»
    .about = «Збір податків» дає не більше 5 скринь.
    .sign = ≤ 5
event-t8 = Високі податки
    .quoted = «{ event-t8 }»
    .about = «Збір податків» дає не менше 6 скринь.
    .sign = ≥ 6
event-t9 = Храмовий мир II
    .quoted = «{ event-t9 }»
    .about = { event-t6.about }
event-t10 = Багатий урожай
    .quoted = «{ event-t10 }»
    .about = «Конфіскація рису» дає не менше 4 одиниць рису.
    .sign = ≥ 4
event-t11 = Мізерний урожай
    .quoted = «{ event-t11 }»
    .about = «Конфіскація рису» дає не більше 3 одиниць рису.
    .sign = ≤ 3
event-t12 = Брак рекрутів
    .quoted = «{ event-t12 }»
    .about = «Розміщення 5 армій» дає лише 3 армії, «Розміщення 3 армій» — лише 2. Ціни ті самі.
    .sign = 3 · 2

# The loss of an event left for Winter: a value, so it is not part of the event's text.
sg-winter-loss = { $rice ->
        [0] Зима: рис не втрачається
       *[other] Зима: −{ $rice } рису
    }

favour-1 = 1 «{ favour-1.title }»
    .title = Скасування події
    .about = Можна скасувати поточну подію: у цьому раунді вона ні на кого не діє.
favour-2 = 2 «{ favour-2.title }»
    .title = Зі скарбниці
    .about = Отримайте стільки скринь, скільки показано на карті.
favour-3 = 3 «{ favour-3.title }»
    .title = Підкріплення
    .about = Покладіть у лоток стільки армій з особистого запасу, скільки показано на карті.
favour-4 = 4 «{ favour-4.title }»
    .title = Заспокоєння
    .about = Приберіть 1 жетон заворушень зі своєї провінції. Якщо таких немає, карту можна залишити і скинути пізніше замість того, щоб розміщувати жетон заворушень.
favour-5 = 5 «{ favour-5.title }»
    .title = Рисові засіки
    .about = Отримайте стільки рису, скільки показано на карті.
favour-6 = 6 «{ favour-6.title }»
    .title = Слава
    .about = Отримайте стільки переможних очок, скільки показано на карті.
favour-7 = 7 «{ favour-7.title }»
    .title = Імператорські зодчі
    .about = Безкоштовно збудуйте показану будівлю у своїй провінції; потрібна вільна комірка.
favour-8 = 8 «{ favour-8.title }»
    .title = { favour-3.title }
    .about = { favour-3.about }
favour-9 = 9 «{ favour-9.title }»
    .title = { favour-2.title }
    .about = { favour-2.about }
favour-10 = 10 «{ favour-10.title }»
    .title = Захист імператора
    .about = У цьому раунді вас не можна атакувати показаними на карті діями.
favour-11 = 11 «{ favour-11.title }»
    .title = { favour-10.title }
    .about = { favour-10.about }
favour-12 = 12 «{ favour-12.title }»
    .title = Військо імператора
    .about = Розмістіть 3 армії з особистого запасу у своїй або в будь-якій нейтральній провінції. Нейтральна стає вашою без битви.
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

bonus-chests = скрині
bonus-rice = рис
bonus-armies = армії в лоток
bonus-points = переможні очки

valour-1 = Карта доблесті 1
    .about = Порожнє знамено: бонусу немає. З цієї карти стос починається щороку.
valour-2 = Карта доблесті 2
    .about = Якщо після визначення порядку ходів ви маєте провінції принаймні в 4 регіонах, ви відкриваєте наступну карту доблесті і можете взяти один із її бонусів.
valour-3 = Карта доблесті 3
    .about = { valour-2.about }
valour-4 = Карта доблесті 4
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
kind-province = провінція
    .how = провінцію англійською, наприклад mino або awa-boso
kind-target = провінція
    .how = провінцію, куди йдуть армії, наприклад mino
kind-armies = кількість армій
    .how = кількість армій
kind-place = місце карти
    .how = карту: left (ліва), right (права) або deck (верхня з колоди)
kind-card = карта
    .how = карту: провінцію, наприклад mino; від chests0 до chests4 для карт інтриг; від official1 до official3 для карт чиновників
kind-slot = комірка
    .how = комірку: castle, temple, theatre, rice, tax, deploy5, deploy3, deploy1, battle1, battle2, auction, exchange1, exchange2 або exchange3
kind-special = особлива карта
    .how = особливу карту: chest+1, rice+1, army6, attack+1 або defence+1
kind-bonus = бонус
    .how = бонус: chests, rice, armies або points
kind-favour = карта прихильності
    .how = номер карти прихильності від 1 до 21
kind-extra = слово про додаткову армію
    .how = чи кидати додаткову армію: with (так) або without (ні)
kind-office = комірка планшета Даджьокану
    .how = комірку планшета Даджьокану, ряд і стовпець, від a1 до f6

## Options

sg-option-players = Кількість гравців
    .about = 3, 4 або 5. Якщо гравців 3, 8 провінцій не беруть участі в партії.
sg-option-players-3 = 3
sg-option-players-4 = 4
sg-option-players-5 = 5
sg-option-side = Сторона поля
    .about = На сторонах поля різні межі регіонів.
sg-option-side-sun = сторона із сонцем
    .about = Підходять обидва розміщення; найкраще для першої партії.
sg-option-side-moon = сторона з місяцем
    .about = Інші регіони; провінції добирають за вибором гравців.
sg-option-start = Початкові провінції
    .about = Готові списки або вибір провінцій по одній.
sg-option-start-recommended = рекомендоване розміщення
    .about = Кожен отримує готовий список провінцій; лише на стороні із сонцем.
sg-option-start-draft = розміщення за вибором гравців
    .about = Гравці по черзі беруть карту провінції і розміщують групу армій.
sg-option-expansions = Доповнення
    .about = Жодного або будь-які з чотирьох разом.
sg-option-expansions-none = жодного
sg-option-expansions-court = «Двір Тенно»
    .about = Чиновники чекають у палаці на прихильність імператора.
sg-option-expansions-samurai = «Самураї»
    .about = Бонуси за провінції в багатьох регіонах.
sg-option-expansions-generals = «Генерали»
    .about = Генерал поліпшує дії і залишає по собі статуї.
sg-option-expansions-dajokan = «Даджьокан»
    .about = Влада в регіонах дає місця в державній раді.
sg-option-first = Хто починає розміщення
    .about = Хто першим бере карту провінції або отримує перший список.
sg-option-first-random = навмання
sg-option-first-1 = місце 1
sg-option-first-2 = місце 2
sg-option-first-3 = місце 3
sg-option-first-4 = місце 4
sg-option-first-5 = місце 5
sg-option-tower = Вежа битв
    .about = З якою ймовірністю кубики застрягають у вежі й випадають із неї. Обидві моделі наші: ймовірностей справжньої вежі ніде не надруковано.
sg-option-tower-measured = залежить від кидка
    .about = Що більше кубиків кидають одразу, то більше їх випадає з вежі.
sg-option-tower-plain = проста
    .about = Кинутий кубик застрягає з імовірністю 1 із 3, застряглий випадає з тією самою ймовірністю.
sg-option-decline = Відмова від дії
    .about = Чи можна відмовитися від запланованої дії, яку можна виконати. У правилах для цього є лише карта інтриг.
sg-option-decline-no = не можна
sg-option-decline-yes = можна
sg-option-general = Генерали й події
    .about = Чи входить надбавка генерала в число, яке задає подія (5 скринь, 3 одиниці рису, менше армій). У правилах цього немає.
sg-option-general-after = надбавка генерала понад це число
sg-option-general-within = надбавка входить у це число
sg-option-odds = Ймовірності в битвах
    .about = Чи показує програма ймовірності перед атакою.
sg-option-odds-shown = видно
sg-option-odds-hidden = приховано
sg-option-colours = Кольори
    .about = Кольори за місцями за столом, у цьому порядку.
sg-option-colours-blue = { colour-blue }
sg-option-colours-yellow = { colour-yellow }
sg-option-colours-red = { colour-red }
sg-option-colours-black = { colour-black }
sg-option-colours-purple = { colour-purple }
sg-conflict-moon = Для сторони з місяцем рекомендованого розміщення немає. Виберіть розміщення за вибором гравців або сторону із сонцем.
sg-conflict-first = За такої кількості гравців цього місця за столом немає. Виберіть місце з меншим номером або «навмання».

## Decisions

ask-SG-D2 = Змінити обидві відкриті карти?
ask-SG-D3 = Візьміть карту провінції: одну з двох відкритих або верхню з колоди, не дивлячись.
ask-SG-D4 = Виберіть групу армій для провінції { $province }.
ask-SG-D5 = Розмістити генерала зараз? Підійде будь-яка з уже вибраних провінцій.
ask-SG-D6 = Розподіліть карти між діями й зробіть ставку. Карт на планшеті: { $filled } з { $count }.
ask-SG-D7 = Візьміть особливу карту. Номер її комірки — ваше місце в порядку ходів.
ask-SG-D8 = У якій своїй провінції розмістити генерала?
ask-SG-D9 = Карта доблесті { $number }: взяти один із її бонусів?
ask-SG-D10 = Взяти карту прихильності? Ваших чиновників у палаці: { $count }.
ask-SG-D11 = Карта прихильності { $favour }: скасувати поточну подію? Тоді в цьому раунді вона ні на кого не діє.
ask-SG-D12 = Карта прихильності { $favour }: з якої своєї провінції прибрати 1 жетон заворушень? Якщо таких немає, залиште карту на майбутнє або скиньте її.
ask-SG-D13 = Карта прихильності { $favour }: у якій своїй провінції збудувати будівлю безкоштовно?
ask-SG-D14 = Карта прихильності { $favour }: у якій своїй або нейтральній провінції розмістити армії з особистого запасу?
ask-SG-D15 = Скільки армій розмістити { $province-in }?
ask-SG-D16 = Перемістити армії { $province-from } до сусідньої своєї провінції? Армій не більше { $armies }.
ask-SG-D17 = Перемістіть армії { $province-from } або атакуйте, армій не більше { $armies }. Можна й залишитися.
ask-SG-D18 = { $player } атакує провінцію { $province }, армій: { $count }; ваших армій там: { $armies }. Кинути ще 1 армію для оборони?
ask-SG-D19 = Використати карту прихильності «Заспокоєння» замість жетона заворушень { $province-in }?
ask-SG-D20 = Яке повстання наступне? Залишилося повстань: { $count }, додаткових армій селян у кожному: { $farmers }.
ask-SG-D21 = { $region-start }: більше провінцій, ніж у вас, немає ні в кого. Взяти жетон відомства?
ask-SG-D22 = Перемістіть генерала { $province-from } до іншої своєї провінції. Якщо вона сусідня, можна залишити статую.
ask-SG-D23 = Розмістити статую { $province-in }?
ask-SG-D24 = Знову розмістіть генерала у своїй провінції.
ask-SG-Q10 = Виконати дію «{ $action }» { $province-in }?

## Answers

sg-do-renew = Змінити обидві карти
sg-do-keep = Залишити відкриті карти
sg-do-take = { $place ->
        [left] Взяти ліву карту
        [right] Взяти праву карту
       *[deck] Взяти верхню карту колоди
    }
    .verb = Взяти карту провінції
sg-do-group = { $armies ->
        [one] Розмістити групу: { $armies } армія
        [few] Розмістити групу: { $armies } армії
       *[many] Розмістити групу: { $armies } армій
    }
sg-do-station = Розмістити генерала { $province-in }
sg-do-wait = Не зараз
sg-do-lay = { $slot }: { $card }
    .verb = Покласти карту на дію
sg-do-lift = Прибрати карту: { $slot }
sg-do-confirm = Підтвердити план
sg-do-choose = Взяти карту «{ $special }»
sg-do-bonus = Взяти бонус: { $bonus }
sg-do-favour = Взяти карту { $favour }
sg-do-cancel = Скасувати подію
sg-do-calm = Прибрати жетон заворушень { $province-from }
sg-do-hold = Залишити карту на майбутнє
sg-do-discard = Скинути карту
sg-do-build = Збудувати { $province-in }
sg-do-land = Розмістити армії { $province-in }
sg-do-deploy = { $armies ->
        [one] Розмістити { $armies } армію
        [few] Розмістити { $armies } армії
       *[many] Розмістити { $armies } армій
    }
sg-do-move = { $armies ->
        [one] Перемістити { $target-to } { $armies } армію
        [few] Перемістити { $target-to } { $armies } армії
       *[many] Перемістити { $target-to } { $armies } армій
    }
sg-do-attack = { $armies ->
        [one] Атакувати провінцію { $target }: { $armies } армія
        [few] Атакувати провінцію { $target }: { $armies } армії
       *[many] Атакувати провінцію { $target }: { $armies } армій
    }{ $extra ->
        [with] { " " }і ще 1 із запасу
       *[without] { "" }
    }
    .verb = Атакувати провінцію
sg-do-stay = Не переміщувати армії
sg-do-reinforce = Кинути ще 1 армію
sg-do-appease = Використати карту прихильності
sg-do-mark = Розмістити жетон заворушень
sg-do-revolt = Повстання { $province-in }
sg-do-office = Взяти жетон { $office }
sg-do-statue = Розмістити статую
sg-do-carry = Виконати
sg-do-decline = Ні

## What happens: set-up

sg-step = { $step }.
sg-round = Рік { $year }, { $season-round }.
sg-first = Розміщення { $player-is ->
        [you] починаєте ви
       *[named] починає { $player }
    }.
sg-offered = Відкрито карту провінції: { $province }.
sg-renewed = { $player-is ->
        [you] Ви кладете
       *[named] { $player } кладе
    } обидві відкриті карти під колоду.
sg-took = { $player-is ->
        [you] Ви берете
       *[named] { $player } бере
    } { $place ->
        [left] ліву карту.
        [right] праву карту.
       *[deck] верхню карту колоди, не відкриваючи.
    }
sg-settled = { $player-is ->
        [you] Ви розміщуєте
       *[named] { $player } розміщує
    } { $province-in } { $armies ->
        [one] { $armies } армію.
        [few] { $armies } армії.
       *[many] { $armies } армій.
    }
sg-thrown = { $occasion ->
        [setup] Приготування
        [battle] Битва
       *[revolt] Повстання
    }. У вежу кинуто армії: { $thrown }. { $tray-count ->
        [0] Лоток порожній.
       *[many] У лотку: { $tray }.
    }
sg-events = Події року: { $events-quoted }.

## What happens: the round

sg-offices = Відкрито жетони відомств: { $offices }.
sg-actions = Перші 5 дій: { $actions-quoted }.
sg-specials = Особливі карти в комірках 1–5: { $specials-quoted }.
sg-favours = Карти прихильності за 4, 3 і 2 чиновників: { $favours }.
sg-committed = { $player-is ->
        [you] Ваш план готовий
       *[named] План готовий: { $player }
    }.
sg-event = Подія «{ $event }». { $event-about }
sg-bid = { $player-is ->
        [you] Ваша ставка
       *[named] Ставка гравця { $player }
    }: { $card }{ $chests ->
        [0] { "" }
        [one] , сплачено { $chests } скриню
        [few] , сплачено { $chests } скрині
       *[many] , сплачено { $chests } скринь
    }.
sg-no-bid = { $player-is ->
        [you] Ви нічого не ставите, комірка аукціону порожня
       *[named] Ставки немає, комірка аукціону порожня: { $player }
    }.
sg-bid-order = Особливі карти беруть у такому порядку: { $players }.
sg-special = { $player-is ->
        [you] Ви берете
       *[named] { $player } бере
    } карту «{ $special }» з комірки { $space }.
sg-turn-order = Порядок ходів: { $players }.
sg-revealed = { $player-is ->
        [you] Ваша карта в комірці
       *[named] { $player },
    } «{ $slot }»: { $card }.
sg-card-lost = { $player-is ->
        [you] Ви втрачаєте
       *[named] { $player } втрачає
    } карту провінції { $province } з комірки «{ $slot }».
sg-void = { $player-is ->
        [you] Ваша дія
       *[named] { $player }:
    } «{ $slot }» не виконується, { $why ->
        [intrigue] там лежить не карта провінції.
        [empty] комірка порожня.
        [chests] бракує скринь.
        [space] немає вільної комірки будівлі.
        [same-building] така будівля в провінції вже є.
        [tiles] таких будівель у загальному запасі не залишилося.
        [supply] бракує армій в особистому запасі.
        [armies] у провінції замало армій.
        [declined] { $player-is ->
            [you] ви відмовляєтеся
           *[named] гравець відмовляється
        }.
        [officials] бракує чиновників в особистому запасі.
       *[tray] бракує армій у лотку.
    }
sg-action = Дія { $banner }: { $action }.
sg-opened = Відкрито дію { $banner }: { $action }.

## What happens: actions

sg-built = { $player-is ->
        [you] Ви будуєте
       *[named] { $player } будує
    } { $province-in } { $building-acc } { $chests ->
        [0] безкоштовно.
        [one] за { $chests } скриню.
        [few] за { $chests } скрині.
       *[many] за { $chests } скринь.
    }
sg-taxes = { $player-is ->
        [you] Ви збираєте
       *[named] { $player } збирає
    } податки { $province-in }: { $chests ->
        [one] { $chests } скриня.
        [few] { $chests } скрині.
       *[many] { $chests } скринь.
    }
sg-harvest = { $player-is ->
        [you] Ви конфіскуєте
       *[named] { $player } конфіскує
    } рис { $province-in }: { $rice ->
        [one] { $rice } одиниця.
        [few] { $rice } одиниці.
       *[many] { $rice } одиниць.
    }
sg-unrest = Заворушення { $province-in }: { $markers ->
        [one] { $markers } жетон.
        [few] { $markers } жетони.
       *[many] { $markers } жетонів.
    }
sg-calmed = { $player-is ->
        [you] Ви прибираєте
       *[named] { $player } прибирає
    } { $province-from } 1 жетон заворушень.
sg-appeased = { $player-is ->
        [you] Ви скидаєте
       *[named] { $player } скидає
    } карту прихильності «Заспокоєння»: жетон заворушень { $province-in } не з’являється.
sg-deployed = { $player-is ->
        [you] Ви розміщуєте
       *[named] { $player } розміщує
    } { $province-in } { $armies ->
        [one] { $armies } армію
        [few] { $armies } армії
       *[many] { $armies } армій
    } за { $chests ->
        [one] { $chests } скриню.
        [few] { $chests } скрині.
       *[many] { $chests } скринь.
    }
sg-moved = { $player-is ->
        [you] Ви переміщуєте
       *[named] { $player } переміщує
    } { $source-from } { $target-to } { $armies ->
        [one] { $armies } армію.
        [few] { $armies } армії.
       *[many] { $armies } армій.
    }
sg-stayed = { $player-is ->
        [you] Ви не переміщуєте
       *[named] { $player } не переміщує
    } армії { $province-from }.
sg-attack = { $player-is ->
        [you] Ви атакуєте
       *[named] { $player } атакує
    } { $source-from } провінцію { $target }: { $armies ->
        [one] { $armies } армія.
        [few] { $armies } армії.
       *[many] { $armies } армій.
    }
sg-extra = { $player-is ->
        [you] Ви кидаєте
       *[named] { $player } кидає
    } ще 1 армію: { $help ->
        [attack] особлива карта «{ special-attack-plus-1 }».
        [castle] гарнізон замку.
       *[defence] особлива карта «{ special-defence-plus-1 }».
    }
sg-revolt = Повстання { $province-in } проти { $player-is ->
        [you] вас
       *[named] гравця { $player }
    }: { $farmers ->
        [one] { $farmers } армія селян.
        [few] { $farmers } армії селян.
       *[many] { $farmers } армій селян.
    }
sg-conquered = { $player-is ->
        [you] Ви захоплюєте
       *[named] { $player } захоплює
    } провінцію { $province }. Армій там: { $armies }, втрачено: { $lost }.
sg-held = { $player-is ->
        [you] Ви утримуєте
       *[named] { $player } утримує
    } провінцію { $province }. Армій там: { $armies }, втрачено: { $lost }.
sg-repelled = Селяни відбивають { $player-is ->
        [you] вашу атаку
       *[named] атаку гравця { $player }
    }: провінція { $province } залишається нейтральною.
sg-stand-off = У { $player-is ->
        [you] вашій битві
       *[named] битві гравця { $player }
    } за провінцію { $province } переможця немає.
sg-put-down = { $player-is ->
        [you] Ви придушуєте
       *[named] { $player } придушує
    } повстання { $province-in }. Армій там: { $armies }, втрачено: { $lost }.
sg-overrun = Селяни перемагають: { $player-is ->
        [you] ви втрачаєте
       *[named] { $player } втрачає
    } провінцію { $province }.
sg-neutral = Провінція { $province } стає нейтральною.

## What happens: Tenno’s Court

sg-officials = { $player-is ->
        [you] Ви відправляєте
       *[named] { $player } відправляє
    } до зали очікування { $count ->
        [one] { $count } чиновника.
       *[many] { $count } чиновників.
    }
sg-audience = { $players-count ->
        [0] У залі очікування чиновників немає.
       *[many] Черга на аудієнцію: { $players }.
    }
sg-favour = { $player-is ->
        [you] Ви берете
       *[named] { $player } бере
    } карту прихильності { $favour } за { $officials ->
        [one] { $officials } чиновника.
       *[many] { $officials } чиновників.
    }
sg-no-favour = { $player-is ->
        [you] Ви не берете
       *[named] { $player } не бере
    } карту прихильності.
sg-favour-void = { $player-is ->
        [you] Ви не застосовуєте
       *[named] { $player } не застосовує
    } карту прихильності { $favour }.
sg-cancelled = { $player-is ->
        [you] Ви скасовуєте
       *[named] { $player } скасовує
    } подію «{ $event }».
sg-chests = { $player-is ->
        [you] Ви отримуєте
       *[named] { $player } отримує
    } { $chests ->
        [one] { $chests } скриню.
        [few] { $chests } скрині.
       *[many] { $chests } скринь.
    }
sg-rice = { $player-is ->
        [you] Ви отримуєте
       *[named] { $player } отримує
    } { $rice ->
        [one] { $rice } одиницю рису.
        [few] { $rice } одиниці рису.
       *[many] { $rice } одиниць рису.
    }
sg-tray = { $player-is ->
        [you] Ви кладете
       *[named] { $player } кладе
    } в лоток { $armies ->
        [one] { $armies } армію.
        [few] { $armies } армії.
       *[many] { $armies } армій.
    }
sg-kept = { $player-is ->
        [you] Ви залишаєте
       *[named] { $player } залишає
    } карту прихильності «Заспокоєння» на майбутнє.
sg-landed = { $player-is ->
        [you] Ви без битви розміщуєте
       *[named] { $player } без битви розміщує
    } { $province-in } { $armies ->
        [one] { $armies } армію.
        [few] { $armies } армії.
       *[many] { $armies } армій.
    }
sg-shielded = У цьому раунді { $player-is ->
        [you] вас
       *[named] гравця { $player }
    } не можна атакувати діями: { $actions-quoted }.

## What happens: Samurai, Generals, Dajokan

sg-valour = { $player-is ->
        [you] Ви відкриваєте
       *[named] { $player } відкриває
    } карту доблесті { $card }.
sg-no-valour = { $player-is ->
        [you] Ваші
       *[named] { $player }:
    } провінції в { $regions ->
        [one] { $regions } регіоні
       *[many] { $regions } регіонах
    }, бонусу за доблесть немає.
sg-no-bonus = { $player-is ->
        [you] Ви не берете
       *[named] { $player } не бере
    } бонус.
sg-rules = Далі партія йде за новими правилами, версія { $to } замість { $from }: за розміщення за вибором генерала можна розмістити в будь-якій з уже вибраних провінцій.
sg-general = { $player-is ->
        [you] Ви розміщуєте
       *[named] { $player } розміщує
    } генерала { $province-in }.
sg-general-moved = { $player-is ->
        [you] Ви переміщуєте
       *[named] { $player } переміщує
    } генерала { $source-from } { $target-to }.
sg-general-lost = { $player-is ->
        [you] Ви втрачаєте
       *[named] { $player } втрачає
    } провінцію { $province }: генерала прибрано з поля.
sg-statue = { $player-is ->
        [you] Ви розміщуєте
       *[named] { $player } розміщує
    } статую { $province-in }.
sg-captured = { $player-is ->
        [you] Ви захоплюєте
       *[named] { $player } захоплює
    } { $province-in } { $count ->
        [one] { $count } статую.
        [few] { $count } статуї.
       *[many] { $count } статуй.
    }
sg-office = { $player-is ->
        [you] Ви берете
       *[named] { $player } бере
    } жетон відомства { $office }: { $region }.
sg-no-office = { $player-is ->
        [you] Ви не берете
       *[named] { $player } не бере
    } жетон відомства: { $region }.
sg-offices-closed = Жетони відомств, перевернуті долілиць: { $count }.

## What happens: Winter and the end

sg-winter = Зима, подія «{ $event }»: { $rice ->
        [0] ніхто не втрачає рису.
        [one] усі втрачають { $rice } одиницю рису.
        [few] усі втрачають { $rice } одиниці рису.
       *[many] усі втрачають { $rice } одиниць рису.
    }
sg-shortage = { $player-is ->
        [you] Вам
       *[named] Гравцю { $player }
    } бракує { $rice ->
        [one] { $rice } одиниці рису
       *[many] { $rice } одиниць рису
    }. Повстань: { $revolts }, додаткових армій селян у кожному: { $farmers }.
sg-drawn = Повстають { $player-is ->
        [you] ваші провінції
       *[named] провінції гравця { $player }
    }: { $provinces }.
sg-scored = { $player-is ->
        [you] Ви отримуєте
       *[named] { $player } отримує
    } { $points } ПО: { $reason ->
        [provinces] провінції.
        [buildings] будівлі.
        [castles] найбільше замків { $region-in }.
        [temples] найбільше храмів { $region-in }.
        [theatres] найбільше театрів Но { $region-in }.
        [statues] статуї.
        [favour] карта прихильності.
       *[valour] карта доблесті.
    }
sg-line = { $player-is ->
        [you] Ви отримуєте
       *[named] { $player } отримує
    } на планшеті Даджьокану { $points } ПО: { $line ->
        [row] ряд { $count ->
            [1] А.
            [2] Б.
            [3] В.
            [4] Г.
            [5] Д.
           *[6] Е.
        }
       *[column] стовпець { $count }.
    }
sg-end = { $players-count ->
        [1] Партію завершено. { $players-is ->
            [you] Ви перемогли
           *[named] Перемагає { $players }
        }.
       *[many] Партію завершено. Спільна перемога: { $players }.
    }

## What happens: to the reader alone

sg-drew = Ви витягуєте карту провінції { $province }.

## Answers that are refused

sg-refuse-group = { $armies ->
        [one] Групи з { $armies } армії у вас немає. Виберіть одну з груп на своєму планшеті.
       *[many] Групи з { $armies } армій у вас немає. Виберіть одну з груп на своєму планшеті.
    }
sg-refuse-general-here = Генерала можна розмістити лише в одній із вибраних вами провінцій.
sg-refuse-renew = Змінити відкриті карти можна, лише якщо гравець перед вами взяв верхню карту колоди, і лише до того, як ви візьмете карту. Виберіть одну з карт.
sg-refuse-plan-open = План ще не повний. Покладіть карти в комірки: { $slots-quoted }.
sg-refuse-cards-left = { $count ->
        [one] У вас у руці лишилася { $count } карта
        [few] У вас у руці лишилися { $count } карти
       *[many] У вас у руці лишилося { $count } карт
    }. Карт менше, ніж комірок, тому покладіть усі. Які комірки лишаться порожніми, вирішувати вам.
sg-refuse-slot = Комірка «{ $slot }» є лише в доповненні «Двір Тенно», а його в цій партії немає. Виберіть іншу комірку.
sg-refuse-empty-slot = У комірці «{ $slot }» карти немає. Приберіть карту з іншої комірки.
sg-refuse-not-yours = У вас немає цієї карти: { $card }. Виберіть одну зі своїх.
sg-refuse-there-already = Ця карта вже лежить там: { $card }. Виберіть іншу карту або іншу комірку.
sg-refuse-bid = Така ставка коштує { $count ->
        [one] { $count } скриню
        [few] { $count } скрині
       *[many] { $count } скринь
    }, у вас { $chests }. Поставте менше або карту провінції.
sg-refuse-special = Карту «{ $special }» вже зайнято. Виберіть одну з особливих карт, що залишилися.
sg-refuse-recruits = Розмістити тут { $armies ->
        [one] { $armies } армію
        [few] { $armies } армії
       *[many] { $armies } армій
    } не можна. Виберіть одне із запропонованих чисел.
sg-refuse-not-adjacent = { $province } і { $target } не межують. Виберіть провінцію, з якою провінція { $province } має спільну межу або морський шлях.
sg-refuse-out = Провінція { $target } за трьох гравців не бере участі в партії: армії туди не входять. Виберіть іншу провінцію.
sg-refuse-not-own = Провінція { $target } не ваша, а ця дія не веде до битви. Виберіть сусідню свою провінцію.
sg-refuse-count = Перемістити { $province-from } стільки армій ({ $count }) не можна: принаймні 1 армія має залишитися. Можна перемістити не більше { $armies }.
sg-refuse-must-attack = Провінція { $target } не ваша, просто перемістити туди армії не можна. Атакуйте її або виберіть свою провінцію.
sg-refuse-own-target = Провінція { $target } ваша, атакувати там немає кого. Перемістіть туди армії або виберіть іншу провінцію.
sg-refuse-temple = У провінції { $target } є храм: за поточної події її не можна атакувати. Виберіть іншу провінцію.
sg-refuse-shielded = Власника провінції { $target } від цієї дії захищає імператор. Виберіть іншу провінцію.
sg-refuse-extra = Кинути додаткову армію не можна: потрібні особлива карта «{ special-attack-plus-1 }» й армія в особистому запасі. Атакуйте без неї.
sg-refuse-favour = Карту прихильності { $favour } взяти не можна: її немає в залі аудієнцій або у вас замало чиновників ({ $count }). Виберіть іншу карту або не беріть жодної.
sg-refuse-calm = Прибирати { $province-from } немає чого: провінція не ваша або жетонів заворушень там немає. Виберіть свою провінцію з жетоном.
sg-refuse-hold = Залишити або скинути карту можна, лише якщо в жодній вашій провінції немає жетонів заворушень. Приберіть жетон.
sg-refuse-site = Збудувати це { $province-in } не можна: провінція має бути вашою, з вільною коміркою і без такої будівлі. Виберіть іншу провінцію.
sg-refuse-land = Провінція { $province } належить іншому гравцю або не бере участі в партії. Виберіть свою або нейтральну.
sg-refuse-bonus = На вашій карті доблесті такого бонусу немає: { $bonus }. Виберіть один із показаних на ній.
sg-refuse-general-own = Провінція { $province } не ваша. Виберіть для генерала одну зі своїх.
sg-refuse-general-stay = Генерал уже { $province-in } і має переміститися. Виберіть іншу свою провінцію.
sg-refuse-not-drawn = Карту провінції { $province } не витягли, повстання там не буде. Виберіть одну з витягнутих.
sg-refuse-office = Жетон { $office } не лежить горілиць. Виберіть відкритий жетон або не беріть жодного.

## Values of one's own that cannot be

sg-data-number = У полі «{ $name }» потрібні цілі числа від 0 до 99.
sg-data-list = У полі «{ $name }» потрібен список тієї самої довжини, що у вбудованому файлі даних.
sg-data-spaces = У полі «{ $name }» третє число — комірки будівель: 1, 2 або 3.
sg-data-province = У полі «{ $name }» є провінція, якої не існує. Візьміть назви із вбудованого файлу даних.
sg-data-regions = У полі «{ $name }» є не всі провінції. Віднесіть кожну із 45 до одного регіону.
sg-data-twice = У полі «{ $name }» провінція дісталася двом гравцям. Назвіть кожну один раз.
sg-data-repeated = У полі «{ $name }» провінцію названо не один раз. Назвіть вісім різних.
sg-data-out = У полі «{ $name }» гравцеві дісталася провінція, яка за трьох гравців не бере участі в партії. Виберіть іншу.
sg-data-chance = У полі «{ $name }» потрібна ймовірність від 0 до 1.
sg-data-groups = У { $name } в кожному загоні від 2 до 5 армій.
sg-data-pairs = У { $name } кожна пара — дві різні провінції, і лише один раз: як кордон або як морський шлях.
sg-data-scale = У полі «{ $name }» потрібне число, більше за 0.
sg-data-building = У полі «{ $name }» потрібні три таких слова: castle, temple, theatre.
sg-data-protection = У полі «{ $name }» потрібні списки таких слів: battle1, battle2.

## Positions that cannot be

sg-bad-armies = У { $colour-gen } гравця має бути 62 армії: на полі, в особистому запасі, у лотку й у вежі, і ніде не менше 0; у позиції їх { $count }. Виправте позицію.
sg-bad-goods = У { $colour-gen } гравця менше 0 скринь, рису або ПО. Виправте позицію.
sg-bad-officials = У { $colour-gen } гравця має бути 7 чиновників: в особистому запасі й у залі очікування, і ніде не менше 0; у позиції їх { $count }. Виправте позицію.
sg-bad-statues = У { $colour-gen } гравця має бути 6 статуй: у запасі, на полі й серед трофеїв; у позиції їх { $count }. Виправте позицію.
sg-bad-general = Генерал { $colour-gen } гравця стоїть у чужій провінції. Перемістіть його або приберіть з поля.
sg-bad-markers = У { $colour-gen } гравця більше 15 маркерів на планшеті Даджьокану. Виправте позицію.
sg-bad-plan = У плані { $colour-gen } гравця одна карта лежить двічі або є чужа карта. Виправте позицію.
sg-bad-farmers = Армій селян має бути 20: у загальному запасі, у лотку й у вежі, і ніде не менше 0; у позиції їх { $count }. Виправте позицію.
sg-bad-neutral = У нейтральній провінції { $province } є армії, будівлі або жетони заворушень. Приберіть їх.
sg-bad-owner = Провінція { $province } повинна мати власника принаймні з 1 армією там або нікого. Виправте позицію.
sg-bad-buildings = У провінції { $province } будівель більше, ніж комірок, або жетонів заворушень менше 0. Виправте позицію.
sg-bad-tiles = На полі забагато { $building-many }: { $count }. Приберіть зайві.
sg-bad-colour = Цим кольором ніхто не грає: { $colour }, але такі армії є в лотку або у вежі. Приберіть їх.
sg-bad-offices = На планшеті Даджьокану має бути 36 комірок. Виправте позицію.

## Reasons of hints, and what one player has more or less of than the others

sg-why-points = { $way ->
        [less] Менше ПО
       *[more] Більше ПО
    }
sg-why-land = { $way ->
        [less] Менше { $province-in }
       *[more] Більше { $province-in }
    }
sg-why-majorities = { $way ->
        [less] Менше за перевагу за будівлями
       *[more] Більше за перевагу за будівлями
    }
sg-why-armies = { $way ->
        [less] Менше армій на полі
       *[more] Більше армій на полі
    }
sg-why-safety = { $way ->
        [less] Провінції легше захопити
       *[more] Провінції краще захищені
    }
sg-why-unrest = { $way ->
        [less] Більше заворушень
       *[more] Менше заворушень
    }
sg-why-income = { $way ->
        [less] Провінції бідніші на податки й рис
       *[more] Провінції багатші на податки й рис
    }
sg-why-chests = { $way ->
        [less] Менше скринь
       *[more] Більше скринь
    }
sg-why-rice = { $way ->
        [less] Менше рису на зиму
       *[more] Більше рису на зиму
    }
sg-why-tower = { $way ->
        [less] Менше кубиків у вежі для майбутніх битв
       *[more] Більше кубиків у вежі для майбутніх битв
    }
sg-why-plan = { $way ->
        [less] Менше від запланованих дій
       *[more] Більше від запланованих дій
    }
sg-why-extras = { $way ->
        [less] Менше від чиновників, генералів і відомств
       *[more] Більше від чиновників, генералів і відомств
    }
