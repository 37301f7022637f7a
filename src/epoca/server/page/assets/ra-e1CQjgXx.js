var e=`# Zasady gry Ra

Ta strona zawiera zasady gry Ra w takiej postaci, w jakiej stosuje je ten program; każda zasada ma swój numer. Obejmuje
trzy edycje: \`classic\`, według włoskiej instrukcji gry z 1999 roku i francuskiej karty pomocy; \`modern\`, według
instrukcji brazylijskiej; oraz \`barque\`, według instrukcji polskiej. Tam, gdzie instrukcje się różnią, zasada mówi, co
obowiązuje w której edycji. Numery występują w kodzie, w testach i w komunikatach o niedozwolonym ruchu, na przykład
„Tor aukcji jest pełny (RA-13)”; numer nigdy nie zmienia znaczenia. Kroki, w których nie ma czego wybierać, program
wykonuje sam: gdzie, mówią RA-18, RA-20, RA-21, RA-24 i RA-35. Dwa wymuszone ruchy wykonuje się samemu, jak przy stole:
wezwanie Ra, gdy tor aukcji jest pełny i nie ma się boga do wydania, oraz licytację jedynym dyskiem Słońca, gdy trzeba
licytować (RA-26).

## Elementy gry

- **RA-1** W grze jest 180 płytek: 30 Ra, 8 bogów, 5 złota, 25 faraonów, 25 Nilu, 12 wylewów, 25 cywilizacji (sztuka,
  rolnictwo, religia, astronomia, pismo; po 5 każdego rodzaju) i 40 monumentów (twierdza, obelisk, pałac, piramida,
  świątynia, posąg, piramida schodkowa, sfinks; po 5 każdego rodzaju). Pozostałe 10 to klęski: 2 pogrzeby, 2 susze, 4
  niepokoje i 2 trzęsienia ziemi.
- **RA-2** Jest 16 dysków Słońca o numerach od 1 do 16. Przy dwóch graczach używa się dysków od 1 do 9, przy trzech lub
  czterech od 1 do 13, przy pięciu wszystkich 16.
- **RA-3** Punkty odlicza się żetonami o wartości 1, 2, 5 i 10 (instrukcja włoska: 10, 8, 20 i 10 sztuk; brazylijska:
  12, 12, 24 i 12). Żadna instrukcja nie mówi, co się dzieje, gdy ich zabraknie; według naszego odczytania żetony służą
  tylko do liczenia, a ich brak nikogo nie ogranicza.
- **RA-4** Tor aukcji ma 8 pól. Tor Ra ma ich 10; gdy graczy jest mniej niż pięciu, używa się tylko ostatnich (RA-11). W
  \`barque\` barka zaczyna przed nimi, na własnym polu startowym odpowiadającym liczbie graczy.

## Edycje

- **RA-5** Edycja \`classic\` jest dla 3–5 graczy. Dobraną płytkę Ra kładzie się na torze Ra, gdzie zostaje do końca
  epoki.
- **RA-6** Edycja \`modern\` jest dla 2–5 graczy. Wszystko inne jest tak samo jak w \`classic\`.
- **RA-7** Edycja \`barque\` jest dla 2–5 graczy. Dobrana płytka Ra jest od razu odrzucana do pudełka, a zamiast tego
  barka Ra płynie o jedno pole dalej po torze Ra. Kolejność tur jest taka sama jak w pozostałych edycjach (RA-33):
  według polskiej instrukcji grę po aukcji podejmuje gracz Ra, ale swoją jedyną akcję już wykonał, więc tura przechodzi
  w lewo. Instrukcja pozwala też odwrócić planszę i grać bez barki: to edycja \`no-barque\`, w której płytki Ra zostają na
  torze Ra, a wszystko inne jest jak w \`barque\`.
- **RA-8** Edycje mają na niektóre rzeczy własne słowa, na przykład niepokoje lub wojna, worek lub zakryte płytki, i
  własne imiona bogów. Gracze widzą słowa swojej edycji i swojego języka; zasady są te same.

## Przygotowanie

- **RA-9** Każdy gracz dostaje losowo jedną grupę odkrytych dysków Słońca. Dwóch graczy: 9-6-5-2, 8-7-4-3. Trzech
  graczy: 13-8-5-2, 12-9-6-3, 11-10-7-4. Czterech graczy: 13-6-2, 12-7-3, 11-8-4, 10-9-5. Pięciu graczy: 16-7-2, 15-8-3,
  14-9-4, 13-10-5, 12-11-6.
- **RA-10** Dysk Słońca 1 leży na początku odkryty na środku. Każdy gracz zaczyna z 10 punktami. Punkty są tajne do
  końca partii, chyba że przy stole gra się z jawnymi punktami (opcja \`scores\`). Opcja \`memory\` dotyczy tego, co kiedyś
  było jawne: gdy jest to pokazywane, jak zwykle, każdy może sprawdzić, jakie płytki zostały w worku i co każdemu
  graczowi przyniosła każda epoka; gdy jest ukryte, nikt się nie dowiaduje, co zostało w worku, i do końca partii gracz
  widzi tylko swoje dawne punktacje, a przy jawnych punktach wszystkie. Boty w obu przypadkach niczego nie zapominają.
- **RA-11** Epokę kończy płytka Ra numer 8 przy trzech graczach, numer 9 przy czterech i numer 10 przy pięciu: tylko to
  jest wydrukowane, w instrukcji włoskiej. Żaden tekst nie podaje liczby dla dwóch graczy ani żadnej liczby dla barki.
  Według naszego odczytania przy dwóch graczach jest to płytka numer 6, a dla barki obowiązują te same liczby: jej
  ostatnie pole jest polem numer 6, 8, 9 albo 10 za polem startowym.
- **RA-12** Pierwszą turę w każdej epoce ma gracz z najwyższym dyskiem Słońca. Potem kolejność tur jest zgodna z ruchem
  wskazówek zegara, a grać może tylko ten, czyja tura trwa.

## Tura

- **RA-13** W swojej turze gracz może dobrać płytkę z worka. Nie wolno tego zrobić, gdy tor aukcji jest pełny, czyli ma
  zajęte wszystkie 8 pól.
- **RA-14** Dobrana płytka inna niż Ra trafia na pierwsze puste pole toru aukcji, licząc od lewej. Na tym tura się
  kończy.
- **RA-15** Dobrana płytka Ra zużywa kolejne pole toru Ra i zaczyna aukcję. Kto ją dobrał, jest graczem Ra.
- **RA-16** Jeśli dobrana płytka Ra zajmuje ostatnie pole toru Ra albo doprowadza tam barkę (RA-11), epoka kończy się
  natychmiast. Aukcji nie ma.
- **RA-17** W swojej turze gracz może wezwać Ra: zaczyna się aukcja, w której to on jest graczem Ra, a na torze Ra nic
  się nie przesuwa. Wolno to zrobić także przy pustym torze aukcji; licytuje się wtedy tylko o środkowy dysk Słońca.
- **RA-18** W swojej turze gracz może wydać jednego lub więcej bogów i za każdego zdobyć jedną płytkę z toru aukcji, ale
  nigdy boga ani Ra. Wydany bóg jest odrzucany do pudełka. Po wydaniu pierwszego można w tej turze tylko wydać kolejnego
  albo ją zakończyć; gdy nie ma już boga lub płytki do zdobycia, program kończy ją sam.
- **RA-19** Za boga można zdobyć także klęskę; gracz od razu ponosi jej skutki: tak mówią instrukcje brazylijska i
  polska. Instrukcje \`classic\` nie mówią kiedy; odczytujemy je tak samo. Każdą wymianę boga na płytkę rozpatruje się do
  końca, łącznie ze stratami, zanim przyjdzie kolej na następną (instrukcja polska).
- **RA-20** Pola opróżnione przez bogów pozostają puste, aż zapełnią je później dobrane płytki, zaczynając od lewej.
  Jeśli na torze leży kilka płytek tego rodzaju, który gracz zdobywa za boga, program bierze pierwszą z nich od lewej.
- **RA-21** Gracz bez odkrytego dysku Słońca nie rozgrywa tury i jest pomijany do następnej epoki. Kto jako jedyny ma
  jeszcze odkryte dyski Słońca, rozgrywa turę za turą.
- **RA-22** Tura to dokładnie jedna akcja: dobranie płytki (RA-13), wezwanie Ra (RA-17) albo wydanie bogów (RA-18). Poza
  aukcjami się nie pasuje.

## Aukcje

- **RA-23** Dyskami Słońca licytuje się tylko w aukcjach. Zaczyna gracz po lewej stronie gracza Ra, potem kolej
  przechodzi zgodnie z ruchem wskazówek zegara, a gracz Ra jest ostatni; każdy licytuje albo pasuje dokładnie raz i nie
  robi w tym czasie nic innego.
- **RA-24** Oferta to jeden z odkrytych dysków Słońca licytującego, wyższy od dotychczasowej najwyższej oferty; pierwszą
  ofertą może być dowolny dysk. Za każdego, kto nie ma takiego dysku, pasuje program.
- **RA-25** Jeśli aukcja zaczęła się od dobrania płytki Ra, spasować może każdy. Gdy spasują wszyscy, płytki i środkowy
  dysk Słońca zostają tam, gdzie są.
- **RA-26** Jeśli Ra wezwano, gdy na torze aukcji było puste pole, gracz Ra musi zalicytować, o ile nie zrobił tego nikt
  inny. W pozostałych przypadkach gracz Ra może spasować, a wszyscy inni mogą to zrobić zawsze.
- **RA-27** Jeśli Ra wezwano przy pełnym torze aukcji, spasować może każdy. Gdy spasują wszyscy, wszystkie płytki z toru
  są odrzucane do pudełka, a środkowy dysk Słońca zostaje. Włoska instrukcja mówi tylko, że nikt nie musi licytować, a
  nie, co się dzieje z płytkami. Gdyby zostały, następny gracz mógłby tylko wydać boga albo znów wezwać Ra, a wszyscy
  mogliby pasować bez końca; dlatego według naszego odczytania tor opróżnia się także w \`classic\`.
- **RA-28** Kto złożył najwyższą ofertę, wygrywa aukcję i zdobywa wszystkie płytki z toru aukcji.
- **RA-29** Zwycięzca aukcji bierze środkowy dysk Słońca i kładzie go przed sobą zakryty; przed następną epoką nie można
  nim licytować. Dysk, którym wygrał, staje się nowym środkowym dyskiem Słońca. Żaden inny dysk nie zmienia miejsca.
- **RA-30** Licytujący, którzy nie wygrali, zabierają swoje dyski Słońca z powrotem, odkryte, i mogą nimi licytować w
  późniejszych aukcjach.
- **RA-31** Zwycięzca aukcji najpierw bierze pozostałe płytki, a potem rozpatruje każdą klęskę spośród zdobytych.
- **RA-32** Wszystkie płytki przed graczami leżą odkryte i każdy je widzi, tak samo jak nieużyte dyski Słońca. Zakryty
  dysk leżał wcześniej odkryty na środku, więc program pokazuje także jego numer.
- **RA-33** Po aukcji turę ma pierwszy gracz z odkrytym dyskiem Słońca na lewo od gracza Ra, bez względu na to, kto
  wygrał, i nawet wtedy, gdy nie wygrał nikt.

## Klęski

- **RA-34** Każda klęska zabiera dwie płytki tego, czego dotyczy, albo tyle, ile gracz ma, jeśli ma ich mniej. Pogrzeb
  dotyczy faraonów, susza najpierw wylewów, a potem Nilu, niepokoje cywilizacji, a trzęsienie ziemi monumentów.
- **RA-35** Gracz dotknięty klęską wybiera, które cywilizacje lub monumenty odrzuca, i nie robi przedtem nic innego.
  Może wybrać także płytki zdobyte w tej samej aukcji. Gdy nie ma wyboru, program odrzuca płytki sam: faraonów, wylewy i
  Nil, a cywilizacje lub monumenty wtedy, gdy przepadają wszystkie albo wszystkie są jednego rodzaju.
- **RA-36** Jeśli klęsk jest kilka, rozpatruje się każdą z nich. Klęska i płytki, które zabrała, są odrzucane do
  pudełka.

## Koniec epoki

- **RA-37** Epoka kończy się, gdy żaden gracz nie ma już odkrytego dysku Słońca albo gdy ktoś dobierze ostatnią płytkę
  Ra (RA-16).
- **RA-38** Wszystkie płytki z toru aukcji i z toru Ra są odrzucane do pudełka, a barka wraca na swoje pole startowe
  (RA-4). Środkowy dysk Słońca zostaje.
- **RA-39** Po punktacji wszystkie dyski Słońca zostają odkryte. Dyski, których nie użyto przed dobraniem ostatniej
  płytki Ra, zostają u swoich właścicieli.
- **RA-40** Po punktacji gracze zachowują faraonów, Nil i monumenty. Bogowie, złoto, wylewy i cywilizacje są odrzucane
  do pudełka.

## Punktacja po każdej epoce

- **RA-41** Każdy niewydany bóg jest wart 2 punkty. Każde złoto jest warte 3 punkty.
- **RA-42** Kto ma najwięcej faraonów, zdobywa 5 punktów, a kto najmniej, traci 2. Jeśli najwięcej lub najmniej ma kilku
  graczy, każdy z nich zdobywa lub traci pełną liczbę punktów; jeśli wszyscy mają tyle samo, nikt nic nie zdobywa ani
  nie traci.
- **RA-43** Kto ma co najmniej jeden wylew, zdobywa 1 punkt za każdy wylew i 1 punkt za każdy Nil. Bez wylewu Nil nie
  jest nic wart.
- **RA-44** Kto nie ma żadnej cywilizacji, traci 5 punktów. Trzy, cztery lub pięć różnych rodzajów daje 5, 10 lub 15
  punktów, a jeden lub dwa rodzaje nic. Kolejne płytki tego samego rodzaju nic nie dodają.
- **RA-45** Łączny wynik gracza nigdy nie spada poniżej 0: kto po epoce miałby mniej, ma 0.

## Punktacja tylko po trzeciej epoce

- **RA-46** Monumenty różnych rodzajów: jeśli rodzajów jest od jednego do sześciu, każdy jest wart 1 punkt; siedem
  rodzajów to łącznie 10 punktów, a osiem rodzajów łącznie 15 punktów.
- **RA-47** Monumenty tego samego rodzaju: trzy, cztery lub pięć takich samych płytek daje 5, 10 lub 15 punktów, w
  każdym rodzaju osobno. Te punkty dolicza się do punktów za różne rodzaje (RA-46).
- **RA-48** Kto ma najwyższą sumę dysków Słońca, odkrytych i zakrytych razem, zdobywa 5 punktów, a kto najniższą, traci
  5 punktów. Jeśli najwyższą lub najniższą sumę ma kilku graczy, każdy z nich zdobywa lub traci pełną liczbę punktów;
  jeśli wszystkie sumy są równe, nikt nic nie zdobywa ani nie traci.
- **RA-49** Partia kończy się po punktacji trzeciej epoki; wygrywa, kto ma najwięcej punktów. Jeśli najwięcej punktów ma
  kilku graczy, wygrywa ten z nich, do którego należy najwyższy dysk Słońca. Innych remisów dyski nie rozstrzygają:
  wszyscy pozostali z tą samą liczbą punktów dzielą miejsce.

## Przykłady z instrukcji

- **RA-50** Czterej gracze mający 3, 2, 2 i 3 faraonów dostają +5, -2, -2 i +5 (instrukcja włoska; RA-42).
- **RA-51** Trzy płytki astronomii, dwie rolnictwa i dwie pisma to trzy różne rodzaje, czyli 5 punktów (instrukcja
  włoska; RA-44).
- **RA-52** Cztery piramidy, trzy świątynie, dwie twierdze i jeden sfinks dają 19 punktów: 4 za cztery różne rodzaje, 10
  za piramidy i 5 za świątynie (instrukcje włoska i brazylijska; RA-46, RA-47).
- **RA-53** Sumy dysków Słońca 17, 25, 21 i 17 dają -5, +5, 0 i -5 (instrukcja włoska; RA-48). Wśród tych, którzy tracą
  punkty, instrukcja wymienia drugiego gracza zamiast czwartego; to błąd w druku. Pozostałe błędy w druku gra się
  zgodnie z ich sensem. Włoska instrukcja pisze „inondazione” (wylew) tam, gdzie liczy płytki stracone przez suszę
  (RA-34), zostawia graczom bez punktów 0 punktów „nell’epoca successiva” (w następnej epoce), choć to suma wynosi 0
  (RA-45), i mówi o „tutti e tre” dyskach (wszystkich trzech), choć dwóch albo trzech graczy ma po 4 (RA-9). Polska
  instrukcja pisze „2 płytki powodzi”, a ma na myśli 2 susze (RA-1).
- **RA-54** Gracz zdobywa w jednej aukcji trzęsienie ziemi, wojnę i suszę. Traci dwa wybrane przez siebie monumenty,
  jedyną cywilizację oraz jedyny wylew razem z jednym Nilem (instrukcja brazylijska; RA-34 do RA-36).
- **RA-55** Jeden wylew i trzy płytki Nilu dają 4 punkty, same dwa wylewy 2, a cztery płytki Nilu bez wylewu 0
  (instrukcja polska; RA-43).
- **RA-56** Schemat w polskiej instrukcji wyróżnia trzy rodzaje aukcji: dobrano płytkę Ra (RA-25); wezwano Ra, gdy na
  torze aukcji było miejsce (RA-26); wezwano Ra przy pełnym torze aukcji (RA-27).

## Co wynika z zasad

- **RA-57** Póki trwa partia, w worku nie może zabraknąć płytek. Płytek Ra jest 30, a epoka zużywa ich najwyżej 10, więc
  najpóźniej ostatnia z nich kończy partię.
- **RA-58** Liczba dysków Słońca gracza nigdy się nie zmienia; w aukcji wymienia się jeden za jeden. Dyski wszystkich
  graczy razem ze środkowym to zawsze te same dyski.
- **RA-59** Rachunek wszystkich 180 płytek zgadza się w każdej chwili. Każda jest w worku, na torze aukcji, na torze Ra,
  przed graczem albo poza grą.
`;export{e as default};