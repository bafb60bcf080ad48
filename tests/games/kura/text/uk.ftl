house-east = схід
house-south = південь
house-west = захід
house-north = північ
good-salt = сіль
good-rice = рис
good-tea = чай
good-silk = шовк

kind-card = карта
    .how = номер карти
kind-house = дім
    .how = дім: east, south, west або north
kind-coins = монети
    .how = кількість монет

kr-option-players = Гравці
    .about = Від 2 до 4.
kr-option-players-2 = 2
kr-option-players-3 = 3
kr-option-players-4 = 4
kr-option-rounds = Партії товару
    .about = Скільки партій товару виставлять на торги.
kr-option-rounds-3 = 3 партії
kr-option-rounds-4 = 4 партії
kr-option-draw = Продавці
    .about = Чи бере карту той, хто продає товар.
kr-option-draw-yes = беруть карту
kr-option-draw-no = нічого не беруть

ask-KR-D1 = Поставте карту. На торгах { $lot }, очок: { $worth }.
ask-KR-D2 = Товар ваш: { $lot }. Скласти до комори (очок: { $worth }) чи продати (очок: { $half })?

kr-do-bid = Поставити { $card }
kr-do-store = Скласти до комори
kr-do-sell = Продати
kr-do-gift = Дати дому «{ $house }» { $coins ->
        [one] { $coins } монету
        [few] { $coins } монети
       *[other] { $coins } монет
    }

kr-rules = Далі гра йде за новими правилами, версія { $to } замість { $from }: половина ціни округлюється вгору.
kr-round = Раунд { $round }.
kr-dealt = Вам дісталася карта { $card }.
kr-lot = На торгах { $lot }, очок: { $worth }.
kr-sealed = Ставку зроблено: { $player }.
kr-bid = { $player }: ставка { $card }.
kr-stored = { $player } складає до комори { $lot }: очок { $points }.
kr-sold = { $player } продає { $lot } (очок: { $points }).
kr-gift = { $player } віддає гравцеві { $neighbour } { $coins ->
        [one] { $coins } монету
        [few] { $coins } монети
       *[other] { $coins } монет
    }.
kr-end = { $player }: очок наприкінці { $points }.

kr-refuse-card = Карти { $card } у вас немає. Поставте карту з руки.
kr-refuse-house = Там більше ніхто не сидить. Виберіть інший дім.
kr-refuse-coins = У вас монет: { $coins }. Віддайте хоча б 1, але не більше.
kr-bad-cards = Кожна карта має лежати в одному місці.
kr-bad-coins = Монет бракує, або їх забагато.
kr-bad-lot = Товар виставлено на торги, лише поки триває продаж.
kr-data-none = У цій грі немає чисел, які можна замінити.

kr-view-round = Раунд
kr-view-lot = На торгах
kr-view-worth = Ціна
kr-view-pile = Колода
kr-view-cards = Карти
kr-view-coins = Монети
kr-view-points = Очки
kr-view-played = Зіграно
kr-view-hand = Рука
kr-view-bid = Ваша ставка
