# What the browser client says about Shogun alone.

web-points = Победные очки
web-result-score = { $points } ПО
web-result-tie-shogun = При равных очках решают сундуки; при равных сундуках место общее.
web-value-shogun-events = События 1–12: потеря риса зимой
web-value-shogun-winter = Нехватка 0 / 1 / 2 / … / 7: восстания · крестьян в каждом
web-value-shogun-tower = Башня: вероятность, что брошенный кубик застрянет · наибольшая, что выпадет лежавший внутри · при скольких кубиках достигаются две трети от неё
web-value-shogun-tower-plain = Простая башня: вероятность, что брошенный кубик застрянет · что выпадет лежавший внутри
web-value-shogun-favours-chests = Карты благосклонности 2 / 9 / 16: сундуки
web-value-shogun-favours-armies = Карты благосклонности 3 / 8 / 14: армии в поддон
web-value-shogun-favours-rice = Карты благосклонности 5 / 15 / 20: рис
web-value-shogun-favours-points = Карты благосклонности 6 / 13 / 19: победные очки
web-value-shogun-favours-landing = Карта благосклонности 12: армии
web-value-shogun-valour = Карты доблести 2 · 3 · 4: сундуки / рис / армии / очки
web-value-shogun-dajokan = «Дадзёкан»: очки рядов · столбцов

# Shogun's board and tower
web-sg-sign-unrest = жетон волнений
web-sg-sign-general = генерал
web-sg-sign-statue = статуя
web-sg-map = Поле: провинции
web-sg-stage = Год { $year }, { $season }: { $phase }
web-sg-year = Год { $year } · { $season }
web-sg-phase-draft = выбор провинций
web-sg-phase-planning = планирование
web-sg-phase-auction = аукцион
web-sg-phase-palace = дворец
web-sg-phase-valour = карты доблести
web-sg-phase-generals = генералы
web-sg-phase-departments = ведомства
web-sg-phase-action = { $number }/10 · { $name }
web-sg-phase-winter = рис и очки
web-sg-phase-end = конец партии
web-sg-good-chests = Сундуки: { $count }
web-sg-good-rice = Рис: { $count }
web-sg-good-provinces = Провинции: { $count }
web-sg-good-supply = Армии в личном запасе: { $count }
web-sg-winter-now = Если бы сейчас наступила зима: +{ $count } ПО
web-sg-chests = Сундуки
web-sg-rice = Рис
web-sg-taxes = Налоги
web-sg-provinces = Провинции
web-sg-supply = Армии в личном запасе
web-sg-vp = ПО
web-sg-armies = Армии
web-sg-armies-of = { $player }: { $armies ->
        [one] { $armies } армия
        [few] { $armies } армии
       *[many] { $armies } армий
    }
web-sg-neutral = нейтральная
web-sg-space = свободная ячейка здания
web-sg-calm = Волнений нет.
web-sg-would-revolt = { $markers ->
        [one] { $markers } жетон волнений
        [few] { $markers } жетона волнений
       *[many] { $markers } жетонов волнений
    }: сбор налогов или конфискация риса вызовет восстание. Армий крестьян: { $farmers }, против них армий: { $armies }.
web-sg-revolt-throws = Армий крестьян: { $farmers }, против них армий: { $armies }.
web-sg-threat = Угроза: { $player } может атаковать { $source-from }, армий: { $armies }.
web-sg-general-here = Здесь генерал игрока { $player }.
web-sg-statues-here = Статуй здесь: { $count }.
web-sg-neighbours = Рядом:
web-sg-sea = по морю
web-sg-card-values = { $province }: налоги { $chests }, рис { $rice }, ячейки зданий { $spaces }.
web-sg-card-values-short = Налоги { $chests }, рис { $rice }, ячейки зданий { $spaces }
web-sg-space-order = Ваше место в очерёдности хода: { $number }.
web-sg-aim-attack = Атака: { $target }
web-sg-aim-move = Перемещение { $target-to }
web-sg-fewer = На 1 армию меньше
web-sg-more = На 1 армию больше
web-sg-do-attack = Атаковать: { $armies ->
        [one] { $armies } армия
        [few] { $armies } армии
       *[many] { $armies } армий
    }
web-sg-do-move = Переместить: { $armies ->
        [one] { $armies } армия
        [few] { $armies } армии
       *[many] { $armies } армий
    }
web-sg-with-extra = «{ $special }»: бросить ещё 1 армию из личного запаса
web-sg-stay-behind = Останется { $province-in }: { $armies }.
web-sg-then-there = Станет { $province-in }: { $armies }.
web-sg-odds = Вероятности: { $win } % — провинция ваша, { $none } % — нейтральная, { $hold } % — остаётся у защищающегося.
web-sg-odds-neutral = Вероятность захвата { $win } %. Иначе провинция останется нейтральной: армии, выпавшие в поддон, вернутся в личный запас, остальные останутся в башне.
web-sg-odds-defence = Вероятности: { $hold } % — вы удержите провинцию, { $none } % — она станет нейтральной, { $win } % — её захватят.
web-sg-made-own = ваших уже в поддоне: { $count }
web-sg-made-own-stuck = ваших застряло в башне: { $count }
web-sg-made-theirs = армий против вас: { $count }
web-sg-made-theirs-stuck = армий защитника застряло в башне: { $count }
web-sg-made-farmers = крестьяне помогают защитнику: { $count }
web-sg-made-farmers-neutral = крестьяне сопротивляются: { $count }
web-sg-made-farmers-stuck = крестьян застряло в башне: { $count }
web-sg-chance-win = захват { $percent } %
web-sg-chance-hold = удержана { $percent } %
web-sg-chance-none = нейтральная { $percent } %
web-sg-chance-fail = не захвачена { $percent } %
web-sg-defend-with = С дополнительной армией в защите:
web-sg-defend-without = Без неё:
web-sg-tower = Башня и поддон
web-sg-inside = в башне
web-sg-tray = поддон
web-sg-stock = Армий крестьян в общем запасе: { $farmers }
web-sg-farmers = Крестьяне
web-sg-throw-setup = Башню наполняют
web-sg-throw-setup-held = Осталось в башне: { $count }. Всё выпавшее вернулось в запасы.
web-sg-throw-battle = Сражение { $province-in }
web-sg-throw-revolt = Восстание { $province-in }
web-sg-throw-again = Показать ещё раз
web-sg-throw-before = Предыдущий бросок
web-sg-throw-next = Следующий бросок
web-sg-went-in = брошено
web-sg-fell = выпало
web-sg-role-attack = атака
web-sg-role-defence = защита
web-sg-role-help = помогают защите
web-sg-role-unrest = не сражаются: здесь волнения
web-sg-role-nobody = не в счёт
web-sg-left-in-tray = Что не в счёт, остаётся в поддоне.
web-sg-extra = { $player }: +1 армия ({ $help ->
        [attack] особая карта
        [castle] гарнизон
       *[defence] особая карта
    }).
web-sg-end-conquered = { $player-is ->
        [you] Вы захватываете
       *[named] { $player } захватывает
    } провинцию { $province }: для атаки выпало больше. Потеряно армий: { $lost }, осталось там: { $armies }.
web-sg-end-held = { $player-is ->
        [you] Вы удерживаете
       *[named] { $player } удерживает
    } провинцию { $province }: для защиты выпало больше.{ $farmers ->
        [yes] { " " }Первыми гибнут сражавшиеся крестьяне.
       *[no] { "" }
    } Потеряно армий: { $lost }, осталось там: { $armies }.
web-sg-end-repelled = Армий выпало не больше, чем крестьян: провинция { $province } остаётся нейтральной, выпавшие армии возвращаются в личный запас.
web-sg-end-stand-off = Победителя нет: все сражавшиеся армии возвращаются в запасы, провинция { $province } становится нейтральной.
web-sg-end-put-down = Армий выпало больше, чем крестьян: { $player-is ->
        [you] вы сохраняете
       *[named] { $player } сохраняет
    } провинцию { $province }. Потеряно: { $lost }, осталось: { $armies }.
web-sg-end-overrun = Армий выпало не больше, чем крестьян: { $player-is ->
        [you] вы теряете
       *[named] { $player } теряет
    } провинцию { $province }, она становится нейтральной.
web-sg-ending = { $ending ->
        [conquered] Захвачена
        [held] Удержана
        [repelled] Атака отбита
        [stand-off] Победителя нет
        [put-down] Подавлено
       *[overrun] Потеряна
    }
web-sg-note-conquered = { $player } захватывает вашу провинцию { $province }{ $planned ->
        [yes] ; ваше действие «{ $slot }» пропадает
       *[no] { "" }
    }.
web-sg-note-stand-off = { $player } атакует провинцию { $province }: вы её теряете, она становится нейтральной{ $planned ->
        [yes] ; ваше действие «{ $slot }» пропадает
       *[no] { "" }
    }.
web-sg-note-overrun = Восставшие крестьяне отнимают у вас провинцию { $province }{ $planned ->
        [yes] ; ваше действие «{ $slot }» пропадает
       *[no] { "" }
    }.
web-sg-bids = Ставки открыты
web-sg-event-now = Текущее событие
web-sg-events-rest = Ещё будут в этом году: { $count }
web-sg-events-winter = Событие зимы
web-sg-events-next = События нового года: { $count }
web-sg-specials = Особые карты и очерёдность хода
web-sg-actions = Очерёдность действий
web-sg-face-down = лицом вниз
web-sg-slot-hidden = карта лежит лицом вниз
web-sg-slot-empty = карты нет
web-sg-slot-unknown = неизвестно
web-sg-beside = Рядом с полем
web-sg-tab-table = Обзор
web-sg-tab-planning = Мой план
web-sg-tab-map = Карта
web-sg-tab-auction = Аукцион
web-sg-tab-draft = Выбор
web-sg-tab-court = Дворец
web-sg-tab-dajokan = Дадзёкан
web-sg-tab-winter = Зима
web-sg-by-time = по времени
web-sg-by-region = по регионам
web-sg-no-region = Не по регионам
web-sg-time = { $key ->
        [winter1] Первая зима
        [winter2] Вторая зима
        [year1] В течение года 1
        [year2] В течение года 2
       *[end] Конец партии
    }
web-sg-time-brief = { $key ->
        [winter1] Зима 1
        [winter2] Зима 2
        [year1] Год 1
        [year2] Год 2
       *[end] Конец
    }
web-sg-gain = { $key ->
        [provinces] Провинции
        [buildings] Здания
        [castles] Больше всех замков
        [temples] Больше всех храмов
        [theatres] Больше всех театров Но
        [statues] Статуи
        [favour] Благосклонность
        [valour] Карты доблести
       *[dajokan] Планшет Дадзёкана
    }
web-sg-hands = Планы и карты на руках
web-sg-hands-plan = в плане
web-sg-hands-hand = на руке
web-sg-hands-nothing = ничего скрытого
web-sg-reading = Как читать поле
web-sg-reading-ground = Цвет и узор земли показывают регион. Внутренняя кайма и фишка показывают, чья провинция: цвет и форма одни и те же для всего, что принадлежит игроку.
web-sg-reading-token = Число на фишке — количество армий. Пунктирное кольцо — нейтральная провинция.
web-sg-reading-more = Жирный контур или «+2»: там стоит больше, чем помещается. Наведите на провинцию указатель, нажмите на неё или приблизьте карту.
web-sg-reading-numbers = При увеличении: квадраты — ячейки зданий, число у сундука — налоги, у чаши — рис.
web-sg-reading-unrest = Огонь — жетон волнений: сбор налогов или конфискация риса там вызовет восстание.
web-sg-reading-routes = Соседние провинции имеют общую границу или соединены морским путём с лодкой. Заштрихованные земли в партии не участвуют.
web-sg-reading-tower = Часть кубиков остаётся в башне и может выпасть в одном из следующих сражений. Кубики игроков, которые в нём не участвуют, не считаются и ждут в поддоне. Всё, что лежит в поддоне, в следующий раз бросают снова.
web-sg-reading-row = Стяги показывают очерёдность десяти действий; вторая пятёрка лежит лицом вниз. Под каждым действием — ваша карта и планшеты других игроков. Фишка с ободком: карта уже открыта. Бледная: карты нет.
web-sg-reading-winter = Маленькое число рядом с очками игрока — сколько принесла бы зима, если бы она наступила сейчас.
web-sg-reading-move = Двигайте поле мышью или пальцами, масштаб меняют колесо, щипок и клавиши + и −; рамка показывает всё поле.

## Shogun: planning, auction, draft, court, Dajokan, Winter
web-sg-plan = Ваш план
web-sg-plan-open = Действия 1–⁠{ $last }, по порядку
web-sg-plan-hidden = Действия { $first }–10, порядок ещё скрыт
web-sg-plan-beside = Ставка
    .court = Ставка и дворец
web-sg-plan-slot = { $name ->
        [castle] Замок
        [temple] Храм
        [theatre] Театр
        [rice] Рис
        [tax] Налоги
        [deploy5] 5 армий
        [deploy3] 3 армии
        [deploy1] 1 армия, перемещение
        [battle1] Сражение I
        [battle2] Сражение II
        [auction] Аукцион
        [exchange1] Обмен 1
        [exchange2] Обмен 2
       *[exchange3] Обмен 3
    }
web-sg-plan-slot-label = { $slot }{ $place ->
        [0] { "" }
       *[other] , действие { $place }
    }{ $price ->
        [0] { "" }
       *[other] , цена в сундуках: { $price }
    }: { $filled ->
        [no] пусто
       *[yes] { $card }
    }
web-sg-plan-empty = положите карту
web-sg-plan-none = пусто
web-sg-plan-idle = без действия
web-sg-plan-gain = { $what ->
        [chests] +{ $amount } { $most ->
            [one] сундук
            [few] сундука
           *[many] сундуков
        }
        [rice] +{ $amount } риса
        [armies] +{ $amount } { $most ->
            [one] армия
            [few] армии
           *[many] армий
        }
        [march] { $most ->
            [0] перемещать некого
            [one] переместить до { $amount } армии
           *[many] переместить до { $amount } армий
        }
        [officials] +{ $amount } { $most ->
            [one] чиновник
            [few] чиновника
           *[many] чиновников
        }
        [bid] ставка: { $most ->
            [one] { $amount } сундук
            [few] { $amount } сундука
           *[many] { $amount } сундуков
        }
       *[building] ячейка { $space } из { $spaces }
    }
web-sg-plan-land-bid = ставка: провинция
web-sg-plan-warn-same = такое здание уже есть
web-sg-plan-warn-space = нет свободной ячейки здания
web-sg-plan-warn-tiles = таких зданий не осталось
web-sg-plan-warn-chests = цена { $price }, а сундуков будет { $chests }
web-sg-plan-warn-chests-maybe = сундуков может не хватить: порядок ещё скрыт
web-sg-plan-warn-supply = мало армий в личном запасе: { $armies }
web-sg-plan-warn-supply-maybe = армий может не хватить, в запасе { $armies }
web-sg-plan-warn-alone = армия всего одна: ни переместить, ни атаковать
web-sg-plan-warn-revolt = восстание: { $farmers ->
        [one] { $farmers } армия крестьян
        [few] { $farmers } армии крестьян
       *[many] { $farmers } армий крестьян
    } против { $armies ->
        [one] { $armies } вашей
       *[many] { $armies } ваших
    }
web-sg-plan-warn-lost = провинция уже не ваша
web-sg-plan-warn-bid = цена { $price }, у вас { $chests }
web-sg-plan-warn-exchange-armies = нужно больше { $armies ->
        [one] { $armies } армии
       *[many] { $armies } армий
    } в провинции
web-sg-plan-warn-exchange-officials = мало чиновников в личном запасе
web-sg-plan-warn-exchange-tray = мало ваших армий в поддоне
web-sg-plan-chests = Сундуки
web-sg-plan-rice = Рис
web-sg-plan-supply = Запас
web-sg-plan-few = Карт у вас { $cards }, а ячеек { $slots }: положите все карты, остальные ячейки останутся пустыми.
web-sg-plan-ready = План готов.
web-sg-plan-again = Как в прошлый раз
web-sg-plan-suggest = Предложить план
web-sg-plan-suggesting = Бот планирует…
web-sg-plan-clear = Очистить
web-sg-plan-stop = Стоп
web-sg-plan-sealed = План подтверждён. Пока не готов последний из игроков, его можно изменить.
web-sg-plan-take-back = Изменить план
web-sg-plan-help = Каждое действие выполняет одна из ваших провинций, и каждая — один раз. Выберите карту, затем ячейку.
web-sg-plan-held-card = { $card }: выберите ячейку.
web-sg-plan-held-slot = { $slot }: выберите карту.
web-sg-plan-drop = Отмена
web-sg-plan-lift = Снять карту
web-sg-plan-cards = Ваши провинции
web-sg-plan-intrigue = Карты интриг
web-sg-plan-sort = Порядок
web-sg-plan-show = Показать
web-sg-plan-sort-by = { $sort ->
        [name] по названию
        [tax] по налогам
        [rice] по рису
        [spaces] по свободным ячейкам
        [unrest] по волнениям
        [armies] по армиям
       *[region] по региону
    }
web-sg-plan-filter = { $filter ->
        [all] все
        [free] ещё без плана
        [calm] без волнений
        [site] со свободной ячейкой
       *[strong] с 2 армиями и больше
    }
web-sg-plan-nothing = Таких нет.
web-sg-plan-land = { $province }: налоги { $tax }, рис { $rice }, свободных ячеек { $free } из { $spaces }, волнения { $unrest }, армии { $armies }{ $planned ->
        [no] { "" }
       *[yes] . В плане: { $slot }
    }
web-sg-plan-general = здесь ваш генерал
web-sg-plan-near = Соседи: { $list }.
web-sg-plan-near-own = { $province } (ваша, { $armies })
web-sg-plan-near-other = { $province } ({ $player }, { $armies })
web-sg-plan-near-neutral = { $province } (нейтральная)
web-sg-plan-said-laid = { $slot }: { $card }.
web-sg-plan-said-lifted = { $slot }: пусто.
web-sg-plan-said-done-again = Разложено всё, что возможно из прошлого плана.
web-sg-plan-said-done-suggest = Предложенный план разложен.
web-sg-plan-said-done-clear = План пуст.
web-sg-recap = Что принёс вам { $season-round }
web-sg-recap-nothing = Ничего не сделано ни вами, ни против вас.
web-sg-help-D2 = Обе открытые карты уйдут под колоду, откроются две новые, и вы выберете из них.
web-sg-help-D3 = На карте: налоги, рис, ячейки зданий. Соседние провинции легче удержать.
web-sg-help-D4 = Эти армии начнут игру в провинции. Каждая группа размещается один раз.
web-sg-help-general = Там, где стоит ваш генерал, действия выгоднее или дешевле.
web-sg-help-D6 = Очки даёт зима: по 1 за провинцию и за здание, ещё — за превосходство по числу замков, храмов или театров в регионе. Тогда же рис кормит провинции: если его мало, крестьяне восстают.
web-sg-help-D7 = Привилегия карты ваша на этот раунд. Чем меньше номер места, тем раньше вы ходите в каждом действии.
web-sg-help-D9 = Только один из них: сундуки, рис, армии в поддон или победные очки.
web-sg-help-D10 = Вы платите чиновниками: они вернутся в личный запас. Карта действует сразу.
web-sg-help-D11 = Событие сейчас: «{ $event }». { $about }
web-sg-help-D12 = Провинция с жетонами волнений восстаёт, когда там собирают налоги или конфискуют рис.
web-sg-help-D13 = Вы строите: { $building }. Выберите одну из подсвеченных провинций: там есть свободная ячейка и нет такого здания.
web-sg-help-D14 = Нейтральная провинция станет вашей без сражения.
web-sg-help-D15 = Они берутся из личного запаса, цена та же.
web-sg-help-D16 = Выберите подсвеченную провинцию, затем число армий. 1 армия должна остаться.
web-sg-help-D17 = Выберите подсвеченную провинцию, затем число армий; 1 должна остаться. В свою провинцию армии переходят, любую другую — атакуют.
web-sg-help-D18 = Она берётся из личного запаса и летит в башню вместе с остальными.
web-sg-help-D19 = Тогда карта сбрасывается, а жетон не размещается.
web-sg-help-D20 = Крестьян бросают в башню против ваших армий. При их победе или ничьей провинция станет нейтральной.
web-sg-help-D21 = Его место займёт ваш маркер. В конце игры очки дают ряды и столбцы, где ваших маркеров больше всего.
web-sg-help-D22 = Выберите подсвеченную провинцию. В следующем раунде действия там будут выгоднее или дешевле.
web-sg-help-D23 = В конце игры она принесёт 1 очко вам или тому, кто её захватит.

web-sg-auction = Аукцион
web-sg-auction-bids = Ставки по убыванию
web-sg-auction-cards = Особые карты
web-sg-auction-order = { $number }-е место в очерёдности хода
web-sg-auction-taken = карту берёт { $player }
web-sg-auction-next = выбирает сейчас
web-sg-auction-waiting = выбирает позже
web-sg-auction-has = карта «{ $special }»
web-sg-auction-no-bid = без ставки

web-sg-draft = Начальные провинции
web-sg-draft-open = Открытые карты
web-sg-draft-left = левая карта
web-sg-draft-right = правая карта
web-sg-draft-deck = Верхняя карта колоды, не глядя
web-sg-draft-deck-left = { $count ->
        [one] в колоде { $count } карта
        [few] в колоде { $count } карты
       *[many] в колоде { $count } карт
    }
web-sg-draft-bottom = Под колодой: { $provinces }
web-sg-draft-groups = Оставшиеся группы армий
web-sg-draft-taken = Взятая карта
web-sg-draft-hidden = не показана
web-sg-draft-values = налоги { $tax }, рис { $rice }, ячеек зданий { $spaces }, { $region }
web-sg-draft-group = Группа: { $armies }

web-sg-court = Императорский дворец
web-sg-court-favours = Карты благосклонности
web-sg-court-price = { $count ->
        [one] { $count } чиновник
        [few] { $count } чиновника
       *[many] { $count } чиновников
    }
web-sg-court-gone = взята
web-sg-court-none = Карт благосклонности сейчас нет.
web-sg-court-amount = { $what ->
        [chests] { $amount ->
            [one] { $amount } сундук
            [few] { $amount } сундука
           *[many] { $amount } сундуков
        }
        [armies] { $amount ->
            [one] { $amount } армия в поддон
            [few] { $amount } армии в поддон
           *[many] { $amount } армий в поддон
        }
        [rice] { $amount } риса
        [points] { $amount } ПО
       *[landing] { $amount ->
            [one] { $amount } армия
            [few] { $amount } армии
           *[many] { $amount } армий
        }
    }
web-sg-court-hall = Зал ожидания
web-sg-court-supply = в запасе: { $count }
web-sg-court-waiting = ожидают: { $count }
web-sg-court-audience = на аудиенции
web-sg-court-later = аудиенция позже
web-sg-court-calm = хранит карту «Успокоение»
web-sg-court-shield = нельзя атаковать действиями: { $actions }
web-sg-court-exchange = Ваш обмен
web-sg-court-decide = Карта благосклонности { $favour }

web-sg-dajokan = Дадзёкан
web-sg-dajokan-row = Регионы по порядку
web-sg-dajokan-lead = { $player }: { $count ->
        [one] { $count } провинция
        [few] { $count } провинции
       *[many] { $count } провинций
    }
web-sg-dajokan-region = { $name ->
        [green] зелёный
        [red] красный
        [purple] фиолетовый
        [yellow] жёлтый
       *[brown] коричневый
    }
web-sg-dajokan-nobody = никто
web-sg-dajokan-space = { $office }: { $state ->
        [bag] ещё в мешке
        [open] открытый жетон
        [closed] перевёрнут, нейтральный
       *[seat] маркер, { $player }
    }
web-sg-dajokan-line = { $line ->
        [row] Ряд
       *[column] Столбец
    } { $name }: { $points ->
        [0] без очков
       *[other] { $points } ПО
    } тому, у кого больше всех маркеров
web-sg-dajokan-score = Если считать сейчас
web-sg-dajokan-points = { $points } ПО
web-sg-dajokan-legend = При ничьей на 1 ПО меньше. Перевёрнутые жетоны считаются за нейтрального игрока.

web-sg-winter = Зима
web-sg-winter-ahead = Если бы зима наступила сейчас
web-sg-winter-brief = Зима { $loss ->
        [0] не заберёт риса
       *[other] заберёт до { $loss } риса
    }: останется { $rice } на { $provinces ->
        [one] { $provinces } провинцию
        [few] { $provinces } провинции
       *[many] { $provinces } провинций
    }, { $revolts ->
        [0] без восстаний
        [one] { $revolts } восстание
        [few] { $revolts } восстания
       *[many] { $revolts } восстаний
    }.
web-sg-winter-worst = К зиме в худшем случае: рис { $rice }, провинции { $provinces }, { $revolts ->
        [0] без восстаний
        [one] { $revolts } восстание
        [few] { $revolts } восстания
       *[many] { $revolts } восстаний
    }
web-sg-winter-supply = Рис для провинций
web-sg-winter-loss = Для зимы осталось событие «{ $event }»: { $rice ->
        [0] никто не теряет риса.
       *[other] все теряют { $rice } риса.
    }
web-sg-winter-loss-open = Потеря риса зимой: { $losses }, смотря какое событие останется.
web-sg-winter-lost = { $rice ->
        [0] Событие «{ $event }»: никто не теряет риса.
       *[other] Уже вычтено: событие «{ $event }», −{ $rice } риса.
    }
web-sg-winter-have = рис
web-sg-winter-need = провинции
web-sg-winter-short = не хватает
web-sg-winter-revolting = восстания
web-sg-winter-revolts = { $revolts ->
        [0] без восстаний
        [one] { $revolts } восстание, армий крестьян: +{ $farmers }
        [few] { $revolts } восстания, армий крестьян в каждом: +{ $farmers }
       *[many] { $revolts } восстаний, армий крестьян в каждом: +{ $farmers }
    }
web-sg-winter-revolts-over = Восстания закончились
web-sg-winter-drawn = Где вспыхнут восстания
web-sg-winter-drawn-land = { $armies ->
        [one] { $armies } армия
        [few] { $armies } армии
       *[many] { $armies } армий
    }, волнения { $unrest }
web-sg-winter-score = Подсчёт очков
web-sg-winter-provinces = Провинции
web-sg-winter-buildings = Здания
web-sg-winter-sum = Всего
web-sg-winter-cell = { $player }, { $building-many } { $region-in }: { $count }{ $points ->
        [0] { "" }
       *[other] , { $points } ПО
    }
web-sg-winter-points = +{ $points } ПО
web-sg-winter-reading = По 1 ПО за провинцию и за здание; в каждом регионе 3, 2, 1 ПО за превосходство в замках, храмах, театрах; при ничьей на 1 меньше.

## What came of a part of the log that is folded: of any, and of a phase or an act alone

web-sum-sg-built = { $times ->
        [one] { $times } постройка
        [few] { $times } постройки
       *[many] { $times } построек
    }
web-sum-sg-attack = { $times ->
        [one] { $times } атака
        [few] { $times } атаки
       *[many] { $times } атак
    }
web-sum-sg-revolt = { $times ->
        [one] { $times } восстание
        [few] { $times } восстания
       *[many] { $times } восстаний
    }
web-sum-sg-conquered = { $times ->
        [1] { $player-is ->
            [you] вы захватываете
           *[named] { $player } захватывает
        } провинцию { $province }
        [one] захвачена { $times } провинция
        [few] захвачены { $times } провинции
       *[many] захвачено { $times } провинций
    }
web-sum-sg-overrun = { $times ->
        [1] { $player-is ->
            [you] вы теряете
           *[named] { $player } теряет
        } провинцию { $province }
        [one] крестьяне взяли { $times } провинцию
        [few] крестьяне взяли { $times } провинции
       *[many] крестьяне взяли { $times } провинций
    }
web-sum-sg-favour = { $times ->
        [one] { $times } карта благосклонности
        [few] { $times } карты благосклонности
       *[many] { $times } карт благосклонности
    }
web-sum-sg-statue = { $times ->
        [one] { $times } статуя
        [few] { $times } статуи
       *[many] { $times } статуй
    }

web-act-sg-settled = { $times ->
        [one] { $times } провинция занята
        [few] { $times } провинции заняты
       *[many] { $times } провинций занято
    }
web-act-sg-taxes = налоги в { $times ->
        [one] { $times } провинции
       *[many] { $times } провинциях
    }
web-act-sg-harvest = рис из { $times ->
        [one] { $times } провинции
       *[many] { $times } провинций
    }
web-act-sg-deployed = новые армии в { $times ->
        [one] { $times } провинции
       *[many] { $times } провинциях
    }
web-act-sg-moved = { $times ->
        [one] { $times } перемещение
        [few] { $times } перемещения
       *[many] { $times } перемещений
    }
web-act-sg-held = { $times ->
        [1] { $player-is ->
            [you] вы удерживаете
           *[named] { $player } удерживает
        } провинцию { $province }
        [one] отбита { $times } атака
        [few] отбиты { $times } атаки
       *[many] отбито { $times } атак
    }
web-act-sg-turn-order = { $players }

## Приказы на будущее

order-sg-stay = Никем не ходить и не атаковать
    .done = Ваш приказ выполнен: армии остались на месте.
order-sg-reinforce = Не добавлять армии для защиты
    .done = Ваш приказ выполнен: армия для защиты не добавлена.
order-sg-valour = Не брать бонусы карт доблести
    .done = Ваш приказ выполнен: бонус не взят.
order-sg-favour = Не брать карты благосклонности
    .done = Ваш приказ выполнен: карта благосклонности не взята.

## Situations that the ruling desk sets up

web-sg-situation-plan = Планирование
web-sg-situation-auction = Выбор особых карт после ставок
web-sg-situation-audience = Аудиенция: выбор карты благосклонности
web-sg-situation-action = Выполнение действия
web-sg-situation-battle = Сражение или перемещение
web-sg-situation-march = Перемещение генералов

## Fields of a position, on the ruling desk

web-desk-field-action = Карта действия
web-desk-field-armies = Армии
web-desk-field-banners = Карты действий
web-desk-field-buildings = Постройки
web-desk-field-calm = Хранит карту благосклонности 4
web-desk-field-card-place = Место карты действия в ряду
web-desk-field-chests = Сундуки
web-desk-field-event = Событие
web-desk-field-events = События впереди
web-desk-field-extra = Дополнительная армия
web-desk-field-farmers = Крестьяне в запасе
web-desk-field-favour = Карта благосклонности
web-desk-field-favours = Открытые карты благосклонности
web-desk-field-first = Первый игрок
web-desk-field-gained = Получена в этом раунде
web-desk-field-general = Генерал
web-desk-field-inside = Внутри башни
web-desk-field-office = Ведомство
web-desk-field-offices = Ведомства
web-desk-field-officials = Чиновники в запасе
web-desk-field-owner = Владелец
web-desk-field-past = Прошлые события
web-desk-field-plan = План
web-desk-field-province = Провинция
web-desk-field-reserve = Статуи в запасе
web-desk-field-rice = Рис
web-desk-field-row = Ряд регионов
web-desk-field-script = Выпадет дальше
web-desk-field-seen-favours = Уже виденные карты благосклонности
web-desk-field-shields = Защита от
web-desk-field-shown = Открытые ячейки
web-desk-field-slot = Ячейка
web-desk-field-special = Особая карта
web-desk-field-specials = Особые карты по порядку
web-desk-field-statues = Статуи в
web-desk-field-tower = Башня
web-desk-field-tray = В лотке
web-desk-field-trophies = Захваченные статуи, по местам
web-desk-field-unrest = Недовольство
web-desk-field-valour = Шаги доблести
web-desk-field-waiting = Чиновники во дворце
web-desk-field-year = Год
