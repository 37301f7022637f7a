var e=`### Hadara, in Polish. Every message may use $deck (basic or advanced) and $start (A, B or choice).

## Words

hadara-name = Hadara
hadara-epoch-number = { $epoch ->
    [1] I
    [2] II
   *[other] III
}
hadara-epoch = Epoka { hadara-epoch-number }
hadara-phase = faza { $half }
hadara-deck-basic = Gra podstawowa
hadara-deck-advanced = Gra zaawansowana
hadara-about-deck-basic = Bez zaawansowanych fioletowych kart: najlepsza na pierwszą partię.
hadara-about-deck-advanced = Ze wszystkimi fioletowymi kartami.
hadara-start-A = Wszyscy grają stroną A
hadara-start-B = Wszyscy grają stroną B
hadara-start-choice = Każdy wybiera stronę

# The colours are feminine: they go with "karta".
hadara-colour-yellow = żółta
hadara-colour-red = czerwona
hadara-colour-blue = niebieska
hadara-colour-green = zielona
hadara-colour-purple = fioletowa

hadara-resource-income = dochód
hadara-resource-military = wojsko
hadara-resource-culture = kultura
hadara-resource-food = żywność

# In the nominative, so it stands after a colon.
hadara-card = { $colour } karta { hadara-epoch-number }/{ $number }

hadara-category-regions = Regiony
hadara-category-busts = Popiersia
hadara-category-silver = Srebrne pieczęcie
hadara-category-gold = Złote pieczęcie
hadara-category-cards = Karty
hadara-category-coins = Monety

## Abilities, in one short sentence each

hadara-ability-sale_bonus = Każda sprzedaż daje o 1 monetę więcej.
hadara-ability-place_bonus = Połóż na niej żeton premii: +3 do tego zasobu.
hadara-ability-per_yellow = +1 do dochodu za każdą żółtą kartę.
hadara-ability-per_red = +1 do wojska za każdą czerwoną kartę.
hadara-ability-per_blue = +1 do kultury za każdą niebieską kartę.
hadara-ability-per_green = +1 do żywności za każdą zieloną kartę.
hadara-ability-bust_bonus = Każde popiersie z żetonem zasobu daje dodatkowo +2 do tego zasobu.
hadara-ability-cheap_seals = Pieczęcie kosztują mniej.
hadara-ability-pay_hunger = Gdy brakuje żywności, 2 monety ratują kartę (najwyżej 6 kart).
hadara-ability-sell_surplus = Podczas wyżywienia 3 monety za każdą jednostkę nadwyżki żywności (najwyżej 12 monet).
hadara-ability-catch_up_income = Przy dochodzie 2 monety za każdy inny znacznik powyżej dochodu.
hadara-ability-region_coins = 4 monety więcej za każdy region.
hadara-ability-full_silver = Jedna srebrna pieczęć liczy pełną wartość znacznika.
hadara-ability-set_points = 4 punkty za każdy zestaw pięciu kolorów.
hadara-ability-wild_card = Zastępuje jedną brakującą kartę w zestawach dla złotych pieczęci.
hadara-ability-double_step = Dwa regiony i dwa popiersia w jednym kroku.
hadara-ability-lower_requirements = Wymagania są niższe o 4.
hadara-ability-buy_requirements = 3 monety obniżają wymaganie o 1 (najwyżej 30 monet na krok).

## The board

hadara-board-inner = zakryte
hadara-board-outer = odkryte
hadara-board-top = na wierzchu
hadara-board-regions = Pozostałe regiony
hadara-board-region = Region { $requirement }
hadara-board-busts = Popiersia
hadara-board-bust = Popiersie { $requirement }
hadara-board-seals = Pieczęcie
hadara-board-bonus = Żetony premii
hadara-board-hand = Twoje dwie karty
hadara-board-board-or-keep = Połóż jedną na planszy, a drugą zatrzymaj albo sprzedaj.
hadara-board-coins = { $coins ->
    [one] { $coins } moneta
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
}
hadara-board-points = na razie { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
hadara-board-fed = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}, żywności na { $food }
hadara-board-price = cena { $price }
hadara-board-worth = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
hadara-board-gives = { $resource }: +{ $n }
hadara-board-round = runda { $round } z 5
hadara-board-plunder = łup
hadara-board-annex = aneksja
hadara-board-bust-gives = { $points } pkt, żeton +{ $bonus }

## What happened

## Why not

## Help

hadara-bot-wanderer = Wędrowiec
hadara-bot-settler = Osadnik
hadara-bot-trader = Kupiec
hadara-bot-chronicler = Kronikarz
hadara-bot-sovereign = Władca
hadara-bot-random = Losowy
hadara-bot-beginner = Początkujący
hadara-bot-greedy = Zachłanny
hadara-bot-greedy-warlord = Wódz
hadara-bot-greedy-artist = Artysta
hadara-bot-greedy-miser = Skąpiec
hadara-bot-network = Sieć

## Opponents

hadara-level-wanderer = Skąpi monet, kocha jeden kolor i za późno myśli o żywności.
hadara-level-settler = Liczy to, co już ma, kocha jeden kolor i zapomina o żywności.
hadara-level-trader = Dobrze zna ceny, choć ma słabość do jednego koloru.
hadara-level-chronicler = Widział wiele cywilizacji i myśli o tym, co wezmą inni.
hadara-level-sovereign = Pełna siła: sekunda namysłu nad każdym ruchem.

## Words of the page

hadara-about = Wybieraj karty, zajmuj regiony, rzeźb popiersia, wyżyw swój lud: zbuduj cywilizację w trzech epokach.
hadara-option-deck = Karty
hadara-option-start = Karty startowe

## Moves

hadara-move-wheel = Koło: położenie { $position }
hadara-move-side = Strona { $side }
hadara-move-board-keep = Zatrzymaj kartę { $card }
hadara-move-board-sell = Sprzedaj kartę { $card }
hadara-move-take-keep = Zatrzymaj: { $colour }
hadara-move-take-sell = Sprzedaj: { $colour }
hadara-move-plunder = Splądruj { $requirement }
hadara-move-annex = Zaanektuj { $requirement }
hadara-move-bust = Popiersie { $bust }: { $resource }
hadara-move-bust-points = Popiersie { $bust }: punkty (żeton: { $resource })
hadara-move-bonus = Żeton premii: { $resource }
hadara-move-seal-gold = Złota pieczęć
hadara-move-seal-silver = Srebrna pieczęć: { $resource }
hadara-move-no-region = Bez regionu
hadara-move-no-bust = Bez popiersia
hadara-move-no-seal = Bez pieczęci
hadara-move-drop = Odrzuć: { $card }
hadara-move-pay = Zapłać i zatrzymaj
hadara-move-coins = { $coins ->
    [one] { $move } ({ $sign }{ $coins } moneta)
    [few] { $move } ({ $sign }{ $coins } monety)
   *[many] { $move } ({ $sign }{ $coins } monet)
}
hadara-move-steps = { $move } (+{ $n })
hadara-move-points = { $points ->
    [one] { $move } ({ $points } punkt)
    [few] { $move } ({ $points } punkty)
   *[many] { $move } ({ $points } punktów)
}
hadara-move-wheel-to = Twoja tarcza: { $colour }
hadara-move-side-gives = Strona { $side }: { $gives }

## The page's board

hadara-board-steps = Kroki epoki
hadara-board-step-draft = wybór kart
hadara-board-step-region = dochód i region
hadara-board-step-bust = popiersie
hadara-board-step-take = branie kart
hadara-board-step-hunger = wyżywienie
hadara-board-step-seals = pieczęcie
hadara-board-start-player = pierwszy gracz
hadara-board-wheel = Koło
hadara-board-keep = Zatrzymaj
hadara-board-sell = Sprzedaj
hadara-board-discount = { $colour }: { $n ->
    [one] o { $n } monetę mniej
    [few] o { $n } monety mniej
    [many] o { $n } monet mniej
   *[other] o { $n } monety mniej
}
hadara-board-too-dear = { $coins ->
    [one] brakuje { $coins } monety
    [few] brakuje { $coins } monet
    [many] brakuje { $coins } monet
   *[other] brakuje { $coins } monety
}
hadara-board-you = Ty
hadara-board-now = punkty teraz
hadara-board-points-unit = { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
}
hadara-board-before = przedtem: { $n }
hadara-board-after = potem { $n }
hadara-board-cards = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[many] { $n } kart
}
hadara-board-next = −{ $n }
hadara-board-have = masz { $n } z 2
hadara-board-left = zostało { $n }
hadara-board-of = { $n } z { $all }
hadara-board-draws = dobiera: { $colour }
hadara-board-is-annexed = zaanektowany
hadara-board-is-plundered = splądrowany
hadara-board-is-carved = wyrzeźbione, kroki
hadara-board-is-points = wyrzeźbione, punkty
hadara-note-income = { $coins ->
    [one] +{ $coins } moneta na koniec fazy
    [few] +{ $coins } monety na koniec fazy
   *[many] +{ $coins } monet na koniec fazy
}
hadara-note-feeds = { $n ->
    [0] żywności w sam raz
    [one] wyżywi jeszcze { $n } kartę
    [few] wyżywi jeszcze { $n } karty
   *[many] wyżywi jeszcze { $n } kart
}
hadara-note-hungry = bez żywności: { $n }
hadara-note-open = { $of ->
    [region] region { $n } jest w zasięgu
   *[bust] popiersie { $n } jest w zasięgu
}
hadara-note-reaches = { $of ->
    [region] +{ $steps } sięga regionu { $n }
   *[bust] +{ $steps } sięga popiersia { $n }
}
hadara-note-needs = { $of ->
    [region] region { $n }: brakuje { $steps }
   *[bust] popiersie { $n }: brakuje { $steps }
}
hadara-title-draft = Co zatrzymasz?
hadara-title-side = Wybierz stronę karty startowej
hadara-title-take = Weź kartę
hadara-title-wheel = Ustaw koło
hadara-title-region = Łup czy aneksja?
hadara-title-bust = Kroki czy punkty?
hadara-title-hunger = { $n ->
    [one] O jedną kartę za dużo
    [few] O { $n } karty za dużo
   *[many] O { $n } kart za dużo
}
hadara-title-seals = Kup pieczęcie
hadara-line-draft = Druga trafia odkryta na stos: { $colour }
hadara-line-take = Zatrzymaj ją albo sprzedaj
hadara-line-wheel = Wybierz stos, z którego dobierasz najpierw
hadara-line-region = Region { $n }: twoje wojsko to { $military } i go nie tracisz
hadara-line-bust = { $points ->
    [one] Popiersie { $n }: { $points } punkt i tak jest twój
    [few] Popiersie { $n }: { $points } punkty i tak są twoje
   *[many] Popiersie { $n }: { $points } punktów i tak jest twoich
}
hadara-line-hunger = Karta zabiera ze sobą to, co dała.
hadara-line-seals = W epoce { hadara-epoch-number } kosztują { $silver } i { $gold }
hadara-line-seals-last = To ostatnia okazja, by je kupić
hadara-line-plunder = monety teraz, punkty na koniec
hadara-line-annex = { $n ->
    [one] został tylko ten
    [few] jeden z tych { $n }, w ciemno
   *[many] jeden z tych { $n }, w ciemno
}
hadara-line-steps = żetonem, który dajesz
hadara-line-points = na koniec, dowolnym żetonem
hadara-do-plunder = Splądruj
hadara-do-annex = Zaanektuj
hadara-do-annex-for = Zaanektuj za
hadara-do-steps = Kroki teraz
hadara-do-points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}
hadara-do-silver = Pół znacznika
hadara-do-gold = Siedem za zestaw
hadara-do-pay = Zapłać za jedną
hadara-do-no-region = Zostaw
hadara-do-no-bust = Zostaw
hadara-do-no-seal = Nic
hadara-confirm-lose = Odrzuć je
hadara-confirm-buy = { $n ->
    [one] Kup za
    [few] Kup { $n } za
   *[many] Kup { $n } za
}
hadara-lose-missing = { $n ->
    [one] Brakuje { $n } karty
    [few] Brakuje { $n } kart
   *[many] Brakuje { $n } kart
}
hadara-choose-again = Wybierz ponownie
hadara-cost-points = { $n ->
    [0] bez straty
    [one] −{ $n } pkt
    [few] −{ $n } pkt
   *[many] −{ $n } pkt
}
hadara-cost-more = jeszcze { $n } odejdzie
hadara-idea-keep = Jedna z tych kart jest dla ciebie warta swojej ceny.
hadara-idea-sell = Monety przydadzą ci się teraz bardziej niż te karty.
hadara-hint-middle = Spójrz na to, co leży pośrodku koła.
hadara-hint-cards = Spójrz na własne karty.
hadara-hint-wheel = Spójrz na stosy wokół koła.
hadara-log-kept = zatrzymuje ({ $coins })
hadara-log-sold = sprzedaje (+{ $coins })
hadara-log-laid = na planszę
hadara-log-plundered = plądruje { $n }
hadara-log-annexed = anektuje { $n }
hadara-log-given-up = odrzuca
hadara-log-income = dochód +{ $coins }
hadara-explain-income = Po każdej fazie dostajesz tyle monet, ile wynosi twój dochód.
hadara-explain-military = Otwiera regiony i się nie zużywa.
hadara-explain-culture = Otwiera popiersia i się nie zużywa.
hadara-explain-food = Na koniec epoki jedna żywność wyżywia jedną kartę. Niewyżywione odchodzą.
hadara-explain-region = Sięgasz po niego wojskiem, po jednym z każdego. Splądruj dla monet albo zapłać za aneksję: kroki i więcej punktów.
hadara-explain-bust = Sięgasz po nie kulturą, każde raz. Zabiera żeton premii: kroki teraz albo punkty na koniec.
hadara-explain-silver = Kosztuje teraz { $price } monet. Na koniec daje połowę swojego znacznika, zaokrągloną w górę.
hadara-explain-gold = Kosztuje teraz { $price } monet. Na koniec daje 7 punktów za każdy zestaw pięciu kolorów.
hadara-explain-coins = Na koniec pięć monet to jeden punkt.
hadara-explain-discount-name = Zniżka
hadara-explain-discount = Każda karta koloru obniża cenę następnej w tym kolorze o monetę.
hadara-explain-pile-name = Karty do dobrania
hadara-explain-pile = W każdej rundzie każdy dobiera dwie karty tam, gdzie stoi jego tarcza; potem koło się obraca.
hadara-explain-card = Zatrzymana od razu przesuwa twoje znaczniki; na koniec każdej epoki trzeba ją wyżywić.
hadara-explain-start-name = Karta startowa
hadara-explain-start = Daje pierwsze monety i mówi, gdzie zaczynają twoje cztery znaczniki.
hadara-explain-bonus-name = Żeton premii
hadara-explain-bonus = Kładziesz go na popiersiu, za kroki teraz albo punkty na koniec, lub na fioletowej karcie, za kroki.
hadara-explain-points = Wszystko, gdyby gra skończyła się teraz: regiony, popiersia, pieczęcie, karty i monety.
hadara-explain-shield-name = Tarcza: { $name }
hadara-explain-shield = Wskazuje kolor, z którego się dobiera. Po każdej rundzie przechodzi na następny.
hadara-explain-needs = Wymaga
hadara-explain-price = Cena
hadara-explain-gives = Daje
hadara-gallery = Fioletowe karty
hadara-gallery-held = Ma ją
hadara-gallery-nobody = jeszcze nikt
hadara-gallery-before = Poprzednia karta
hadara-gallery-after = Następna karta
hadara-gallery-designed = Wartości wszystkich 42 fioletowych kart zaprojektowano tutaj; wartości pozostałych 120 kart są zgodne z zapisami dotyczącymi gry z pudełka.

## Where points come from

## A first match

hadara-lesson-draft = Wybór kart
hadara-lesson-region = Regiony
hadara-lesson-take = Karty i popiersia
hadara-lesson-hunger = Żywność i pieczęcie
hadara-lesson-end = Koniec
hadara-learn-welcome-title = Twoja cywilizacja
hadara-learn-welcome = W trzech epokach budujesz cywilizację. Karty przesuwają te cztery znaczniki: dochód, wojsko, kulturę i żywność. Regiony, popiersia, pieczęcie, karty i monety dają punkty. Wygrywa, kto ma ich najwięcej.
hadara-learn-wheel-title = Ustaw koło
hadara-learn-wheel = Zaczynasz. Koło mówi, z którego stosu kto dobiera; co rundę obraca się o jedno pole, więc w pięć rund każdy odwiedza pięć kolorów. Wybierz żółty, by od niego zacząć.
hadara-learn-pair-title = Jedna zostaje, druga idzie
hadara-learn-pair = Masz dwie żółte karty. Jedna trafia odkryta na planszę, skąd inni mogą ją później wziąć. Drugą zatrzymujesz za jej cenę albo sprzedajesz. Zatrzymaj drugą: dochód i wojsko za 3 monety.
hadara-learn-sell-title = Monet jest mało
hadara-learn-sell = Niepotrzebną kartę można sprzedać: za 2 monety w pierwszej epoce, 3 w drugiej, 4 w trzeciej. Połóż pierwszą na planszy i sprzedaj drugą.
hadara-learn-discount-title = Kolory tanieją
hadara-learn-discount = Każda twoja karta obniża cenę kolejnych w swoim kolorze o monetę. Rundy do końca wyboru zostaną rozegrane za ciebie.
hadara-learn-region-title = Region w zasięgu
hadara-learn-region = Po wyborze kart każdy dostaje monety z dochodu. Twoje wojsko, 3, sięga teraz regionu. Splądruj go dla monet albo zaanektuj: zapłać, odwróć i zyskaj zasoby i punkty. Zaanektuj go.
hadara-learn-take-title = Co zostawili inni
hadara-learn-take = Faza B: teraz po kolei bierzecie karty z planszy, każdy po pięć. Zatrzymuj albo sprzedawaj. Każda twoja karta potrzebuje na koniec epoki jednej żywności. Zatrzymaj zieloną.
hadara-learn-bust-title = Wyrzeźb popiersie
hadara-learn-bust = Twoja kultura sięga pierwszego popiersia. Kładziesz na nim żeton premii: zasobem do góry od razu przesuwa znacznik, punktami do góry liczy się na końcu. Wyrzeźb je kulturą, zasobem do góry.
hadara-learn-hunger-title = O jedną kartę za dużo
hadara-learn-hunger = W innej partii epoka kończy się z ośmioma kartami i żywnością na siedem. Jedna musi odejść ze wszystkim, co dała. Pod każdą stoi, ile to kosztuje. Wybierz najtańszą i potwierdź.
hadara-learn-seals-title = Pieczęcie na koniec
hadara-learn-seals = Zanim epoka się zamknie, możesz kupić pieczęcie. Srebrna daje na końcu połowę znacznika, złota 7 punktów za zestaw pięciu kolorów. Kup srebrną pieczęć dochodu.
hadara-learn-score-title = Ostatnie liczenie
hadara-learn-score = Dwie epoki później liczy się wszystko: karty, regiony, popiersia, pieczęcie i punkt za każde pięć monet. Dotknij liczby, a powie, skąd się bierze.
hadara-learn-end-title = Teraz ty
hadara-learn-end = W dalszych epokach karty kosztują więcej i dają więcej, a reszta jest już znana. W razie wątpliwości zatrzymaj kursor albo palec na elemencie. Graj!
hadara-learn-not-any-wheel = W partii każdy kolor jest dobry: zmienia tylko kolejność. Tu zacznij od żółtego, który daje monety.
hadara-learn-not-first-card = Możesz, ale druga daje też wojsko, a pierwszy region będzie go wymagał.
hadara-learn-not-needs-start = Sprzedana da 2 monety raz. Zatrzymana płaci dochodem wciąż na nowo, więc na początku ją zatrzymaj.
hadara-learn-not-short-of-coins = Można, ale zabraknie ci monet na to, co przyjdzie. Tym razem sprzedaj.
hadara-learn-not-other-way = Obie sprzedasz za 2 monety, ale tę na planszy mogą wziąć inni. Zostaw im pierwszą.
hadara-learn-not-coins-only = Monety się przydadzą, ale szybko znikną. Zaanektowany region daje zasoby teraz i punkty na końcu.
hadara-learn-not-for-nothing = Wtedy ten zasięg na nic: co teraz zostawisz, nie da w tej fazie ani zasobów, ani punktów.
hadara-learn-not-food-first = Wkrótce kart będzie więcej niż żywności i jedną trzeba będzie oddać ze wszystkim. Zielona daje żywność: zatrzymaj ją.
hadara-learn-not-other-bust = Też można. Ale żeton kultury, zasobem do góry, od razu przesuwa kulturę i następne popiersie jest bliżej.
hadara-learn-not-costs-more = Ta kosztuje punkty albo żywność, której potrzebują inne. Jedna z fioletowych nie kosztuje nic.
hadara-learn-not-no-set = Nie masz czerwonej ani zielonej karty, więc nie ma jeszcze zestawu. Na razie nic by nie dała.
hadara-learn-not-grows-less = Daje połowę tego, co ten znacznik pokaże na końcu. Dochód pchają twoje żółte karty, a po drodze ci płaci.
hadara-learn-not-coins-pay-less = Pięć monet to na końcu jeden punkt. Pieczęć nigdy nie jest tak tania jak w pierwszej epoce.

hadara-title-count = { $epoch ->
    [3] Ostateczne podliczenie
   *[other] Gdyby gra skończyła się teraz
}
hadara-score-regions = Regiony: wydrukowane na nich punkty
hadara-score-busts = Popiersia: ich punkty i punkty z żetonów
hadara-score-silver = Srebrne pieczęcie: połowa znacznika, w górę
hadara-score-gold = Złote pieczęcie: 7 punktów za zestaw pięciu kolorów
hadara-score-cards = Karty: wydrukowane na nich punkty
hadara-score-coins = Monety: pięć to jeden punkt
hadara-score-end = { $epoch ->
    [3] Do końca
   *[other] Do następnej epoki
}

# What a puzzle asks for
hadara-theme-asked-for-side = Która strona karty startowej
hadara-theme-asked-for-wheel = Jak ustawić koło
hadara-theme-asked-to-draft = Którą kartę wyłożyć, którą zatrzymać lub sprzedać
hadara-theme-asked-to-place = Gdzie położyć żeton premii
hadara-theme-asked-for-region = Splądrować, zaanektować czy czekać
hadara-theme-asked-for-bust = Które popiersie wyrzeźbić
hadara-theme-asked-to-take = Którą kartę wziąć
hadara-theme-asked-about-hunger = Jak zaradzić głodowi
hadara-theme-asked-for-seals = Które pieczęcie kupić
# What somebody does wrong again and again
hadara-slip-side = Wybierasz słabszą stronę karty startowej
hadara-slip-wheel = Ustawiasz koło na złym kolorze
hadara-slip-board = Wykładasz nie tę kartę z dwóch
hadara-slip-board-keep-sell = Zatrzymujesz karty, które lepiej sprzedać
hadara-slip-board-sell-keep = Sprzedajesz karty, które lepiej zatrzymać
hadara-slip-take = Bierzesz z niewłaściwego stosu
hadara-slip-take-keep-sell = Płacisz za karty, które lepiej sprzedać
hadara-slip-take-sell-keep = Sprzedajesz karty warte swojej ceny
hadara-slip-no-plunder = Zbyt długo zwlekasz z plądrowaniem
hadara-slip-no-annex = Zbyt długo zwlekasz z aneksją
hadara-slip-plunder-no = Plądrujesz za wcześnie
hadara-slip-annex-no = Anektujesz za wcześnie
hadara-slip-plunder-annex = Plądrujesz, gdy lepiej zaanektować
hadara-slip-annex-plunder = Anektujesz, gdy lepiej splądrować
hadara-slip-plunder = Plądrujesz nie ten region
hadara-slip-annex = Anektujesz nie ten region
hadara-slip-no-bust = Zbyt długo zwlekasz z popiersiem
hadara-slip-bust-no = Rzeźbisz popiersie za wcześnie
hadara-slip-bust = Rzeźbisz nie to popiersie
hadara-slip-no-seal = Przegapiasz pieczęcie, które możesz kupić
hadara-slip-seal-no = Kupujesz pieczęcie za wcześnie
hadara-slip-seal = Kupujesz nie te pieczęcie
hadara-slip-bonus = Kładziesz żeton premii w złym miejscu
hadara-slip-pay-drop = Płacisz za karty, które lepiej oddać
hadara-slip-drop-pay = Oddajesz karty, za które warto zapłacić
hadara-slip-drop = Oddajesz nie tę kartę
`;export{e as default};