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
web-score-sheet = Arkusz punktów
web-go-on = Dalej
web-why-hint = Wybierz liczbę, aby zobaczyć, skąd się bierze.
web-intention = Gdy będzie mój ruch: { $intention }
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

## Powtórka

web-drop-file = Upuść tu plik partii albo go wybierz.
web-step-back = Ruch wstecz
web-step-on = Ruch naprzód
web-epoch-back = Epoka wstecz
web-epoch-on = Epoka naprzód
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
