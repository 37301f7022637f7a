### Strona, po polsku.

## Wszędzie

web-title = Dwie gry, trzy epoki
web-subtitle = Z przyjaciółmi przez link, przy jednym ekranie albo z botami. Bez konta i bez instalowania.
web-home = Strona główna
web-menu = Menu
web-learn = Nauka
web-rules = Zasady
web-language = Język
web-settings = Ustawienia
web-theme = Motyw
web-theme-system = Jak w urządzeniu
web-theme-light = Jasny
web-theme-dark = Ciemny
web-sound = Dźwięki
web-confirm = Pytaj o potwierdzenie przed ruchami, które coś kosztują
web-notify = Powiadom mnie, gdy nadejdzie moja kolej
web-guest = Gość
web-problem = Coś poszło nie tak ({ $status }). Spróbuj jeszcze raz.
web-colon = { $what }: { $said }
web-fill-in = Wypełnij to pole.
web-too-short = Potrzeba co najmniej { $least } znaków.
web-unreachable = Serwer jest teraz nieosiągalny. Spróbuj ponownie za chwilę.
web-on = włączone
web-off = wyłączone
web-notify-blocked = Przeglądarka blokuje powiadomienia z tej strony. Zezwól na nie w ustawieniach witryny i spróbuj ponownie.
web-offer-notify = Dać ci znać, gdy przyjdzie twoja kolej?
web-offer-notify-text = Możesz w tym czasie zająć się czymś innym, nawet gdy ta strona jest w tle.
web-offer-yes = Tak, proszę
web-offer-no = Nie, dziękuję
web-match-begins = Wszyscy już są: partia się zaczyna.
web-sound-pace = Dźwięk i tempo

## Strona główna

web-play-now = Zagraj
web-learn-soon = Naucz się w 10 minut
web-learn-it = Naucz się grać
web-your-name = Twój nick
web-you-have-a-name = Zastrzeż ten nick
web-keep-name-text = Hasło (co najmniej 8 znaków) zastrzega ten nick dla ciebie na każdym urządzeniu, razem z rankingiem i historią. Nie prosimy o e-mail, więc zapomnianego hasła nie da się odzyskać.
web-passphrase = Hasło
web-keep-or-return = Zastrzeż albo zaloguj się
web-kept = Nick { $name } jest zastrzeżony dla ciebie.
web-rating = Ranking w grze { $game }: { $rating }
web-history = Twoje ostatnie partie
web-place-with = Miejsce { $rank } z { $seats }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
web-game = Gra
web-opponents-count = Przeciwnicy
web-level = Poziom botów
web-clock = Zegar
web-clock-none = Bez zegara
web-clock-quick = 5 min + 10 s na ruch
web-clock-calm = 20 min + 30 s na ruch
web-clock-days = 3 dni na ruch
web-public = Każdy może dołączyć
web-open-table = Utwórz stół
web-start = Start
web-continue = Graj dalej
web-watch = Oglądaj
web-look-at-file = Obejrzyj partię
web-open-file = Otwórz plik partii
web-save = Zapisz
web-options = Edycja i inne opcje
web-lessons = Lekcje
web-picture = Trwająca partia w grze { $game }
web-friends = Znajomi
web-friends-text = Wyślij link. Bez konta i bez instalowania.
web-friends-go = Zaproś
web-one-screen = Jeden ekran
web-one-screen-text = Podawajcie sobie tablet: wszyscy grają przy jednym stole.
web-one-screen-go = Usiądźcie
web-tables = Otwarte stoły
web-tables-text = { $free ->
    [0] Teraz nie ma wolnych miejsc
    [one] { $free } stół z wolnym miejscem
    [few] { $free } stoły z wolnym miejscem
    [many] { $free } stołów z wolnym miejscem
   *[other] { $free } stołu z wolnym miejscem
}, { $playing ->
    [0] nie ma partii do oglądania.
    [one] { $playing } partia do oglądania.
    [few] { $playing } partie do oglądania.
    [many] { $playing } partii do oglądania.
   *[other] { $playing } partii do oglądania.
}
web-tables-go = Rozejrzyj się
web-seats = Miejsca
web-seats-fill = Puste miejsca możesz w każdej chwili oddać botom.
web-player = Gracz { $number }
web-player-more = Dodaj gracza
web-player-away = Usuń gracza { $number }
web-bots-too = Boty ({ $bot })

## Stoły

web-nobody = Wszystkie krzesła są wolne
web-nobody-text = Teraz nikt nie czeka. Zacznij: poszukamy ci przeciwnika albo otwórz własny stół i wyślij link.
web-bots-here = Oni są tu zawsze. Usiądź z którymś od razu:
web-have-code = Masz kod albo link do stołu?
web-live = na żywo
web-find = Znajdź przeciwnika
web-find-text = Szukamy kogoś o podobnej sile, zwykle trwa to kilka sekund: partia we dwoje, po 10 minut i 15 sekund na ruch.
web-seeking = Szukamy przeciwnika do gry { $game }…
web-seek-stop = Przestań szukać
web-meanwhile = Tymczasem zagraj: { $bot }
web-found = Przeciwnik już czeka!
web-found-go = Do stołu
web-own-table = Twój własny stół
web-all-games = Wszystkie gry
web-playing = Trwające partie
web-free = wolne
web-clock-by-days = { $days ->
    [one] { $days } dzień na ruch
    [few] { $days } dni na ruch
    [many] { $days } dni na ruch
   *[other] { $days } dnia na ruch
}
web-clock-by-move = { $seconds } s na ruch
web-clock-by-stock = { $minutes } min + { $bonus } s na ruch

## Stół

web-connecting = Łączenie…
web-lost = Połączenie przerwane. Partia jest bezpieczna: łączymy ponownie…
web-lost-title = Połączenie zostało przerwane
web-lost-text = Twoja partia jest bezpieczna. Próbujemy wrócić do stołu, a ty zagrasz dalej od tego miejsca.
web-try-now = Spróbuj teraz
web-seat-left = { $name } – miejsce przy stole opuszczone
web-seat-left-text = Możesz poczekać, wysłać komuś link albo oddać miejsce botowi ({ $bot }).
web-seat-away = { $name } – brak połączenia
web-seat-away-text = To kolej tej osoby. Może wrócić w każdej chwili; po dwóch minutach możesz oddać jej miejsce botowi.
web-seat-away-long = To kolej tej osoby, a nie ma jej już od dłuższej chwili. Możesz poczekać albo oddać miejsce botowi ({ $bot }) do końca partii.
web-give-seat = Niech gra { $bot }
web-wait = Czekaj
web-copy-link = Kopiuj link
web-no-table = Nie ma stołu { $code }.
web-open-seat = wolne miejsce
web-waiting-for-people = Czekamy na pozostałych graczy…
web-your-turn = Twoja kolej.
web-turn-of = Teraz gra { $name }.
web-winner = { $count ->
    [1] Zwycięstwo: { $names }!
   *[other] Wspólne zwycięstwo: { $names }!
}
web-away = offline
web-stands-in = w zastępstwie gra { $bot }
web-days = { $days ->
    [one] { $days } dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
}
web-invite = Twój stół: { $game }
web-invited = { $name } zaprasza cię do gry { $game }
web-invited-foot = Bez konta i bez instalowania. Partia zaczyna się, gdy wszystkie miejsca są zajęte; możesz też zostać i oglądać.
web-learn-first = Najpierw nauka
web-start-with-bots = Zacznij z botami
web-qr = Kod QR linku
web-send-link = Wyślij ten link znajomym:
web-link = Link do tego stołu
web-copy = Kopiuj
web-copied = Skopiowano
web-sit-here = Usiądź tu
web-add-bot = Dodaj bota
web-leave = Wyjdź
web-take-seat = Zajmij miejsce { $seat }
web-take-back-seat = Wróć na moje miejsce
web-pass-screen = Przekaż ekran. Teraz gra: { $name }
web-i-am = To ja, { $name }
web-actions = Twoje działania
web-opponents = Przeciwnicy
web-more-of = Pokaż, co ma { $name }
web-board = Plansza
web-my-things = Twój obszar gry
web-log = Dziennik
web-chat = Czat
web-log-and-chat = Dziennik i czat
web-fold = Ukryj
web-say = Napisz wiadomość
web-mute = Wycisz: { $name }
web-unmute = Wyłącz wyciszenie: { $name }
web-spectators = { $n ->
    [0] brak widzów
    [one] { $n } widz
    [few] { $n } widzów
    [many] { $n } widzów
   *[other] { $n } widza
}
web-undo = Cofnij
web-hint = Podpowiedź
web-hint-thinking = Analiza…
web-hint-title = Co zagrałby silny bot
web-hint-move = Ruch
web-hint-chance = Szansa na wygraną
web-hint-points = Oczekiwany wynik
web-table-menu = Menu stołu
web-resign = Poddaj się
web-resign-sure = Poddać się? Bot gra dalej, a ty zajmujesz ostatnie miejsce.
web-leave-sure = Opuścić miejsce? Ktoś inny może je zająć.
web-vacate = Zwolnij miejsce: { $name }
web-other-device = Graj dalej na innym urządzeniu
web-other-device-text = Zeskanuj kod albo otwórz link na drugim urządzeniu. Kto ma ten link, może grać za ciebie.
web-close = Zamknij
web-undo-asked = { $name } chce cofnąć ruch.
web-agree = Zgódź się
web-disagree = Odmów
web-rematch = Zagraj znowu
web-replay = Obejrzyj partię
web-download = Pobierz
web-yes = Tak: { $what }
web-not-so = Nie
web-total = Razem
web-next-group = Dalej
web-explained = Wyjaśnienie
web-explain-hold = Masz
web-explain-adds = Daje
web-explain-counts = Teraz warte
web-explain-rule = Zasada
web-score-sheet = Arkusz punktacji
web-go-on = Dalej
web-why-hint = Dotknij liczby, aby zobaczyć, skąd są punkty.
web-intention = Zaplanowane: „{ $intention }”
web-intend-more = Zaplanuj ruch…
web-pace = Tempo
web-pace-slow = Wolne
web-pace-normal = Zwykłe
web-pace-fast = Szybkie
web-pace-instant = Natychmiastowe
web-unread = nieprzeczytane: { $n }
web-undo-waiting = Prosisz o cofnięcie ruchu. Pozostali muszą się zgodzić.
web-looking-back = Tak wyglądał stół w tamtej chwili.
web-back-to-now = Wróć do gry
web-hint-idea = Pomysł
web-hint-area = Gdzie
web-hint-more = Więcej
web-hint-idea-only = Jest tylko jeden ruch wart uwagi.
web-hint-idea-equal = Dwa ruchy są niemal równe: wybierz, który wolisz.
web-hint-idea-best = Jeden ruch się wyróżnia: wygrywa w { $best } przypadków, następny w { $next }.
web-hint-figures = Szansa na wygraną { $chance }, oczekiwany wynik { $points }.

web-entry-sat = { $name } dołącza do stołu.
web-entry-left = { $name } zwalnia miejsce.
web-entry-started = Zaczyna się partia.
web-entry-undo-asked = { $name } prosi o cofnięcie ruchu.
web-entry-undo-answered = { $agreed ->
    [yes] { $name } się zgadza.
   *[no] { $name } odmawia.
}
web-entry-undone = Powrót do ruchu { $ply }.
web-entry-stood-in-time = { $name }: czas minął. Dalej gra { $bot }.
web-entry-stood-in-resigned = { $name } się poddaje: dalej gra { $bot }.
web-entry-returned = { $name } wraca do stołu.

## Powtórka

web-drop-file = Upuść tu plik partii albo go wybierz.
web-step-back = Poprzedni ruch
web-step-on = Następny ruch
web-epoch-back = Poprzednia epoka
web-epoch-on = Następna epoka
web-play = Odtwarzaj
web-pause = Pauza
web-move-number = Ruch
web-the-deal = Przygotowanie.
web-look-from = Widok
web-spectator = widz
web-share-move = Kopiuj link do tego ruchu
web-verify = Czy partia była uczciwa?
web-verify-checking = Sprawdzanie…
web-verify-yes = Tak: każde losowanie wynika z sekretu ustalonego przed pierwszym ruchem.
web-verify-no = Nie: ta partia nie zgadza się ze swoim sekretem.
web-fairness = Skrót i sekret

## Zasady

web-rules-of = Zasady gry { $game }
web-search = Szukaj

## Pierwsza partia

web-learn-title = Twoja pierwsza partia
web-learn-choose = Dziesięć minut, prawdziwe pozycje, po jednej zasadzie naraz.
web-learn-lesson = Lekcja { $lesson }: { $name }
web-learn-step = Krok { $step } z { $steps }
web-learn-show = Pokaż mi
web-learn-next = Dalej
web-learn-next-lesson = Następna lekcja
web-learn-done = Zagraj całą partię
web-back = Wstecz
## The end of a match, and its review

web-you = Ty
web-you-win = { $count ->
    [1] Wygrywasz!
   *[other] Dzielisz zwycięstwo!
}
web-with-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
web-ahead-of = { $ahead ->
    [0] Punkty: { $points }, tyle samo co { $name }, zdecydował remis
   *[other] Punkty: { $points }, o { $ahead } więcej niż { $name }
}
web-rank = { $rank ->
    [1] pierwsze miejsce
    [2] drugie miejsce
    [3] trzecie miejsce
    [4] czwarte miejsce
   *[other] piąte miejsce
}
web-at-start = Początek
web-result = Wynik
web-see-table = Pokaż stół
web-review = Analiza
web-share = Udostępnij
web-picture-saved = Obraz zapisany
web-chance-to-win = Szansa na wygraną
web-epoch = Epoka { $epoch }
web-turning-points = Punkty zwrotne
web-turn-place = Epoka { $epoch }, ruch { $ply }, { $own ->
    [yes] dla ciebie
   *[no] gracz { $name }
}
web-your-choices = Najlepszych decyzji: { $good } z { $all }; dokładność { $accuracy }.
web-accuracy-of = { $name }: dokładność { $accuracy }
web-count-great = { $n ->
    [one] { $n } świetny ruch
    [few] { $n } świetne ruchy
   *[many] { $n } świetnych ruchów
}
web-count-inaccuracy = { $n ->
    [one] { $n } niedokładność
    [few] { $n } niedokładności
   *[many] { $n } niedokładności
}
web-count-mistake = { $n ->
    [one] { $n } błąd
    [few] { $n } błędy
   *[many] { $n } błędów
}
web-count-blunder = { $n ->
    [one] { $n } poważny błąd
    [few] { $n } poważne błędy
   *[many] { $n } poważnych błędów
}
web-verdict-great = Świetny ruch
web-verdict-none = Dobry ruch
web-verdict-inaccuracy = Niedokładność
web-verdict-mistake = Błąd
web-verdict-blunder = Poważny błąd
web-review-working = Przeglądam partię…
web-review-ahead = { $n ->
    [one] Przed tą partią czeka jedna…
    [few] Przed tą partią czekają { $n }…
   *[many] Przed tą partią czeka { $n }…
}
web-review-broken = Analiza się urwała. Wczytaj stronę ponownie, aby kontynuować.
web-chart-told = { $name }: szansa na wygraną { $first } na początku, { $last } na końcu
web-moves = Ruchy
web-first-move = Pierwszy ruch
web-last-move = Ostatni ruch
web-mistake = Błąd
web-mistake-back = Poprzedni błąd
web-mistake-on = Następny błąd
web-tab-match = Partia
web-tab-move = Ten ruch
web-decision-of = Ruch { $ply } z { $plies }: { $name }
web-match-over = Koniec partii
web-you-played = Twój ruch
web-played = Ruch gracza { $name }
web-best-move = Najlepszy
web-not-judged-yet = Jeszcze nie oceniono
web-no-choice = Tu nie było wyboru
web-best-text = Nie znaleziono nic lepszego.
web-great-text = Jedyny dobry ruch, i łatwo go przeoczyć.
web-as-good-text = Równie dobry jak najlepszy, na ile można to ocenić.
web-costs = Oddaje { $chance } szansy na wygraną (± { $error }).
web-likely = Prawdopodobny dalszy ciąg:
web-how-it-went = Jak przebiegła partia
web-accuracy = Dokładność
web-account-first = Szansa na początku
web-account-own = Własne ruchy
web-account-others = Ruchy przeciwników
web-account-draws = Szczęście w losowaniu
web-account-result = Na końcu
web-account-text = Szansa początkowa i trzy zmiany dają razem wynik.
web-your-matches = Twoje partie
web-matches-text = Wszystkie ukończone, pod twoim imieniem lub w tej przeglądarce.
web-search-player = Szukaj gracza
web-no-matches = Jeszcze nic tu nie ma. Gdy skończysz partię, znajdziesz ją tutaj.
web-no-matches-found = Żadna partia nie pasuje do wyszukiwania.
web-more-matches = Pokaż więcej

web-nowhere = Tu nic nie ma
web-nowhere-line = Barka osiadła na mieliźnie: ten adres prowadzi donikąd.
web-no-table-line = Może w odnośniku brakuje litery albo stół dawno uprzątnięto.

# Zadania
web-puzzles = Zadania
web-todays-position = Pozycja dnia
web-todays-text = Jeden wybór, taki sam dla wszystkich. Widzisz go?
web-puzzle-number = Zadanie { $number }
web-puzzle-everybody = taka sama dla wszystkich
web-puzzle-ask = Jeden ruch jest wyraźnie najlepszy, choć nie ten, który pierwszy przychodzi do głowy.
web-puzzle-choices = { $n ->
    [one] { $n } możliwość
    [few] { $n } możliwości
    [many] { $n } możliwości
   *[other] { $n } możliwości
}
web-puzzle-after = Co wybrali inni, zobaczysz po swojej odpowiedzi.
web-puzzle-right = Udało się!
web-puzzle-wrong = Jest coś lepszego.
web-puzzle-people = { $n ->
    [one] 1 osoba
    [few] { $n } osoby
    [many] { $n } osób
   *[other] { $n } osoby
}
web-puzzle-next = Następne zadanie
web-puzzle-again = Spróbuj jeszcze raz
web-puzzle-difficulty-1 = Łatwe
web-puzzle-difficulty-2 = Podchwytliwe
web-puzzle-difficulty-3 = Trudne
web-puzzle-count = Rozwiązane: { $solved } z { $count }
web-puzzle-solved = rozwiązane
web-puzzle-missed = nierozwiązane
web-puzzle-not-tried = jeszcze bez odpowiedzi
web-your-choice = twój wybór

## Co by było, i trener

web-what-if = A gdyby
web-what-if-text = Graj stąd dalej przeciwko botom. To, czego nie było widać, zostanie rozdane na nowo.
web-try-it = Wypróbuj
web-play-on = Graj dalej
web-seat-number = Miejsce { $seat }
web-copy-position = Kopiuj link
web-branch-start = Pozycja
web-coach = Trener
web-coach-about = Przeciwko botom: ostrzega przed drogim ruchem i mówi, kto przepłacił.
web-coach-warning = To oddaje { $points } pkt szansy. Spojrzysz jeszcze raz?
web-coach-again = Spójrz jeszcze raz
web-coach-anyway = Zagraj mimo to
web-coach-fair = { $name }: „{ $move }” to uczciwa cena.
web-coach-overpaid = { $name }: za drogo. „{ $move }” oddaje { $points } pkt szansy.
web-coach-costly = { $name }: „{ $move }” oddaje { $points } pkt szansy.
web-coach-tally = Posłuchane ostrzeżenia: { $heeded } z { $warned }. Oddana szansa: { $points } pkt.
# Profiles
web-profile = Twój profil
web-profile-of = Wyniki: { $name }
web-profile-keep = Zastrzeż swój nick hasłem, a zbierzesz tu ranking, dokładność i pozycje do ćwiczenia.
web-profile-private = Tylko ty widzisz swoją dokładność i błędy.
web-rating-line = Ranking
web-line-told = { $what }, { $game }: na początku { $first }, teraz { $last }
web-line-none = Twoja linia zacznie się od następnej partii.
web-accuracy-none = Żadna partia nie jest jeszcze przeanalizowana.
web-habits = Twoje typowe błędy
web-habits-none = Na razie nic się nie wyróżnia. Im więcej twoich partii przejdzie analizę, tym więcej da się powiedzieć.
web-habit-epoch = najczęściej w epoce { $epoch }
web-habit-cost = za każdym razem { $cost } szansy na wygraną
web-habit-place = { $verdict }, { $day }, ruch { $ply }
web-training = Trening
web-training-text = Pozycje z twoimi błędami wracają po 1, 3, 7, 16 i 35 dniach, dopóki znajdujesz ruch.
web-training-start = Ćwicz teraz
web-training-next-day = Na dziś to wszystko. Następna pozycja: { $day }.
web-training-none = Nie ma jeszcze czego ćwiczyć: najpierw przeanalizuj partię.
web-training-ask = Tu był błąd. Co zagrasz teraz?
web-training-on = Następna pozycja
web-training-done = Na dziś to wszystko
web-review-last = Przeanalizuj moje ostatnie dziesięć partii
web-review-last-at = Partia { $number } z { $matches }…
web-review-all-done = Wszystkie twoje ostatnie partie są przeanalizowane.
web-as-table = Jako tabela
web-day = Dzień
web-training-due = { $n ->
    [one] Czeka jedna pozycja.
    [few] Czekają { $n } pozycje.
    [many] Czeka { $n } pozycji.
   *[other] Czekają { $n } pozycje.
}
web-habit-times = { $n ->
    [one] raz
    [few] { $n } razy
    [many] { $n } razy
   *[other] { $n } razy
}
web-habit-matches = { $n ->
    [one] w jednej partii
    [few] w { $n } partiach
    [many] w { $n } partiach
   *[other] w { $n } partiach
}
web-review-waiting = { $n ->
    [one] Jedna z twoich ostatnich partii czeka na analizę.
    [few] { $n } z twoich ostatnich partii czekają na analizę.
    [many] { $n } z twoich ostatnich partii czeka na analizę.
   *[other] { $n } z twoich ostatnich partii czekają na analizę.
}
