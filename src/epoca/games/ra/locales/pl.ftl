### Ra, in Polish. Every message may use $edition: classic, modern or barque.

## Words

ra-name = Ra
ra-epoch-number = { $epoch ->
    [1] I
    [2] II
   *[other] III
}
# The attributes hold the other cases: to the next ..., in ...
ra-epoch = Epoka { ra-epoch-number }

ra-edition-classic = Klasyczna (3–5 graczy)
ra-edition-modern = Nowoczesna (2–5 graczy)
ra-edition-barque = Z barką (2–5 graczy)
ra-edition-no-barque = Bez barki (2–5 graczy)
ra-about-edition-classic = Pierwsza edycja: płytki leżą zakryte, a płytki Ra trafiają na tor Ra.
ra-about-edition-modern = Dzisiejsza edycja: płytki dobiera się z worka, a płytki Ra trafiają na tor Ra.
ra-about-edition-barque = Z barką: zamiast układać płytki Ra, przesuwa się barkę po torze Ra.
ra-about-edition-no-barque = Druga strona planszy edycji z barką: płytki Ra trafiają na tor Ra.
ra-scores-hidden = Punkty tajne do końca gry
ra-scores-open = Punkty jawne
ra-memory-shown = Z podglądem
ra-memory-hidden = Bez podglądu
ra-about-memory-shown = Możesz podejrzeć, co zostało w worku, oraz dawne punktacje.
ra-about-memory-hidden = Nic nie jest liczone za ciebie: liczy się pamięć.

ra-tile-ra = Ra
ra-tile-pharaoh = faraon
ra-tile-nile = Nil
ra-tile-flood = wylew
ra-tile-god = bóg
ra-tile-gold = złoto
ra-tile-art = sztuka
ra-tile-agriculture = rolnictwo
ra-tile-religion = religia
ra-tile-astronomy = astronomia
ra-tile-writing = pismo
ra-tile-fortress = twierdza
ra-tile-obelisk = obelisk
ra-tile-palace = pałac
ra-tile-pyramid = piramida
ra-tile-temple = świątynia
ra-tile-statue = posąg
ra-tile-step-pyramid = piramida schodkowa
ra-tile-sphinx = sfinks
ra-tile-funeral = pogrzeb
ra-tile-drought = susza
ra-tile-unrest = { $edition ->
    [modern] wojna
   *[other] niepokoje
}
ra-tile-earthquake = trzęsienie ziemi

ra-gods = { $edition ->
    [classic] Anubis, Bastet, Chnum, Horus, Set, Sobek, Thot i Wadżet
    [modern] Sechmet, Seszat i sześcioro innych bogów
   *[other] Ośmioro bogów Egiptu
}

ra-category-gods = Bogowie
ra-category-gold = Złoto
ra-category-pharaohs = Faraonowie
ra-category-river = { $edition ->
    [modern] Rzeka
   *[other] Nil i wylewy
}
ra-category-civilizations = Cywilizacje
ra-category-monuments = Monumenty
ra-category-suns = Dyski Słońca
ra-category-floor = Nie mniej niż zero

## The board

ra-board-track = Tor aukcji
ra-board-ra-track = { $edition ->
    [barque] Barka Ra
   *[other] Tor Ra
}
ra-board-centre-sun = Środkowy dysk Słońca
ra-board-bag = { $edition ->
    [classic] Zakryte płytki
   *[other] Worek
}
ra-board-bag-count = { $tiles ->
    [one] { $tiles } płytka, w tym { $ras } Ra
    [few] { $tiles } płytki, w tym { $ras } Ra
    [many] { $tiles } płytek, w tym { $ras } Ra
   *[other] { $tiles } płytki, w tym { $ras } Ra
}
ra-board-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
ra-board-points-secret = punkty tajne
ra-board-suns = Dyski Słońca
ra-board-kept = Zachowane
ra-board-this-epoch = W tej epoce
ra-board-empty = jeszcze nic
ra-board-high-bid = Najwyższa oferta: { $sun } ({ $seat })
ra-board-no-bid = Jeszcze brak ofert

## What happened

ra-event-drew = { $seat } dobiera: { $tile }.
ra-event-drew-you = Dobierasz: { $tile }.
ra-event-drew-ra = { $edition ->
    [barque] { $seat } dobiera płytkę RA! Barka płynie na pole { $count } z { $last }.
   *[other] { $seat } dobiera płytkę RA! Ra { $count } z { $last }.
}
ra-event-drew-ra-you = { $edition ->
    [barque] Dobierasz płytkę RA! Barka płynie na pole { $count } z { $last }.
   *[other] Dobierasz płytkę RA! Ra { $count } z { $last }.
}
ra-event-auction-opened = { $call ->
    [drawn] Aukcja! Gracz Ra: { $seat }.
    [invoked] { $seat } wzywa Ra. Aukcja!
   *[invoked-full] { $seat } wzywa Ra przy pełnym torze. Aukcja!
}
ra-event-auction-opened-you = { $call ->
    [drawn] Aukcja! Gracz Ra to ty.
    [invoked] Wzywasz Ra. Aukcja!
   *[invoked-full] Wzywasz Ra przy pełnym torze. Aukcja!
}
ra-event-bid-made = { $seat } licytuje dyskiem { $sun }.
ra-event-bid-made-you = Licytujesz dyskiem { $sun }.
ra-event-passed = { $forced ->
    [yes] { $seat } nie ma dysku do licytacji i pasuje.
   *[no] { $seat } pasuje.
}
ra-event-passed-you = { $forced ->
    [yes] Nie masz dysku do licytacji i pasujesz.
   *[no] Pasujesz.
}
ra-event-won = { $tiles-count ->
    [0] { $seat } wygrywa dyskiem { $sun } i zdobywa dysk Słońca { $centre_sun }.
    [1] { $seat } wygrywa dyskiem { $sun } i zdobywa dysk Słońca { $centre_sun } oraz płytkę: { $tiles }.
   *[other] { $seat } wygrywa dyskiem { $sun } i zdobywa dysk Słońca { $centre_sun } oraz płytki: { $tiles }.
}
ra-event-won-you = { $tiles-count ->
    [0] Wygrywasz dyskiem { $sun } i zdobywasz dysk Słońca { $centre_sun }.
    [1] Wygrywasz dyskiem { $sun } i zdobywasz dysk Słońca { $centre_sun } oraz płytkę: { $tiles }.
   *[other] Wygrywasz dyskiem { $sun } i zdobywasz dysk Słońca { $centre_sun } oraz płytki: { $tiles }.
}
ra-event-nobody-bid = { $discarded-count ->
    [0] Nikt nie licytuje: płytki zostają na torze.
   *[other] Nikt nie licytuje: pełny tor jest opróżniany.
}
ra-event-god-spent = { $seat } wydaje boga i zdobywa: { $tile }.
ra-event-god-spent-you = Wydajesz boga i zdobywasz: { $tile }.
ra-event-tiles-lost = { $seat } traci: { $tiles }.
ra-event-tiles-lost-you = Tracisz: { $tiles }.
ra-event-epoch-ended = { $reason ->
    [last-ra] To ostatnia płytka Ra: natychmiast kończy się epoka { ra-epoch-number }.
   *[no-suns] Wszystkie dyski Słońca są użyte: kończy się epoka { ra-epoch-number }.
}
ra-event-scored = { $total ->
    [hidden] { $seat }: { $gained } w epoce { ra-epoch-number }.
   *[other] { $seat }: { $gained } w epoce { ra-epoch-number }, razem { $total }.
}
ra-event-scored-you = { $total ->
    [hidden] Zdobywasz { $gained } w epoce { ra-epoch-number }.
   *[other] Zdobywasz { $gained } w epoce { ra-epoch-number }, razem { $total }.
}
ra-event-scored-unseen = { $seat }: punktacja epoki { ra-epoch-number }.
ra-event-scored-unseen-you = Twoja punktacja epoki { ra-epoch-number }.
ra-event-epoch-opened = Zaczyna się epoka { ra-epoch-number }. Najwyższy dysk Słońca ma { $seat }.
ra-event-epoch-opened-you = Zaczyna się epoka { ra-epoch-number }. Najwyższy dysk Słońca masz ty.
ra-event-match-over = Zwycięża { $winner }.
ra-event-match-over-you = Zwyciężasz.
ra-event-turn-began = Teraz gra { $seat }.
ra-event-turn-began-you = Twoja kolej.
ra-event-asked-to-bid = { $seat } ma zalicytować albo spasować.
ra-event-asked-to-bid-you = Zalicytuj albo spasuj.
ra-event-may-go-on = { $seat } może wydać kolejnego boga.
ra-event-may-go-on-you = Możesz wydać kolejnego boga.
ra-event-must-lose = { $seat } musi odrzucić: { ra-tiles-to-lose }.
ra-event-must-lose-you = Odrzuć: { ra-tiles-to-lose }.
ra-tiles-to-lose = { $civilizations ->
    [0] { $monuments ->
        [one] { $monuments } płytkę monumentu
        [few] { $monuments } płytki monumentów
        [many] { $monuments } płytek monumentów
       *[other] { $monuments } płytki monumentów
    }
   *[other] { $monuments ->
        [0] { $civilizations ->
            [one] { $civilizations } płytkę cywilizacji
            [few] { $civilizations } płytki cywilizacji
            [many] { $civilizations } płytek cywilizacji
           *[other] { $civilizations } płytki cywilizacji
        }
       *[other] { $civilizations ->
            [one] { $civilizations } płytkę cywilizacji
            [few] { $civilizations } płytki cywilizacji
            [many] { $civilizations } płytek cywilizacji
           *[other] { $civilizations } płytki cywilizacji
        } i { $monuments ->
            [one] { $monuments } płytkę monumentu
            [few] { $monuments } płytki monumentów
            [many] { $monuments } płytek monumentów
           *[other] { $monuments } płytki monumentów
        }
    }
}

## Why not

ra-refusal-seats = Ta edycja jest dla { $fewest }–{ $most } graczy, nie dla { $seats }.
ra-refusal-match-over = Partia jest zakończona.
ra-refusal-not-your-turn = Teraz jest tura kogoś innego.
ra-refusal-no-such-action = W swojej turze dobierz płytkę, wezwij Ra albo wydaj bogów.
ra-refusal-track-full = Tor aukcji jest pełny: wezwij Ra albo wydaj boga.
ra-refusal-no-passing = Pasować można tylko w aukcji: dobierz płytkę, wezwij Ra albo wydaj boga.
ra-refusal-nothing-to-end = W tej turze żaden bóg nie został wydany: dobierz płytkę, wezwij Ra albo wydaj boga.
ra-refusal-spending-gods = W tej turze wydajesz bogów: wydaj kolejnego albo zakończ turę.
ra-refusal-no-auction = Dyskami Słońca licytuje się tylko w aukcji.
ra-refusal-in-auction = Trwa aukcja: zalicytuj dyskiem Słońca albo spasuj.
ra-refusal-must-bid = To ty wzywasz Ra, a nikt inny nie licytuje, więc musisz zalicytować dyskiem Słońca.
ra-refusal-sun-face-down = Dysk Słońca { $sun } jest zakryty do następnej epoki.
ra-refusal-not-your-sun = Nie masz dysku Słońca { $sun }.
ra-refusal-bid-too-low = Dysk Słońca { $sun } nie przebija najwyższej oferty: { $high }.
ra-refusal-no-god = Nie masz boga do wydania.
ra-refusal-god-takes-no-god = Za boga nie można zdobyć innego boga.
ra-refusal-god-takes-no-ra = Za boga nie można zdobyć płytki Ra.
ra-refusal-not-on-track = Na torze aukcji nie ma takiej płytki: { $tile }.
ra-refusal-must-lose = Najpierw odrzuć płytki, które zabiera klęska.
ra-refusal-nothing-to-lose = Żadna klęska cię teraz nie dotyka: nie musisz nic odrzucać.
ra-refusal-not-held = Nie masz tej płytki: { $tile }.
ra-refusal-not-struck = Klęska nie dotyczy tej płytki: { $tile }.

## Help

ra-help-draw = { $edition ->
    [classic] odkryj płytkę
   *[other] dobierz płytkę z worka
}
ra-help-ra = wezwij Ra: zaczyna się aukcja
ra-help-bid = zalicytuj jednym ze swoich dysków Słońca, tutaj 13; wystarczy sama liczba
ra-help-pass = spasuj w aukcji
ra-help-god = wydaj boga, aby zdobyć płytkę z toru, tutaj Nil
ra-help-done = nie wydawaj kolejnych bogów i zakończ turę
ra-help-lose = odrzuć płytkę z powodu klęski, tutaj piramidę
ra-bot-farmer = Rolnik
ra-bot-scribe = Skryba
ra-bot-priest = Kapłan
ra-bot-vizier = Wezyr
ra-bot-pharaoh = Faraon
ra-bot-random = Losowy
ra-bot-beginner = Początkujący
ra-bot-greedy = Zachłanny
ra-bot-greedy-bold = Śmiałek
ra-bot-greedy-miser = Skąpiec
ra-bot-greedy-builder = Budowniczy
ra-bot-network = Sieć

## Opponents

ra-level-farmer = Chce każdego zestawu, widzi tylko tę epokę i ma ulubiony rodzaj płytek.
ra-level-scribe = Liczy punkty tej epoki, ma ulubione płytki i boi się klęsk.
ra-level-priest = Zwykle trafnie ocenia zestawy, choć ma słabość do szybkich punktów.
ra-level-vizier = Rozważa, co zalicytują inni i co może jeszcze zostać dobrane.
ra-level-pharaoh = Pełna siła: sekunda namysłu nad każdym ruchem.

## Words of the page

ra-about = Dobieraj płytki, wzywaj Ra, licytuj dyskami Słońca. Co bogowie dają, mogą też odebrać: trzy epoki aukcji w Egipcie.
ra-option-edition = Edycja
ra-option-scores = Punktacja
ra-option-memory = Pamięć

## Moves

ra-move-draw = Dobierz płytkę
ra-move-ra = Wezwij Ra
ra-move-pass = Spasuj
ra-move-done = Gotowe
ra-move-bid = Licytuj { $sun }
ra-move-lose = Odrzuć: { $tile }
ra-move-god = Wydaj boga za: { $tile }

## The page's board

ra-board-auction-drawn = { $you ->
    [yes] Dobierasz płytkę Ra
   *[no] { $name } dobiera płytkę Ra
}
ra-board-auction-invoked = { $you ->
    [yes] Wzywasz Ra
   *[no] { $name } wzywa Ra
}
ra-board-auction-invoked-full = { $you ->
    [yes] Wzywasz Ra: tor jest pełny
   *[no] { $name } wzywa Ra: tor jest pełny
}
ra-board-passed = pasuje
ra-board-statue = Posąg Ra: gracz Ra
ra-board-sun-down = { $sun }, zakryty
ra-title-turn = Twoja kolej
ra-line-turn = { $god ->
    [yes] Dobierz płytkę, wezwij Ra albo wydaj boga
   *[no] Dobierz płytkę albo wezwij Ra
}
ra-line-full = { $god ->
    [yes] Tor jest pełny: wezwij Ra albo wydaj boga
   *[no] Tor jest pełny: wezwij Ra
}
ra-title-god = Która płytka?
ra-line-god = Wydaj boga, aby zdobyć jedną płytkę z toru
ra-title-lose = { $disaster ->
    [earthquake] Ziemia drży
   *[unrest] { $edition ->
        [modern] Wybucha wojna
       *[other] Niepokoje w kraju
    }
}
ra-line-lose = { $disaster ->
    [earthquake] { $n ->
        [one] Wybierz monument, który runie
        [few] Wybierz { $n } monumenty, które runą
        [many] Wybierz { $n } monumentów, które runą
       *[other] Wybierz { $n } monumentów, które runą
    }
    [unrest] { $n ->
        [one] Wybierz cywilizację, którą tracisz
        [few] Wybierz { $n } cywilizacje, które tracisz
        [many] Wybierz { $n } cywilizacji, które tracisz
       *[other] Wybierz { $n } cywilizacji, które tracisz
    }
   *[both] { $n ->
        [one] Wybierz płytkę, którą tracisz
        [few] Wybierz { $n } płytki, które tracisz
        [many] Wybierz { $n } płytek, które tracisz
       *[other] Wybierz { $n } płytek, które tracisz
    }
}
ra-board-struck = Wybierasz, co odrzucić, także spośród nowych płytek.
ra-board-you = Ty
ra-board-bid = Licytuj
ra-board-bids = licytuje
ra-board-you-bid = twoja oferta
ra-board-last = na końcu
ra-board-caller = licytuje na końcu
ra-board-leads = prowadzi dyskiem { $sun }
ra-board-draw = Dobierz
ra-board-invoke-note = { $tiles ->
    [0] aukcja o sam dysk Słońca
    [one] aukcja o tę płytkę
    [few] aukcja o te płytki: { $tiles }
    [many] aukcja o te płytki: { $tiles }
   *[other] aukcja o te płytki: { $tiles }
}
ra-board-next-sun = następny dysk zwycięzcy
ra-board-highest = najwyższa oferta
ra-board-worth = warte teraz
ra-board-of = { $n } z { $all }
ra-board-set = zestaw: { $n }
ra-board-no-flood = bez wylewu
ra-board-most = najwięcej
ra-board-fewest = najmniej
ra-board-end = koniec
ra-board-too-low = za niski
ra-board-asleep = śpi
ra-board-gods-gold = Bogowie, złoto
ra-board-spend-god = Wydaj boga
ra-board-suns-of = Dyski Słońca: { $up }; zakryte: { $down }
ra-board-of-ra = z { $last } Ra
ra-board-ra-count = Płytki Ra w tej epoce: { $drawn } z { $last }
ra-board-exchange = { $tiles ->
    [0] Dajesz { $give }, dostajesz { $get }
    [one] Dajesz { $give }, dostajesz { $get } i jedną płytkę
    [few] Dajesz { $give }, dostajesz { $get } i { $tiles } płytki
    [many] Dajesz { $give }, dostajesz { $get } i { $tiles } płytek
   *[other] Dajesz { $give }, dostajesz { $get } i { $tiles } płytek
}
ra-board-answer = { $name } może jeszcze odpowiedzieć dyskiem { $sun }.
ra-board-answers = { $n ->
    [one] { $n } osoba może to jeszcze przebić.
    [few] { $n } osoby mogą to jeszcze przebić.
    [many] { $n } osób może to jeszcze przebić.
   *[other] { $n } osób może to jeszcze przebić.
}
ra-board-unbeaten = Nikt nie może tego przebić.
ra-board-unraised = Unieś dysk, aby zobaczyć, co by dał.
ra-tip-flood = { $n ->
    [one] Wylew obudziłby twój Nil.
    [few] Wylew obudziłby twoje { $n } płytki Nilu.
    [many] Wylew obudziłby twoje { $n } płytek Nilu.
   *[other] Wylew obudziłby twoje { $n } płytek Nilu.
}
ra-tip-most = Jeszcze jeden faraon i masz ich najwięcej.
ra-tip-share = Jeszcze jeden faraon i dzielisz pierwsze miejsce.
ra-tip-fewest = Z jeszcze jednym faraonem nie masz już najmniej.
ra-tip-no-civilization = Dowolna cywilizacja oszczędzi ci −5.
ra-tip-civilization = Jeszcze jeden rodzaj cywilizacji da 5 punktów.
ra-tip-funeral = Pogrzeb zabrałby ci { $n ->
    [1] jednego faraona
   *[2] dwóch faraonów
}.
ra-tip-drought = Susza zabrałaby ci { $n ->
    [1] jedną płytkę rzeki
   *[2] dwie płytki rzeki
}.
ra-tip-unrest = { $edition ->
    [modern] Wojna zabrałaby
   *[other] Niepokoje zabrałyby
} ci { $n ->
    [1] jedną cywilizację
   *[2] dwie cywilizacje
}.
ra-tip-earthquake = Trzęsienie ziemi zabrałoby ci { $n ->
    [1] jeden monument
   *[2] dwa monumenty
}.
ra-confirm-bid = Licytuj { $sun }
ra-confirm-god = Weź: { $tile }
ra-confirm-lose = Odrzuć
ra-choose-again = Wybierz od nowa
ra-lose-missing = Jeszcze { $n }
ra-lose-chosen = wybrane
ra-log-drew = dobiera: { $tile }
ra-log-drew-ra = dobiera płytkę Ra numer { $count }
ra-log-invoked = wzywa Ra
ra-log-bid = licytuje dyskiem { $sun }
ra-log-won = { $tiles ->
    [0] zdobywa dysk Słońca
    [one] zdobywa jedną płytkę
    [few] zdobywa { $tiles } płytki
    [many] zdobywa { $tiles } płytek
   *[other] zdobywa { $tiles } płytki
}
ra-log-nobody = { $discarded ->
    [yes] nikt nie licytuje: tor się opróżnia
   *[no] nikt nie licytuje
}
ra-log-god = wydaje boga: { $tile }
ra-log-lost = traci: { $tiles }
ra-log-epoch = { $name }: koniec
ra-log-after = Po Ra numer { $count }
ra-explain-inside = W środku
ra-explain-drawn = Dobrane
ra-explain-kinds = { $n ->
    [one] { $n } rodzaj
    [few] { $n } rodzaje
    [many] { $n } rodzajów
   *[other] { $n } rodzaju
}
ra-explain-sum = razem { $n }
ra-name-sun = Dysk Słońca { $sun }
ra-name-figure = Posąg Ra
ra-explain-sun = Licytuj nim na aukcji: najwyższy dysk zdobywa zestaw. Na końcu najwyższa suma dysków daje 5, najniższa zabiera 5.
ra-explain-sun-down = Śpi do następnej epoki. Na końcu najwyższa suma dysków daje 5, najniższa zabiera 5.
ra-explain-centre = Zwycięzca następnej aukcji bierze go, śpiącego do następnej epoki, i zostawia tu zwycięski dysk.
ra-explain-bag = Dobrana płytka dołącza do zestawu. Ra od razu zaczyna aukcję.
ra-explain-figure = Wezwij Ra, by zacząć aukcję: każdy licytuje raz, ty na końcu. Jeśli nikt inny nie zalicytuje, musisz to zrobić, chyba że tor jest pełny.
ra-explain-track = { $edition ->
    [barque] Każde dobrane Ra przesuwa barkę o jedno pole. Ostatnie od razu kończy epokę, a nieużyte dyski przepadają.
   *[other] Każde dobrane Ra zajmuje jedno pole. Ostatnie od razu kończy epokę, a nieużyte dyski przepadają.
}
ra-explain-epoch = Tyle dałaby ta epoka, gdyby skończyła się teraz. Monumenty i dyski Słońca liczą się po trzeciej.
ra-explain-score = Punkty z epok już policzonych i 10 z początku gry.
ra-explain-ra = Od razu zaczyna się aukcja. Ostatnie Ra natychmiast kończy epokę.
ra-explain-god = 2 punkty na koniec epoki. W swojej turze wydaj go, by zabrać płytkę z toru.
ra-explain-gold = 3 punkty na koniec epoki.
ra-explain-pharaoh = Najwięcej faraonów: 5 punktów. Najmniej: −2. Zostają.
ra-explain-nile = 1 punkt, ale tylko z wylewem. Zostaje.
ra-explain-flood = 1 punkt i każdy Nil się liczy. Znika na koniec epoki.
ra-explain-civilization = Trzy rodzaje: 5 punktów, cztery: 10, pięć: 15; żaden: −5. Znikają na koniec epoki.
ra-explain-monument = Liczy się na końcu: 1 punkt za rodzaj, 10 za siedem, 15 za osiem; 5 więcej za trzy takie same. Zostaje.
ra-explain-funeral = Kto go zdobywa, traci dwóch faraonów.
ra-explain-drought = Kto ją zdobywa, traci dwa wylewy, a gdy ich brak, płytki Nilu.
ra-explain-unrest = Kto ją zdobywa, traci dwie wybrane cywilizacje.
ra-explain-earthquake = Kto je zdobywa, traci dwa wybrane monumenty.
ra-title-night = Zapada noc: { $name }
ra-title-last-night = Ostatnia noc
ra-score-gods = Bogowie: 2 punkty za każdego
ra-score-gold = Złoto: 3 punkty za każde
ra-score-pharaohs = Faraonowie: najwięcej +5, najmniej −2
ra-score-river = Rzeka: z wylewem 1 za każdy wylew i każdy Nil
ra-score-civilizations = Cywilizacje: żadna −5, trzy rodzaje +5, cztery +10, pięć +15
ra-score-monuments = Monumenty: 1 za rodzaj, siedem 10, osiem 15; trzy takie same 5, cztery 10, pięć 15
ra-score-suns = Dyski Słońca: najwyższa suma +5, najniższa −5
ra-score-floor = Nikt nie ma mniej niż zero
ra-score-epoch = Epoka
ra-score-morning = { $epoch ->
    [3] Do końca
   *[other] Do rana
}
ra-score-stays = { $epoch ->
    [3] Noc się kończy, punkty są policzone.
   *[other] Rano budzą się wszystkie dyski Słońca. Zostają faraonowie, Nil i monumenty; znikają bogowie, złoto, wylewy i cywilizacje.
}
ra-score-only-last = tylko w epoce III
ra-idea-ra = Zestaw jest dla ciebie wart { $points }: pora na aukcję.
ra-idea-ra-others = Aukcja teraz każe innym wydać dyski.
ra-idea-draw = Zestaw może jeszcze urosnąć.
ra-idea-draw-others = Zestaw bardziej przyda się komuś innemu ({ $name }): niech się zmieni.
ra-idea-bid = Te płytki są dla ciebie warte { $points }: warto dać za nie dysk.
ra-idea-pass = Te płytki dają ci { $points }: później dysk może kupić więcej.
ra-idea-god = Jedna płytka z zestawu jest dla ciebie warta więcej niż bóg.
ra-idea-lose = Nie wszystkie twoje płytki liczą się tak samo.
ra-hint-draw = Spójrz na worek.
ra-hint-ra = Spójrz na posąg Ra.
ra-hint-bid = Spójrz na swoje dyski Słońca: jeden wystarczy.
ra-hint-pass = Nie każdy zestaw jest wart dysku Słońca.
ra-hint-god = Bóg mógłby zabrać coś z toru.
ra-hint-lose = Spójrz, co liczy się dla Ciebie najmniej.
ra-hint-done = Zachowaj drugiego boga na później.
ra-board-ra-chance = Szansa na Ra: { $percent }%

## Settled before one's turn

ra-intend-pass = Spasuj w tej aukcji
ra-intend-bid = Licytuj do { $sun }
ra-intend-draw = Dobieraj, gdy płytek jest mniej niż { $tiles }

## Where points come from

ra-why-gods = { $n ->
    [0] brak bogów
    [one] { $n } bóg, 2 punkty
    [few] { $n } bogów, po 2 punkty
   *[many] { $n } bogów, po 2 punkty
}
ra-why-gold = { $n ->
    [0] brak złota
    [1] złoto: { $n }, 3 punkty
   *[other] złoto: { $n }, po 3 punkty
}
ra-why-pharaohs = { $points ->
    [5] najwięcej faraonów
    [-2] najmniej faraonów
   *[other] ani najwięcej, ani najmniej faraonów
}
ra-why-river = { $n ->
    [0] bez wylewu: sam Nil nic nie daje
    [one] { $n } płytka rzeki
    [few] { $n } płytki Nilu i wylewu, w tym wylew
   *[many] { $n } płytek Nilu i wylewu, w tym wylew
}
ra-why-civilizations = { $points ->
    [-5] brak cywilizacji
    [0] jedna lub dwie różne cywilizacje
    [5] trzy różne cywilizacje
    [10] cztery różne cywilizacje
   *[other] pięć różnych cywilizacji
}
ra-why-monuments = różne monumenty: { $kinds }, punkty: { $different }; trzy lub więcej takich samych: { $same }
ra-why-suns = { $points ->
    [5] najwyższa suma dysków
    [-5] najniższa suma dysków
   *[other] ani najwyższa, ani najniższa suma dysków
}
ra-why-floor = wynik nigdy nie spada poniżej zera

## Looking at a match

ra-next-auction = Następna aukcja

## A first match

ra-lesson-draw = Dobieranie
ra-lesson-bid = Licytacja
ra-lesson-ra = Gdy przychodzi Ra
ra-lesson-god = Bogowie
ra-lesson-unrest = Klęska
ra-lesson-night = Zapada noc
ra-learn-welcome-title = Witaj
ra-learn-welcome = Ra to trzy epoki aukcji. Płytki zbierają się tutaj. Prędzej czy później ktoś zaczyna aukcję, a najwyższa oferta zabiera wszystkie. Na końcu wygrywa, kto ma najwięcej punktów.
ra-learn-suns-title = Twoje dyski Słońca
ra-learn-suns = Licytujesz dyskami Słońca. Liczba to twoja oferta, a każdy dysk wygrywa najwyżej jedną aukcję w epoce. Masz 13, najwyższy ze wszystkich, więc zaczynasz.
ra-learn-draw-title = Dobierz płytkę
ra-learn-draw = W swojej turze robisz jedno z dwojga: dobierasz płytkę z worka albo wzywasz Ra i zaczynasz aukcję. Nic tu jeszcze nie leży, więc dobierz.
ra-learn-lot-title = Zestaw rośnie
ra-learn-lot = Dobierasz boga, Ana faraona, Piotr wylew. Każdy rodzaj punktuje inaczej: zatrzymaj kursor albo palec na płytce, a opowie o sobie. Dobierz jeszcze raz.
ra-learn-invoke-title = Zestaw wart zachodu
ra-learn-invoke = Bóg, dwóch faraonów, wylew, Nil i monument: to dobry zestaw. Wezwij Ra. Każdy licytuje wtedy raz, zgodnie z ruchem wskazówek, a wzywający na końcu.
ra-learn-bid-title = Najmniej, byle wygrać
ra-learn-bid = Ana pasuje, Piotr licytuje dyskiem 4. Oferta musi przebić poprzednią. Chcesz tych sześciu płytek: licytuj jednym z dysków.
ra-learn-won-title = Dyski zamieniają się miejscami
ra-learn-won = Sześć płytek jest twoich. Twoja 5 leży teraz na środku i czeka na następnego zwycięzcę, a tamta 1 jest twoja i śpi do następnej epoki. Każda aukcja decyduje więc też o tym, czym licytujesz później.
ra-learn-disaster-title = Leży tam klęska
ra-learn-disaster = Ana dobrała złoto, warte 3 punkty. Piotr dobrał pogrzeb: kto go zdobędzie, traci dwóch faraonów. Masz dwóch. Dobierz płytkę i zobaczymy.
ra-learn-drawn-title = Ra!
ra-learn-drawn = Dobrany Ra przesuwa słońce i od razu jest aukcja. Ósmy kończy epokę, a nieużyte dyski się marnują. Nikt nie chce pogrzebu. Też spasuj: płytki zostaną na miejscu.
ra-learn-god-title = Bóg bierze, co chcesz
ra-learn-god = Zamiast dobierać, możesz wydać boga: zabierze dla ciebie jedną płytkę bez aukcji. Zachowany jest wart 2 punkty, złoto 3. Dotknij boga, potem złota.
ra-learn-try-title = Tania próba
ra-learn-try = Piotr wezwał Ra, więc licytujesz na początku. Dwa Nile i faraon się przydadzą, pogrzeb nie. Daj 2: jeśli wygra, to tanio. Płaci tylko zwycięzca.
ra-learn-outbid-title = Przegrana za darmo
ra-learn-outbid = Dysk 3 Any przebija twoją 2: zestaw jest jej, a pogrzeb zabiera jej faraona. Twoja 2 nadal jest twoja i nie śpi. Przegrana aukcja kosztuje tylko płytki.
ra-learn-unrest-title = Wojna w zestawie
ra-learn-unrest = Inna partia, późna pora. Dobierasz Ra, a Ana prowadzi z 6. Wojna zabiera zwycięzcy dwie cywilizacje, ale przychodzą z nią dwie nowe, a niektóre masz podwójnie. Daj ostatni dysk.
ra-learn-lose-title = Które dwie oddasz?
ra-learn-lose = Wojna zabiera dwie cywilizacje, a ty wybierasz które. Liczą się tylko różne: cztery to 10 punktów, trzy tylko 5. Wybierz dwie i potwierdź.
ra-learn-spent-title = Wszystkie dyski śpią
ra-learn-spent = W tej epoce to dla ciebie koniec: nie masz czym licytować. Inni grają, aż zużyją swoje dyski albo przyjdzie ósmy Ra. Teraz zapada noc.
ra-learn-score-title = Punkty za epokę
ra-learn-score = Kolumna na każdy rodzaj płytek. Najmniej faraonów: tracisz 2. Trzy Nile i wylew: 4. Cztery różne cywilizacje: 10. Dotknij liczby, a powie, skąd się bierze.
ra-learn-morning-title = Co zostaje
ra-learn-morning = Nowa epoka. Płytki ze skarabeuszem zostają: faraonowie, Nile i monumenty. Pozostałe znikają. Twoje dyski znów nie śpią, a zaczyna, kto ma najwyższy: Ana, z 12.
ra-learn-end-title = Trzecia noc
ra-learn-end = Dwie rzeczy liczą się dopiero na końcu: monumenty, za różne oraz za trzy lub więcej takich samych, i suma dysków: 5 punktów za najwyższą, minus 5 za najniższą. To wszystko. Graj!
ra-learn-not-empty = Nie ma jeszcze o co licytować. Jeśli wezwiesz teraz, wszyscy mogą spasować, a tura przepadnie. Najpierw dobierz.
ra-learn-not-early = Trzy płytki to mało za jeden z czterech dysków. Zestaw może jeszcze urosnąć: dobierz jeszcze raz.
ra-learn-not-risk = Możesz, ale następna płytka może być klęską, a Ana może wezwać Ra i nie licytujesz już na końcu. Wezwij Ra, póki zestaw jest dobry.
ra-learn-not-dear = Też wygra, ale drogo: wydany dysk nie wróci w tej epoce. Który mniejszy wciąż przebija 4?
ra-learn-not-gift = Wtedy Piotr dostanie sześć płytek za swoją 4. Stać cię na więcej.
ra-learn-not-own-harm = Gdyby wygrać, pogrzeb zabrałby ci obu faraonów: 3 punkty za złoto nie są tego warte, ani dysk.
ra-learn-not-later = Dobry pomysł i zaraz będzie na to pora. Najpierw zobacz, co robi Ra: dobierz płytkę.
ra-learn-not-less = Bóg może ją zabrać, ale złoto jest dla ciebie warte więcej: 3 punkty na koniec epoki.
ra-learn-not-wait = Tymczasem złoto może zdobyć ktoś inny. Twój bóg weźmie je teraz: dotknij boga, potem złota.
ra-learn-not-too-much = Za tak mało, i z pogrzebem? Zachowaj ten dysk na lepszy zestaw i daj najniższy.
ra-learn-not-free = Możesz spasować, ale przegrana oferta nic nie kosztuje. Spróbuj najniższym dyskiem.
ra-learn-not-worth-it = Wtedy trzy cywilizacje zostaną trzema: 5 punktów. Z tym zestawem masz na końcu cztery: 10 punktów i jeszcze monument.
ra-learn-not-last-one = To jedyna płytka tego rodzaju: bez niej zostają trzy rodzaje, 5 punktów zamiast 10. Oddaj te, które masz podwójnie.

# What a puzzle asks for
ra-theme-turn-began = Dobrać, wezwać Ra czy użyć boga
ra-theme-asked-to-bid = Licytować czy pasować
ra-theme-may-go-on = Grać dalej czy przestać
ra-theme-must-lose = Co oddać
# What somebody does wrong again and again
ra-slip-bid-pass = { $bought ->
    [gods] Przepłacasz za bogów
    [gold] Przepłacasz za złoto
    [pharaohs] Przepłacasz za faraonów
    [river] Przepłacasz za Nile i wylewy
    [civilizations] Przepłacasz za cywilizacje
    [monuments] Przepłacasz za monumenty
   *[other] Przepłacasz za zestawy
}
ra-slip-pass-bid = { $missed ->
    [gods] Zbyt tanio oddajesz innym bogów
    [gold] Zbyt tanio oddajesz innym złoto
    [pharaohs] Zbyt tanio oddajesz innym faraonów
    [river] Zbyt tanio oddajesz innym Nile i wylewy
    [civilizations] Zbyt tanio oddajesz innym cywilizacje
    [monuments] Zbyt tanio oddajesz innym monumenty
   *[other] Odpuszczasz zestawy warte licytacji
}
ra-slip-bid-more = Licytujesz wyżej, niż trzeba
ra-slip-bid-less = Licytujesz za nisko i inni cię przebijają
ra-slip-draw-ra = Dobierasz dalej, gdy pora wezwać Ra
ra-slip-ra-draw = Wzywasz Ra za wcześnie
ra-slip-draw-god = Nie zauważasz płytek, które mógłby wziąć bóg
ra-slip-ra-god = Wzywasz Ra, gdy bóg mógłby wziąć płytkę
ra-slip-god-draw = Wydajesz bogów na drobiazgi
ra-slip-god-ra = Używasz boga, gdy pora wezwać Ra
ra-slip-god = Bierzesz bogiem nie tę płytkę
ra-slip-done-god = Za wcześnie przestajesz używać bogów
ra-slip-god-done = Używasz o jednego boga za dużo
ra-slip-lose = Oddajesz nie te płytki
