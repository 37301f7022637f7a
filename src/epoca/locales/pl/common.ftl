### What every game shares, in Polish.

## At the table

table-player = Gracz
table-preparing = Przygotowuję zasady; za pierwszym razem trwa to kilka sekund ...
table-commitment = Ta partia jest powiązana z sekretem, którego skrót (hash) to { $commitment }.
table-your-move = { $name }, twój ruch
table-help-hint = help pokazuje listę ruchów, Tab je uzupełnia
table-help-moves = Ruchy
table-help-commands = Polecenia
table-help-now = Teraz możesz zagrać
table-help-short = Ruch można skrócić, o ile skrót pasuje tylko do niego.
table-command-help = ta strona
table-command-hint = co zagrałby bot i dlaczego
table-command-undo = cofnij swój ostatni ruch, o ile od tego czasu nie ujawniono nic nieznanego
table-command-save = zapisz partię i graj dalej
table-command-sheet = pokaż arkusz punktacji
table-command-log = pokaż, co się dotąd wydarzyło
table-command-quit = zapisz partię i wyjdź
table-undone = Ruch cofnięty.
table-no-undo = Tego nie można cofnąć: od tego czasu coś wylosowano, coś ujawniono albo ktoś podjął decyzję.
table-saved = Zapisano w pliku { $file }. Aby grać dalej: { $command }
table-not-saved = Nie można zapisać pliku { $file }: { $why }
table-unreadable = „{ $text }” nie jest tu możliwym ruchem. Wpisz help, aby zobaczyć możliwe ruchy.
table-ambiguous = „{ $text }” może oznaczać: { $moves }
table-pass-device = Przekaż ekran (teraz { $name }), a potem naciśnij Enter.
table-resumed = Partia toczy się dalej od ruchu { $ply }.
table-goodbye = Do następnego razu.

## The score sheet

sheet-title = Arkusz punktacji
sheet-start = Na początku
sheet-total = Razem

## A bot's advice

advice-title = Szansa na wygraną i oczekiwane punkty na końcu
advice-move = Ruch
advice-thinking = Namyślam się ...
advice-own = W porównaniu z { $other } ruch { $move } obiecuje: { $changes }.
advice-rival = W porównaniu z { $other } ruch { $move } kosztuje gracza { $name } { $points } p.
advice-equal = { $move } i { $other } obiecują mniej więcej to samo.
advice-only = { $move } to jedyny ruch wart namysłu.

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
server-not-begun = Partia się nie zaczęła: jest jeszcze wolne miejsce.
server-too-late = Ta pozycja minęła: ktoś w tym czasie wykonał ruch.
server-too-early = Ta pozycja dopiero nastąpi.
server-bot-plays = Na tym miejscu gra bot: najpierw wróć na swoje miejsce.
server-undo-asked = Ktoś już poprosił o cofnięcie ruchu.
server-no-undo = Nikt nie prosi o cofnięcie ruchu.
server-nothing-to-undo = Nie masz ruchu do cofnięcia.
server-undo-revealed = Tego nie można cofnąć: od tego czasu ujawniło się coś nieznanego.
server-resigned = Ta partia została przez ciebie poddana.
server-time = Twój czas minął: do twojego powrotu gra za ciebie bot.
server-not-absent = { $name } jest obecny albo był mniej niż { $seconds } sekund temu.
server-no-name = Najpierw podaj swoje imię.
server-nothing-said = Nie ma tu nic do powiedzenia.
server-talked-enough = Przy tym stole padło już dość słów: dziennik jest pełny.
server-talks-too-much = Wolniej: poczekaj chwilę, zanim powiesz coś jeszcze.
server-busy = Nadeszło kilka ruchów naraz; spróbuj jeszcze raz.
server-hint-turn = Podpowiedź jest dla tego, czyja jest kolej.
server-hint-people = Podpowiedzi są dla partii, w których wszyscy inni to boty.
server-no-hints = W tej grze żaden bot nie może podpowiadać.
server-no-intentions = W tej grze niczego nie ustala się przed swoim ruchem.
server-unavailable = Serwer nie może teraz zapisać. Nic nie przepadło: spróbuj za chwilę.
