### Strona, po polsku.

## Wszędzie

web-title = Dwie gry w trzech epokach
web-subtitle = Z przyjaciółmi przez link, przy jednym ekranie albo przeciw botom. Bez konta i bez instalowania.
web-home = Na stronę główną
web-menu = Menu
web-learn = Nauka
web-rules = Zasady
web-language = Język
web-settings = Ustawienia
web-theme = Kolory
web-theme-system = jak w urządzeniu
web-theme-light = jasne
web-theme-dark = ciemne
web-sound = Dźwięki
web-confirm = Pytaj jeszcze raz przed ruchami, które coś kosztują
web-notify = Powiadom mnie, gdy jest mój ruch
web-show-panel = Pokaż dziennik i czat
web-guest = Gość

## Strona główna

web-about-ra = Dobieraj płytki, wzywaj Ra, licytuj dyskami Słońca. Co bogowie dają, to też zabierają: trzy epoki aukcji w Egipcie.
web-about-hadara = Wybieraj karty, zajmuj regiony, rzeźb popiersia, żyw swój lud: zbuduj cywilizację w trzech epokach.
web-play-now = Zagraj
web-learn-it = Naucz się
web-your-table = Twój własny stół
web-your-name = Twoje imię
web-you-have-a-name = Zachowaj to imię
web-keep-name-text = Z hasłem z co najmniej 8 znaków imię jest twoje na każdym urządzeniu, z rankingiem i historią. Bez e-maila i bez możliwości odzyskania.
web-passphrase = Hasło
web-keep-or-return = Zachowaj albo wróć do niego
web-kept = Imię { $name } jest zachowane dla ciebie.
web-rating = Ranking w { $game }: { $rating }
web-history = Twoje ostatnie partie
web-place-with = miejsce { $rank } z { $seats }, punkty: { $points }
web-game = Gra
web-opponents-count = Przeciwnicy
web-level = Boty
web-option-edition = Edycja
web-option-scores = Punkty
web-option-deck = Karty
web-option-start = Karty startowe
web-with-bots = Przeciw botom
web-with-friends = Z przyjaciółmi
web-friends-count = Ile osób zaprosić
web-clock = Zegar
web-clock-none = bez zegara
web-clock-quick = 5 minut i dodatkowe 10 sekund na każdy ruch
web-clock-calm = 20 minut i dodatkowe 30 sekund na każdy ruch
web-clock-days = 3 dni na ruch
web-public = Każdy może dołączyć
web-open-table = Otwórz stół
web-one-screen = Przy jednym ekranie
web-names-here = Imiona, po przecinku
web-two-names = Podaj co najmniej dwa imiona.
web-start = Start
web-continue = Graj dalej
web-join = Dołącz do stołu
web-watch = Oglądaj
web-finished = Twoje zakończone partie
web-look-at-file = Obejrzyj partię
web-open-file = Otwórz plik partii

## Stół

web-connecting = Łączenie ...
web-lost = Połączenie przerwane. Nic nie przepadło: próbujemy znowu.
web-no-table = Nie ma stołu { $code }.
web-open-seat = wolne miejsce
web-waiting-for-people = Czekamy, aż zapełnią się miejsca.
web-your-turn = Twój ruch.
web-turn-of = Decyduje { $name }.
web-winner = Zwycięstwo: { $names }!
web-away = poza stołem
web-stands-in = zastępuje { $bot }
web-days = { $days ->
    [one] { $days } dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
}
web-invite = Twój stół do gry { $game }
web-qr = Link jako kod do zeskanowania
web-send-link = Wyślij ten link przyjaciołom:
web-link = Link do tego stołu
web-copy = Kopiuj
web-copied = Skopiowano
web-sit-here = Usiądź tu
web-add-bot = Niech gra bot
web-leave = Wyjdź
web-take-seat = Zajmij miejsce { $seat }
web-take-back-seat = Wróć na moje miejsce
web-pass-screen = Przekaż ekran (teraz { $name })
web-i-am = To ja, { $name }
web-actions = Co możesz zrobić
web-opponents = Pozostali
web-more-of = Pokaż, co ma { $name }
web-board = Plansza
web-my-things = Twoje rzeczy
web-log = Co się wydarzyło
web-chat = Czat
web-log-and-chat = Dziennik i czat
web-fold = Zwiń
web-say = Powiedz coś
web-mute = Wycisz: { $name }
web-unmute = Słuchaj znów: { $name }
web-spectators = { $n ->
    [0] nikt nie ogląda
    [one] { $n } osoba ogląda
    [few] { $n } osoby oglądają
    [many] { $n } osób ogląda
   *[other] { $n } osoby ogląda
}
web-undo = Cofnij
web-hint = Podpowiedź
web-hint-thinking = Myślę ...
web-hint-title = Co zagrałby silny bot
web-hint-move = Ruch
web-hint-chance = Wygrywa
web-hint-points = Punkty na końcu
web-table-menu = Ten stół
web-resign = Poddaj się
web-resign-sure = Poddać się? Bot gra dalej, a ty zajmujesz ostatnie miejsce.
web-leave-sure = Opuścić miejsce? Ktoś inny może je zająć.
web-vacate = Zwolnij miejsce: { $name }
web-other-device = Graj dalej na innym urządzeniu
web-other-device-text = Zeskanuj kod albo otwórz tam link. Kto go ma, gra za ciebie.
web-close = Zamknij
web-undo-asked = { $name } chce cofnąć ruch.
web-agree = Zgoda
web-disagree = Nie
web-rematch = Zagraj znowu
web-replay = Obejrzyj partię
web-download = Pobierz
web-yes = Tak: { $what }
web-not-so = Nie
web-total = Razem
web-go-on = Dalej
web-why-hint = Wybierz liczbę, aby zobaczyć, skąd się bierze.
web-why-gods = { $n ->
    [0] żadnego boga
    [one] { $n } bóg, 2 punkty
    [few] { $n } bogów, po 2 punkty
   *[many] { $n } bogów, po 2 punkty
}
web-why-gold = { $n ->
    [0] bez złota
   *[other] złoto: { $n }, po 3 punkty
}
web-why-pharaohs = { $points ->
    [5] najwięcej faraonów
    [-2] najmniej faraonów
   *[other] ani najwięcej, ani najmniej faraonów
}
web-why-river = { $n ->
    [0] bez wylewu: sam Nil nic nie daje
    [one] { $n } płytka rzeki
    [few] { $n } płytki Nilu i wylewu, w tym wylew
   *[many] { $n } płytek Nilu i wylewu, w tym wylew
}
web-why-civilizations = { $points ->
    [-5] żadnej cywilizacji
    [0] jedna lub dwie różne cywilizacje
    [5] trzy różne cywilizacje
    [10] cztery różne cywilizacje
   *[other] pięć różnych cywilizacji
}
web-why-monuments = różne monumenty: { $kinds }, punkty: { $different }; trzy lub więcej takich samych: { $same }
web-why-suns = { $points ->
    [5] najwyższa suma dysków
    [-5] najniższa suma dysków
   *[other] ani najwyższa, ani najniższa suma dysków
}
web-why-floor = nikt nie spada poniżej zera punktów
web-why-regions = splądrowane i przyłączone regiony: { $list }
web-why-busts = { $n ->
    [0] żadnego popiersia
    [one] { $n } popiersie, z kafelkiem, jeśli pokazuje punkty
    [few] { $n } popiersia, z kafelkami pokazującymi punkty
   *[many] { $n } popiersi, z kafelkami pokazującymi punkty
}
web-why-silver = połowa każdego znacznika z pieczęcią, w górę: { $list }
web-why-gold-seals = { $n ->
    [0] bez złotej pieczęci
   *[other] 7 punktów za komplet pięciu kolorów, z każdą pieczęcią ({ $n })
}
web-why-cards = { $n ->
    [one] punkty z { $n } karty
    [few] punkty z { $n } kart
   *[many] punkty z { $n } kart
}
web-why-coins = { $n ->
    [one] { $n } moneta, punkt za pięć
    [few] { $n } monety, punkt za pięć
   *[many] { $n } monet, punkt za pięć
}
web-intention = Gdy będzie mój ruch: { $intention }
web-intend-pass = spasuj w tej aukcji
web-intend-bid = Licytuj do
web-intend-bid-to = licytuj do { $sun }
web-intend-draw-to = dobieraj, gdy płytek mniej niż { $tiles }
web-intend-more = Zdecyduj z góry ...

web-entry-sat = { $name } siada do stołu.
web-entry-left = { $name } zwalnia miejsce.
web-entry-started = Partia się zaczyna.
web-entry-undo-asked = { $name } prosi o cofnięcie ruchu.
web-entry-undo-answered = { $agreed ->
    [yes] { $name } się zgadza.
   *[no] { $name } się nie zgadza.
}
web-entry-undone = Powrót do ruchu { $ply }.
web-entry-stood-in-time = { $name }: czas minął. Dalej gra { $bot }.
web-entry-stood-in-resigned = { $name } się poddaje: dalej gra { $bot }.
web-entry-returned = { $name } wraca do stołu.

## Ra

web-draw = Dobierz płytkę
web-ra = Wezwij Ra
web-pass = Spasuj
web-done = Gotowe
web-bid = Licytuj { $sun }
web-lose = Odrzuć: { $tile }
web-take-with-god = Wydaj boga: { $tile }
web-auction-drawn = { $name } dobiera płytkę Ra
web-auction-invoked = { $name } wzywa Ra
web-auction-invoked-full = { $name } wzywa Ra: tor jest pełny
web-passed = pasuje
web-ra-statue = Posąg Ra: gracz Ra
web-suns-that-win = Twoje dyski Słońca wyższe od najwyższej oferty: { $suns }
web-sun-down = { $sun }, zakryty
web-ra-chance = Teraz Ra: { $percent }%

## Hadara

web-phases = Kroki epoki
web-phase-draft = wybór kart
web-phase-region = dochód i region
web-phase-bust = popiersie
web-phase-take = branie kart
web-phase-hunger = żywienie
web-phase-seals = pieczęcie
web-start-player = pierwszy gracz
web-wheel-name = Koło
web-wheel = Koło: położenie { $position }
web-side = Strona { $side }
web-keep = Zatrzymaj
web-sell = Sprzedaj
web-draft-keep = Zatrzymaj kartę { $card }
web-draft-sell = Sprzedaj kartę { $card }
web-take-keep = Zatrzymaj: { $colour }
web-take-sell = Sprzedaj: { $colour }
web-plunder = Splądruj { $requirement }
web-annex = Zaanektuj { $requirement }
web-bust = Popiersie { $bust }: { $resource }
web-bust-points = Popiersie { $bust }: punkty (żeton: { $resource })
web-bonus = Żeton premii: { $resource }
web-seal-gold = Złota pieczęć
web-seal-silver = Srebrna pieczęć: { $resource }
web-no-region = Bez regionu
web-no-bust = Bez popiersia
web-no-seal = Bez pieczęci
web-drop = Odrzuć: { $card }
web-pay = Zapłać
web-discount = { $colour }: { $n ->
    [one] o { $n } monetę mniej
    [few] o { $n } monety mniej
    [many] o { $n } monet mniej
   *[other] o { $n } monety mniej
}
web-too-dear = { $coins ->
    [one] brakuje { $coins } monety
    [few] brakuje { $coins } monet
    [many] brakuje { $coins } monet
   *[other] brakuje { $coins } monety
}

## Powtórka

web-drop-file = Upuść tu plik partii albo go wybierz.
web-step-back = Ruch wstecz
web-step-on = Ruch naprzód
web-epoch-back = Epoka wstecz
web-epoch-on = Epoka naprzód
web-next-auction = Następna aukcja
web-play = Odtwarzaj
web-pause = Pauza
web-move-number = Ruch
web-the-deal = Rozdanie.
web-look-from = Patrzy
web-spectator = widz
web-share-move = Kopiuj link do tego ruchu
web-verify = Czy było uczciwie?
web-verify-checking = Sprawdzam ...
web-verify-yes = Tak: każde losowanie wynika z sekretu ustalonego przed pierwszym ruchem.
web-verify-no = Nie: to nie wynika z tego sekretu.
web-fairness = Skrót i sekret

## Zasady

web-rules-of = Zasady gry { $game }
web-search = Szukaj

## Pierwsza partia

web-learn-title = Pierwsza partia
web-learn-choose = Dziesięć minut, prawdziwe pozycje, jedna myśl naraz.
web-learn-step = { $step } z { $steps }
web-learn-try = Spójrz na podpowiedź: tu chodzi o inny ruch.
web-learn-hint = Zagraj: { $move }
web-learn-done = Teraz zagraj całą partię
web-back = Wstecz

web-learn-ra-welcome = Trzy epoki aukcji. W swojej turze dobierasz płytkę albo wzywasz Ra i zaczynasz aukcję. Płacisz dyskami Słońca: to te z liczbami. Wygrywa, kto po trzech epokach ma najwięcej punktów.
web-learn-ra-draw = Każdy ma cztery dyski Słońca, a każdy dysk może w tej epoce wygrać jedną aukcję. Masz 13, najwyższy dysk, więc zaczynasz. Dobierz płytkę.
web-learn-ra-groups = Bóg. Płytki zbierają się na torze aukcji, aż ktoś zacznie aukcję. Ana dobiera faraona: kto ma ich najwięcej, dostaje 5 punktów, kto najmniej, traci 2. Piotr dobiera wylew: kto ma wylew, dostaje punkt za każdy Nil i każdy wylew. Dobierz jeszcze raz.
web-learn-ra-invoke = Na torze leżą teraz bóg, dwóch faraonów, wylew, Nil i monument. To dobry zestaw! Wezwij Ra: wtedy każdy licytuje raz, a ty na końcu.
web-learn-ra-bid = Ana pasuje, Piotr licytuje dyskiem 4. Oferta musi przebić poprzednią. Twój dysk 5 wystarczy, a 8 i 13 zostają na później. Licytuj 5.
web-learn-ra-won = Zestaw jest twój. Twój dysk 5 leży teraz na środku, a ty bierzesz dysk 1, który tam leżał, zakryty do następnej epoki. Dyskiem kupujesz więc także dysk: małe dyski to słaba następna epoka.
web-learn-ra-disaster = Ana dobiera złoto, warte 3 punkty. Piotr dobiera pogrzeb: to klęska. Kto go zdobywa, traci dwóch faraonów. Dobierz płytkę i licz na szczęście.
web-learn-ra-drawn = Ra! Płytka trafia na tor Ra i od razu jest aukcja. Gdy tor Ra jest pełny, epoka kończy się natychmiast, a nieużyte dyski Słońca się marnują. Nikt nie chce pogrzebu. Też spasuj: po dobraniu płytki Ra może to zrobić każdy, a płytki zostają na torze.
web-learn-ra-god = Masz boga. Zamiast dobierać, wydaj go, aby zdobyć jedną płytkę z toru. Na koniec epoki złoto jest warte więcej niż bóg. Weź złoto.
web-learn-ra-epoch = Epoka jest zakończona, a punkty policzone: bogowie, złoto, faraonowie, rzeka i cywilizacje. Trzy, cztery lub pięć różnych cywilizacji to 5, 10 lub 15 punktów; bez żadnej tracisz 5.
web-learn-ra-lasting = Płytki ze skarabeuszem zostają: faraonowie, Nil, monumenty. Pozostałe znikają. Wszystkie dyski Słońca są znów odkryte, a zaczyna ten, kto ma najwyższy.
web-learn-ra-end = Trzecia epoka liczy się bardziej: monumenty dają punkty za różne oraz za trzy lub więcej takich samych, a najwyższa suma dysków Słońca jest warta 5 punktów, najniższa kosztuje 5. Wiesz już wszystko, co trzeba.

web-learn-hadara-welcome = W trzech epokach budujesz cywilizację. Karty przesuwają twoje cztery znaczniki: dochód, wojsko, kulturę i żywność. Regiony, popiersia, pieczęcie, karty i monety dają punkty. Wygrywa, kto ma ich najwięcej.
web-learn-hadara-wheel = Pierwszy gracz to ty. Koło decyduje, z którego stosu każdy dobiera najpierw; co rundę obraca się o jeden, więc w pięć rund każdy dobiera ze wszystkich pięciu. Ustaw koło w położeniu 1.
web-learn-hadara-pair = Dobierasz dwie żółte karty. Jedna trafia odkryta na planszę, skąd inni mogą ją później wziąć. Pozostałą zatrzymujesz za jej cenę albo sprzedajesz. Zatrzymaj drugą: +1 do dochodu i +1 do wojska za 3 monety.
web-learn-hadara-sell = Na początku monet jest mało. Niepotrzebną kartę można sprzedać za 2 monety w pierwszej epoce, 3 w drugiej, 4 w trzeciej. Połóż pierwszą na planszę i sprzedaj drugą.
web-learn-hadara-discount = Każda twoja karta obniża cenę kolejnych kart swojego koloru o monetę. Cena dla ciebie to duża liczba na karcie. Następne rundy rozgrywają się same.
web-learn-hadara-region = Po wyborze kart każdy dostaje monety z dochodu. Potem twoje wojsko, równe 3, wystarcza na region. Splądruj go i od razu weź monety albo go zaanektuj: zapłać, odwróć go i zyskaj zasoby i punkty. Zaanektuj go.
web-learn-hadara-take = Faza B: odkryte karty bierze się po kolei, każdy po pięć. Zatrzymaj albo sprzedaj. Każda żywność żywi jedną kartę, więc zielone karty pozwalają ci rosnąć. Zatrzymaj zieloną.
web-learn-hadara-food = Na koniec epoki nie możesz mieć więcej kart niż żywności. Licznik obok twoich znaczników cię ostrzega. Komu jej brakuje, odrzuca karty i traci wszystko, co dały.
web-learn-hadara-bust = Twoja kultura wystarcza na pierwsze popiersie. Kładziesz na nim jeden ze swoich żetonów premii: zasobem do góry od razu przesuwa ten znacznik, punktami do góry daje punkty na końcu. Wyrzeźb je z kulturą.
web-learn-hadara-epoch = Na koniec epoki możesz kupić pieczęcie: srebrna liczy na końcu połowę znacznika, złota daje 7 punktów za każdy zestaw pięciu kolorów. W drugiej epoce karty są droższe i silniejsze.
web-learn-hadara-end = To wszystko. W trzeciej epoce myśl o punktach: o regionach i popiersiach w zasięgu, o zestawach dla złotych pieczęci i o punkcie za każde pięć monet.
