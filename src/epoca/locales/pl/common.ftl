### What every game shares, in Polish.

## At the table

table-player = Gracz
table-preparing = Przygotowywanie zasad; za pierwszym razem trwa to kilka sekund…
table-commitment = Wszystkie losowania wynikają z sekretu ustalonego z góry. Jego skrót (hash): { $commitment }
table-your-move = { $name }: twój ruch
table-help-hint = help pokazuje listę ruchów, Tab je uzupełnia
table-help-moves = Ruchy
table-help-commands = Polecenia
table-help-now = Możliwe teraz ruchy
table-help-short = Ruch można skrócić, o ile pozostaje jednoznaczny.
table-command-help = ta strona
table-command-hint = co zagrałby bot i dlaczego
table-command-undo = cofnij swój ostatni ruch, o ile od tego czasu niczego nie ujawniono
table-command-save = zapisz partię i graj dalej
table-command-sheet = pokaż arkusz punktacji
table-command-log = pokaż, co się dotąd wydarzyło
table-command-quit = zapisz partię i wyjdź
table-undone = Ruch cofnięty.
table-no-undo = Tego nie można cofnąć: od tego czasu coś wylosowano lub ujawniono albo ktoś wykonał ruch.
table-saved = Zapisano w pliku { $file }. Aby grać dalej: { $command }
table-not-saved = Nie można zapisać pliku { $file }: { $why }
table-unreadable = „{ $text }” nie jest tu możliwym ruchem. Wpisz help, aby zobaczyć możliwe ruchy.
table-ambiguous = „{ $text }” może oznaczać: { $moves }
table-pass-device = Przekaż ekran. Teraz gra: { $name }. Potem naciśnij Enter.
table-resumed = Partia toczy się dalej od ruchu { $ply }.
table-goodbye = Do następnego razu.

## The score sheet

sheet-title = Arkusz punktacji
sheet-start = Na początku
sheet-total = Razem

## A bot's advice

advice-title = Szansa na wygraną i oczekiwany wynik końcowy
advice-move = Ruch
advice-thinking = Analiza…
advice-own = „{ $move }” zamiast „{ $other }”: { $changes }.
advice-rival = „{ $move }” zamiast „{ $other }”: { $name } traci { $points } pkt.
advice-equal = „{ $move }” i „{ $other }” są mniej więcej równie dobre.
advice-only = „{ $move }” to jedyny ruch wart rozważenia.
bots-others = Ponadto: { $names }

## A match looked at again

review-title = Przebieg partii
review-working = Analiza partii…
review-no-moves = Nie ma jeszcze czego analizować: nie podjęto żadnej decyzji.
review-accuracy = Dokładność
review-count-great = Świetne ruchy
review-count-inaccuracy = Niedokładności
review-count-mistake = Błędy
review-count-blunder = Poważne błędy
review-first = Na początku
review-draws = Szczęście w losowaniu
review-others = Ruchy rywali
review-own = Własne ruchy
review-result = Wynik
review-verdict-great = świetny ruch
review-verdict-inaccuracy = niedokładność
review-verdict-mistake = błąd
review-verdict-blunder = poważny błąd
review-decision = Ruch { $ply }, { $name }, „{ $move }”: { $verdict }
review-cost = Kosztuje { $chance } szansy na wygraną.
review-likely = Prawdopodobny dalszy ciąg: { $moves }.
review-turning-decision = Ruch { $ply } był punktem zwrotnym: decyzja zmieniła szansę na wygraną ({ $name }) o { $change }.
review-turning-draw = Ruch { $ply } był punktem zwrotnym: los zmienił szansę na wygraną ({ $name }) o { $change }.

## Match files

record-verified = { $file }: wszystkie losowania, ruchy i punkty wynikają z sekretu i zasad ({ $plies ->
    [one] { $plies } ruch
    [few] { $plies } ruchy
    [many] { $plies } ruchów
   *[other] { $plies } ruchu
}).
record-verified-so-far = { $file }: wszystkie dotychczasowe losowania i ruchy wynikają z sekretu i zasad ({ $plies ->
    [one] { $plies } ruch
    [few] { $plies } ruchy
    [many] { $plies } ruchów
   *[other] { $plies } ruchu
}, partia niezakończona).
record-replay-hint = Enter: następny ruch · b: wstecz · liczba: przejdź do tego ruchu · q: wyjdź
record-replay-at = Ruch { $ply } z { $plies }
record-replay-end = To był ostatni ruch.
record-replay-start = Stół jest przygotowany.

## Na serwerze

server-no-seat = Nie ma takiego miejsca albo nikt na nim nie siedzi.
server-seat-taken = To miejsce zajmuje już { $name }.
server-one-seat = Masz już miejsce przy tym stole.
server-no-seat-here = Nie masz miejsca przy tym stole.
server-over = Partia się skończyła.
server-not-over = Partia jeszcze trwa.
server-no-review = Partię można obejrzeć dopiero po jej zakończeniu.
server-not-begun = Partia się nie zaczęła: jest jeszcze wolne miejsce.
server-too-late = Za późno: ktoś w tym czasie wykonał ruch.
server-too-early = Partia jeszcze do tego nie doszła.
server-bot-plays = Bot gra teraz za ciebie: najpierw wróć na swoje miejsce.
server-undo-asked = Ktoś już poprosił o cofnięcie ruchu.
server-no-undo = Nikt nie prosi o cofnięcie ruchu.
server-nothing-to-undo = Nie masz ruchu do cofnięcia.
server-undo-revealed = Tego nie można cofnąć: od tego czasu coś ujawniono.
server-resigned = Ta partia została przez ciebie poddana.
server-time = Twój czas minął: do twojego powrotu gra za ciebie bot.
server-not-absent = { $name }: miejsce można zwolnić dopiero po { $seconds } s nieobecności.
server-no-name = Najpierw podaj swój nick.
server-nothing-said = Wiadomość jest pusta.
server-talked-enough = Czat przy tym stole jest pełny.
server-talks-too-much = Wolniej: poczekaj chwilę przed następną wiadomością.
server-busy = Nadeszło kilka ruchów naraz; spróbuj jeszcze raz.
server-hint-turn = O podpowiedź może prosić tylko gracz, którego tura właśnie trwa.
server-hint-people = Podpowiedzi działają tylko wtedy, gdy wszyscy przeciwnicy to boty.
server-coach-turn = Trener patrzy tylko na twoje własne tury.
server-coach-people = Trener pomaga tylko wtedy, gdy wszyscy twoi przeciwnicy to boty.
server-coach-silent = O tym ruchu nie ma co powiedzieć: był jedyny albo nie możesz wiedzieć, z czego wybierano.
server-position-turn = Z trwającej partii możesz grać dalej na boku tylko w swojej turze.
server-position-people = Dopóki ludzie grają ze sobą, nikt nie może grać ich partii gdzie indziej. Poczekaj, aż się skończy.
server-position-seats = W tej pozycji grasz na miejscu { $seat } z { $seats }, a na pozostałych grają boty.
server-position-components = Tę partię rozegrano ze zmienionymi elementami, więc nie można jej stąd kontynuować.
server-no-position = Nie ma tu takiej pozycji. Może pochodzi z innej wersji: otwórz ją ponownie z jej partii.
server-no-branch = Przy tym stole nie ma takiego wariantu.
server-tried-out = To, co tylko wypróbowujesz, nie zostawia pliku partii ani analizy.
server-no-hints = W tej grze żaden bot nie może podpowiadać.
server-no-intentions = W tej grze nie można planować ruchów z góry.
server-unavailable = Serwer nie może teraz zapisać ruchu. Nic nie przepadło: spróbuj za chwilę.
server-many-tries = Za dużo prób. Odczekaj minutę i spróbuj ponownie.
server-wrong-passphrase = Hasło nie pasuje do nicku { $name }.
server-name-taken = Nick { $name } jest już zajęty. Podaj jego hasło albo wybierz inny.
server-bad-name = Nick ma od 1 do 40 znaków, bez przecinków, dwukropków i znaków równości.
server-short-passphrase = Hasło musi mieć co najmniej 8 znaków.
server-nobody = Nikt nie zastrzegł nicku { $name }.
server-no-kept-name = Profil ma tylko zastrzeżony nick: najpierw zastrzeż swój hasłem.
server-no-table = Nie ma stołu { $code }.
server-no-game = Nie ma tu gry { $game }.
server-no-puzzle = Nie ma takiego zadania. Wybierz jedno z listy.
server-no-such-move = { $move } nie jest tu możliwe. Wybierz jeden z podanych ruchów.
server-no-lesson = Do gry { $game } nie ma lekcji.
server-no-match-file = To nie jest plik partii.
server-bad-match-file = Wiersz { $line } tego pliku nie wynika z sekretu i zasad: plik jest uszkodzony albo został zmieniony.
server-many-tables = Za dużo stołów naraz. Odczekaj minutę.
server-many-hints = Za dużo podpowiedzi naraz. Poczekaj chwilę.
server-many-reviews = Wiele partii czeka na analizę. Spróbuj ponownie za minutę.
server-no-judge = Ta gra nie ma silnego bota, który mógłby ocenić partie.
server-many-requests = Za dużo żądań. Poczekaj chwilę.
server-too-long = Wiadomość może mieć najwyżej { $characters } znaków.
server-unreadable = Serwer nie rozumie tego żądania: { $detail }
server-foreign = To żądanie pochodzi z innej strony.
server-fault = Coś poszło nie tak po stronie serwera. Spróbuj jeszcze raz.
