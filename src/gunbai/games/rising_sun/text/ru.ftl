# Rising Sun. A player acts under the name typed at the table; figures of cards come as arguments.

## Provinces, shrines and kami

province-hokkaido = Хоккайдо
    .from = из Хоккайдо
    .to = в Хоккайдо
    .in = в Хоккайдо
province-oshu = Осю
    .from = из Осю
    .to = в Осю
    .in = в Осю
province-edo = Эдо
    .from = из Эдо
    .to = в Эдо
    .in = в Эдо
province-kyoto = Киото
    .from = из Киото
    .to = в Киото
    .in = в Киото
province-kansai = Кансай
    .from = из Кансая
    .to = в Кансай
    .in = в Кансае
province-nagato = Нагато
    .from = из Нагато
    .to = в Нагато
    .in = в Нагато
province-shikoku = Сикоку
    .from = из Сикоку
    .to = в Сикоку
    .in = в Сикоку
province-kyushu = Кюсю
    .from = из Кюсю
    .to = в Кюсю
    .in = в Кюсю

kami-amaterasu = Аматэрасу
    .gen = Аматэрасу
kami-fujin = Фудзин
    .gen = Фудзина
kami-raijin = Райдзин
    .gen = Райдзина
kami-ryujin = Рюдзин
    .gen = Рюдзина
kami-hachiman = Хатиман
    .gen = Хатимана
kami-susanoo = Сусаноо
    .gen = Сусаноо
kami-tsukuyomi = Цукуёми
    .gen = Цукуёми

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
place-amaterasu = святилище { kami-amaterasu.gen }
    .from = из святилища { kami-amaterasu.gen }
    .to = в святилище { kami-amaterasu.gen }
    .in = в святилище { kami-amaterasu.gen }
place-fujin = святилище { kami-fujin.gen }
    .from = из святилища { kami-fujin.gen }
    .to = в святилище { kami-fujin.gen }
    .in = в святилище { kami-fujin.gen }
place-raijin = святилище { kami-raijin.gen }
    .from = из святилища { kami-raijin.gen }
    .to = в святилище { kami-raijin.gen }
    .in = в святилище { kami-raijin.gen }
place-ryujin = святилище { kami-ryujin.gen }
    .from = из святилища { kami-ryujin.gen }
    .to = в святилище { kami-ryujin.gen }
    .in = в святилище { kami-ryujin.gen }
place-hachiman = святилище { kami-hachiman.gen }
    .from = из святилища { kami-hachiman.gen }
    .to = в святилище { kami-hachiman.gen }
    .in = в святилище { kami-hachiman.gen }
place-susanoo = святилище { kami-susanoo.gen }
    .from = из святилища { kami-susanoo.gen }
    .to = в святилище { kami-susanoo.gen }
    .in = в святилище { kami-susanoo.gen }
place-tsukuyomi = святилище { kami-tsukuyomi.gen }
    .from = из святилища { kami-tsukuyomi.gen }
    .to = в святилище { kami-tsukuyomi.gen }
    .in = в святилище { kami-tsukuyomi.gen }

## Clans and figures

clan-koi = дом Карпа
    .start = Дом Карпа
    .gen = дома Карпа
    .dat = дому Карпа
    .acc = дом Карпа
    .ins = домом Карпа
    .name = Карп
clan-sun = дом Солнца
    .start = Дом Солнца
    .gen = дома Солнца
    .dat = дому Солнца
    .acc = дом Солнца
    .ins = домом Солнца
    .name = Солнце
clan-lotus = дом Лотоса
    .start = Дом Лотоса
    .gen = дома Лотоса
    .dat = дому Лотоса
    .acc = дом Лотоса
    .ins = домом Лотоса
    .name = Лотос
clan-turtle = дом Черепахи
    .start = Дом Черепахи
    .gen = дома Черепахи
    .dat = дому Черепахи
    .acc = дом Черепахи
    .ins = домом Черепахи
    .name = Черепаха
clan-dragonfly = дом Стрекозы
    .start = Дом Стрекозы
    .gen = дома Стрекозы
    .dat = дому Стрекозы
    .acc = дом Стрекозы
    .ins = домом Стрекозы
    .name = Стрекоза
clan-bonsai = дом Бонсай
    .start = Дом Бонсай
    .gen = дома Бонсай
    .dat = дому Бонсай
    .acc = дом Бонсай
    .ins = домом Бонсай
    .name = Бонсай
clan-moon = дом Луны
    .start = Дом Луны
    .gen = дома Луны
    .dat = дому Луны
    .acc = дом Луны
    .ins = домом Луны
    .name = Луна

figure-bushi = буси
    .acc = буси
    .gen = буси
    .start = Буси
figure-shinto = синто
    .acc = синто
    .gen = синто
    .start = Синто
figure-daimyo = даймё
    .acc = даймё
    .gen = даймё
    .start = Даймё
figure-komainu = Комаину
    .acc = Комаину
    .gen = Комаину
    .start = Комаину
figure-oni-of-skulls = Они черепов
    .acc = Они черепов
    .gen = Они черепов
    .start = Они черепов
figure-yurei = Юрэй
    .acc = Юрэй
    .gen = Юрэй
    .start = Юрэй
figure-river-dragon = Речной дракон
    .acc = Речного дракона
    .gen = Речного дракона
    .start = Речной дракон
figure-oni-of-blood = Они крови
    .acc = Они крови
    .gen = Они крови
    .start = Они крови
figure-oni-of-souls = Они душ
    .acc = Они душ
    .gen = Они душ
    .start = Они душ
figure-oni-of-hate = Они ненависти
    .acc = Они ненависти
    .gen = Они ненависти
    .start = Они ненависти
figure-oni-of-spite = Они злобы
    .acc = Они злобы
    .gen = Они злобы
    .start = Они злобы
figure-daikokuten = Дайкокутэн
    .acc = Дайкокутэна
    .gen = Дайкокутэна
    .start = Дайкокутэн
figure-fukurokuju = Фукурокудзю
    .acc = Фукурокудзю
    .gen = Фукурокудзю
    .start = Фукурокудзю
figure-jurojin = Дзюродзин
    .acc = Дзюродзина
    .gen = Дзюродзина
    .start = Дзюродзин
figure-bishamon = Бисямон
    .acc = Бисямона
    .gen = Бисямона
    .start = Бисямон
figure-hotei = Хотэй
    .acc = Хотэя
    .gen = Хотэя
    .start = Хотэй
figure-benten = Бэнтэн
    .acc = Бэнтэн
    .gen = Бэнтэн
    .start = Бэнтэн
figure-ebisu = Эбису
    .acc = Эбису
    .gen = Эбису
    .start = Эбису
figure-stronghold = крепость
    .acc = крепость
    .gen = крепости
    .start = Крепость

## Mandates, advantages, seasons

mandate-recruit = Вербовать
    .quoted = «{ mandate-recruit }»
mandate-marshal = Маршировать
    .quoted = «{ mandate-marshal }»
mandate-train = Тренировать
    .quoted = «{ mandate-train }»
mandate-harvest = Собирать
    .quoted = «{ mandate-harvest }»
mandate-betray = Предать
    .quoted = «{ mandate-betray }»

advantage-seppuku = Сэппуку
    .quoted = «{ advantage-seppuku }»
advantage-hostage = Взятие в заложники
    .quoted = «{ advantage-hostage }»
advantage-ronin = Найм ронинов
    .quoted = «{ advantage-ronin }»
advantage-poets = Поэмы павшим
    .quoted = «{ advantage-poets }»

# A bid is a list of these.
bid-seppuku = { advantage-seppuku } { $count }
bid-hostage = { advantage-hostage } { $count }
bid-ronin = { advantage-ronin } { $count }
bid-poets = { advantage-poets } { $count }

season-spring = весна
    .gen = весны
    .start = Весна
    .in = весной
season-summer = лето
    .gen = лета
    .start = Лето
    .in = летом
season-autumn = осень
    .gen = осени
    .start = Осень
    .in = осенью
season-winter = зима
    .gen = зимы
    .start = Зима
    .in = зимой

phase-set-up = подготовка к времени года
phase-tea = чайная церемония
phase-politics = фаза политики
phase-harvest = фаза политики: приказ «Собирать»
phase-war = фаза войны
phase-cleanup = завершение времени года
phase-winter = подсчёт очков

## Season cards

set-core = основные карты
    .quoted = { set-core }
set-archway = Арка
    .quoted = «{ set-archway }»
set-teapot = Заварочный чайник
    .quoted = «{ set-teapot }»
set-horseman = Всадник
    .quoted = «{ set-horseman }»
set-ship = Корабль
    .quoted = «{ set-ship }»
set-gods = боги счастья
    .quoted = { set-gods }

type-enhancement = Совершенствование
type-virtue = Добродетель
type-monster = Монстр
type-war = Военное усиление
type-winter = Зимнее усиление

card-komainu = { figure-komainu }
    .quoted = { card-komainu }
card-oni-of-skulls = { figure-oni-of-skulls }
    .quoted = { card-oni-of-skulls }
card-path-of-the-lion = Путь льва
    .quoted = «{ card-path-of-the-lion }»
card-righteousness = Праведность
    .quoted = «{ card-righteousness }»
card-way-of-the-shogun = Стезя сёгуна
    .quoted = «{ card-way-of-the-shogun }»
card-path-of-the-serpent = Путь морского змея
    .quoted = «{ card-path-of-the-serpent }»
card-respect = Уважение
    .quoted = «{ card-respect }»
card-way-of-bushido = Стезя бусидо
    .quoted = «{ card-way-of-bushido }»
card-way-of-the-ronin = Стезя ронина
    .quoted = «{ card-way-of-the-ronin }»
card-yurei = { figure-yurei }
    .quoted = { card-yurei }
card-form-of-the-kitsune = Облик кицунэ
    .quoted = «{ card-form-of-the-kitsune }»
card-form-of-the-phoenix = Облик феникса
    .quoted = «{ card-form-of-the-phoenix }»
card-path-of-the-dragon = Путь дракона
    .quoted = «{ card-path-of-the-dragon }»
card-river-dragon = { figure-river-dragon }
    .quoted = { card-river-dragon }
card-way-of-the-moneylender = Стезя ростовщика
    .quoted = «{ card-way-of-the-moneylender }»
card-benevolence = Благожелательность
    .quoted = «{ card-benevolence }»
card-path-of-the-kenin = Путь кэнина
    .quoted = «{ card-path-of-the-kenin }»
card-path-of-the-light = Путь света
    .quoted = «{ card-path-of-the-light }»
card-justice = Справедливость
    .quoted = «{ card-justice }»
card-oni-of-blood = { figure-oni-of-blood }
    .quoted = { card-oni-of-blood }
card-oni-of-souls = { figure-oni-of-souls }
    .quoted = { card-oni-of-souls }
card-path-of-the-samurai = Путь самурая
    .quoted = «{ card-path-of-the-samurai }»
card-form-of-the-beast = Облик зверя
    .quoted = «{ card-form-of-the-beast }»
card-oni-of-hate = { figure-oni-of-hate }
    .quoted = { card-oni-of-hate }
card-oni-of-spite = { figure-oni-of-spite }
    .quoted = { card-oni-of-spite }
card-way-of-the-katana = Стезя катаны
    .quoted = «{ card-way-of-the-katana }»
card-honesty = Честность
    .quoted = «{ card-honesty }»
card-path-of-the-patron = Путь покровителя
    .quoted = «{ card-path-of-the-patron }»
card-path-of-the-warlord = Путь военачальника
    .quoted = «{ card-path-of-the-warlord }»
card-loyalty = Верность
    .quoted = «{ card-loyalty }»
card-way-of-the-merchant = Стезя торговца
    .quoted = «{ card-way-of-the-merchant }»
card-form-of-the-kindred = Облик побратима
    .quoted = «{ card-form-of-the-kindred }»
card-path-of-the-unrighteous = Путь неправедных
    .quoted = «{ card-path-of-the-unrighteous }»
card-courage = Отвага
    .quoted = «{ card-courage }»
card-path-of-the-ninja = Путь ниндзя
    .quoted = «{ card-path-of-the-ninja }»
card-way-of-the-righteous = Стезя праведных
    .quoted = «{ card-way-of-the-righteous }»
card-mercy = Милосердие
    .quoted = «{ card-mercy }»
card-path-of-the-monkey = Путь обезьяны
    .quoted = «{ card-path-of-the-monkey }»
card-form-of-the-demon = Облик демона
    .quoted = «{ card-form-of-the-demon }»
card-path-of-the-spirit = Путь духа
    .quoted = «{ card-path-of-the-spirit }»
card-dignity = Достоинство
    .quoted = «{ card-dignity }»
card-path-of-the-pacifist = Путь миротворца
    .quoted = «{ card-path-of-the-pacifist }»
card-path-of-the-salamander = Путь саламандры
    .quoted = «{ card-path-of-the-salamander }»
card-patience = Терпение
    .quoted = «{ card-patience }»
card-way-of-the-ashigaru = Стезя асигару
    .quoted = «{ card-way-of-the-ashigaru }»
card-form-of-the-dragon = Облик дракона
    .quoted = «{ card-form-of-the-dragon }»
card-way-of-the-snake = Стезя змеи
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
card-koi-exchange = обмен ронинов
    .quoted = { card-koi-exchange }

## Why something is gained, lost or changed

cause-income = доход
cause-hostage = заложники
cause-mandate = «Собирать», монета каждому
cause-harvest = награда региона
cause-kami = ками
cause-seppuku = сэппуку
cause-poets = «Поэмы павшим»
cause-tie = победа дома Солнца в ничьей
cause-tokens = жетоны воюющих регионов
cause-set = бонус за набор жетонов
cause-betrayal = предательство
cause-outcome = исход битвы
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

mandate-common-recruit = Каждый может призвать из резерва по 1 фигурке за каждую свою крепость, в её регион. Синто можно сразу отправить на поклонение.
mandate-common-marshal = Каждый может передвинуть каждую свою фигурку на карте 1 раз, через границу или по морскому пути.
mandate-common-train = Каждый, начиная с активного игрока, может купить 1 из доступных карт времени года.
mandate-common-harvest = Каждый получает 1 монету.
mandate-common-betray = Действует только активный игрок: до 2 фигурок разных соперников заменяются фигурками того же типа из его резерва. Даймё и фигурки в святилищах заменить нельзя. Если у него был союз, союз разорван, а активный игрок теряет честь.
mandate-bonus-recruit = Активный игрок и его союзник могут призвать ещё 1 фигурку в любой регион со своей крепостью.
mandate-bonus-marshal = Активный игрок и его союзник могут построить 1 крепость в любом регионе за { $price ->
        [one] { $price } монету
        [few] { $price } монеты
       *[many] { $price } монет
    }.
mandate-bonus-train = Активный игрок и его союзник платят на { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[many] { $coins } монет
    } меньше.
mandate-bonus-harvest = Активный игрок и его союзник получают награды всех регионов, где у них превосходство в силе.
mandate-bonus-betray = Привилегии нет: союзник ничего не получает.

kami-effect-amaterasu = Поднимитесь на вершину трека чести.
kami-effect-fujin = Сделайте до { $count ->
        [one] { $count } передвижения
       *[many] { $count } передвижений
    } своими фигурками на карте; одну фигурку можно передвинуть дважды.
kami-effect-raijin = Призовите 1 буси из резерва в любой регион.
kami-effect-ryujin = Купите 1 карту времени года по полной цене.
kami-effect-hachiman = Возьмите { $count ->
        [one] { $count } ронина
       *[many] { $count } ронинов
    }.
kami-effect-susanoo = Получите { $count } ПО за каждую свою крепость на карте.
kami-effect-tsukuyomi = Возьмите { $count ->
        [one] { $count } монету
        [few] { $count } монеты
       *[many] { $count } монет
    }.

advantage-effect-seppuku = Можно убить все свои фигурки в регионе: 1 ПО и 1 шаг чести за каждую.
advantage-effect-hostage = Можно взять в заложники 1 фигурку другого игрока, но не даймё, и с ней { $points } ПО её владельца.
advantage-effect-ronin = Можно прибавить к силе по 1 за каждого своего ронина; жетоны не тратятся.
advantage-effect-poets = После битвы: 1 ПО за каждую убитую в ней фигурку.

clan-ability-koi = Омуты в ручье
    .about = В начале фазы войны все ваши ронины превращаются в монеты. Когда вы нанимаете ронинов, каждая монета, которую вы не поставили, тоже прибавляет 1 к силе.
clan-ability-lotus = Управление потоком
    .about = Вы кладёте жетон приказа лицом вниз и называете любой приказ, что бы ни было на жетоне.
clan-ability-turtle = Оболочка вечного
    .about = Ваши крепости передвигаются как фигурки, и у каждой сила 1; их нельзя убить, взять в заложники или заменить.
clan-ability-dragonfly = Шёлковые крылья
    .about = Вы призываете фигурки в любой регион и передвигаете их в любой регион, как бы далеко он ни был.
clan-ability-bonsai = Священная награда
    .about = Любая карта и любая крепость стоит вам не больше 1 монеты.
clan-ability-sun = Просветление
    .about = Каждый раз, когда вы побеждаете в ничьей благодаря чести, вы получаете 1 монету и 1 ПО, а побеждённый игрок столько же теряет.
clan-ability-moon = Жестокость
    .about = У каждой вашей фигурки сила не меньше 2, но в одном регионе и во всех святилищах вместе их никогда не больше 2.

## What cards do, with their values as arguments

card-effect-komainu = Считается и синто: при призыве его можно отправить на поклонение. Сила { $force }.
card-effect-oni-of-skulls = Сила { $force }; там, где у вас меньше всех чести среди тех, у кого есть сила, — { $strong }.
card-effect-path-of-the-lion = Сила вашего даймё и каждой фигурки, которая считается даймё, больше на { $force }.
card-effect-righteousness = { $vp } ПО за каждую вашу убитую фигурку, в том числе при сэппуку.
card-effect-way-of-the-shogun = { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[many] { $coins } монет
    } в начале каждой фазы войны.
card-effect-path-of-the-serpent = Когда соперник идёт по морскому пути, можно потребовать с него 1 монету, но не чаще раза за каждый путь в течение приказа или хода Фудзина. Кто не платит, по этому пути не идёт.
card-effect-respect = С преимуществом «Взятие в заложники» можно взять ещё { $count ->
        [one] { $count } фигурку
        [few] { $count } фигурки
       *[many] { $count } фигурок
    }.
card-effect-way-of-bushido = В начале каждой фазы войны, за каждую вашу добродетель, не считая копий: { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[many] { $coins } монет
    } и { $vp } ПО.
card-effect-way-of-the-ronin = { $ronin ->
        [one] { $ronin } ронин
        [few] { $ronin } ронина
       *[many] { $ronin } ронинов
    } в начале каждой фазы войны.
card-effect-yurei = Считается и даймё: его нельзя взять в заложники, заменить или выбрать целью свойства. Сила { $force }.
card-effect-form-of-the-kitsune = Зимой: { $vp } ПО за каждую вашу крепость на карте.
card-effect-form-of-the-phoenix = Зимой: { $vp } ПО за каждую вашу добродетель, не считая копий.
card-effect-path-of-the-dragon = { card-effect-path-of-the-lion }
card-effect-river-dragon = Сила { $force }.
card-effect-way-of-the-moneylender = { card-effect-way-of-the-shogun }
card-effect-benevolence = Когда вы платите за карту или крепость, можно отдать 1 из уплаченных монет другому игроку: вы получаете честь и { $vp } ПО.
card-effect-path-of-the-kenin = После призыва можно поместить 1 буси из резерва в регион с вашей крепостью.
card-effect-path-of-the-light = В конце каждого приказа «Вербовать» можно поместить 1 синто из резерва в любое святилище.
card-effect-justice = Когда вы убиваете фигурки: { $vp } ПО за каждый дом, у которого меньше чести, чем у вас, и который потерял фигурку.
card-effect-oni-of-blood = { card-effect-oni-of-skulls }
card-effect-oni-of-souls = Когда вы получаете жетон воюющего региона, где он стоит: { $vp } ПО за каждого вашего Они. Сила { $force }.
card-effect-path-of-the-samurai = В конце каждого приказа «Вербовать» можно поместить 1 буси из резерва в любой регион.
card-effect-form-of-the-beast = Зимой: { $vp } ПО за каждого вашего монстра.
card-effect-oni-of-hate = Когда он входит в регион, там погибает 1 буси или синто каждого дома, у которого больше чести, чем у вас. Сила { $force }.
card-effect-oni-of-spite = Когда он входит в регион, каждый дом, у которого там есть сила и больше чести, чем у вас, отдаёт вам { $vp } ПО. Сила { $force }.
card-effect-way-of-the-katana = В фазе войны у каждого вашего буси сила { $force }.
card-effect-honesty = { $vp } ПО, когда у вас есть союзник и вы выбираете любой приказ, кроме приказа «Предать».
card-effect-path-of-the-patron = После призыва: { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[many] { $coins } монет
    }, если чести у вас больше, чем хотя бы у { $count ->
        [one] { $count } дома
       *[many] { $count } домов
    }.
card-effect-path-of-the-warlord = После призыва: { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[many] { $coins } монет
    }.
card-effect-loyalty = Пока у вас есть союзник (но не зимой): ещё { $vp } ПО каждый раз, когда вы получаете ПО, но только один раз за приказ, святилище или шаг битвы.
card-effect-way-of-the-merchant = Когда игроки богаче вас получают монеты из общего запаса: { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[many] { $coins } монет
    } (по настройке стола — за каждого из них), только один раз за приказ, святилище или шаг битвы.
card-effect-form-of-the-kindred = Зимой: { $vp } ПО за каждое время года, когда вы заключили союз, даже если он разорван.
card-effect-path-of-the-unrighteous = Приказом «Предать» можно заменить ещё { $count ->
        [one] { $count } фигурку
        [few] { $count } фигурки
       *[many] { $count } фигурок
    }, в том числе у того же дома и синто в святилище.
card-effect-courage = { $vp } ПО за каждый полученный жетон воюющего региона, с битвой или без неё.
card-effect-path-of-the-ninja = После призыва можно убить 1 буси в любом регионе; потом вы теряете честь.
card-effect-way-of-the-righteous = В начале каждой фазы войны можно забрать { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[many] { $coins } монет
    } у каждого дома, у которого меньше чести, чем у вас.
card-effect-mercy = Когда вы должны убить фигурки соперников, можно пощадить их всех: { $vp } ПО.
card-effect-path-of-the-monkey = После призыва можно забрать { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[many] { $coins } монет
    } у каждого из самых богатых соперников; потом вы теряете честь.
card-effect-form-of-the-demon = Зимой: { $vp } ПО за каждого вашего Они.
card-effect-path-of-the-spirit = После призыва, если чести у вас больше всех: { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[many] { $coins } монет
    } и { $vp } ПО.
card-effect-dignity = После призыва монстра: { $vp } ПО.
card-effect-path-of-the-pacifist = В начале лета и в начале осени: { $vp } ПО, если у кого-то жетонов воюющих регионов больше, чем у вас.
card-effect-path-of-the-salamander = В начале лета и в начале осени: { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[many] { $coins } монет
    }; потом вы теряете честь.
card-effect-patience = После каждого хода ками: { $vp } ПО, если у кого-то ПО больше, чем у вас.
card-effect-way-of-the-ashigaru = В начале каждой фазы войны можно выбрать регион, где у вас ровно 1 фигурка, и призвать туда до { $count } буси.
card-effect-form-of-the-dragon = Зимой: { $vp } ПО за каждый ваш жетон воюющего региона.
card-effect-way-of-the-snake = После каждого хода ками можно полностью выполнить приказ «Предать». Если у вас есть союзник, союз разорван, и вы теряете честь.
card-effect-daikokuten = При выполнении приказа «Собирать» сила { $strong }, в остальное время { $force }.
card-effect-fukurokuju = Считается и даймё, и крепостью; его можно построить вместо крепости. Сила { $force }.
card-effect-jurojin = Считается и добродетелью. Когда вы покупаете другую добродетель: { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[many] { $coins } монет
    }. Сила { $force }.
card-effect-bishamon = Рядом с монстром другого дома сила { $strong }, иначе { $force }.
card-effect-hotei = Считается и синто. Когда его отправляют в святилище, можно вернуть оттуда 1 синто в резерв его владельца. Сила { $force }.
card-effect-benten = Когда она входит в регион, можно вытеснить оттуда другого монстра туда, куда он мог бы передвинуться. Сила { $force }.
card-effect-ebisu = Каждый раз, когда его убивают: { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[many] { $coins } монет
    }. Сила { $force }.

# What an action is made of: “text-name” and “text-missing” tell how to type it.
kind-clan = дом
    .how = дом по-английски: koi, sun, lotus, turtle, dragonfly, bonsai или moon
kind-figure = фигурка
    .how = фигурку: bushi, shinto, daimyo, stronghold или монстра, например oni-of-skulls
kind-victim = фигурка
    .how = фигурку, которую нужно заменить: bushi, shinto или монстра, например oni-of-skulls
kind-province = регион
    .how = регион: hokkaido, oshu, edo, kyoto, kansai, nagato, shikoku или kyushu
kind-source = регион
    .how = регион, откуда идут фигурки, например edo
kind-target = регион
    .how = регион, куда идут фигурки, например kyoto
kind-place = место
    .how = регион, например edo, или святилище по имени ками, например fujin
kind-kami = ками
    .how = ками: amaterasu, fujin, raijin, ryujin, hachiman, susanoo или tsukuyomi
kind-mandate = приказ
    .how = приказ: recruit, marshal, train, harvest или betray
kind-tile = приказ
    .how = приказ на жетоне: recruit, marshal, train, harvest или betray
kind-card = карта
    .how = карту, например path-of-the-lion
kind-effect = эффект
    .how = карту, эффект которой следующий, например way-of-the-ronin, или koi-exchange
kind-advantage = военное преимущество
    .how = военное преимущество: seppuku, hostage, ronin или poets
kind-coins = число монет
    .how = число монет
kind-ronin = число ронинов
    .how = число ронинов
kind-count = число фигурок
    .how = число фигурок

## Options

rs-option-players = Число игроков
    .about = 3, 4 или 5; с дополнением «Вторжение династии» и 6.
rs-option-players-3 = 3
rs-option-players-4 = 4
rs-option-players-5 = 5
rs-option-players-6 = 6
rs-option-clans = Дома
    .about = Столько же домов, сколько игроков. Места за столом идут по стартовому значению чести.
rs-option-clans-random = случайным образом
rs-option-clans-koi = { clan-koi.name }
rs-option-clans-sun = { clan-sun.name }
rs-option-clans-lotus = { clan-lotus.name }
rs-option-clans-turtle = { clan-turtle.name }
rs-option-clans-dragonfly = { clan-dragonfly.name }
rs-option-clans-bonsai = { clan-bonsai.name }
rs-option-clans-moon = { clan-moon.name }
rs-option-dynasty = «Вторжение династии»
    .about = В выборе участвуют дома Солнца и Луны, а с ними — боги счастья.
rs-option-dynasty-no = без дополнения
rs-option-dynasty-yes = с дополнением
rs-option-set = Набор карт
    .about = 15 карт времён года, которые добавляют к 21 основной карте.
rs-option-set-random = случайным образом
    .about = Из трёх наборов основной игры; с дополнением «Вторжение династии» — из всех четырёх.
rs-option-set-archway = { set-archway }
    .about = Монстры и дополнительные фигурки; лучше всего для первой партии.
rs-option-set-teapot = { set-teapot }
    .about = Награды за союзы и за их разрыв.
rs-option-set-horseman = { set-horseman }
    .about = Набеги, милосердие и война.
rs-option-set-ship = { set-ship }
    .about = Набор из дополнения «Вторжение династии»: для тех, кто догоняет.
rs-option-shrines = Святилища
    .about = У каких 4 из 7 ками есть святилище.
rs-option-shrines-random = случайным образом
rs-option-shrines-first = ряд для первой партии
    .about = Аматэрасу, Фудзин, Хатиман и Цукуёми.
rs-option-sun = Дом Солнца и ничьи
    .about = Что дом Солнца получает, если побеждает в ничьей сразу нескольких игроков. В правилах этого нет.
rs-option-sun-each = 1 монета и 1 ПО за каждого побеждённого
rs-option-sun-once = 1 монета и 1 ПО за всю ничью
rs-option-sun_harvest = Дом Солнца и чужой сбор
    .about = Получает ли дом Солнца что-нибудь, если побеждает в ничьей в регионе, но сам собирать не может. В правилах этого нет.
rs-option-sun_harvest-outsider = получает
rs-option-sun_harvest-own = только если собирает сам
rs-option-merchant = { card-way-of-the-merchant }
    .about = Что она приносит, когда монеты одновременно получают несколько более богатых игроков. Разъяснения издателя говорят об одном моменте.
rs-option-merchant-once = 1 монета за такой момент
rs-option-merchant-each = 1 монета за каждого более богатого игрока
rs-conflict-six = Для 6 игроков нужно дополнение «Вторжение династии». Включите его или уменьшите число игроков.

## Decisions

ask-RS-DP03 = { $allied ->
        [1] Союз заключён. Завершите переговоры, когда будете готовы.
       *[other] { $free ->
            [0] Заключить союз уже не с кем. Завершите переговоры, когда будете готовы.
           *[other] Заключите союз или останьтесь без союзника, затем завершите переговоры.
        }
    }
ask-RS-DP05 = Ход приказа { $turn } из 7: выберите приказ. На жетонах: { $mandates }.
ask-RS-DP06 = Ход приказа { $turn } из 7: положите 1 жетон лицом вниз и назовите любой приказ. На жетонах: { $mandates }.
ask-RS-DP07 = Призовите фигурки. Осталось призывов: { $count }.
ask-RS-DP08 = Передвиньте свои фигурки, каждую не больше 1 раза.
ask-RS-DP09 = { $lack ->
        [0] Построить крепость в любом регионе за { $price ->
            [one] { $price } монету
            [few] { $price } монеты
           *[many] { $price } монет
        }?
       *[other] Построить крепость? Она стоит { $price ->
            [one] { $price } монету
            [few] { $price } монеты
           *[many] { $price } монет
        }, вам не хватает { $lack }. Попросите помощи или откажитесь.
    }
ask-RS-DP10 = { $lack ->
        [0] Купить карту? Ваших монет: { $coins }.{ $bonus ->
            [0] { "" }
           *[many] { " " }С привилегией карты дешевле.
        }
       *[other] Купить карту? Монет не хватает, до самой дешёвой ещё { $lack }. Попросите помощи или откажитесь.
    }
ask-RS-DP11 = Куда призвать { $figure-acc }?
ask-RS-DP13 = Замените фигурки соперников своими. Заявлено: { $count } из { $most }.
ask-RS-DP14 = { $kami }: подняться на вершину трека чести?
ask-RS-DP15 = Фудзин: передвиньте свои фигурки. Осталось передвижений: { $count }.
ask-RS-DP16 = { $kami }: куда призвать 1 буси? Подойдёт любой регион.
ask-RS-DP17 = { $lack ->
        [0] Рюдзин: купить карту по полной цене? Ваших монет: { $coins }.
       *[other] Рюдзин: купить карту? Монет не хватает, до самой дешёвой ещё { $lack }. Попросите помощи или откажитесь.
    }
ask-RS-DP18 = { $effects-count ->
        [0] Эффекты есть сразу у нескольких игроков. Ваши первыми или последними?
       *[many] Эффекты есть сразу у нескольких игроков. Ваши ({ $effects-quoted }) первыми или последними?
    }
ask-RS-DP19 = Какой ваш эффект следующий? Ждут: { $effects-quoted }.
ask-RS-DP20 = { $effect-id ->
        [way-of-the-righteous] Карта { $effect-quoted }: взять монеты у каждого игрока, у которого чести меньше? И у союзника, если он ниже.
       *[card] Карта { $effect-quoted }: выберите регион, где у вас ровно 1 фигурка. Буси будут призваны туда.
    }
ask-RS-DP22 = Битва { $province-in }: распределите монеты. У вас { $coins }, поставлено { $count }.
ask-RS-DP23 = Битва { $province-in }: совершить сэппуку? Погибнут все ваши фигурки там: { $count }.
ask-RS-DP24 = Битва { $province-in }: взять заложника? Можно взять ещё: { $count }.
ask-RS-DP25 = Битва { $province-in }: нанять ронинов? Сила вырастет на { $force }.
ask-RS-DP27 = Репарации { $province-in }: кому достанется на 1 монету больше? Осталось раздать: { $count }.
ask-RS-DP28 = { $effect-id ->
        [benevolence] Карта { $effect-quoted }: отдать 1 из уплаченных монет другому игроку за честь и ПО?
        [path-of-the-kenin] Карта { $effect-quoted }: поместить ещё 1 буси в регион с вашей крепостью?
        [path-of-the-light] Карта { $effect-quoted }: поместить 1 синто в святилище?
        [path-of-the-samurai] Карта { $effect-quoted }: поместить 1 буси в любой регион?
        [path-of-the-ninja] Карта { $effect-quoted }: убить 1 буси в любом регионе и потерять честь?
        [path-of-the-monkey] Карта { $effect-quoted }: забрать монеты у самых богатых соперников и потерять честь?
        [path-of-the-serpent] Карта { $effect-quoted }: потребовать пошлину? { $figure-start } идёт морем { $source-from } { $target-to }.
        [mercy] Карта { $effect-quoted }: пощадить фигурки, которые были бы убиты?
        [way-of-the-snake] Карта { $effect-quoted }: выполнить сейчас приказ «{ mandate-betray }»?
        [hotei] { $effect-quoted }: вернуть 1 синто из этого святилища в резерв?
        [benten] { $effect-quoted }: вытеснить монстра { $province-from }?
       *[card] Использовать карту { $effect-quoted }?
    }
ask-RS-DP29 = Карта { $effect-quoted }: заплатить пошлину, 1 монету? Иначе { $figure } остаётся { $source-in } и не идёт { $target-to }.
ask-RS-DP30 = { $effect-quoted }: какую фигурку { $province-in } убить?
ask-RS-DP31 = Перед войной можно в последний раз подарить монеты или ронинов. Завершите переговоры, когда будете готовы.

## Answers

rs-do-offer = Предложить союз { $clan-dat }
rs-do-withdraw = Отозвать предложение { $clan-dat }
rs-do-accept = Принять предложение { $clan-gen }
rs-do-refuse = Отклонить предложение { $clan-gen }
rs-do-ready = Завершить переговоры
rs-do-unready = Вернуться к переговорам
rs-do-choose = Выбрать приказ { $mandate-quoted }
rs-do-bury = Положить { $tile-quoted } лицом вниз, назвать { $mandate-quoted }
rs-do-summon = Призвать { $figure-acc } { $province-to }
rs-do-worship = Призвать { $figure-acc } { $province-to } и отправить в святилище { $kami-gen }
rs-do-done = Закончить
rs-do-move = { $count ->
        [1] Передвинуть { $figure-acc } { $source-from } { $target-to }
       *[many] Передвинуть { $source-from } { $target-to }: { $figure } × { $count }
    }
rs-do-build = { $figure-id ->
        [stronghold] Построить крепость { $province-in }
       *[god] Поставить { $figure-acc } вместо крепости { $province-in }
    }
    .verb = Построить крепость
rs-do-buy = Купить карту { $card-quoted }
rs-do-waive = Купить карту { $card-quoted } без привилегии
rs-do-replace = Заменить { $place-in } { $victim-acc } { $clan-gen } на { $figure-acc } из своего резерва
rs-do-use = Использовать
rs-do-pass = Нет
rs-do-first = Мои эффекты первыми
rs-do-last = Мои эффекты последними
rs-do-effect = Следующий эффект: { $effect-quoted }
rs-do-stake = { $advantage }: { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[many] { $coins } монет
    }
    .verb = Поставить монеты на преимущество
rs-do-confirm = Подтвердить ставку
rs-do-capture = Взять в заложники { $figure-acc } { $clan-gen }
rs-do-give = Отдать 1 монету { $clan-dat }
rs-do-place = Поместить { $figure-acc } { $place-to }
rs-do-kill = Убить { $figure-acc } { $clan-gen } { $province-in }
rs-do-push = Вытеснить { $figure-acc } { $clan-gen } { $target-to }
rs-do-charge = Потребовать пошлину
rs-do-pay = Заплатить пошлину
rs-do-muster = Призвать подкрепление { $province-to }
rs-do-displace = Вернуть в резерв { $figure-acc } { $clan-gen }
rs-do-gift = Подарить { $clan-dat } { $ronin ->
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

## What happens: the season

rs-rules = Дальше партия идёт по новым правилам, версия { $to } вместо { $from }: { $from ->
        [1] перед каждой войной есть последняя пауза для подарков; кто толкает своего монстра, может не платить пошлину и отказаться от движения;{ " " }
        [2] кто толкает своего монстра, может не платить пошлину и отказаться от движения;{ " " }
       *[other] { "" }
    }карту { card-way-of-the-righteous.quoted } можно не использовать, а того, кому не хватает на карту или крепость, ждут, пока ему могут помочь другие.
rs-clans = Дома по порядку мест за столом: { $clans-name }.
rs-shrines = Святилища слева направо: { $shrines }.
rs-season = Начинается { $season }.
rs-wars = Воюющие регионы по порядку: { $provinces }.
rs-cards = Карты { $season-gen } выложены.
rs-returned = { $neighbour-is ->
        [you] Вы возвращаете
       *[named] { $neighbour } возвращает
    } заложника { $player-is ->
        [you] вам
       *[named] игроку { $player }
    }: { $figure }.
rs-cleanup = { $season-start } завершается: монеты и ронины уходят в общий запас, святилища пустеют.

## What happens: gains, losses, honor

rs-coins = { $player-is ->
        [you] Вы получаете
       *[named] { $player } получает
    } { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[many] { $coins } монет
    }: { $cause }.
rs-ronin = { $player-is ->
        [you] Вы получаете
       *[named] { $player } получает
    } { $ronin ->
        [one] { $ronin } ронина
       *[many] { $ronin } ронинов
    }: { $cause }.
rs-points = { $player-is ->
        [you] Вы получаете
       *[named] { $player } получает
    } { $points } ПО: { $cause }.
rs-lost-coins = { $player-is ->
        [you] Вы теряете
       *[named] { $player } теряет
    } { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[many] { $coins } монет
    }: { $cause }.
rs-taken = { $player-is ->
        [you] Вы забираете
       *[named] { $player } забирает
    } { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[many] { $coins } монет
    } у { $neighbour-is ->
        [you] вас
       *[named] игрока { $neighbour }
    }: { $cause }.
rs-lost-points = { $player-is ->
        [you] Вы теряете
       *[named] { $player } теряет
    } { $points } ПО: { $cause }.
rs-honor-up = { $player-is ->
        [you] Вы получаете
       *[named] { $player } получает
    } честь: { $cause }.
rs-honor-down = { $player-is ->
        [you] Вы теряете
       *[named] { $player } теряет
    } честь: { $cause }.
rs-honor-top = { $player-is ->
        [you] Вы поднимаетесь
       *[named] { $player } поднимается
    } на вершину трека чести.
rs-tie = { $place ->
        [nowhere] Ничья
       *[there] Ничья { $place-in }
    }: { $players }. Больше всех чести у { $player-is ->
        [you] вас
       *[named] игрока { $player }
    }.

## What happens: Tea Ceremony and alliances

rs-tea = Чайная церемония: { $season }.
rs-offer = { $player-is ->
        [you] Вы предлагаете
       *[named] { $player } предлагает
    } союз { $neighbour-is ->
        [you] вам
       *[named] игроку { $neighbour }
    }. Об этом знаете только вы двое.
rs-withdrawn = { $player-is ->
        [you] Вы отзываете
       *[named] { $player } отзывает
    } предложение { $neighbour-is ->
        [you] вам
       *[named] игроку { $neighbour }
    }. Об этом знаете только вы двое.
rs-refused = { $player-is ->
        [you] Вы отклоняете
       *[named] { $player } отклоняет
    } { $neighbour-is ->
        [you] ваше предложение
       *[named] предложение игрока { $neighbour }
    }. Об этом знаете только вы двое.
rs-allied = { $neighbour-is ->
        [you] Вы заключаете союз с игроком { $player }
       *[named] { $player-is ->
            [you] Вы заключаете союз с игроком { $neighbour }
           *[named] { $player } и { $neighbour } заключают союз
        }
    }.
rs-ready = { $player-is ->
        [you] Вы завершаете
       *[named] { $player } завершает
    } переговоры.
rs-not-ready = { $player-is ->
        [you] Вы возвращаетесь
       *[named] { $player } возвращается
    } к переговорам.
rs-gift = { $player-is ->
        [you] Вы дарите
       *[named] { $player } дарит
    } { $neighbour-is ->
        [you] вам
       *[named] игроку { $neighbour }
    } { $ronin ->
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
    }.
rs-broken = { $player-is ->
        [you] Вы разрываете
       *[named] { $player } разрывает
    } союз с { $neighbour-is ->
        [you] вами
       *[named] игроком { $neighbour }
    }.

## What happens: mandates

rs-draws = { $player-is ->
        [you] Вы тайно смотрите
       *[named] { $player } тайно смотрит
    } 4 верхних жетона приказов.
rs-mandate = { $player-is ->
        [you] Вы выбираете
       *[named] { $player } выбирает
    } приказ { $mandate-quoted }.
rs-buried = { $player-is ->
        [you] Вы кладёте жетон лицом вниз и называете
       *[named] { $player } кладёт жетон лицом вниз и называет
    } приказ { $mandate-quoted }.
rs-acted = { $player-is ->
        [you] Вы выполнили приказ { $mandate-quoted }
       *[named] Приказ { $mandate-quoted } выполнен: { $player }
    }.
rs-summoned = { $player-is ->
        [you] Вы призываете
       *[named] { $player } призывает
    } { $figure-acc } { $province-to }.
rs-worships = { $player-is ->
        [you] Вы отправляете
       *[named] { $player } отправляет
    } { $figure-acc } в святилище { $kami-gen }.
rs-placed = { $player-is ->
        [you] Вы помещаете
       *[named] { $player } помещает
    } { $figure-acc } { $place-to }.
rs-waits = { $figure-start } ждёт в { $player-is ->
        [you] вашем резерве
       *[named] резерве игрока { $player }
    }: призвать сейчас некуда.
rs-moved = { $player-is ->
        [you] Вы передвигаете
       *[named] { $player } передвигает
    } { $figure-acc } { $source-from } { $target-to }.
rs-toll = { $player-is ->
        [you] Вы требуете
       *[named] { $player } требует
    } пошлину с { $neighbour-is ->
        [you] вас
       *[named] игрока { $neighbour }
    }.
rs-toll-paid = { $player-is ->
        [you] Вы платите
       *[named] { $player } платит
    } пошлину { $neighbour-is ->
        [you] вам
       *[named] игроку { $neighbour }
    }: 1 монета.
rs-turned-back = Пошлина не уплачена, { $figure } остаётся { $province-in }: { $player-is ->
        [you] ваша фигурка
       *[named] { $player }
    }.
rs-built = { $figure-id ->
        [stronghold] { $player-is ->
            [you] Вы строите
           *[named] { $player } строит
        } крепость { $province-in }
       *[god] { $player-is ->
            [you] Вы ставите
           *[named] { $player } ставит
        } { $figure-acc } вместо крепости { $province-in }
    } за { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[many] { $coins } монет
    }.
rs-bought = { $coins ->
        [0] { $player-is ->
            [you] Вы бесплатно берёте
           *[named] { $player } бесплатно берёт
        } карту { $card-quoted }
       *[other] { $player-is ->
            [you] Вы покупаете
           *[named] { $player } покупает
        } карту { $card-quoted } за { $coins ->
            [one] { $coins } монету
            [few] { $coins } монеты
           *[many] { $coins } монет
        }
    }.
rs-shared = { $player-is ->
        [you] Вы отдаёте
       *[named] { $player } отдаёт
    } 1 из уплаченных монет { $neighbour-is ->
        [you] вам
       *[named] игроку { $neighbour }
    }.
rs-harvest = { $player-is ->
        [you] Вы собираете
       *[named] { $player } собирает
    } награду { $province-in }.
rs-replaced = { $player-is ->
        [you] Вы заменяете
       *[named] { $player } заменяет
    } { $place-in } { $neighbour-is ->
        [you] вашу фигурку
       *[named] фигурку игрока { $neighbour }
    }: { $figure }.
rs-sent-home = { $figure-start } возвращается { $place-from } в { $player-is ->
        [you] ваш резерв
       *[named] резерв игрока { $player }
    }.
rs-effect = { $player-is ->
        [you] Вы используете
       *[named] { $player } использует
    } карту { $effect-quoted }.
rs-not-used = { $player-is ->
        [you] Вы не используете
       *[named] { $player } не использует
    } карту { $effect-quoted }.

## What happens: kami turns

rs-kami = Ход ками { $count }.
rs-shrine = Святилище { $kami-gen }: { $player-is ->
        [you] побеждаете вы
       *[named] побеждает { $player }
    }, сила { $force }.
rs-no-shrine = В святилище { $kami-gen } никого нет.
rs-declined = { $player-is ->
        [you] Вы не используете
       *[named] { $player } не использует
    } свойство святилища { $kami-gen }.

## What happens: war

rs-war = Начинается фаза войны: { $season }.
rs-exchanged = { $player-is ->
        [you] Вы меняете
       *[named] { $player } меняет
    } всех ронинов на монеты: { $coins }.
rs-no-war = Битва { $number }: { $province-in } ни у кого нет силы, жетон сброшен.
rs-alone = Битва { $number }: { $province-in } сила есть только у { $player-is ->
        [you] вас
       *[named] игрока { $player }
    }.
rs-peace = Битва { $number }: союзники { $province-in } не сражаются, верх { $player-is ->
        [you] берёте вы
       *[named] берёт { $player }
    }.
rs-battle = Битва { $number } { $province-in }: { $players }.
rs-committed = { $player-is ->
        [you] Вы сделали ставку
       *[named] Ставка сделана: { $player }
    }.
rs-bid = { $bids-count ->
        [0] { $player-is ->
            [you] Вы ничего не ставите
           *[named] { $player } ничего не ставит
        }.
       *[many] { $player-is ->
            [you] Ваша ставка
           *[named] Ставка игрока { $player }
        }: { $bids }.
    }
rs-advantage = Преимущество { $advantage-quoted } { $player-is ->
        [you] получаете вы
       *[named] получает { $player }
    } за { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[many] { $coins } монет
    }.
rs-no-advantage = На преимущество { $advantage-quoted } никто не ставит.
rs-no-use = { $player-is ->
        [you] Вы не используете
       *[named] { $player } не использует
    } преимущество { $advantage-quoted }.
rs-seppuku = { $player-is ->
        [you] Вы совершаете
       *[named] { $player } совершает
    } сэппуку: { $count ->
        [one] { $count } фигурка
        [few] { $count } фигурки
       *[many] { $count } фигурок
    }.
rs-hostage = { $player-is ->
        [you] Вы берёте
       *[named] { $player } берёт
    } в заложники { $figure-acc } { $neighbour-is ->
        [you] из ваших
       *[named] игрока { $neighbour }
    }.
rs-hired = { $player-is ->
        [you] Вы нанимаете
       *[named] { $player } нанимает
    } ронинов: сила +{ $force }.
rs-force = { $player-is ->
        [you] Ваша сила
       *[named] { $player }
    } { $province-in }: { $player-is ->
        [you] { $force }
       *[named] сила { $force }
    }.
rs-victory = { $player-is ->
        [you] Вы побеждаете
       *[named] { $player } побеждает
    } { $province-in }: сила { $force }.
rs-token = { $player-is ->
        [you] Вы получаете
       *[named] { $player } получает
    } жетон воюющего региона: { $province }, { $season }.
rs-killed = Убита { $province-in } { $player-is ->
        [you] ваша фигурка
       *[named] фигурка игрока { $player }
    }: { $figure } ({ $cause }).
rs-spared = { $player-is ->
        [you] Вы щадите
       *[named] { $player } щадит
    } фигурки { $province-in }.
rs-poets = «Поэмы павшим»: { $player-is ->
        [you] вы
       *[named] { $player }
    }, убитых фигурок: { $kills }.
rs-reparations = { $player-is ->
        [you] Вы платите
       *[named] { $player } платит
    } репарации { $neighbour-is ->
        [you] вам
       *[named] игроку { $neighbour }
    }: { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[many] { $coins } монет
    }.
rs-bids-lost = { $player-is ->
        [you] Ваша ставка
       *[named] Ставка игрока { $player }
    } уходит в общий запас: { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[many] { $coins } монет
    }.
rs-war-over = Битва { $number } { $province-in } окончена.

## What happens: Winter and the end

rs-scored = { $player-is ->
        [you] Вы получаете
       *[named] { $player } получает
    } { $points } ПО: { $cause }.
rs-end = { $players-count ->
        [1] Партия окончена. { $players-is ->
            [you] Вы победили
           *[named] Побеждает { $players }
        }.
       *[many] Партия окончена. Общая победа: { $players }.
    }

## Answers that are refused

rs-refuse-clan = { $clan-start } не может стать вашим союзником: этого дома нет в партии, или это ваш дом. Выберите другой.
rs-refuse-allied = У вас или у { $clan-gen } в это время года уже есть союзник. Союз возможен только между домами без союзника.
rs-refuse-no-offer = Предложения от { $clan-gen } сейчас нет. Предложите союз сами.
rs-refuse-not-offered = Вы не предлагали союз { $clan-dat }, отзывать нечего.
rs-refuse-offered = Вы уже предложили союз { $clan-dat }. Дождитесь ответа или отзовите предложение.
rs-refuse-lotus = Вы играете за дом Лотоса: положите жетон лицом вниз и назовите приказ.
rs-refuse-not-lotus = Класть жетоны лицом вниз может только дом Лотоса. Выберите один из своих приказов.
rs-refuse-tile = Приказа { $mandate-quoted } нет среди 4 ваших жетонов. Выберите один из них.
rs-refuse-unready = Вы ещё не завершили переговоры. Продолжайте их.
rs-refuse-gift-time = Дарить монеты и ронинов можно только во время чайной церемонии и в фазе политики. Дождитесь следующего времени года.
rs-refuse-gift-clan = Этому дому ничего подарить нельзя: его нет в партии, или он ваш. Выберите другой.
rs-refuse-gift-nothing = В подарке должна быть хотя бы 1 монета или 1 ронин.
rs-refuse-gift-amount = Столько подарить нельзя: у вас { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[many] { $coins } монет
    } и { $ronin ->
        [one] { $ronin } ронин
        [few] { $ronin } ронина
       *[many] { $ronin } ронинов
    }. Подарите меньше.
rs-refuse-reserve = В вашем резерве такой фигурки нет: { $figure }. Выберите фигурку из резерва.
rs-refuse-moon = У дома Луны в одном регионе никогда не бывает больше 2 фигурок: { $province-in } для { $figure-gen } места нет. Выберите другой регион.
rs-refuse-worship = В святилище { $kami-gen } можно отправить только синто. Призовите { $figure-acc } { $province-to } без поклонения.
rs-refuse-shrine = Святилища { $kami-gen } в этой партии нет, отправить туда { $figure-acc } нельзя. Выберите одно из 4 святилищ или оставьте фигурку { $province-in }.
rs-refuse-moon-shrines = У дома Луны во всех святилищах вместе никогда не бывает больше 2 фигурок. Оставьте { $figure-acc } { $province-in }.
rs-refuse-stronghold = Призвать { $figure-acc } { $province-to } нельзя: там нет вашей крепости. Выберите регион со своей крепостью.
rs-refuse-summons = Все ваши призывы { $province-in } исчерпаны. Выберите другой регион со своей крепостью или закончите.
rs-refuse-no-figure = У вас { $source-in } нет такой фигурки, чтобы передвинуть её { $target-to }: { $figure }. Выберите другую.
rs-refuse-move-count = Столько фигурок { $source-from } { $target-to } не передвинуть: { $figure }. Их у вас там { $here }; передвиньте хотя бы 1, но не больше, чем есть.
rs-refuse-far = Передвинуть { $figure-acc } { $source-from } { $target-to } нельзя: там нет ни границы, ни морского пути. Выберите соседний регион.
rs-refuse-toll = Морской путь { $source-from } { $target-to } закрыт, { $figure } не пройдёт: пошлина не уплачена. Выберите другой путь.
rs-refuse-fujin = У Фудзина осталось меньше передвижений: { $count }. Передвиньте меньше фигурок.
rs-refuse-moved = Больше таких фигурок { $source-from } { $target-to } этим приказом не передвинуть: { $figure }. Каждая передвигается 1 раз. Передвиньте другие или закончите.
rs-refuse-price = Это стоит { $price ->
        [one] { $price } монету
        [few] { $price } монеты
       *[many] { $price } монет
    }, у вас { $coins }. Попросите помощи, выберите что-нибудь дешевле или откажитесь.
rs-refuse-built = Все 4 ваши крепости уже на карте. Продолжайте без строительства.
rs-refuse-no-stronghold = Построить { $figure-acc } нельзя: этой фигурки нет в вашем резерве, она не считается крепостью, или для неё нет места. Постройте крепость.
rs-refuse-display = Карты { $card-quoted } нет среди доступных. Выберите одну из них.
rs-refuse-monster = Карту { $card-quoted } вам купить нельзя: боги счастья есть только у домов Солнца и Луны, все остальные монстры — у других домов. Выберите другую карту.
rs-refuse-waive = Отказаться от привилегии ради карты { $card-quoted } нельзя: это ничего не меняет, или не хватает монет. Купите её с привилегией.
rs-refuse-victim = Там нет такой фигурки соперника: { $figure }. Выберите другую.
rs-refuse-daimyo = Заменить { $figure-acc } нельзя: даймё не предают. Выберите другую фигурку.
rs-refuse-shrine-victim = Фигурку в святилище заменить нельзя: { $figure }. Выберите фигурку на карте.
rs-refuse-type = Заменить { $figure-acc } на { $own-acc } нельзя: нужны фигурки одного типа. Выберите другую фигурку.
rs-refuse-moon-replace = У дома Луны в одном месте никогда не бывает больше 2 фигурок, а там места нет. Выберите другую фигурку.
rs-refuse-victims = Больше так заменить нельзя: не больше 2 фигурок разных соперников и сколько позволяют карты сверх того. Выберите другую фигурку или закончите.
rs-refuse-raijin = Райдзин призывает только буси. Выберите для него регион.
rs-refuse-card-use = Использовать так карту { $card-quoted } нельзя. Выберите один из предложенных ответов.
rs-refuse-effect = Среди ваших эффектов такого сейчас нет: { $effect-quoted }. Выберите один из тех, что ждут.
rs-refuse-same-stake = На преимущество { $advantage-quoted } вы уже поставили столько же. У вас { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[many] { $coins } монет
    }: измените ставку или подтвердите её.
rs-refuse-stake = Столько на преимущество { $advantage-quoted } поставить нельзя: всего у вас { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[many] { $coins } монет
    }. Поставьте меньше.
rs-refuse-extra = { $clan-start } не может получить монету из остатка: он здесь не проиграл, или она у него уже есть. Выберите другой.
rs-refuse-capture = Здесь нет такой фигурки другого игрока: { $figure }. Выберите другую.
rs-refuse-capture-daimyo = Взять в заложники { $figure-acc } нельзя: даймё никогда не берут. Выберите другую фигурку.
rs-conflict-clans = Число игроков: { $players }, а { $count ->
        [one] выбран { $count } дом
        [few] выбрано { $count } дома
       *[many] выбрано { $count } домов
    }. Выберите столько домов, сколько игроков, или положитесь на случай.
rs-conflict-dynasty = Дома Солнца и Луны есть только в дополнении «Вторжение династии». Включите его или выберите другие дома.

## Values of one's own that cannot be

rs-data-number = В поле «{ $name }» нужны целые числа от 0 до 60.
rs-data-list = В поле «{ $name }» нужен список той же длины, что во встроенном файле данных.
rs-data-name = В поле «{ $name }» есть название, которого не существует. Возьмите названия из встроенного файла данных.
rs-data-twice = В поле «{ $name }» одно и то же названо дважды. Назовите каждое один раз.
rs-data-tiles = В поле «{ $name }» должно быть 2: время года рассчитано на 10 жетонов приказов.
rs-data-route = В поле «{ $name }» соединены два региона, у которых уже есть общая граница. Назовите только регионы без общей границы.
rs-data-monster = «{ $name }»: у монстра 1 карта типа monster, и у других карт такого типа нет. Исправьте это.

## Positions that cannot be

rs-bad-honor = На треке чести каждый дом должен быть один раз. Исправьте позицию.
rs-bad-figures = У { $clan-gen } должно быть 1 даймё, 3 синто и 6 буси, каждый в одном месте. Исправьте позицию.
rs-bad-strongholds = У { $clan-gen } на карте должно быть от 1 до 4 крепостей. Исправьте позицию.
rs-bad-goods = У { $clan-gen } меньше 0 монет, ронинов или ПО. Исправьте позицию.
rs-bad-ally = У союзника { $clan-gen } другой союзник. Исправьте позицию.
rs-bad-moon = У { $clan-gen } больше 2 фигурок в регионе или в святилищах. Исправьте позицию.
rs-bad-monster = { $figure-start }: фигурка должна быть у владельца или в запасе монстров. Исправьте позицию.
rs-bad-tiles = Жетонов приказов должно быть 10, по 2 на каждый приказ; в позиции их { $count }. Исправьте позицию.
rs-bad-card = Копий карты { $card-quoted } больше, чем есть в игре. Исправьте позицию.
rs-bad-tokens = У жетона воюющего региона два владельца, или такого жетона нет. Исправьте позицию.
rs-bad-hostages = Во время чайной церемонии и в фазе политики заложников ни у кого нет. Исправьте позицию.
rs-bad-shrines = Во время чайной церемонии святилища пусты. Исправьте позицию.
rs-bad-battle = Битвы { $province-in } не будет: нужны хотя бы два клана, которые не в союзе. Поставьте туда фигурки другого клана.

## What bots say

rs-say-offer = Предлагаю вам союз. Вместе нам будет легче.
rs-say-accept = Принимаю. За наш союз!
rs-say-ask-loyal = Пообещайте мне верность, как я обещаю её вам.
rs-say-refuse-ahead = Нет: вы слишком вырвались вперёд.
rs-say-refuse-plans = Нет, спасибо: у меня другие планы.
rs-say-refuse-trust = Нет: вы уже предавали союзника.
rs-say-refuse-price = Не даром. За две монеты или обещание их дать пойду с вами в союз.
rs-say-gift = Как и обещано.
rs-say-thanks = Спасибо за подарок. Я его запомню.
rs-say-betray = Нашему союзу конец, { $neighbour }. Слишком многое стояло на кону.
rs-say-betray-ahead = Вы слишком вырвались вперёд, { $neighbour }. Нашему союзу конец.
rs-say-betray-behind = Отставать дальше мне нельзя, { $neighbour }. Нашему союзу конец.
rs-say-broke = Помню о своём обещании. Но на кону стояло слишком многое.
rs-say-promise = Хорошо. Ловлю вас на слове.
rs-say-doubt = Однажды вы уже нарушили слово. Посмотрим.

## Reasons of hints, and what one player has more or less of than the others

rs-why-points = { $way ->
        [less] Меньше ПО
       *[more] Больше ПО
    }
rs-why-tokens = { $way ->
        [less] Меньше за жетоны регионов в конце игры
       *[more] Больше за жетоны регионов в конце игры
    }
rs-why-land = { $way ->
        [less] Меньше шансов { $province-in }
       *[more] Больше шансов { $province-in }
    }
rs-why-coins = { $way ->
        [less] Меньше монет и ронинов для войны
       *[more] Больше монет и ронинов для войны
    }
rs-why-honor = { $way ->
        [less] Ниже честь: она решает ничьи
       *[more] Выше честь: она решает ничьи
    }
rs-why-strongholds = { $way ->
        [less] Меньше крепостей на следующие времена года
       *[more] Больше крепостей на следующие времена года
    }
rs-why-figures = { $way ->
        [less] Меньше Силы на карте
       *[more] Больше Силы на карте
    }
rs-why-cards = { $way ->
        [less] Слабее карты времён года
       *[more] Лучше карты времён года
    }
rs-why-alliance = { $way ->
        [less] Меньше пользы от союзов
       *[more] Больше пользы от союзов
    }
rs-why-shrines = { $way ->
        [less] Меньше даров от ками
       *[more] Больше даров от ками
    }
