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
