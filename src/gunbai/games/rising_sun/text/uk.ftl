# Rising Sun. A player acts under the name typed at the table; figures of cards come as arguments.

## Provinces, shrines and kami

province-hokkaido = Хоккайдо
    .from = з Хоккайдо
    .to = у Хоккайдо
    .in = у Хоккайдо
province-oshu = Ошю
    .from = з Ошю
    .to = в Ошю
    .in = в Ошю
province-edo = Едо
    .from = з Едо
    .to = в Едо
    .in = в Едо
province-kyoto = Кіото
    .from = з Кіото
    .to = у Кіото
    .in = у Кіото
province-kansai = Кансай
    .from = з Кансаю
    .to = у Кансай
    .in = у Кансаї
province-nagato = Нагато
    .from = з Нагато
    .to = у Нагато
    .in = у Нагато
province-shikoku = Шікоку
    .from = із Шікоку
    .to = у Шікоку
    .in = у Шікоку
province-kyushu = Кюсю
    .from = з Кюсю
    .to = у Кюсю
    .in = у Кюсю

kami-amaterasu = Аматерасу
    .gen = Аматерасу
kami-fujin = Фуджін
    .gen = Фуджіна
kami-raijin = Райджін
    .gen = Райджіна
kami-ryujin = Рюджін
    .gen = Рюджіна
kami-hachiman = Хачіман
    .gen = Хачімана
kami-susanoo = Сусаноо
    .gen = Сусаноо
kami-tsukuyomi = Цукуйомі
    .gen = Цукуйомі

# Where something stands: a province, or a shrine by its kami.
place-hokkaido = { province-hokkaido }
    .from = { province-hokkaido.from }
    .to = { province-hokkaido.to }
    .in = { province-hokkaido.in }
place-oshu = { province-oshu }
    .from = { province-oshu.from }
    .to = { province-oshu.to }
    .in = { province-oshu.in }
place-edo = { province-edo }
    .from = { province-edo.from }
    .to = { province-edo.to }
    .in = { province-edo.in }
place-kyoto = { province-kyoto }
    .from = { province-kyoto.from }
    .to = { province-kyoto.to }
    .in = { province-kyoto.in }
place-kansai = { province-kansai }
    .from = { province-kansai.from }
    .to = { province-kansai.to }
    .in = { province-kansai.in }
place-nagato = { province-nagato }
    .from = { province-nagato.from }
    .to = { province-nagato.to }
    .in = { province-nagato.in }
place-shikoku = { province-shikoku }
    .from = { province-shikoku.from }
    .to = { province-shikoku.to }
    .in = { province-shikoku.in }
place-kyushu = { province-kyushu }
    .from = { province-kyushu.from }
    .to = { province-kyushu.to }
    .in = { province-kyushu.in }
place-amaterasu = святиня { kami-amaterasu.gen }
    .from = зі святині { kami-amaterasu.gen }
    .to = у святиню { kami-amaterasu.gen }
    .in = у святині { kami-amaterasu.gen }
place-fujin = святиня { kami-fujin.gen }
    .from = зі святині { kami-fujin.gen }
    .to = у святиню { kami-fujin.gen }
    .in = у святині { kami-fujin.gen }
place-raijin = святиня { kami-raijin.gen }
    .from = зі святині { kami-raijin.gen }
    .to = у святиню { kami-raijin.gen }
    .in = у святині { kami-raijin.gen }
place-ryujin = святиня { kami-ryujin.gen }
    .from = зі святині { kami-ryujin.gen }
    .to = у святиню { kami-ryujin.gen }
    .in = у святині { kami-ryujin.gen }
place-hachiman = святиня { kami-hachiman.gen }
    .from = зі святині { kami-hachiman.gen }
    .to = у святиню { kami-hachiman.gen }
    .in = у святині { kami-hachiman.gen }
place-susanoo = святиня { kami-susanoo.gen }
    .from = зі святині { kami-susanoo.gen }
    .to = у святиню { kami-susanoo.gen }
    .in = у святині { kami-susanoo.gen }
place-tsukuyomi = святиня { kami-tsukuyomi.gen }
    .from = зі святині { kami-tsukuyomi.gen }
    .to = у святиню { kami-tsukuyomi.gen }
    .in = у святині { kami-tsukuyomi.gen }

## Clans and figures

clan-koi = клан Кой
    .start = Клан Кой
    .gen = клану Кой
    .dat = клану Кой
    .acc = клан Кой
    .ins = кланом Кой
    .name = Кой
clan-sun = клан Сонця
    .start = Клан Сонця
    .gen = клану Сонця
    .dat = клану Сонця
    .acc = клан Сонця
    .ins = кланом Сонця
    .name = Сонце
clan-lotus = клан Лотоса
    .start = Клан Лотоса
    .gen = клану Лотоса
    .dat = клану Лотоса
    .acc = клан Лотоса
    .ins = кланом Лотоса
    .name = Лотос
clan-turtle = клан Черепахи
    .start = Клан Черепахи
    .gen = клану Черепахи
    .dat = клану Черепахи
    .acc = клан Черепахи
    .ins = кланом Черепахи
    .name = Черепаха
clan-dragonfly = клан Бабки
    .start = Клан Бабки
    .gen = клану Бабки
    .dat = клану Бабки
    .acc = клан Бабки
    .ins = кланом Бабки
    .name = Бабка
clan-bonsai = клан Бонсай
    .start = Клан Бонсай
    .gen = клану Бонсай
    .dat = клану Бонсай
    .acc = клан Бонсай
    .ins = кланом Бонсай
    .name = Бонсай
clan-moon = клан Місяця
    .start = Клан Місяця
    .gen = клану Місяця
    .dat = клану Місяця
    .acc = клан Місяця
    .ins = кланом Місяця
    .name = Місяць

figure-bushi = буші
    .acc = буші
    .gen = буші
    .start = Буші
figure-shinto = шінто
    .acc = шінто
    .gen = шінто
    .start = Шінто
figure-daimyo = даймьо
    .acc = даймьо
    .gen = даймьо
    .start = Даймьо
figure-komainu = Комаїну
    .acc = Комаїну
    .gen = Комаїну
    .start = Комаїну
figure-oni-of-skulls = Оні черепів
    .acc = Оні черепів
    .gen = Оні черепів
    .start = Оні черепів
figure-yurei = Юрей
    .acc = Юрей
    .gen = Юрей
    .start = Юрей
figure-river-dragon = Річковий дракон
    .acc = Річкового дракона
    .gen = Річкового дракона
    .start = Річковий дракон
figure-oni-of-blood = Оні крові
    .acc = Оні крові
    .gen = Оні крові
    .start = Оні крові
figure-oni-of-souls = Оні душ
    .acc = Оні душ
    .gen = Оні душ
    .start = Оні душ
figure-oni-of-hate = Оні ненависті
    .acc = Оні ненависті
    .gen = Оні ненависті
    .start = Оні ненависті
figure-oni-of-spite = Оні злоби
    .acc = Оні злоби
    .gen = Оні злоби
    .start = Оні злоби
figure-daikokuten = Дайкокутен
    .acc = Дайкокутена
    .gen = Дайкокутена
    .start = Дайкокутен
figure-fukurokuju = Фукурокуджю
    .acc = Фукурокуджю
    .gen = Фукурокуджю
    .start = Фукурокуджю
figure-jurojin = Джюроджін
    .acc = Джюроджіна
    .gen = Джюроджіна
    .start = Джюроджін
figure-bishamon = Бішямон
    .acc = Бішямона
    .gen = Бішямона
    .start = Бішямон
figure-hotei = Хотей
    .acc = Хотея
    .gen = Хотея
    .start = Хотей
figure-benten = Бентен
    .acc = Бентен
    .gen = Бентен
    .start = Бентен
figure-ebisu = Ебісу
    .acc = Ебісу
    .gen = Ебісу
    .start = Ебісу
figure-stronghold = фортеця
    .acc = фортецю
    .gen = фортеці
    .start = Фортеця

## Mandates, advantages, seasons

mandate-recruit = Вербування
    .quoted = «{ mandate-recruit }»
mandate-marshal = Марш
    .quoted = «{ mandate-marshal }»
mandate-train = Муштра
    .quoted = «{ mandate-train }»
mandate-harvest = Збір урожаю
    .quoted = «{ mandate-harvest }»
mandate-betray = Зрада
    .quoted = «{ mandate-betray }»

advantage-seppuku = Сеппуку
    .quoted = «{ advantage-seppuku }»
advantage-hostage = Полонений
    .quoted = «{ advantage-hostage }»
advantage-ronin = Наймання ронінів
    .quoted = «{ advantage-ronin }»
advantage-poets = Поети імперії
    .quoted = «{ advantage-poets }»

# A bid is a list of these.
bid-seppuku = { advantage-seppuku } { $count }
bid-hostage = { advantage-hostage } { $count }
bid-ronin = { advantage-ronin } { $count }
bid-poets = { advantage-poets } { $count }

season-spring = весна
    .gen = весни
    .start = Весна
    .in = навесні
season-summer = літо
    .gen = літа
    .start = Літо
    .in = влітку
season-autumn = осінь
    .gen = осені
    .start = Осінь
    .in = восени
season-winter = зима
    .gen = зими
    .start = Зима
    .in = взимку

phase-set-up = початок пори року
phase-tea = чайна церемонія
phase-politics = фаза політики
phase-harvest = фаза політики: наказ «Збір урожаю»
phase-war = фаза війни
phase-cleanup = кінець пори року
phase-winter = підрахунок очок

## Season cards

set-core = основні карти
    .quoted = { set-core }
set-archway = Торії
    .quoted = «{ set-archway }»
set-teapot = Чаювання
    .quoted = «{ set-teapot }»
set-horseman = Вершник
    .quoted = «{ set-horseman }»
set-ship = Корабель
    .quoted = «{ set-ship }»
set-gods = боги щастя
    .quoted = { set-gods }

type-enhancement = Міць
type-virtue = Чеснота
type-monster = Чудовисько
type-war = Підмога
type-winter = Зимування

card-komainu = { figure-komainu }
    .quoted = { card-komainu }
card-oni-of-skulls = { figure-oni-of-skulls }
    .quoted = { card-oni-of-skulls }
card-path-of-the-lion = Шлях лева
    .quoted = «{ card-path-of-the-lion }»
card-righteousness = Праведність
    .quoted = «{ card-righteousness }»
card-way-of-the-shogun = Стезя шьогуна
    .quoted = «{ card-way-of-the-shogun }»
card-path-of-the-serpent = Шлях морського змія
    .quoted = «{ card-path-of-the-serpent }»
card-respect = Повага
    .quoted = «{ card-respect }»
card-way-of-bushido = Стезя бушідо
    .quoted = «{ card-way-of-bushido }»
card-way-of-the-ronin = Стезя роніна
    .quoted = «{ card-way-of-the-ronin }»
card-yurei = { figure-yurei }
    .quoted = { card-yurei }
card-form-of-the-kitsune = Подоба кіцуне
    .quoted = «{ card-form-of-the-kitsune }»
card-form-of-the-phoenix = Подоба фенікса
    .quoted = «{ card-form-of-the-phoenix }»
card-path-of-the-dragon = Шлях дракона
    .quoted = «{ card-path-of-the-dragon }»
card-river-dragon = { figure-river-dragon }
    .quoted = { card-river-dragon }
card-way-of-the-moneylender = Стезя лихваря
    .quoted = «{ card-way-of-the-moneylender }»
card-benevolence = Доброзичливість
    .quoted = «{ card-benevolence }»
card-path-of-the-kenin = Шлях кеніна
    .quoted = «{ card-path-of-the-kenin }»
card-path-of-the-light = Шлях світла
    .quoted = «{ card-path-of-the-light }»
card-justice = Справедливість
    .quoted = «{ card-justice }»
card-oni-of-blood = { figure-oni-of-blood }
    .quoted = { card-oni-of-blood }
card-oni-of-souls = { figure-oni-of-souls }
    .quoted = { card-oni-of-souls }
card-path-of-the-samurai = Шлях самурая
    .quoted = «{ card-path-of-the-samurai }»
card-form-of-the-beast = Подоба звіра
    .quoted = «{ card-form-of-the-beast }»
card-oni-of-hate = { figure-oni-of-hate }
    .quoted = { card-oni-of-hate }
card-oni-of-spite = { figure-oni-of-spite }
    .quoted = { card-oni-of-spite }
card-way-of-the-katana = Стезя катани
    .quoted = «{ card-way-of-the-katana }»
card-honesty = Чесність
    .quoted = «{ card-honesty }»
card-path-of-the-patron = Шлях покровителя
    .quoted = «{ card-path-of-the-patron }»
card-path-of-the-warlord = Шлях воєначальника
    .quoted = «{ card-path-of-the-warlord }»
card-loyalty = Вірність
    .quoted = «{ card-loyalty }»
card-way-of-the-merchant = Стезя торговця
    .quoted = «{ card-way-of-the-merchant }»
card-form-of-the-kindred = Подоба побратима
    .quoted = «{ card-form-of-the-kindred }»
card-path-of-the-unrighteous = Шлях неправедних
    .quoted = «{ card-path-of-the-unrighteous }»
card-courage = Відвага
    .quoted = «{ card-courage }»
card-path-of-the-ninja = Шлях ніндзя
    .quoted = «{ card-path-of-the-ninja }»
card-way-of-the-righteous = Стезя праведних
    .quoted = «{ card-way-of-the-righteous }»
card-mercy = Милосердя
    .quoted = «{ card-mercy }»
card-path-of-the-monkey = Шлях мавпи
    .quoted = «{ card-path-of-the-monkey }»
card-form-of-the-demon = Подоба демона
    .quoted = «{ card-form-of-the-demon }»
card-path-of-the-spirit = Шлях духу
    .quoted = «{ card-path-of-the-spirit }»
card-dignity = Гідність
    .quoted = «{ card-dignity }»
card-path-of-the-pacifist = Шлях миротворця
    .quoted = «{ card-path-of-the-pacifist }»
card-path-of-the-salamander = Шлях саламандри
    .quoted = «{ card-path-of-the-salamander }»
card-patience = Терпіння
    .quoted = «{ card-patience }»
card-way-of-the-ashigaru = Стезя ашігару
    .quoted = «{ card-way-of-the-ashigaru }»
card-form-of-the-dragon = Подоба дракона
    .quoted = «{ card-form-of-the-dragon }»
card-way-of-the-snake = Стезя змії
    .quoted = «{ card-way-of-the-snake }»
card-daikokuten = { figure-daikokuten }
    .quoted = { card-daikokuten }
card-fukurokuju = { figure-fukurokuju }
    .quoted = { card-fukurokuju }
card-jurojin = { figure-jurojin }
    .quoted = { card-jurojin }
card-bishamon = { figure-bishamon }
    .quoted = { card-bishamon }
card-hotei = { figure-hotei }
    .quoted = { card-hotei }
card-benten = { figure-benten }
    .quoted = { card-benten }
card-ebisu = { figure-ebisu }
    .quoted = { card-ebisu }
# No card: what Koi does at the start of war waits among the effects of cards.
card-koi-exchange = обмін ронінів
    .quoted = { card-koi-exchange }

## Why something is gained, lost or changed

cause-income = дохід
cause-hostage = полонені
cause-mandate = «Збір урожаю», монета кожному
cause-harvest = винагорода провінції
cause-kami = камі
cause-seppuku = сеппуку
cause-poets = «Поети імперії»
cause-tie = перемога клану Сонця в нічиїй
cause-tokens = плитки битв
cause-set = бонус за набір плиток
cause-betrayal = зрада
cause-outcome = результат битви
cause-komainu = { card-komainu.quoted }
cause-oni-of-skulls = { card-oni-of-skulls.quoted }
cause-path-of-the-lion = { card-path-of-the-lion.quoted }
cause-righteousness = { card-righteousness.quoted }
cause-way-of-the-shogun = { card-way-of-the-shogun.quoted }
cause-path-of-the-serpent = { card-path-of-the-serpent.quoted }
cause-respect = { card-respect.quoted }
cause-way-of-bushido = { card-way-of-bushido.quoted }
cause-way-of-the-ronin = { card-way-of-the-ronin.quoted }
cause-yurei = { card-yurei.quoted }
cause-form-of-the-kitsune = { card-form-of-the-kitsune.quoted }
cause-form-of-the-phoenix = { card-form-of-the-phoenix.quoted }
cause-path-of-the-dragon = { card-path-of-the-dragon.quoted }
cause-river-dragon = { card-river-dragon.quoted }
cause-way-of-the-moneylender = { card-way-of-the-moneylender.quoted }
cause-benevolence = { card-benevolence.quoted }
cause-path-of-the-kenin = { card-path-of-the-kenin.quoted }
cause-path-of-the-light = { card-path-of-the-light.quoted }
cause-justice = { card-justice.quoted }
cause-oni-of-blood = { card-oni-of-blood.quoted }
cause-oni-of-souls = { card-oni-of-souls.quoted }
cause-path-of-the-samurai = { card-path-of-the-samurai.quoted }
cause-form-of-the-beast = { card-form-of-the-beast.quoted }
cause-oni-of-hate = { card-oni-of-hate.quoted }
cause-oni-of-spite = { card-oni-of-spite.quoted }
cause-way-of-the-katana = { card-way-of-the-katana.quoted }
cause-honesty = { card-honesty.quoted }
cause-path-of-the-patron = { card-path-of-the-patron.quoted }
cause-path-of-the-warlord = { card-path-of-the-warlord.quoted }
cause-loyalty = { card-loyalty.quoted }
cause-way-of-the-merchant = { card-way-of-the-merchant.quoted }
cause-form-of-the-kindred = { card-form-of-the-kindred.quoted }
cause-path-of-the-unrighteous = { card-path-of-the-unrighteous.quoted }
cause-courage = { card-courage.quoted }
cause-path-of-the-ninja = { card-path-of-the-ninja.quoted }
cause-way-of-the-righteous = { card-way-of-the-righteous.quoted }
cause-mercy = { card-mercy.quoted }
cause-path-of-the-monkey = { card-path-of-the-monkey.quoted }
cause-form-of-the-demon = { card-form-of-the-demon.quoted }
cause-path-of-the-spirit = { card-path-of-the-spirit.quoted }
cause-dignity = { card-dignity.quoted }
cause-path-of-the-pacifist = { card-path-of-the-pacifist.quoted }
cause-path-of-the-salamander = { card-path-of-the-salamander.quoted }
cause-patience = { card-patience.quoted }
cause-way-of-the-ashigaru = { card-way-of-the-ashigaru.quoted }
cause-form-of-the-dragon = { card-form-of-the-dragon.quoted }
cause-way-of-the-snake = { card-way-of-the-snake.quoted }
cause-daikokuten = { card-daikokuten.quoted }
cause-fukurokuju = { card-fukurokuju.quoted }
cause-jurojin = { card-jurojin.quoted }
cause-bishamon = { card-bishamon.quoted }
cause-hotei = { card-hotei.quoted }
cause-benten = { card-benten.quoted }
cause-ebisu = { card-ebisu.quoted }

## What mandates, kami, advantages and clans do; the values are arguments

mandate-common-recruit = Кожен може прикликати із запасу по 1 фігурці за кожну свою фортецю, в її провінцію. Шінто можна одразу відправити у святиню.
mandate-common-marshal = Кожен може перемістити кожну свою фігурку на мапі 1 раз, через кордон або морським шляхом.
mandate-common-train = Кожен, починаючи з активного гравця, може купити 1 з доступних карт пори року.
mandate-common-harvest = Кожен отримує 1 монету.
mandate-common-betray = Діє лише активний гравець: до 2 фігурок різних суперників замінюються фігурками того самого типу з його запасу. Даймьо й фігурки у святинях замінити не можна. Якщо в нього був альянс, альянс розірвано, а активний гравець втрачає честь.
mandate-bonus-recruit = Активний гравець і його союзник можуть прикликати ще 1 фігурку в будь-яку провінцію зі своєю фортецею.
mandate-bonus-marshal = Активний гравець і його союзник можуть збудувати 1 фортецю в будь-якій провінції за { $price ->
        [one] { $price } монету
        [few] { $price } монети
       *[many] { $price } монет
    }.
mandate-bonus-train = Активний гравець і його союзник платять на { $coins ->
        [one] { $coins } монету
        [few] { $coins } монети
       *[many] { $coins } монет
    } менше.
mandate-bonus-harvest = Активний гравець і його союзник отримують винагороди всіх провінцій, де мають найбільшу силу.
mandate-bonus-betray = Бонусу немає: союзник нічого не отримує.

kami-effect-amaterasu = Підніміться на вершину шкали честі.
kami-effect-fujin = Зробіть до { $count ->
        [one] { $count } переміщення
       *[many] { $count } переміщень
    } своїми фігурками на мапі; одну фігурку можна перемістити двічі.
kami-effect-raijin = Прикличте 1 буші із запасу в будь-яку провінцію.
kami-effect-ryujin = Купіть 1 карту пори року за повну ціну.
kami-effect-hachiman = Візьміть { $count ->
        [one] { $count } роніна
       *[many] { $count } ронінів
    }.
kami-effect-susanoo = Отримайте { $count } ПО за кожну свою фортецю на мапі.
kami-effect-tsukuyomi = Візьміть { $count ->
        [one] { $count } монету
        [few] { $count } монети
       *[many] { $count } монет
    }.

advantage-effect-seppuku = Можна вбити всі свої фігурки в провінції: 1 ПО і 1 крок честі за кожну.
advantage-effect-hostage = Можна взяти в полон 1 фігурку іншого гравця, але не даймьо, і з нею { $points } ПО її власника.
advantage-effect-ronin = Можна додати до сили по 1 за кожного свого роніна; жетони не витрачаються.
advantage-effect-poets = Після битви: 1 ПО за кожну вбиту в ній фігурку.

clan-ability-koi = Нуртовиння в потоці
    .about = На початку фази війни всі ваші роніни перетворюються на монети. Коли ви наймаєте ронінів, кожна монета, яку ви не поставили, теж додає 1 до сили.
clan-ability-lotus = Керування потоком
    .about = Ви кладете плитку наказу долілиць і називаєте будь-який наказ, хоч би що було на плитці.
clan-ability-turtle = Панцир вічності
    .about = Ваші фортеці переміщуються як фігурки, і кожна має 1 силу; їх не можна вбити, взяти в полон чи замінити.
clan-ability-dragonfly = Шовкові крила
    .about = Ви прикликаєте фігурки в будь-яку провінцію і переміщуєте їх у будь-яку провінцію, хоч би як далеко вона була.
clan-ability-bonsai = Священний достаток
    .about = Будь-яка карта й будь-яка фортеця коштує вам не більше ніж 1 монету.
clan-ability-sun = Просвітлення
    .about = Щоразу, коли ви перемагаєте в нічиїй завдяки честі, ви отримуєте 1 монету й 1 ПО, а переможений гравець стільки ж втрачає.
clan-ability-moon = Жорстокість
    .about = Кожна ваша фігурка має щонайменше 2 сили, але в одній провінції і в усіх святинях разом їх ніколи не більше 2.

## What cards do, with their values as arguments

card-effect-komainu = Вважається також шінто: після прикликання його можна відправити у святиню. Сила: { $force }.
card-effect-oni-of-skulls = Сила: { $force }; там, де у вас найменше честі серед тих, хто має силу, — { $strong }.
card-effect-path-of-the-lion = Сила вашого даймьо й кожної фігурки, що вважається даймьо, більша на { $force }.
card-effect-righteousness = { $vp } ПО за кожну вашу вбиту фігурку, зокрема під час сеппуку.
card-effect-way-of-the-shogun = { $coins ->
        [one] { $coins } монета
        [few] { $coins } монети
       *[many] { $coins } монет
    } на початку кожної фази війни.
card-effect-path-of-the-serpent = Коли суперник іде морським шляхом, можна вимагати від нього 1 монету, але не частіше ніж раз за кожен шлях протягом наказу чи ходу Фуджіна. Хто не платить, цим шляхом не йде.
card-effect-respect = З перевагою «Полонений» можна взяти ще { $count ->
        [one] { $count } фігурку
        [few] { $count } фігурки
       *[many] { $count } фігурок
    }.
card-effect-way-of-bushido = На початку кожної фази війни, за кожну вашу чесноту, не рахуючи копій: { $coins ->
        [one] { $coins } монета
        [few] { $coins } монети
       *[many] { $coins } монет
    } і { $vp } ПО.
card-effect-way-of-the-ronin = { $ronin ->
        [one] { $ronin } ронін
        [few] { $ronin } роніни
       *[many] { $ronin } ронінів
    } на початку кожної фази війни.
card-effect-yurei = Вважається також даймьо: його не можна взяти в полон, замінити чи вибрати ціллю вміння. Сила: { $force }.
card-effect-form-of-the-kitsune = Взимку: { $vp } ПО за кожну вашу фортецю на мапі.
card-effect-form-of-the-phoenix = Взимку: { $vp } ПО за кожну вашу чесноту, не рахуючи копій.
card-effect-path-of-the-dragon = { card-effect-path-of-the-lion }
card-effect-river-dragon = Сила: { $force }.
card-effect-way-of-the-moneylender = { card-effect-way-of-the-shogun }
card-effect-benevolence = Коли ви платите за карту чи фортецю, можна віддати 1 зі сплачених монет іншому гравцю: ви здобуваєте честь і отримуєте { $vp } ПО.
card-effect-path-of-the-kenin = Після прикликання можна розмістити 1 буші із запасу в провінції з вашою фортецею.
card-effect-path-of-the-light = Наприкінці кожного наказу «Вербування» можна розмістити 1 шінто із запасу в будь-якій святині.
card-effect-justice = Коли ви вбиваєте фігурки: { $vp } ПО за кожен клан, що має менше честі, ніж ви, і втратив фігурку.
card-effect-oni-of-blood = { card-effect-oni-of-skulls }
card-effect-oni-of-souls = Коли ви отримуєте плитку битви в провінції, де він стоїть: { $vp } ПО за кожного вашого Оні. Сила: { $force }.
card-effect-path-of-the-samurai = Наприкінці кожного наказу «Вербування» можна розмістити 1 буші із запасу в будь-якій провінції.
card-effect-form-of-the-beast = Взимку: { $vp } ПО за кожне ваше чудовисько.
card-effect-oni-of-hate = Коли він входить у провінцію, там гине 1 буші або шінто кожного клану, що має більше честі, ніж ви. Сила: { $force }.
card-effect-oni-of-spite = Коли він входить у провінцію, кожен клан, що має там силу й більше честі, ніж ви, віддає вам { $vp } ПО. Сила: { $force }.
card-effect-way-of-the-katana = У фазі війни сила кожного вашого буші: { $force }.
card-effect-honesty = { $vp } ПО, коли у вас є союзник і ви вибираєте будь-який наказ, крім наказу «Зрада».
card-effect-path-of-the-patron = Після прикликання: { $coins ->
        [one] { $coins } монета
        [few] { $coins } монети
       *[many] { $coins } монет
    }, якщо ви маєте більше честі, ніж принаймні { $count ->
        [one] { $count } клан
        [few] { $count } клани
       *[many] { $count } кланів
    }.
card-effect-path-of-the-warlord = Після прикликання: { $coins ->
        [one] { $coins } монета
        [few] { $coins } монети
       *[many] { $coins } монет
    }.
card-effect-loyalty = Поки у вас є союзник (але не взимку): ще { $vp } ПО щоразу, коли ви отримуєте ПО, але лише один раз за наказ, святиню чи крок битви.
card-effect-way-of-the-merchant = Коли гравці, багатші за вас, отримують монети із загального запасу: { $coins ->
        [one] { $coins } монета
        [few] { $coins } монети
       *[many] { $coins } монет
    } (за налаштуванням столу — за кожного з них), лише один раз за наказ, святиню чи крок битви.
card-effect-form-of-the-kindred = Взимку: { $vp } ПО за кожну пору року, коли ви уклали альянс, навіть якщо його розірвано.
card-effect-path-of-the-unrighteous = Наказом «Зрада» можна замінити ще { $count ->
        [one] { $count } фігурку
        [few] { $count } фігурки
       *[many] { $count } фігурок
    }, зокрема в того самого клану і шінто у святині.
card-effect-courage = { $vp } ПО за кожну отриману плитку битви, з битвою чи без неї.
card-effect-path-of-the-ninja = Після прикликання можна вбити 1 буші в будь-якій провінції; потім ви втрачаєте честь.
card-effect-way-of-the-righteous = На початку кожної фази війни можна забрати { $coins ->
        [one] { $coins } монету
        [few] { $coins } монети
       *[many] { $coins } монет
    } у кожного клану, що має менше честі, ніж ви.
card-effect-mercy = Коли ви маєте вбити фігурки суперників, можна помилувати їх усіх: { $vp } ПО.
card-effect-path-of-the-monkey = Після прикликання можна забрати { $coins ->
        [one] { $coins } монету
        [few] { $coins } монети
       *[many] { $coins } монет
    } у кожного з найбагатших суперників; потім ви втрачаєте честь.
card-effect-form-of-the-demon = Взимку: { $vp } ПО за кожного вашого Оні.
card-effect-path-of-the-spirit = Після прикликання, якщо честі у вас найбільше: { $coins ->
        [one] { $coins } монета
        [few] { $coins } монети
       *[many] { $coins } монет
    } і { $vp } ПО.
card-effect-dignity = Після прикликання чудовиська: { $vp } ПО.
card-effect-path-of-the-pacifist = На початку літа й на початку осені: { $vp } ПО, якщо хтось має більше плиток битв, ніж ви.
card-effect-path-of-the-salamander = На початку літа й на початку осені: { $coins ->
        [one] { $coins } монета
        [few] { $coins } монети
       *[many] { $coins } монет
    }; потім ви втрачаєте честь.
card-effect-patience = Після кожного ходу камі: { $vp } ПО, якщо хтось має більше ПО, ніж ви.
card-effect-way-of-the-ashigaru = На початку кожної фази війни можна вибрати провінцію, де у вас рівно 1 фігурка, і прикликати туди до { $count } буші.
card-effect-form-of-the-dragon = Взимку: { $vp } ПО за кожну вашу плитку битви.
card-effect-way-of-the-snake = Після кожного ходу камі можна повністю виконати наказ «Зрада». Якщо ви маєте союзника, альянс розірвано, і ви втрачаєте честь.
card-effect-daikokuten = Під час наказу «Збір урожаю» сила { $strong }, решту часу { $force }.
card-effect-fukurokuju = Вважається також даймьо й фортецею; його можна збудувати замість фортеці. Сила: { $force }.
card-effect-jurojin = Вважається також чеснотою. Коли ви купуєте іншу чесноту: { $coins ->
        [one] { $coins } монета
        [few] { $coins } монети
       *[many] { $coins } монет
    }. Сила: { $force }.
card-effect-bishamon = Поруч із чудовиськом іншого клану сила { $strong }, інакше { $force }.
card-effect-hotei = Вважається також шінто. Коли його відправляють у святиню, можна повернути звідти 1 шінто в запас його власника. Сила: { $force }.
card-effect-benten = Коли вона входить у провінцію, можна витіснити звідти інше чудовисько туди, куди воно могло б переміститися. Сила: { $force }.
card-effect-ebisu = Щоразу, коли його вбивають: { $coins ->
        [one] { $coins } монета
        [few] { $coins } монети
       *[many] { $coins } монет
    }. Сила: { $force }.

# What an action is made of: “text-name” and “text-missing” tell how to type it.
kind-clan = клан
    .how = клан англійською: koi, sun, lotus, turtle, dragonfly, bonsai або moon
kind-figure = фігурка
    .how = фігурку: bushi, shinto, daimyo, stronghold або чудовисько, наприклад oni-of-skulls
kind-victim = фігурка
    .how = фігурку, яку треба замінити: bushi, shinto або чудовисько, наприклад oni-of-skulls
kind-province = провінція
    .how = провінцію: hokkaido, oshu, edo, kyoto, kansai, nagato, shikoku або kyushu
kind-source = провінція
    .how = провінцію, звідки йдуть фігурки, наприклад edo
kind-target = провінція
    .how = провінцію, куди йдуть фігурки, наприклад kyoto
kind-place = місце
    .how = провінцію, наприклад edo, або святиню за іменем камі, наприклад fujin
kind-kami = камі
    .how = камі: amaterasu, fujin, raijin, ryujin, hachiman, susanoo або tsukuyomi
kind-mandate = наказ
    .how = наказ: recruit, marshal, train, harvest або betray
kind-tile = наказ
    .how = наказ на плитці: recruit, marshal, train, harvest або betray
kind-card = карта
    .how = карту, наприклад path-of-the-lion
kind-effect = ефект
    .how = карту, ефект якої наступний, наприклад way-of-the-ronin, або koi-exchange
kind-advantage = воєнна перевага
    .how = воєнну перевагу: seppuku, hostage, ronin або poets
kind-coins = кількість монет
    .how = кількість монет
kind-ronin = кількість ронінів
    .how = кількість ронінів
kind-count = кількість фігурок
    .how = кількість фігурок

## Options

rs-option-players = Кількість гравців
    .about = 3, 4 або 5; з доповненням «Вторгнення династії» і 6.
rs-option-players-3 = 3
rs-option-players-4 = 4
rs-option-players-5 = 5
rs-option-players-6 = 6
rs-option-clans = Клани
    .about = Стільки кланів, скільки гравців. Місця за столом ідуть за початковим рівнем честі.
rs-option-clans-random = навмання
rs-option-clans-koi = { clan-koi.name }
rs-option-clans-sun = { clan-sun.name }
rs-option-clans-lotus = { clan-lotus.name }
rs-option-clans-turtle = { clan-turtle.name }
rs-option-clans-dragonfly = { clan-dragonfly.name }
rs-option-clans-bonsai = { clan-bonsai.name }
rs-option-clans-moon = { clan-moon.name }
rs-option-dynasty = «Вторгнення династії»
    .about = До вибору додаються клани Сонця й Місяця, а з ними — боги щастя.
rs-option-dynasty-no = без доповнення
rs-option-dynasty-yes = з доповненням
rs-option-set = Набір карт
    .about = 15 карт пір року, які додають до 21 основної карти.
rs-option-set-random = навмання
    .about = Із трьох наборів основної гри; з доповненням «Вторгнення династії» — з усіх чотирьох.
rs-option-set-archway = { set-archway }
    .about = Чудовиська й додаткові фігурки; найкраще для першої партії.
rs-option-set-teapot = { set-teapot }
    .about = Винагороди за альянси та за їх розрив.
rs-option-set-horseman = { set-horseman }
    .about = Набіги, милосердя й війна.
rs-option-set-ship = { set-ship }
    .about = Набір із доповнення «Вторгнення династії»: для тих, хто наздоганяє.
rs-option-shrines = Святині
    .about = Які 4 із 7 камі мають святиню.
rs-option-shrines-random = навмання
rs-option-shrines-first = ряд для першої партії
    .about = Аматерасу, Фуджін, Хачіман і Цукуйомі.
rs-option-sun = Клан Сонця й нічиї
    .about = Що клан Сонця отримує, якщо перемагає в нічиїй одразу кількох гравців. У правилах цього немає.
rs-option-sun-each = 1 монета й 1 ПО за кожного переможеного
rs-option-sun-once = 1 монета й 1 ПО за всю нічию
rs-option-sun_harvest = Клан Сонця і чужий збір
    .about = Чи отримує клан Сонця щось, якщо перемагає в нічиїй у провінції, але сам урожаю не збирає. У правилах цього немає.
rs-option-sun_harvest-outsider = отримує
rs-option-sun_harvest-own = лише якщо збирає сам
rs-option-merchant = { card-way-of-the-merchant }
    .about = Що вона дає, коли монети одночасно отримують кілька багатших гравців. Роз’яснення видавця говорять про один момент.
rs-option-merchant-once = 1 монета за такий момент
rs-option-merchant-each = 1 монета за кожного багатшого гравця
rs-conflict-six = Для 6 гравців потрібне доповнення «Вторгнення династії». Увімкніть його або зменште кількість гравців.

## Decisions

ask-RS-DP03 = { $allied ->
        [1] Альянс укладено. Завершіть переговори, коли будете готові.
       *[other] { $free ->
            [0] Укласти альянс уже ні з ким. Завершіть переговори, коли будете готові.
           *[other] Укладіть альянс або залишіться без союзника, потім завершіть переговори.
        }
    }
ask-RS-DP05 = Розігрування наказу { $turn } із 7: виберіть наказ. На плитках: { $mandates }.
ask-RS-DP06 = Розігрування наказу { $turn } із 7: покладіть 1 плитку долілиць і назвіть будь-який наказ. На плитках: { $mandates }.
ask-RS-DP07 = Прикличте фігурки. Залишилося прикликань: { $count }.
ask-RS-DP08 = Перемістіть свої фігурки, кожну не більше ніж 1 раз.
ask-RS-DP09 = { $lack ->
        [0] Збудувати фортецю в будь-якій провінції за { $price ->
            [one] { $price } монету
            [few] { $price } монети
           *[many] { $price } монет
        }?
       *[other] Збудувати фортецю? Вона коштує { $price ->
            [one] { $price } монету
            [few] { $price } монети
           *[many] { $price } монет
        }, вам бракує { $lack }. Попросіть допомоги або відмовтеся.
    }
ask-RS-DP10 = { $lack ->
        [0] Купити карту? Ваших монет: { $coins }.{ $bonus ->
            [0] { "" }
           *[many] { " " }З бонусом карти дешевші.
        }
       *[other] Купити карту? Монет бракує, до найдешевшої ще { $lack }. Попросіть допомоги або відмовтеся.
    }
ask-RS-DP11 = Куди прикликати { $figure-acc }?
ask-RS-DP13 = Замініть фігурки суперників своїми. Оголошено: { $count } із { $most }.
ask-RS-DP14 = { $kami }: піднятися на вершину шкали честі?
ask-RS-DP15 = Фуджін: перемістіть свої фігурки. Залишилося переміщень: { $count }.
ask-RS-DP16 = { $kami }: куди прикликати 1 буші? Підійде будь-яка провінція.
ask-RS-DP17 = { $lack ->
        [0] Рюджін: купити карту за повну ціну? Ваших монет: { $coins }.
       *[other] Рюджін: купити карту? Монет бракує, до найдешевшої ще { $lack }. Попросіть допомоги або відмовтеся.
    }
ask-RS-DP18 = { $effects-count ->
        [0] Ефекти мають одразу кілька гравців. Ваші першими чи останніми?
       *[many] Ефекти мають одразу кілька гравців. Ваші ({ $effects-quoted }) першими чи останніми?
    }
ask-RS-DP19 = Який ваш ефект наступний? Чекають: { $effects-quoted }.
ask-RS-DP20 = { $effect-id ->
        [way-of-the-righteous] Карта { $effect-quoted }: взяти монети в кожного гравця, який має менше честі? І в союзника, якщо він нижче.
       *[card] Карта { $effect-quoted }: виберіть провінцію, де у вас рівно 1 фігурка. Буші буде прикликано туди.
    }
ask-RS-DP22 = Битва { $province-in }: розподіліть монети. У вас { $coins }, поставлено { $count }.
ask-RS-DP23 = Битва { $province-in }: вчинити сеппуку? Загинуть усі ваші фігурки там: { $count }.
ask-RS-DP24 = Битва { $province-in }: взяти полоненого? Можна взяти ще: { $count }.
ask-RS-DP25 = Битва { $province-in }: найняти ронінів? Сила зросте на { $force }.
ask-RS-DP27 = Репарації { $province-in }: кому дістанеться на 1 монету більше? Залишилося роздати: { $count }.
ask-RS-DP28 = { $effect-id ->
        [benevolence] Карта { $effect-quoted }: віддати 1 зі сплачених монет іншому гравцю за честь і ПО?
        [path-of-the-kenin] Карта { $effect-quoted }: розмістити ще 1 буші в провінції з вашою фортецею?
        [path-of-the-light] Карта { $effect-quoted }: розмістити 1 шінто у святині?
        [path-of-the-samurai] Карта { $effect-quoted }: розмістити 1 буші в будь-якій провінції?
        [path-of-the-ninja] Карта { $effect-quoted }: вбити 1 буші в будь-якій провінції і втратити честь?
        [path-of-the-monkey] Карта { $effect-quoted }: забрати монети в найбагатших суперників і втратити честь?
        [path-of-the-serpent] Карта { $effect-quoted }: вимагати мита? { $figure-start } пливе морем { $source-from } { $target-to }.
        [mercy] Карта { $effect-quoted }: помилувати фігурки, які було б убито?
        [way-of-the-snake] Карта { $effect-quoted }: виконати зараз наказ «{ mandate-betray }»?
        [hotei] { $effect-quoted }: повернути 1 шінто із цієї святині в запас?
        [benten] { $effect-quoted }: витіснити чудовисько { $province-from }?
       *[card] Використати карту { $effect-quoted }?
    }
ask-RS-DP29 = Карта { $effect-quoted }: заплатити мито, 1 монету? Інакше { $figure } залишається { $source-in } і не пливе { $target-to }.
ask-RS-DP30 = { $effect-quoted }: яку фігурку { $province-in } вбити?
ask-RS-DP31 = Перед війною можна востаннє подарувати монети або ронінів. Завершіть переговори, коли будете готові.

## Answers

rs-do-offer = Запропонувати альянс { $clan-dat }
rs-do-withdraw = Відкликати пропозицію { $clan-dat }
rs-do-accept = Прийняти пропозицію { $clan-gen }
rs-do-refuse = Відхилити пропозицію { $clan-gen }
rs-do-ready = Завершити переговори
rs-do-unready = Повернутися до переговорів
rs-do-choose = Вибрати наказ { $mandate-quoted }
rs-do-bury = Покласти { $tile-quoted } долілиць, назвати { $mandate-quoted }
rs-do-summon = Прикликати { $figure-acc } { $province-to }
rs-do-worship = Прикликати { $figure-acc } { $province-to } і відправити у святиню { $kami-gen }
rs-do-done = Закінчити
rs-do-move = { $count ->
        [1] Перемістити { $figure-acc } { $source-from } { $target-to }
       *[many] Перемістити { $source-from } { $target-to }: { $figure } × { $count }
    }
rs-do-build = { $figure-id ->
        [stronghold] Збудувати фортецю { $province-in }
       *[god] Поставити { $figure-acc } замість фортеці { $province-in }
    }
    .verb = Побудувати фортецю
rs-do-buy = Купити карту { $card-quoted }
rs-do-waive = Купити карту { $card-quoted } без бонусу
rs-do-replace = Замінити { $place-in } { $victim-acc } { $clan-gen } на { $figure-acc } зі свого запасу
rs-do-use = Використати
rs-do-pass = Ні
rs-do-first = Мої ефекти першими
rs-do-last = Мої ефекти останніми
rs-do-effect = Наступний ефект: { $effect-quoted }
rs-do-stake = { $advantage }: { $coins ->
        [one] { $coins } монета
        [few] { $coins } монети
       *[many] { $coins } монет
    }
    .verb = Поставити монети на перевагу
rs-do-confirm = Підтвердити ставку
rs-do-capture = Взяти в полон { $figure-acc } { $clan-gen }
rs-do-give = Віддати 1 монету { $clan-dat }
rs-do-place = Розмістити { $figure-acc } { $place-in }
rs-do-kill = Вбити { $figure-acc } { $clan-gen } { $province-in }
rs-do-push = Витіснити { $figure-acc } { $clan-gen } { $target-to }
rs-do-charge = Вимагати мита
rs-do-pay = Заплатити мито
rs-do-muster = Прикликати підкріплення { $province-to }
rs-do-displace = Повернути в запас { $figure-acc } { $clan-gen }
rs-do-gift = Подарувати { $clan-dat } { $ronin ->
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

## What happens: the season

rs-rules = Далі партія йде за новими правилами, версія { $to } замість { $from }: { $from ->
        [1] перед кожною війною є остання пауза для подарунків; хто штовхає власне чудовисько, може не платити мито й відмовитися від руху;{ " " }
        [2] хто штовхає власне чудовисько, може не платити мито й відмовитися від руху;{ " " }
       *[other] { "" }
    }карту { card-way-of-the-righteous.quoted } можна не використовувати, а на того, кому бракує на карту чи фортецю, чекають, доки йому можуть допомогти інші.
rs-clans = Клани за порядком місць за столом: { $clans-name }.
rs-shrines = Святині зліва направо: { $shrines }.
rs-season = Починається { $season }.
rs-wars = Провінції битв за порядком: { $provinces }.
rs-cards = Карти { $season-gen } викладено.
rs-returned = { $neighbour-is ->
        [you] Ви повертаєте
       *[named] { $neighbour } повертає
    } полоненого { $player-is ->
        [you] вам
       *[named] гравцю { $player }
    }: { $figure }.
rs-cleanup = { $season-start } завершується: монети й роніни йдуть у загальний запас, святині порожніють.

## What happens: gains, losses, honor

rs-coins = { $player-is ->
        [you] Ви отримуєте
       *[named] { $player } отримує
    } { $coins ->
        [one] { $coins } монету
        [few] { $coins } монети
       *[many] { $coins } монет
    }: { $cause }.
rs-ronin = { $player-is ->
        [you] Ви отримуєте
       *[named] { $player } отримує
    } { $ronin ->
        [one] { $ronin } роніна
       *[many] { $ronin } ронінів
    }: { $cause }.
rs-points = { $player-is ->
        [you] Ви отримуєте
       *[named] { $player } отримує
    } { $points } ПО: { $cause }.
rs-lost-coins = { $player-is ->
        [you] Ви втрачаєте
       *[named] { $player } втрачає
    } { $coins ->
        [one] { $coins } монету
        [few] { $coins } монети
       *[many] { $coins } монет
    }: { $cause }.
rs-taken = { $player-is ->
        [you] Ви забираєте
       *[named] { $player } забирає
    } { $coins ->
        [one] { $coins } монету
        [few] { $coins } монети
       *[many] { $coins } монет
    } у { $neighbour-is ->
        [you] вас
       *[named] гравця { $neighbour }
    }: { $cause }.
rs-lost-points = { $player-is ->
        [you] Ви втрачаєте
       *[named] { $player } втрачає
    } { $points } ПО: { $cause }.
rs-honor-up = { $player-is ->
        [you] Ви здобуваєте
       *[named] { $player } здобуває
    } честь: { $cause }.
rs-honor-down = { $player-is ->
        [you] Ви втрачаєте
       *[named] { $player } втрачає
    } честь: { $cause }.
rs-honor-top = { $player-is ->
        [you] Ви піднімаєтеся
       *[named] { $player } піднімається
    } на вершину шкали честі.
rs-tie = { $place ->
        [nowhere] Нічия
       *[there] Нічия { $place-in }
    }: { $players }. Найбільше честі { $player-is ->
        [you] маєте ви
       *[named] має { $player }
    }.

## What happens: Tea Ceremony and alliances

rs-tea = Чайна церемонія: { $season }.
rs-offer = { $player-is ->
        [you] Ви пропонуєте
       *[named] { $player } пропонує
    } альянс { $neighbour-is ->
        [you] вам
       *[named] гравцю { $neighbour }
    }. Про це знаєте лише ви двоє.
rs-withdrawn = { $player-is ->
        [you] Ви відкликаєте
       *[named] { $player } відкликає
    } пропозицію { $neighbour-is ->
        [you] вам
       *[named] гравцю { $neighbour }
    }. Про це знаєте лише ви двоє.
rs-refused = { $player-is ->
        [you] Ви відхиляєте
       *[named] { $player } відхиляє
    } { $neighbour-is ->
        [you] вашу пропозицію
       *[named] пропозицію гравця { $neighbour }
    }. Про це знаєте лише ви двоє.
rs-allied = { $neighbour-is ->
        [you] Ви укладаєте альянс із гравцем { $player }
       *[named] { $player-is ->
            [you] Ви укладаєте альянс із гравцем { $neighbour }
           *[named] { $player } і { $neighbour } укладають альянс
        }
    }.
rs-ready = { $player-is ->
        [you] Ви завершуєте
       *[named] { $player } завершує
    } переговори.
rs-not-ready = { $player-is ->
        [you] Ви повертаєтеся
       *[named] { $player } повертається
    } до переговорів.
rs-gift = { $player-is ->
        [you] Ви даруєте
       *[named] { $player } дарує
    } { $neighbour-is ->
        [you] вам
       *[named] гравцю { $neighbour }
    } { $ronin ->
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
    }.
rs-broken = { $player-is ->
        [you] Ви розриваєте
       *[named] { $player } розриває
    } альянс із { $neighbour-is ->
        [you] вами
       *[named] гравцем { $neighbour }
    }.

## What happens: mandates

rs-draws = { $player-is ->
        [you] Ви таємно дивитеся
       *[named] { $player } таємно дивиться
    } 4 верхні плитки наказів.
rs-mandate = { $player-is ->
        [you] Ви вибираєте
       *[named] { $player } вибирає
    } наказ { $mandate-quoted }.
rs-buried = { $player-is ->
        [you] Ви кладете плитку долілиць і називаєте
       *[named] { $player } кладе плитку долілиць і називає
    } наказ { $mandate-quoted }.
rs-acted = { $player-is ->
        [you] Ви виконали наказ { $mandate-quoted }
       *[named] Наказ { $mandate-quoted } виконано: { $player }
    }.
rs-summoned = { $player-is ->
        [you] Ви прикликаєте
       *[named] { $player } прикликає
    } { $figure-acc } { $province-to }.
rs-worships = { $player-is ->
        [you] Ви відправляєте
       *[named] { $player } відправляє
    } { $figure-acc } у святиню { $kami-gen }.
rs-placed = { $player-is ->
        [you] Ви розміщуєте
       *[named] { $player } розміщує
    } { $figure-acc } { $place-in }.
rs-waits = { $figure-start } чекає в { $player-is ->
        [you] вашому запасі
       *[named] запасі гравця { $player }
    }: прикликати зараз нікуди.
rs-moved = { $player-is ->
        [you] Ви переміщуєте
       *[named] { $player } переміщує
    } { $figure-acc } { $source-from } { $target-to }.
rs-toll = { $player-is ->
        [you] Ви вимагаєте
       *[named] { $player } вимагає
    } мита від { $neighbour-is ->
        [you] вас
       *[named] гравця { $neighbour }
    }.
rs-toll-paid = { $player-is ->
        [you] Ви платите
       *[named] { $player } платить
    } мито { $neighbour-is ->
        [you] вам
       *[named] гравцю { $neighbour }
    }: 1 монета.
rs-turned-back = Мито не сплачено, { $figure } залишається { $province-in }: { $player-is ->
        [you] ваша фігурка
       *[named] { $player }
    }.
rs-built = { $figure-id ->
        [stronghold] { $player-is ->
            [you] Ви будуєте
           *[named] { $player } будує
        } фортецю { $province-in }
       *[god] { $player-is ->
            [you] Ви ставите
           *[named] { $player } ставить
        } { $figure-acc } замість фортеці { $province-in }
    } за { $coins ->
        [one] { $coins } монету
        [few] { $coins } монети
       *[many] { $coins } монет
    }.
rs-bought = { $coins ->
        [0] { $player-is ->
            [you] Ви безкоштовно берете
           *[named] { $player } безкоштовно бере
        } карту { $card-quoted }
       *[other] { $player-is ->
            [you] Ви купуєте
           *[named] { $player } купує
        } карту { $card-quoted } за { $coins ->
            [one] { $coins } монету
            [few] { $coins } монети
           *[many] { $coins } монет
        }
    }.
rs-shared = { $player-is ->
        [you] Ви віддаєте
       *[named] { $player } віддає
    } 1 зі сплачених монет { $neighbour-is ->
        [you] вам
       *[named] гравцю { $neighbour }
    }.
rs-harvest = { $player-is ->
        [you] Ви збираєте
       *[named] { $player } збирає
    } врожай { $province-in }.
rs-replaced = { $player-is ->
        [you] Ви замінюєте
       *[named] { $player } замінює
    } { $place-in } { $neighbour-is ->
        [you] вашу фігурку
       *[named] фігурку гравця { $neighbour }
    }: { $figure }.
rs-sent-home = { $figure-start } повертається { $place-from } у { $player-is ->
        [you] ваш запас
       *[named] запас гравця { $player }
    }.
rs-effect = { $player-is ->
        [you] Ви використовуєте
       *[named] { $player } використовує
    } карту { $effect-quoted }.
rs-not-used = { $player-is ->
        [you] Ви не використовуєте
       *[named] { $player } не використовує
    } карту { $effect-quoted }.

## What happens: kami turns

rs-kami = Хід камі { $count }.
rs-shrine = Святиня { $kami-gen }: { $player-is ->
        [you] перемагаєте ви
       *[named] перемагає { $player }
    }, { $force ->
        [one] { $force } сила
        [few] { $force } сили
       *[many] { $force } сил
    }.
rs-no-shrine = У святині { $kami-gen } нікого немає.
rs-declined = { $player-is ->
        [you] Ви не використовуєте
       *[named] { $player } не використовує
    } дар { $kami-gen }.

## What happens: war

rs-war = Починається фаза війни: { $season }.
rs-exchanged = { $player-is ->
        [you] Ви міняєте
       *[named] { $player } міняє
    } всіх ронінів на монети: { $coins }.
rs-no-war = Битва { $number }: { $province-in } ніхто не має сили, плитку скинуто.
rs-alone = Битва { $number }: { $province-in } силу { $player-is ->
        [you] маєте лише ви
       *[named] має лише { $player }
    }.
rs-peace = Битва { $number }: союзники { $province-in } не б’ються, гору { $player-is ->
        [you] берете ви
       *[named] бере { $player }
    }.
rs-battle = Битва { $number } { $province-in }: { $players }.
rs-committed = { $player-is ->
        [you] Ви зробили ставку
       *[named] Ставку зроблено: { $player }
    }.
rs-bid = { $bids-count ->
        [0] { $player-is ->
            [you] Ви нічого не ставите
           *[named] { $player } нічого не ставить
        }.
       *[many] { $player-is ->
            [you] Ваша ставка
           *[named] Ставка гравця { $player }
        }: { $bids }.
    }
rs-advantage = Перевагу { $advantage-quoted } { $player-is ->
        [you] отримуєте ви
       *[named] отримує { $player }
    } за { $coins ->
        [one] { $coins } монету
        [few] { $coins } монети
       *[many] { $coins } монет
    }.
rs-no-advantage = На перевагу { $advantage-quoted } ніхто не ставить.
rs-no-use = { $player-is ->
        [you] Ви не використовуєте
       *[named] { $player } не використовує
    } перевагу { $advantage-quoted }.
rs-seppuku = { $player-is ->
        [you] Ви вчиняєте
       *[named] { $player } вчиняє
    } сеппуку: { $count ->
        [one] { $count } фігурка
        [few] { $count } фігурки
       *[many] { $count } фігурок
    }.
rs-hostage = { $player-is ->
        [you] Ви берете
       *[named] { $player } бере
    } в полон { $figure-acc } { $neighbour-is ->
        [you] з ваших
       *[named] гравця { $neighbour }
    }.
rs-hired = { $player-is ->
        [you] Ви наймаєте
       *[named] { $player } наймає
    } ронінів: сила +{ $force }.
rs-force = { $player-is ->
        [you] Ваша сила { $province-in }: { $force }
       *[named] { $player } { $province-in }: { $force ->
            [one] { $force } сила
            [few] { $force } сили
           *[many] { $force } сил
        }
    }.
rs-victory = { $player-is ->
        [you] Ви перемагаєте
       *[named] { $player } перемагає
    } { $province-in }: { $force ->
        [one] { $force } сила
        [few] { $force } сили
       *[many] { $force } сил
    }.
rs-token = { $player-is ->
        [you] Ви отримуєте
       *[named] { $player } отримує
    } плитку битви: { $province }, { $season }.
rs-killed = Вбито { $province-in } { $player-is ->
        [you] вашу фігурку
       *[named] фігурку гравця { $player }
    }: { $figure } ({ $cause }).
rs-spared = { $player-is ->
        [you] Ви милуєте
       *[named] { $player } милує
    } фігурки { $province-in }.
rs-poets = «Поети імперії»: { $player-is ->
        [you] ви
       *[named] { $player }
    }, вбитих фігурок: { $kills }.
rs-reparations = { $player-is ->
        [you] Ви сплачуєте
       *[named] { $player } сплачує
    } репарації { $neighbour-is ->
        [you] вам
       *[named] гравцю { $neighbour }
    }: { $coins ->
        [one] { $coins } монета
        [few] { $coins } монети
       *[many] { $coins } монет
    }.
rs-bids-lost = { $player-is ->
        [you] Ваша ставка
       *[named] Ставка гравця { $player }
    } йде в загальний запас: { $coins ->
        [one] { $coins } монета
        [few] { $coins } монети
       *[many] { $coins } монет
    }.
rs-war-over = Битву { $number } { $province-in } завершено.

## What happens: Winter and the end

rs-scored = { $player-is ->
        [you] Ви отримуєте
       *[named] { $player } отримує
    } { $points } ПО: { $cause }.
rs-end = { $players-count ->
        [1] Партію завершено. { $players-is ->
            [you] Ви перемогли
           *[named] Перемагає { $players }
        }.
       *[many] Партію завершено. Спільна перемога: { $players }.
    }

## Answers that are refused

rs-refuse-clan = { $clan-start } не може стати вашим союзником: цього клану немає в партії, або це ваш клан. Виберіть інший.
rs-refuse-allied = У вас чи в { $clan-gen } цієї пори року вже є союзник. Альянс можливий лише між кланами без союзника.
rs-refuse-no-offer = Пропозиції від { $clan-gen } зараз немає. Запропонуйте альянс самі.
rs-refuse-not-offered = Ви не пропонували альянс { $clan-dat }, відкликати нічого.
rs-refuse-offered = Ви вже запропонували альянс { $clan-dat }. Дочекайтеся відповіді або відкличте пропозицію.
rs-refuse-lotus = Ви граєте за клан Лотоса: покладіть плитку долілиць і назвіть наказ.
rs-refuse-not-lotus = Класти плитки долілиць може лише клан Лотоса. Виберіть один зі своїх наказів.
rs-refuse-tile = Наказу { $mandate-quoted } немає серед 4 ваших плиток. Виберіть одну з них.
rs-refuse-unready = Ви ще не завершили переговорів. Продовжуйте їх.
rs-refuse-gift-time = Дарувати монети й ронінів можна лише під час чайної церемонії та у фазі політики. Дочекайтеся наступної пори року.
rs-refuse-gift-clan = Цьому клану нічого подарувати не можна: його немає в партії, або він ваш. Виберіть інший.
rs-refuse-gift-nothing = У подарунку має бути хоча б 1 монета або 1 ронін.
rs-refuse-gift-amount = Стільки подарувати не можна: у вас { $coins ->
        [one] { $coins } монета
        [few] { $coins } монети
       *[many] { $coins } монет
    } і { $ronin ->
        [one] { $ronin } ронін
        [few] { $ronin } роніни
       *[many] { $ronin } ронінів
    }. Подаруйте менше.
rs-refuse-reserve = У вашому запасі такої фігурки немає: { $figure }. Виберіть фігурку із запасу.
rs-refuse-moon = Клан Місяця ніколи не має в одній провінції більше 2 фігурок: { $province-in } для { $figure-gen } місця немає. Виберіть іншу провінцію.
rs-refuse-worship = У святиню { $kami-gen } можна відправити лише шінто. Прикличте { $figure-acc } { $province-to } без вшанування.
rs-refuse-shrine = Святині { $kami-gen } в цій партії немає, відправити туди { $figure-acc } не можна. Виберіть одну з 4 святинь або залиште фігурку { $province-in }.
rs-refuse-moon-shrines = Клан Місяця ніколи не має в усіх святинях разом більше 2 фігурок. Залиште { $figure-acc } { $province-in }.
rs-refuse-stronghold = Прикликати { $figure-acc } { $province-to } не можна: там немає вашої фортеці. Виберіть провінцію зі своєю фортецею.
rs-refuse-summons = Усі ваші прикликання { $province-in } вичерпано. Виберіть іншу провінцію зі своєю фортецею або закінчіть.
rs-refuse-no-figure = У вас { $source-in } немає такої фігурки, щоб перемістити її { $target-to }: { $figure }. Виберіть іншу.
rs-refuse-move-count = Стільки фігурок { $source-from } { $target-to } не перемістити: { $figure }. Їх у вас там { $here }; перемістіть хоча б 1, але не більше, ніж є.
rs-refuse-far = Перемістити { $figure-acc } { $source-from } { $target-to } не можна: там немає ні кордону, ні морського шляху. Виберіть сусідню провінцію.
rs-refuse-toll = Морський шлях { $source-from } { $target-to } закрито, { $figure } не пройде: мито не сплачено. Виберіть інший шлях.
rs-refuse-fujin = У Фуджіна залишилося менше переміщень: { $count }. Перемістіть менше фігурок.
rs-refuse-moved = Більше таких фігурок { $source-from } { $target-to } цим наказом не перемістити: { $figure }. Кожна переміщується 1 раз. Перемістіть інші або закінчіть.
rs-refuse-price = Це коштує { $price ->
        [one] { $price } монету
        [few] { $price } монети
       *[many] { $price } монет
    }, у вас { $coins }. Попросіть допомоги, виберіть щось дешевше або відмовтеся.
rs-refuse-built = Усі 4 ваші фортеці вже на мапі. Продовжуйте без будівництва.
rs-refuse-no-stronghold = Збудувати { $figure-acc } не можна: цієї фігурки немає у вашому запасі, вона не вважається фортецею, або для неї немає місця. Збудуйте фортецю.
rs-refuse-display = Карти { $card-quoted } немає серед доступних. Виберіть одну з них.
rs-refuse-monster = Карту { $card-quoted } вам купити не можна: боги щастя є лише в кланів Сонця й Місяця, усі інші чудовиська — в інших кланів. Виберіть іншу карту.
rs-refuse-waive = Відмовитися від бонусу заради карти { $card-quoted } не можна: це нічого не змінює, або бракує монет. Купіть її з бонусом.
rs-refuse-victim = Там немає такої фігурки суперника: { $figure }. Виберіть іншу.
rs-refuse-daimyo = Замінити { $figure-acc } не можна: даймьо не зраджують. Виберіть іншу фігурку.
rs-refuse-shrine-victim = Фігурку у святині замінити не можна: { $figure }. Виберіть фігурку на мапі.
rs-refuse-type = Замінити { $figure-acc } на { $own-acc } не можна: потрібні фігурки одного типу. Виберіть іншу фігурку.
rs-refuse-moon-replace = Клан Місяця ніколи не має в одному місці більше 2 фігурок, а там місця немає. Виберіть іншу фігурку.
rs-refuse-victims = Більше так замінити не можна: щонайбільше 2 фігурки різних суперників і скільки дозволяють карти понад те. Виберіть іншу фігурку або закінчіть.
rs-refuse-raijin = Райджін прикликає лише буші. Виберіть для нього провінцію.
rs-refuse-card-use = Використати так карту { $card-quoted } не можна. Виберіть одну із запропонованих відповідей.
rs-refuse-effect = Серед ваших ефектів такого зараз немає: { $effect-quoted }. Виберіть один із тих, що чекають.
rs-refuse-same-stake = На перевагу { $advantage-quoted } ви вже поставили стільки ж. У вас { $coins ->
        [one] { $coins } монета
        [few] { $coins } монети
       *[many] { $coins } монет
    }: змініть ставку або підтвердьте її.
rs-refuse-stake = Стільки на перевагу { $advantage-quoted } поставити не можна: усього у вас { $coins ->
        [one] { $coins } монета
        [few] { $coins } монети
       *[many] { $coins } монет
    }. Поставте менше.
rs-refuse-extra = { $clan-start } не може отримати монету із залишку: він тут не зазнав поразки, або вона в нього вже є. Виберіть інший.
rs-refuse-capture = Тут немає такої фігурки іншого гравця: { $figure }. Виберіть іншу.
rs-refuse-capture-daimyo = Взяти в полон { $figure-acc } не можна: даймьо ніколи не беруть. Виберіть іншу фігурку.
rs-conflict-clans = Кількість гравців: { $players }, а вибрано { $count ->
        [one] { $count } клан
        [few] { $count } клани
       *[many] { $count } кланів
    }. Виберіть стільки кланів, скільки гравців, або покладіться на випадок.
rs-conflict-dynasty = Клани Сонця й Місяця є лише в доповненні «Вторгнення династії». Увімкніть його або виберіть інші клани.

## Values of one's own that cannot be

rs-data-number = У полі «{ $name }» потрібні цілі числа від 0 до 60.
rs-data-list = У полі «{ $name }» потрібен список такої самої довжини, як у вбудованому файлі даних.
rs-data-name = У полі «{ $name }» є назва, якої не існує. Візьміть назви з вбудованого файлу даних.
rs-data-twice = У полі «{ $name }» те саме названо двічі. Назвіть кожне один раз.
rs-data-tiles = У полі «{ $name }» має бути 2: пора року розрахована на 10 плиток наказів.
rs-data-route = У полі «{ $name }» з’єднано дві провінції, що вже мають спільний кордон. Назвіть лише провінції без спільного кордону.
rs-data-monster = «{ $name }»: чудовисько має 1 карту типу monster, і інші карти такого типу не мають. Виправте це.

## Positions that cannot be

rs-bad-honor = На шкалі честі кожен клан має бути один раз. Виправте позицію.
rs-bad-figures = { $clan-start } повинен мати 1 даймьо, 3 шінто і 6 буші, кожного в одному місці. Виправте позицію.
rs-bad-strongholds = { $clan-start } повинен мати на мапі від 1 до 4 фортець. Виправте позицію.
rs-bad-goods = { $clan-start } має менше 0 монет, ронінів чи ПО. Виправте позицію.
rs-bad-ally = Союзник { $clan-gen } має іншого союзника. Виправте позицію.
rs-bad-moon = { $clan-start } має більше 2 фігурок у провінції чи у святинях. Виправте позицію.
rs-bad-monster = { $figure-start }: фігурка має бути у власника або в запасі чудовиськ. Виправте позицію.
rs-bad-tiles = Плиток наказів має бути 10, по 2 на кожен наказ; у позиції їх { $count }. Виправте її.
rs-bad-card = Копій карти { $card-quoted } більше, ніж є у грі. Виправте позицію.
rs-bad-tokens = Плитка битви має двох власників, або такої плитки немає. Виправте позицію.
rs-bad-hostages = Під час чайної церемонії та у фазі політики полонених ніхто не має. Виправте позицію.
rs-bad-shrines = Під час чайної церемонії святині порожні. Виправте позицію.
rs-bad-battle = Битви { $province-in } не буде: потрібні щонайменше два клани, які не в альянсі. Поставте туди фігурки іншого клану.

## What bots say

rs-say-offer = Пропоную вам альянс. Разом нам буде легше.
rs-say-accept = Приймаю. За наш альянс!
rs-say-ask-loyal = Пообіцяйте мені вірність, як я обіцяю її вам.
rs-say-refuse-ahead = Ні: ви надто вирвалися вперед.
rs-say-refuse-plans = Ні, дякую: маю інші плани.
rs-say-refuse-trust = Ні: ви вже зраджували союзника.
rs-say-refuse-price = Не задарма. За дві монети або обіцянку їх дати піду з вами в альянс.
rs-say-gift = Як і обіцяно.
rs-say-thanks = Дякую за подарунок. Я його запам’ятаю.
rs-say-betray = Нашому альянсу кінець, { $neighbour }. Надто багато було на кону.
rs-say-betray-ahead = Ви надто вирвалися вперед, { $neighbour }. Нашому альянсу кінець.
rs-say-betray-behind = Відставати далі мені не можна, { $neighbour }. Нашому альянсу кінець.
rs-say-broke = Пам’ятаю про свою обіцянку. Але на кону було надто багато.
rs-say-promise = Добре. Ловлю вас на слові.
rs-say-doubt = Одного разу ви вже порушили слово. Побачимо.

## Reasons of hints, and what one player has more or less of than the others

rs-why-points = { $way ->
        [less] Менше ПО
       *[more] Більше ПО
    }
rs-why-tokens = { $way ->
        [less] Менше за жетони регіонів у кінці гри
       *[more] Більше за жетони регіонів у кінці гри
    }
rs-why-land = { $way ->
        [less] Менше шансів { $province-in }
       *[more] Більше шансів { $province-in }
    }
rs-why-coins = { $way ->
        [less] Менше монет і ронінів для війни
       *[more] Більше монет і ронінів для війни
    }
rs-why-honor = { $way ->
        [less] Нижча честь: вона вирішує нічиї
       *[more] Вища честь: вона вирішує нічиї
    }
rs-why-strongholds = { $way ->
        [less] Менше фортець на наступні пори року
       *[more] Більше фортець на наступні пори року
    }
rs-why-figures = { $way ->
        [less] Менше Сили на мапі
       *[more] Більше Сили на мапі
    }
rs-why-cards = { $way ->
        [less] Слабші карти пір року
       *[more] Кращі карти пір року
    }
rs-why-alliance = { $way ->
        [less] Менше користі від союзів
       *[more] Більше користі від союзів
    }
rs-why-shrines = { $way ->
        [less] Менше дарів від камі
       *[more] Більше дарів від камі
    }
