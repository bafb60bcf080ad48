# What the browser client says about Shogun alone.

web-points = Переможні очки
web-result-score = { $points } ПО
web-result-tie-shogun = За рівних очок вирішують скрині; за рівних скринь місце спільне.
web-value-shogun-events = Події 1–12: втрата рису взимку
web-value-shogun-winter = Нестача 0 / 1 / 2 / … / 7: повстання · селян у кожному
web-value-shogun-tower = Вежа: імовірність, що кинутий кубик застрягне · найбільша, що випаде той, що лежав усередині · за скількох кубиків досягаються дві третини від неї
web-value-shogun-tower-plain = Проста вежа: імовірність, що кинутий кубик застрягне · що випаде той, що лежав усередині
web-value-shogun-favours-chests = Карти прихильності 2 / 9 / 16: скрині
web-value-shogun-favours-armies = Карти прихильності 3 / 8 / 14: армії в лоток
web-value-shogun-favours-rice = Карти прихильності 5 / 15 / 20: рис
web-value-shogun-favours-points = Карти прихильності 6 / 13 / 19: переможні очки
web-value-shogun-favours-landing = Карта прихильності 12: армії
web-value-shogun-valour = Карти доблесті 2 · 3 · 4: скрині / рис / армії / очки
web-value-shogun-dajokan = «Даджьокан»: очки рядів · стовпців

# Shogun's board and tower
web-sg-sign-unrest = жетон заворушень
web-sg-sign-general = генерал
web-sg-sign-statue = статуя
web-sg-map = Поле: провінції
web-sg-stage = Рік { $year }, { $season }: { $phase }
web-sg-year = Рік { $year } · { $season }
web-sg-phase-draft = вибір провінцій
web-sg-phase-planning = планування
web-sg-phase-auction = аукціон
web-sg-phase-palace = палац
web-sg-phase-valour = карти доблесті
web-sg-phase-generals = генерали
web-sg-phase-departments = відомства
web-sg-phase-action = { $number }/10 · { $name }
web-sg-phase-winter = рис і очки
web-sg-phase-end = кінець партії
web-sg-good-chests = Скрині: { $count }
web-sg-good-rice = Рис: { $count }
web-sg-good-provinces = Провінції: { $count }
web-sg-good-supply = Армії в особистому запасі: { $count }
web-sg-winter-now = Якби зараз настала зима: +{ $count } ПО
web-sg-chests = Скрині
web-sg-rice = Рис
web-sg-taxes = Податки
web-sg-provinces = Провінції
web-sg-supply = Армії в особистому запасі
web-sg-vp = ПО
web-sg-armies = Армії
web-sg-armies-of = { $player }: { $armies ->
        [one] { $armies } армія
        [few] { $armies } армії
       *[many] { $armies } армій
    }
web-sg-neutral = нейтральна
web-sg-space = вільна комірка будівлі
web-sg-calm = Заворушень немає.
web-sg-would-revolt = { $markers ->
        [one] { $markers } жетон заворушень
        [few] { $markers } жетони заворушень
       *[many] { $markers } жетонів заворушень
    }: збір податків або конфіскація рису спричинить повстання. Армій селян: { $farmers }, армій проти них: { $armies }.
web-sg-revolt-throws = Армій селян: { $farmers }, армій проти них: { $armies }.
web-sg-threat = Загроза: { $player } може атакувати { $source-from }, армій: { $armies }.
web-sg-general-here = Тут генерал гравця { $player }.
web-sg-statues-here = Статуй тут: { $count }.
web-sg-neighbours = Поруч:
web-sg-sea = морем
web-sg-card-values = { $province }: податки { $chests }, рис { $rice }, комірки будівель { $spaces }.
web-sg-card-values-short = Податки { $chests }, рис { $rice }, комірки будівель { $spaces }
web-sg-space-order = Ваше місце в порядку ходів: { $number }.
web-sg-aim-attack = Атака: { $target }
web-sg-aim-move = Переміщення { $target-to }
web-sg-fewer = На 1 армію менше
web-sg-more = На 1 армію більше
web-sg-do-attack = Атакувати: { $armies ->
        [one] { $armies } армія
        [few] { $armies } армії
       *[many] { $armies } армій
    }
web-sg-do-move = Перемістити: { $armies ->
        [one] { $armies } армія
        [few] { $armies } армії
       *[many] { $armies } армій
    }
web-sg-with-extra = «{ $special }»: кинути ще 1 армію з особистого запасу
web-sg-stay-behind = Залишиться { $province-in }: { $armies }.
web-sg-then-there = Стане { $province-in }: { $armies }.
web-sg-odds = Імовірності: { $win } % — провінція ваша, { $none } % — нейтральна, { $hold } % — лишається в захисника.
web-sg-odds-neutral = Імовірність захоплення { $win } %. Інакше провінція лишиться нейтральною: армії, що випали в лоток, повернуться в особистий запас, решта лишиться у вежі.
web-sg-odds-defence = Імовірності: { $hold } % — ви втримаєте провінцію, { $none } % — вона стане нейтральною, { $win } % — її захоплять.
web-sg-made-own = ваших уже в лотку: { $count }
web-sg-made-own-stuck = ваших застрягло у вежі: { $count }
web-sg-made-theirs = армій проти вас: { $count }
web-sg-made-theirs-stuck = армій захисника застрягло у вежі: { $count }
web-sg-made-farmers = селяни допомагають захисникові: { $count }
web-sg-made-farmers-neutral = селяни чинять опір: { $count }
web-sg-made-farmers-stuck = селян застрягло у вежі: { $count }
web-sg-chance-win = захоплення { $percent } %
web-sg-chance-hold = утримана { $percent } %
web-sg-chance-none = нейтральна { $percent } %
web-sg-chance-fail = не захоплена { $percent } %
web-sg-defend-with = З додатковою армією в обороні:
web-sg-defend-without = Без неї:
web-sg-tower = Вежа і лоток
web-sg-inside = у вежі
web-sg-tray = лоток
web-sg-stock = Армій селян у загальному запасі: { $farmers }
web-sg-farmers = Селяни
web-sg-throw-setup = Вежу наповнюють
web-sg-throw-setup-held = Лишилося у вежі: { $count }. Усе, що випало, повернулося в запаси.
web-sg-throw-battle = Битва { $province-in }
web-sg-throw-revolt = Повстання { $province-in }
web-sg-throw-again = Показати ще раз
web-sg-throw-before = Попередній кидок
web-sg-throw-next = Наступний кидок
web-sg-went-in = кинуто
web-sg-fell = випало
web-sg-role-attack = атака
web-sg-role-defence = оборона
web-sg-role-help = допомагають обороні
web-sg-role-unrest = не б’ються: тут заворушення
web-sg-role-nobody = не рахуються
web-sg-left-in-tray = Що не рахується, лишається в лотку.
web-sg-extra = { $player }: +1 армія ({ $help ->
        [attack] особлива карта
        [castle] гарнізон
       *[defence] особлива карта
    }).
web-sg-end-conquered = { $player-is ->
        [you] Ви захоплюєте
       *[named] { $player } захоплює
    } провінцію { $province }: для атаки випало більше. Втрачено армій: { $lost }, лишилося там: { $armies }.
web-sg-end-held = { $player-is ->
        [you] Ви утримуєте
       *[named] { $player } утримує
    } провінцію { $province }: для оборони випало більше.{ $farmers ->
        [yes] { " " }Першими гинуть селяни, які билися.
       *[no] { "" }
    } Втрачено армій: { $lost }, лишилося там: { $armies }.
web-sg-end-repelled = Армій випало не більше, ніж селян: провінція { $province } лишається нейтральною, армії, що випали, повертаються в особистий запас.
web-sg-end-stand-off = Переможця немає: усі армії, що билися, повертаються в запаси, провінція { $province } стає нейтральною.
web-sg-end-put-down = Армій випало більше, ніж селян: { $player-is ->
        [you] ви зберігаєте
       *[named] { $player } зберігає
    } провінцію { $province }. Втрачено: { $lost }, лишилося: { $armies }.
web-sg-end-overrun = Армій випало не більше, ніж селян: { $player-is ->
        [you] ви втрачаєте
       *[named] { $player } втрачає
    } провінцію { $province }, вона стає нейтральною.
web-sg-ending = { $ending ->
        [conquered] Захоплено
        [held] Утримано
        [repelled] Атаку відбито
        [stand-off] Переможця немає
        [put-down] Придушено
       *[overrun] Втрачено
    }
web-sg-note-conquered = { $player } захоплює вашу провінцію { $province }{ $planned ->
        [yes] ; ваша дія «{ $slot }» пропадає
       *[no] { "" }
    }.
web-sg-note-stand-off = { $player } атакує провінцію { $province }: ви її втрачаєте, вона стає нейтральною{ $planned ->
        [yes] ; ваша дія «{ $slot }» пропадає
       *[no] { "" }
    }.
web-sg-note-overrun = Повсталі селяни відбирають у вас провінцію { $province }{ $planned ->
        [yes] ; ваша дія «{ $slot }» пропадає
       *[no] { "" }
    }.
web-sg-bids = Ставки відкрито
web-sg-event-now = Поточна подія
web-sg-events-rest = Ще будуть цього року: { $count }
web-sg-events-winter = Подія зими
web-sg-events-next = Події нового року: { $count }
web-sg-specials = Особливі карти й порядок ходів
web-sg-actions = Порядок дій
web-sg-face-down = долілиць
web-sg-slot-hidden = карта лежить долілиць
web-sg-slot-empty = карти немає
web-sg-slot-unknown = невідомо
web-sg-beside = Поруч із полем
web-sg-tab-table = Огляд
web-sg-tab-planning = Мій план
web-sg-tab-map = Мапа
web-sg-tab-auction = Аукціон
web-sg-tab-draft = Вибір
web-sg-tab-court = Палац
web-sg-tab-dajokan = Даджьокан
web-sg-tab-winter = Зима
web-sg-by-time = за часом
web-sg-by-region = за регіонами
web-sg-no-region = Не за регіонами
web-sg-time = { $key ->
        [winter1] Перша зима
        [winter2] Друга зима
        [year1] Протягом року 1
        [year2] Протягом року 2
       *[end] Кінець партії
    }
web-sg-time-brief = { $key ->
        [winter1] Зима 1
        [winter2] Зима 2
        [year1] Рік 1
        [year2] Рік 2
       *[end] Кінець
    }
web-sg-gain = { $key ->
        [provinces] Провінції
        [buildings] Будівлі
        [castles] Найбільше замків
        [temples] Найбільше храмів
        [theatres] Найбільше театрів Но
        [statues] Статуї
        [favour] Прихильність
        [valour] Карти доблесті
       *[dajokan] Планшет Даджьокану
    }
web-sg-hands = Плани й карти в руках
web-sg-hands-plan = у плані
web-sg-hands-hand = у руці
web-sg-hands-nothing = нічого прихованого
web-sg-reading = Як читати поле
web-sg-reading-ground = Колір і візерунок землі показують регіон. Внутрішня облямівка й фішка показують, чия провінція: колір і форма однакові для всього, що належить гравцеві.
web-sg-reading-token = Число на фішці — кількість армій. Пунктирне кільце — нейтральна провінція.
web-sg-reading-more = Жирний контур або «+2»: там стоїть більше, ніж поміщається. Наведіть на провінцію вказівник, натисніть на неї або наблизьте мапу.
web-sg-reading-numbers = Ближче: квадрати — комірки будівель, число біля скрині — податки, біля чаші — рис.
web-sg-reading-unrest = Вогонь — жетон заворушень: збір податків або конфіскація рису там спричинить повстання.
web-sg-reading-routes = Сусідні провінції мають спільний кордон або з’єднані морським шляхом із човном. Заштриховані землі не беруть участі в партії.
web-sg-reading-tower = Частина кубиків лишається у вежі й може випасти в одній із наступних битв. Кубики гравців, які в ній не беруть участі, не рахуються й чекають у лотку. Усе, що лежить у лотку, наступного разу кидають знову.
web-sg-reading-row = Стяги показують порядок десяти дій; друга п’ятірка лежить долілиць. Під кожною дією — ваша карта і планшети інших гравців. Фішка з обідком: карту вже відкрито. Бліда: карти немає.
web-sg-reading-winter = Мале число поруч з очками гравця — скільки принесла б зима, якби вона настала зараз.
web-sg-reading-move = Рухайте поле мишею або пальцями, масштаб змінюють колесо, щипок і клавіші + та −; рамка показує все поле.

## Shogun: planning, auction, draft, court, Dajokan, Winter
web-sg-plan = Ваш план
web-sg-plan-open = Дії 1–⁠{ $last }, за порядком
web-sg-plan-hidden = Дії { $first }–10, порядок ще прихований
web-sg-plan-beside = Ставка
    .court = Ставка й палац
web-sg-plan-slot = { $name ->
        [castle] Замок
        [temple] Храм
        [theatre] Театр
        [rice] Рис
        [tax] Податки
        [deploy5] 5 армій
        [deploy3] 3 армії
        [deploy1] 1 армія, переміщення
        [battle1] Битва I
        [battle2] Битва II
        [auction] Аукціон
        [exchange1] Обмін 1
        [exchange2] Обмін 2
       *[exchange3] Обмін 3
    }
web-sg-plan-slot-label = { $slot }{ $place ->
        [0] { "" }
       *[other] , дія { $place }
    }{ $price ->
        [0] { "" }
       *[other] , ціна у скринях: { $price }
    }: { $filled ->
        [no] порожньо
       *[yes] { $card }
    }
web-sg-plan-empty = покладіть карту
web-sg-plan-none = порожньо
web-sg-plan-idle = без дії
web-sg-plan-gain = { $what ->
        [chests] +{ $amount } { $most ->
            [one] скриня
            [few] скрині
           *[many] скринь
        }
        [rice] +{ $amount } рису
        [armies] +{ $amount } { $most ->
            [one] армія
            [few] армії
           *[many] армій
        }
        [march] { $most ->
            [0] переміщувати нікого
            [one] перемістити до { $amount } армії
           *[many] перемістити до { $amount } армій
        }
        [officials] +{ $amount } { $most ->
            [one] чиновник
            [few] чиновники
           *[many] чиновників
        }
        [bid] ставка: { $most ->
            [one] { $amount } скриня
            [few] { $amount } скрині
           *[many] { $amount } скринь
        }
       *[building] комірка { $space } з { $spaces }
    }
web-sg-plan-land-bid = ставка: провінція
web-sg-plan-warn-same = така будівля вже є
web-sg-plan-warn-space = немає вільної комірки будівлі
web-sg-plan-warn-tiles = таких будівель не лишилося
web-sg-plan-warn-chests = ціна { $price }, а скринь буде { $chests }
web-sg-plan-warn-chests-maybe = скринь може забракнути: порядок ще прихований
web-sg-plan-warn-supply = мало армій в особистому запасі: { $armies }
web-sg-plan-warn-supply-maybe = армій може забракнути, у запасі { $armies }
web-sg-plan-warn-alone = армія лише одна: ні перемістити, ні атакувати
web-sg-plan-warn-revolt = повстання: { $farmers ->
        [one] { $farmers } армія селян
        [few] { $farmers } армії селян
       *[many] { $farmers } армій селян
    } проти { $armies ->
        [one] { $armies } вашої
       *[many] { $armies } ваших
    }
web-sg-plan-warn-lost = провінція вже не ваша
web-sg-plan-warn-bid = ціна { $price }, у вас { $chests }
web-sg-plan-warn-exchange-armies = потрібно більше ніж { $armies ->
        [one] { $armies } армія
        [few] { $armies } армії
       *[many] { $armies } армій
    } у провінції
web-sg-plan-warn-exchange-officials = мало чиновників в особистому запасі
web-sg-plan-warn-exchange-tray = мало ваших армій у лотку
web-sg-plan-chests = Скрині
web-sg-plan-rice = Рис
web-sg-plan-supply = Запас
web-sg-plan-few = Карт у вас { $cards }, а комірок { $slots }: покладіть усі карти, решта комірок лишиться порожньою.
web-sg-plan-ready = План готовий.
web-sg-plan-again = Як минулого разу
web-sg-plan-suggest = Запропонувати план
web-sg-plan-suggesting = Бот планує…
web-sg-plan-clear = Очистити
web-sg-plan-stop = Стоп
web-sg-plan-sealed = План підтверджено. Поки не готовий останній із гравців, його можна змінити.
web-sg-plan-take-back = Змінити план
web-sg-plan-help = Кожну дію виконує одна з ваших провінцій, і кожна — один раз. Виберіть карту, потім комірку.
web-sg-plan-held-card = { $card }: виберіть комірку.
web-sg-plan-held-slot = { $slot }: виберіть карту.
web-sg-plan-drop = Скасувати
web-sg-plan-lift = Зняти карту
web-sg-plan-cards = Ваші провінції
web-sg-plan-intrigue = Карти інтриг
web-sg-plan-sort = Порядок
web-sg-plan-show = Показати
web-sg-plan-sort-by = { $sort ->
        [name] за назвою
        [tax] за податками
        [rice] за рисом
        [spaces] за вільними комірками
        [unrest] за заворушеннями
        [armies] за арміями
       *[region] за регіоном
    }
web-sg-plan-filter = { $filter ->
        [all] усі
        [free] ще без плану
        [calm] без заворушень
        [site] з вільною коміркою
       *[strong] з 2 арміями й більше
    }
web-sg-plan-nothing = Таких немає.
web-sg-plan-land = { $province }: податки { $tax }, рис { $rice }, вільних комірок { $free } з { $spaces }, заворушення { $unrest }, армії { $armies }{ $planned ->
        [no] { "" }
       *[yes] . У плані: { $slot }
    }
web-sg-plan-general = тут ваш генерал
web-sg-plan-near = Сусіди: { $list }.
web-sg-plan-near-own = { $province } (ваша, { $armies })
web-sg-plan-near-other = { $province } ({ $player }, { $armies })
web-sg-plan-near-neutral = { $province } (нейтральна)
web-sg-plan-said-laid = { $slot }: { $card }.
web-sg-plan-said-lifted = { $slot }: порожньо.
web-sg-plan-said-done-again = Розкладено все, що можливо з минулого плану.
web-sg-plan-said-done-suggest = Запропонований план розкладено.
web-sg-plan-said-done-clear = План порожній.
web-sg-recap = Що приніс вам { $season-round }
web-sg-recap-nothing = Нічого не зроблено ні вами, ні проти вас.
web-sg-help-D2 = Обидві відкриті карти підуть під колоду, відкриються дві нові, і ви виберете з них.
web-sg-help-D3 = На карті: податки, рис, комірки будівель. Сусідні провінції легше втримати.
web-sg-help-D4 = Ці армії почнуть гру в провінції. Кожна група розміщується один раз.
web-sg-help-general = Там, де стоїть ваш генерал, дії вигідніші або дешевші.
web-sg-help-D6 = Очки дає зима: по 1 за провінцію та за будівлю, ще — за найбільшу кількість замків, храмів або театрів у регіоні. Тоді ж рис годує провінції: якщо його мало, селяни повстають.
web-sg-help-D7 = Привілей карти ваш на цей раунд. Що менший номер місця, то раніше ви ходите в кожній дії.
web-sg-help-D9 = Лише один із них: скрині, рис, армії в лоток або переможні очки.
web-sg-help-D10 = Ви платите чиновниками: вони повернуться в особистий запас. Карта діє одразу.
web-sg-help-D11 = Подія зараз: «{ $event }». { $about }
web-sg-help-D12 = Провінція з жетонами заворушень повстає, коли там збирають податки або конфіскують рис.
web-sg-help-D13 = Ви будуєте: { $building }. Виберіть одну з підсвічених провінцій: там є вільна комірка й немає такої будівлі.
web-sg-help-D14 = Нейтральна провінція стане вашою без битви.
web-sg-help-D15 = Вони беруться з особистого запасу, ціна та сама.
web-sg-help-D16 = Виберіть підсвічену провінцію, потім кількість армій. 1 армія має лишитися.
web-sg-help-D17 = Виберіть підсвічену провінцію, потім кількість армій; 1 має лишитися. У свою провінцію армії переходять, будь-яку іншу — атакують.
web-sg-help-D18 = Вона береться з особистого запасу й летить у вежу разом з іншими.
web-sg-help-D19 = Тоді карта скидається, а жетон не розміщується.
web-sg-help-D20 = Селян кидають у вежу проти ваших армій. За їхньої перемоги або нічиєї провінція стане нейтральною.
web-sg-help-D21 = Його місце займе ваш маркер. Наприкінці гри очки дають ряди та стовпці, де ваших маркерів найбільше.
web-sg-help-D22 = Виберіть підсвічену провінцію. У наступному раунді дії там будуть вигідніші або дешевші.
web-sg-help-D23 = Наприкінці гри вона принесе 1 очко вам або тому, хто її захопить.

web-sg-auction = Аукціон
web-sg-auction-bids = Ставки за спаданням
web-sg-auction-cards = Особливі карти
web-sg-auction-order = { $number ->
        [1] 1-ше
        [2] 2-ге
        [3] 3-тє
       *[other] { $number }-те
    } місце в порядку ходів
web-sg-auction-taken = карту бере { $player }
web-sg-auction-next = вибирає зараз
web-sg-auction-waiting = вибирає пізніше
web-sg-auction-has = карта «{ $special }»
web-sg-auction-no-bid = без ставки

web-sg-draft = Початкові провінції
web-sg-draft-open = Відкриті карти
web-sg-draft-left = ліва карта
web-sg-draft-right = права карта
web-sg-draft-deck = Верхня карта колоди, не дивлячись
web-sg-draft-deck-left = { $count ->
        [one] у колоді { $count } карта
        [few] у колоді { $count } карти
       *[many] у колоді { $count } карт
    }
web-sg-draft-bottom = Під колодою: { $provinces }
web-sg-draft-groups = Групи армій, що лишилися
web-sg-draft-taken = Узята карта
web-sg-draft-hidden = не показана
web-sg-draft-values = податки { $tax }, рис { $rice }, комірок будівель { $spaces }, { $region }
web-sg-draft-group = Група: { $armies }

web-sg-court = Імператорський палац
web-sg-court-favours = Карти прихильності
web-sg-court-price = { $count ->
        [one] { $count } чиновник
        [few] { $count } чиновники
       *[many] { $count } чиновників
    }
web-sg-court-gone = узята
web-sg-court-none = Карт прихильності зараз немає.
web-sg-court-amount = { $what ->
        [chests] { $amount ->
            [one] { $amount } скриня
            [few] { $amount } скрині
           *[many] { $amount } скринь
        }
        [armies] { $amount ->
            [one] { $amount } армія в лоток
            [few] { $amount } армії в лоток
           *[many] { $amount } армій у лоток
        }
        [rice] { $amount } рису
        [points] { $amount } ПО
       *[landing] { $amount ->
            [one] { $amount } армія
            [few] { $amount } армії
           *[many] { $amount } армій
        }
    }
web-sg-court-hall = Зала очікування
web-sg-court-supply = у запасі: { $count }
web-sg-court-waiting = очікують: { $count }
web-sg-court-audience = на аудієнції
web-sg-court-later = аудієнція пізніше
web-sg-court-calm = зберігає карту «Заспокоєння»
web-sg-court-shield = не можна атакувати діями: { $actions }
web-sg-court-exchange = Ваш обмін
web-sg-court-decide = Карта прихильності { $favour }

web-sg-dajokan = Даджьокан
web-sg-dajokan-row = Регіони за порядком
web-sg-dajokan-lead = { $player }: { $count ->
        [one] { $count } провінція
        [few] { $count } провінції
       *[many] { $count } провінцій
    }
web-sg-dajokan-region = { $name ->
        [green] зелений
        [red] червоний
        [purple] фіолетовий
        [yellow] жовтий
       *[brown] коричневий
    }
web-sg-dajokan-nobody = ніхто
web-sg-dajokan-space = { $office }: { $state ->
        [bag] ще в мішку
        [open] відкритий жетон
        [closed] перевернутий, нейтральний
       *[seat] маркер, { $player }
    }
web-sg-dajokan-line = { $line ->
        [row] Ряд
       *[column] Стовпець
    } { $name }: { $points ->
        [0] без очок
       *[other] { $points } ПО
    } тому, у кого найбільше маркерів
web-sg-dajokan-score = Якщо рахувати зараз
web-sg-dajokan-points = { $points } ПО
web-sg-dajokan-legend = За нічиєї на 1 ПО менше. Перевернуті жетони рахуються за нейтрального гравця.

web-sg-winter = Зима
web-sg-winter-ahead = Якби зима настала зараз
web-sg-winter-brief = Зима { $loss ->
        [0] не забере рису
       *[other] забере до { $loss } рису
    }: лишиться { $rice } на { $provinces ->
        [one] { $provinces } провінцію
        [few] { $provinces } провінції
       *[many] { $provinces } провінцій
    }, { $revolts ->
        [0] без повстань
        [one] { $revolts } повстання
        [few] { $revolts } повстання
       *[many] { $revolts } повстань
    }.
web-sg-winter-worst = До зими в найгіршому разі: рис { $rice }, провінції { $provinces }, { $revolts ->
        [0] без повстань
        [one] { $revolts } повстання
        [few] { $revolts } повстання
       *[many] { $revolts } повстань
    }
web-sg-winter-supply = Рис для провінцій
web-sg-winter-loss = Для зими лишилася подія «{ $event }»: { $rice ->
        [0] ніхто не втрачає рису.
       *[other] усі втрачають { $rice } рису.
    }
web-sg-winter-loss-open = Втрата рису взимку: { $losses }, залежно від події, що лишиться.
web-sg-winter-lost = { $rice ->
        [0] Подія «{ $event }»: ніхто не втрачає рису.
       *[other] Уже віднято: подія «{ $event }», −{ $rice } рису.
    }
web-sg-winter-have = рис
web-sg-winter-need = провінції
web-sg-winter-short = бракує
web-sg-winter-revolting = повстання
web-sg-winter-revolts = { $revolts ->
        [0] без повстань
        [one] { $revolts } повстання, армій селян: +{ $farmers }
        [few] { $revolts } повстання, армій селян у кожному: +{ $farmers }
       *[many] { $revolts } повстань, армій селян у кожному: +{ $farmers }
    }
web-sg-winter-revolts-over = Повстання закінчилися
web-sg-winter-drawn = Де спалахнуть повстання
web-sg-winter-drawn-land = { $armies ->
        [one] { $armies } армія
        [few] { $armies } армії
       *[many] { $armies } армій
    }, заворушення { $unrest }
web-sg-winter-score = Підрахунок очок
web-sg-winter-provinces = Провінції
web-sg-winter-buildings = Будівлі
web-sg-winter-sum = Усього
web-sg-winter-cell = { $player }, { $building-many } { $region-in }: { $count }{ $points ->
        [0] { "" }
       *[other] , { $points } ПО
    }
web-sg-winter-points = +{ $points } ПО
web-sg-winter-reading = По 1 ПО за провінцію та за будівлю; у кожному регіоні 3, 2, 1 ПО за перевагу в замках, храмах, театрах; за нічиєї на 1 менше.

## What came of a part of the log that is folded: of any, and of a phase or an act alone

web-sum-sg-built = { $times ->
        [one] { $times } будівля
        [few] { $times } будівлі
       *[many] { $times } будівель
    }
web-sum-sg-attack = { $times ->
        [one] { $times } атака
        [few] { $times } атаки
       *[many] { $times } атак
    }
web-sum-sg-revolt = { $times ->
        [one] { $times } повстання
        [few] { $times } повстання
       *[many] { $times } повстань
    }
web-sum-sg-conquered = { $times ->
        [1] { $player-is ->
            [you] ви захоплюєте
           *[named] { $player } захоплює
        } провінцію { $province }
        [one] захоплено { $times } провінцію
        [few] захоплено { $times } провінції
       *[many] захоплено { $times } провінцій
    }
web-sum-sg-overrun = { $times ->
        [1] { $player-is ->
            [you] ви втрачаєте
           *[named] { $player } втрачає
        } провінцію { $province }
        [one] селяни взяли { $times } провінцію
        [few] селяни взяли { $times } провінції
       *[many] селяни взяли { $times } провінцій
    }
web-sum-sg-favour = { $times ->
        [one] { $times } карта прихильності
        [few] { $times } карти прихильності
       *[many] { $times } карт прихильності
    }
web-sum-sg-statue = { $times ->
        [one] { $times } статуя
        [few] { $times } статуї
       *[many] { $times } статуй
    }

web-act-sg-settled = { $times ->
        [one] { $times } провінцію зайнято
        [few] { $times } провінції зайнято
       *[many] { $times } провінцій зайнято
    }
web-act-sg-taxes = податки у { $times ->
        [one] { $times } провінції
       *[many] { $times } провінціях
    }
web-act-sg-harvest = рис із { $times ->
        [one] { $times } провінції
       *[many] { $times } провінцій
    }
web-act-sg-deployed = нові армії у { $times ->
        [one] { $times } провінції
       *[many] { $times } провінціях
    }
web-act-sg-moved = { $times ->
        [one] { $times } переміщення
        [few] { $times } переміщення
       *[many] { $times } переміщень
    }
web-act-sg-held = { $times ->
        [1] { $player-is ->
            [you] ви утримуєте
           *[named] { $player } утримує
        } провінцію { $province }
        [one] відбито { $times } атаку
        [few] відбито { $times } атаки
       *[many] відбито { $times } атак
    }
web-act-sg-turn-order = { $players }

## Накази на майбутнє

order-sg-stay = Нікуди не ходити й не атакувати
    .done = Ваш наказ виконано: армії залишилися на місці.
order-sg-reinforce = Не додавати армій для оборони
    .done = Ваш наказ виконано: армію для оборони не додано.
order-sg-valour = Не брати бонусів карт доблесті
    .done = Ваш наказ виконано: бонус не взято.
order-sg-favour = Не брати карт прихильності
    .done = Ваш наказ виконано: карту прихильності не взято.

## Situations that the ruling desk sets up

web-sg-situation-plan = Планування
web-sg-situation-auction = Вибір особливих карт після ставок
web-sg-situation-audience = Аудієнція: вибір карти прихильності
web-sg-situation-action = Виконання дії
web-sg-situation-battle = Битва або переміщення
web-sg-situation-march = Переміщення генералів

## Fields of a position, on the ruling desk

web-desk-field-action = Карта дії
web-desk-field-armies = Армії
web-desk-field-banners = Карти дій
web-desk-field-buildings = Будівлі
web-desk-field-calm = Береже карту прихильності 4
web-desk-field-card-place = Місце карти дії в ряду
web-desk-field-chests = Скрині
web-desk-field-event = Подія
web-desk-field-events = Події попереду
web-desk-field-extra = Додаткова армія
web-desk-field-farmers = Селяни в запасі
web-desk-field-favour = Карта прихильності
web-desk-field-favours = Відкриті карти прихильності
web-desk-field-first = Перший гравець
web-desk-field-gained = Отримана в цьому раунді
web-desk-field-general = Генерал
web-desk-field-inside = Усередині вежі
web-desk-field-office = Відомство
web-desk-field-offices = Відомства
web-desk-field-officials = Чиновники в запасі
web-desk-field-owner = Власник
web-desk-field-past = Минулі події
web-desk-field-plan = План
web-desk-field-province = Провінція
web-desk-field-reserve = Статуї в запасі
web-desk-field-rice = Рис
web-desk-field-row = Ряд регіонів
web-desk-field-script = Випаде далі
web-desk-field-seen-favours = Уже бачені карти прихильності
web-desk-field-shields = Захист від
web-desk-field-shown = Відкриті комірки
web-desk-field-slot = Комірка
web-desk-field-special = Особлива карта
web-desk-field-specials = Особливі карти за порядком
web-desk-field-statues = Статуї в
web-desk-field-tower = Вежа
web-desk-field-tray = У лотку
web-desk-field-trophies = Захоплені статуї, за місцями
web-desk-field-unrest = Невдоволення
web-desk-field-valour = Кроки доблесті
web-desk-field-waiting = Чиновники в палаці
web-desk-field-year = Рік
