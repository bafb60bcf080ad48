house-east = восток
house-south = юг
house-west = запад
house-north = север
good-salt = соль
good-rice = рис
good-tea = чай
good-silk = шёлк

kind-card = карта
    .how = номер карты
kind-house = дом
    .how = дом: east, south, west или north
kind-coins = монеты
    .how = число монет

kr-option-players = Игроки
    .about = От 2 до 4.
kr-option-players-2 = 2
kr-option-players-3 = 3
kr-option-players-4 = 4
kr-option-rounds = Партии товара
    .about = Сколько партий товара выставят на торги.
kr-option-rounds-3 = 3 партии
kr-option-rounds-4 = 4 партии
kr-option-draw = Продавцы
    .about = Берёт ли карту тот, кто продаёт товар.
kr-option-draw-yes = берут карту
kr-option-draw-no = ничего не берут

ask-KR-D1 = Поставьте карту. На торгах { $lot }, очков: { $worth }.
ask-KR-D2 = Товар ваш: { $lot }. Сложить в амбар (очков: { $worth }) или продать (очков: { $half })?

kr-do-bid = Поставить { $card }
kr-do-store = Сложить в амбар
kr-do-sell = Продать
kr-do-gift = Дать дому «{ $house }» { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[other] { $coins } монет
    }

kr-rules = Дальше игра идёт по новым правилам, версия { $to } вместо { $from }: половина цены округляется вверх.
kr-round = Раунд { $round }.
kr-dealt = Вам досталась карта { $card }.
kr-lot = На торгах { $lot }, очков: { $worth }.
kr-sealed = Ставка сделана: { $player }.
kr-bid = { $player }: ставка { $card }.
kr-stored = { $player } складывает в амбар { $lot }: очков { $points }.
kr-sold = { $player } продаёт { $lot } (очков: { $points }).
kr-gift = { $player } отдаёт игроку { $neighbour } { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[other] { $coins } монет
    }.
kr-end = { $player }: очков в конце { $points }.

kr-refuse-card = Карты { $card } у вас нет. Поставьте карту с руки.
kr-refuse-house = Там больше никто не сидит. Выберите другой дом.
kr-refuse-coins = У вас монет: { $coins }. Отдайте хотя бы 1, но не больше.
kr-bad-cards = Каждая карта должна лежать в одном месте.
kr-bad-coins = Монет не хватает, или их слишком много.
kr-bad-lot = Товар выставлен на торги, только пока идёт продажа.
kr-data-none = В этой игре нет чисел, которые можно заменить.

kr-view-round = Раунд
kr-view-lot = На торгах
kr-view-worth = Цена
kr-view-pile = Колода
kr-view-cards = Карты
kr-view-coins = Монеты
kr-view-points = Очки
kr-view-played = Сыграно
kr-view-hand = Рука
kr-view-bid = Ваша ставка
