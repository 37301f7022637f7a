var e=`# Zasady gry Hadara

Ta strona zawiera zasady gry Hadara w takiej postaci, w jakiej stosuje je ten program; każda zasada ma swój numer.
Opiera się na portugalskiej instrukcji gry podstawowej i zaawansowanej. Numery występują w kodzie, w testach i w
komunikatach o niedozwolonym ruchu; numer nigdy nie zmienia znaczenia. Większości tego, co wydrukowano na elementach
gry, nie ma w instrukcji, dlatego każdy wiersz tabel gry (karty, regiony, popiersia, pieczęcie, karty startowe) podaje,
skąd pochodzą jego wartości: \`rulebook\` to wartości wydrukowane w tekście instrukcji; \`recorded\` to wartości znane z
publicznie dostępnych pomocy do gry; \`inferred\` to wartości wywnioskowane: wynikają z innych liczb albo te liczby na nie
wskazują; \`designed\` to wartości zaprojektowane: nie znamy ich, więc ułożono je tak, aby pasowały do układu znanych
kart. Kto ma pudełko z grą, może wpisać do tabel wydrukowane wartości bez zmieniania kodu.

## Elementy gry

- **HA-1** W grze są 162 karty epok. Każda z epok I, II i III ma 10 żółtych, 10 czerwonych, 10 niebieskich i 10
  zielonych kart oraz 14 fioletowych, w tym 10 podstawowych i 4 zaawansowane. Wartości pozostałych 120 kart są zgodne z
  zapisami dotyczącymi gry z pudełka; wszystkie 42 fioletowe zaprojektowano tutaj.
- **HA-2** Karta ma cenę w monetach, zasoby (dochód, wojsko, kultura, żywność) i punkty zwycięstwa. Niektóre fioletowe
  karty mają zdolność.
- **HA-3** Jest 25 regionów, po pięć na każde z wymagań wojska: 3, 9, 15, 21 i 30. W radach o pakowaniu pudełka
  instrukcja wymienia także wymaganie 6; to błąd w druku.
- **HA-4** Jest 5 kart startowych o inicjatywie od 1 do 5. Każda ma stronę A i stronę B.
- **HA-5** Każdy gracz ma 4 znaczniki, po jednym na każdy zasób, 8 żetonów premii (po dwa na zasób: na awersie zasób, na
  rewersie punkty), 2 złote pieczęcie oraz planszę z 4 popiersiami i 2 srebrnymi pieczęciami. Monet ani żetonów
  dziesiątek nigdy nie brakuje.

## Przygotowanie

- **HA-6** Na początku każdej epoki tasuje się osobno karty każdego koloru i kładzie po dwie na gracza jako zakryty stos
  tego koloru. Pozostałe są poza grą i nikt ich nie ogląda. Gra jest dla 2–5 graczy.
- **HA-7** W grze podstawowej używa się tylko podstawowych fioletowych kart. W grze zaawansowanej tasuje się wszystkie
  14 fioletowych kart epoki.
- **HA-8** Z regionów o każdym wymaganiu wykłada się losowo tyle, ilu jest graczy, monetami do góry. Nikt nie ogląda ich
  rewersów ani pozostałych regionów, które są poza grą.
- **HA-9** Każdy gracz dostaje losowo kartę startową. Instrukcja zaleca w pierwszej partii stronę A, a potem pozostawia
  wybór strony każdemu. Decyduje opcja stołu \`start\`: \`A\` lub \`B\` dla wszystkich albo \`choice\`. Instrukcja nie podaje
  kolejności wyboru; w tym programie wybiera się miejsce po miejscu, a wszyscy widzą obie strony każdej karty startowej.
- **HA-10** Karta startowa określa, ile monet gracz ma na początku i na jakich polach zaczynają cztery znaczniki.
- **HA-11** Pierwszym graczem jest w epoce I ten, kto ma najniższą inicjatywę, w epoce II ten, kto ma drugą najniższą, a
  w epoce III ten, kto ma trzecią najniższą. Przy dwóch graczach w epokach I i III zaczyna gracz z niższą inicjatywą, a
  w epoce II ten drugi.
- **HA-12** Każdy, kto nigdy nie będzie pierwszym graczem, dostaje podczas przygotowania 1 monetę: przy czterech
  graczach ten z najwyższą inicjatywą, przy pięciu dwaj z najwyższymi, przy trzech nikt. Przy dwóch graczach dostaje ją
  ten, kto zaczyna tylko raz.

## Faza A

- **HA-13** Pierwszy gracz ustawia koło w jednym z 5 położeń. Tarcza każdego zwierzęcia wskazuje wtedy jeden kolor,
  każda inny. Gdy graczy jest mniej niż pięciu, niektóre tarcze nie należą do nikogo. Sąsiedzi mają sąsiednie tarcze:
  jakikolwiek kolor wskazuje tarcza jednego miejsca, tarcza następnego miejsca wskazuje kolejny w porządku żółty,
  czerwony, niebieski, zielony, fioletowy. Tarcze po ostatnim miejscu to te, które nie należą do nikogo.
- **HA-14** Wszyscy gracze jednocześnie dobierają po dwie karty ze stosu, który wskazuje ich tarcza. Nikt inny tych kart
  nie widzi.
- **HA-15** Po kolei, zaczynając od pierwszego gracza, każdy kładzie jedną z dwóch kart odkrytą na zewnętrznym polu jej
  koloru.
- **HA-16** Drugą kartę gracz zatrzymuje albo sprzedaje. Nie może wyłożyć obu kart, zatrzymać obu ani sprzedać obu.
- **HA-17** Za zatrzymanie karty płaci się jej cenę pomniejszoną o 1 monetę za każdą kartę tego samego koloru, którą
  gracz już ma, ale nigdy mniej niż 0. Kto ma za mało monet, nie może jej zatrzymać.
- **HA-18** Zasoby zatrzymanej karty od razu przesuwają znaczniki gracza.
- **HA-19** Sprzedaż karty daje 2 monety w epoce I, 3 w epoce II i 4 w epoce III. Sprzedana karta wypada z gry zakryta.
- **HA-20** Gdy każdy zdecyduje o swoich dwóch kartach, koło obraca się o jedno pole zgodnie z ruchem wskazówek zegara i
  gracze znów dobierają. Po 5 rundach wszyscy dobierali już z każdego koloru, a stosy są puste. Obrót zgodny z ruchem
  wskazówek przenosi tarczę z czerwonego na żółty, jak w instrukcji.
- **HA-21** Fazę A kończą trzy kroki: dochód, region, popiersie. Następny krok zaczyna się dopiero wtedy, gdy poprzedni
  wykonali wszyscy gracze, po kolei od pierwszego gracza.
- **HA-22** Dochód: każdy gracz dostaje tyle monet, ile pokazuje znacznik dochodu. Znacznik zostaje na miejscu.
- **HA-23** Region: gracz może wziąć jeden region na krok, jeśli jego wojsko jest co najmniej równe wymaganiu; wojska
  się nie wydaje. Gracz może mieć tylko jeden region na każde wymaganie, a bierze je w dowolnej kolejności.
- **HA-24** Splądrowany region daje monety, które pokazuje. Liczą się punkty z jego awersu, a rewersu nikt nigdy nie
  ogląda.
- **HA-25** Zaanektowanie regionu kosztuje tyle monet, ile region pokazuje. Region się odwraca, zasoby z rewersu od razu
  przesuwają znaczniki i liczą się punkty z rewersu. Nikt nie zna rewersu z góry, a wybór między splądrowaniem a
  zaanektowaniem jest ostateczny. Rewers nigdy nie liczy mniej punktów niż awers; zmienione tabele muszą to zachować.
- **HA-26** Popiersie: gracz może wyrzeźbić jedno popiersie na krok, jeśli jego kultura jest co najmniej równa
  wymaganiu; kultury się nie wydaje. Każde popiersie rzeźbi się raz, a kolejność jest dowolna.
- **HA-27** Na wyrzeźbionym popiersiu gracz kładzie jeden ze swoich żetonów premii. Jeśli żeton leży zasobem do góry,
  znacznik tego zasobu od razu przesuwa się o premię popiersia; jeśli punktami do góry, premia liczy się na końcu jako
  punkty, oprócz własnych punktów popiersia. Wybór jest ostateczny.
- **HA-28** Regionów i popiersi nigdy się nie traci, nawet jeśli wojsko lub kultura spadnie później poniżej wymagania.

## Faza B

- **HA-29** Po kolei, zaczynając od tego samego pierwszego gracza, każdy bierze wierzchnią kartę z dowolnego
  zewnętrznego stosu i ją zatrzymuje albo sprzedaje (HA-17 do HA-19). Stosów nie wolno przeglądać. Trwa to, aż nie
  zostanie żadna karta, czyli każdy gracz bierze 5 razy.
- **HA-30** Potem następują dochód, region i popiersie, tak samo jak w fazie A (HA-21 do HA-28).
- **HA-31** Żywienie: gracz nie może mieć więcej kart niż żywności; karta startowa się nie liczy. Kto ma więcej kart,
  odrzuca wybrane przez siebie, aż żywności wystarczy.
- **HA-32** Z odrzuconą kartą gracz traci jej zasoby i zdolność i nie dostaje za nią monet. Utracona w ten sposób
  żywność może zmusić do odrzucenia następnych kart.
- **HA-33** Pieczęcie: po kolei, zaczynając od pierwszego gracza, każdy może kupić dowolną liczbę pieczęci po cenie
  danej epoki, ale w całej grze najwyżej 2 srebrne i 2 złote. Ceny są na karcie pomocy, nie w instrukcji; według tabeli
  pieczęci srebrna kosztuje 2 / 6 / 20, a złota 3 / 9 / 30 monet w epoce I / II / III (wartości wywnioskowane).
- **HA-34** Na srebrnej pieczęci gracz kładzie jeden ze swoich żetonów premii, zasobem do góry. Na końcu pieczęć jest
  warta połowę wartości znacznika tego zasobu, zaokrągloną w górę.
- **HA-35** Złota pieczęć jest na końcu warta 7 punktów za każdy zestaw pięciu kart w pięciu różnych kolorach. Dwie
  złote pieczęcie to 14 punktów za każdy zestaw.

## Zdolności fioletowych kart

Każda nazwa zapisana czcionką kodu to określenie zdolności w tabeli kart. Zdolność działa od chwili zatrzymania karty,
dopóki gracz tę kartę ma.

- **HA-36** Epoka I, \`sale_bonus\`: każda sprzedana karta daje 1 monetę więcej.
- **HA-37** Epoka I, \`place_bonus\`: gracz od razu kładzie na tej karcie jeden własny żeton premii, zasobem do góry, i
  przesuwa znacznik tego zasobu o 3 pola (liczba zaprojektowana). Utrata karty cofa to przesunięcie i zwraca żeton.
- **HA-38** Epoka I, karty zaawansowane, \`per_yellow\`, \`per_red\`, \`per_blue\`, \`per_green\`: gracz przesuwa znacznik
  danego koloru (dochód, wojsko, kultura, żywność) o 1 pole za każdą własną kartę tego koloru, teraz i zawsze, gdy
  przybędzie kolejna. Utrata takiej karty cofa jej przesunięcie, a utrata karty ze zdolnością cofa wszystkie.
- **HA-39** Epoka II, \`bust_bonus\`: każde popiersie z żetonem premii leżącym zasobem do góry, wyrzeźbione wcześniej lub
  później, przesuwa swój znacznik o 2 pola więcej. Popiersi z punktami to nie dotyczy. Utrata karty cofa te pola.
- **HA-40** Epoka II, \`cheap_seals\`: srebrna pieczęć kosztuje 4 monety w epoce II i 15 w epoce III, a złota 6 i 22.
- **HA-41** Epoka II, karta zaawansowana, \`pay_hunger\`: podczas żywienia gracz, który ma więcej kart niż żywności, może
  zapłacić po 2 monety za każdą kartę, którą chce zachować, zamiast ją odrzucić; najwyżej za 6 kart na krok. Można
  zapłacić za część kart, a inne odrzucić; monety zachowują kartę tylko w tym kroku.
- **HA-42** Epoka II, karta zaawansowana, \`sell_surplus\`: podczas żywienia każda jednostka żywności ponad liczbę kart
  daje 3 monety, najwyżej 12 monet na krok. Instrukcja mówi „może”; ponieważ nikt by nie odmówił, program zawsze wypłaca
  monety.
- **HA-43** Epoka II, karta zaawansowana, \`catch_up_income\`: przy dochodzie każdy ze znaczników wojska, kultury i
  żywności, który jest powyżej dochodu, daje 2 monety, czyli razem najwyżej 6.
- **HA-44** Epoka II, karta zaawansowana, \`region_coins\`: każdy region wzięty od tej chwili daje 4 monety więcej, i
  splądrowany, i zaanektowany. Przychodzą potem: cenę aneksji trzeba zapłacić bez nich.
- **HA-45** Epoka III, \`full_silver\`: na końcu jedna ze srebrnych pieczęci gracza liczy pełną wartość swojego znacznika
  zamiast połowy. Program liczy tę pieczęć, która zyskuje na tym najwięcej.
- **HA-46** Epoka III, \`set_points\`: na końcu każdy zestaw pięciu kart w pięciu różnych kolorach jest wart 4 punkty, ze
  złotymi pieczęciami lub bez nich.
- **HA-47** Epoka III, karta zaawansowana, \`wild_card\`: przy liczeniu zestawów dla złotych pieczęci zastępuje jedną
  brakującą kartę. Nie liczy się dla \`set_points\` (HA-46), którego zestawy są pełne bez niej.
- **HA-48** Epoka III, karta zaawansowana, \`double_step\`: gracz może wziąć dwa regiony w każdym kroku regionu i
  wyrzeźbić dwa popiersia w każdym kroku popiersia. Wymaganie każdego z nich musi być spełnione.
- **HA-49** Epoka III, karta zaawansowana, \`lower_requirements\`: wymagania regionów i popiersi są dla tego gracza niższe
  o 4.
- **HA-50** Epoka III, karta zaawansowana, \`buy_requirements\`: gracz może zapłacić 3 monety, aby obniżyć wymaganie
  regionu lub popiersia o 1, i to tyle razy, ile trzeba, najwyżej za 30 monet na krok. Płaci się tylko tyle monet, ile
  trzeba, po ewentualnym \`lower_requirements\` (HA-49); limit obejmuje wszystkie regiony jednego kroku razem i tak samo
  wszystkie popiersia.

## Koniec gry

- **HA-51** Gra kończy się po fazie B epoki III. Punkty liczy się za regiony, popiersia wraz z punktami na ich żetonach
  premii, srebrne pieczęcie, złote pieczęcie i karty, a do tego 1 punkt za każde 5 pozostałych monet.
- **HA-52** Wygrywa, kto ma najwięcej punktów. Przy remisie wygrywa ten, komu zostało więcej monet; jeśli i tu jest
  remis, zwycięstwo jest wspólne.

## Przykłady z instrukcji

- **HA-53** Karta startowa o inicjatywie 2 daje 8 monet, dochód 2, wojsko 1, kulturę 3 i żywność 4 (HA-10). Niebieska
  karta epoki I kosztuje 3 monety, daje kulturę 2 i żywność 1 i liczy 2 punkty (HA-2). Przy czterech graczach w epoce II
  wykłada się 8 kart każdego koloru (HA-6).
- **HA-54** Niebieska karta o cenie 5 kosztuje 3 monety, jeśli gracz ma dwie niebieskie karty (HA-17). Sprzedana karta
  epoki I daje 2 monety (HA-19). Tarcza na czerwonym wskazuje w następnej rundzie żółty (HA-20). Dochód 12 daje 12 monet
  (HA-22).
- **HA-55** Gracz, który ma wojsko 19 oraz regiony o wymaganiach 3 i 9, może wziąć tylko region o wymaganiu 15.
  Splądrowany daje 5 monet, a na końcu 8 punktów (HA-23, HA-24).
- **HA-56** Gracz, który ma wojsko 12, anektuje za 1 monetę region o wymaganiu 9. Rewers przesuwa wojsko o 2 i kulturę o
  1 (HA-25). Region o wymaganiu 3 pokazuje 3 monety za splądrowanie, 1 za aneksję i 2 punkty; taki rewers daje dochód 1
  i wojsko 1 i liczy 2 punkty.
- **HA-57** Przy kulturze 13 popiersie o wymaganiu 12 z żetonem leżącym zasobem do góry przesuwa ten znacznik o 3 pola.
  Przy kulturze 20 popiersie o wymaganiu 20 z żetonem leżącym punktami do góry jest warte 14 i 4 punkty (HA-26, HA-27).
  Popiersie o wymaganiu 6 liczy 4 punkty.
- **HA-58** Kto ma 6 kart i żywność 9, wyżywi wszystkie. Kto ma 7 kart i żywność 6, odrzuca jedną; w instrukcji jest to
  żółta karta, a i dochód, i wojsko spada o 1 (HA-31, HA-32).
- **HA-59** Srebrna pieczęć z wojskiem jest warta 15 punktów, jeśli wojsko na końcu wynosi 30. Jedna złota pieczęć i 3
  zestawy są warte 21 (HA-34, HA-35).
- **HA-60** \`per_green\` przy dwóch zielonych kartach przesuwa żywność o 2 pola (HA-38). Kto ma \`pay_hunger\`, 11 kart i
  żywność 9, zachowuje za 4 monety obie karty, które by stracił (HA-41).
- **HA-61** Kto ma \`buy_requirements\` i wojsko 14, może za 3 monety wziąć region o wymaganiu 15 (HA-50).

## Co wynika z zasad

- **HA-62** Na popiersia, srebrne pieczęcie i \`place_bonus\` gracz ma jeden wspólny zapas 8 żetonów premii. Żetonu, który
  leży w jednym z tych miejsc, nie można użyć w innym.
- **HA-63** Krok regionu jest przed krokiem popiersia. Kultura z dopiero co zaanektowanego regionu liczy się więc już
  przy popiersiu, które następuje po nim.
- **HA-64** Rachunek wszystkich 162 kart i 25 regionów zgadza się w każdej chwili. Znacznik jest zawsze równy sumie
  tego, co go przesuwa: karty startowej, kart, regionów, żetonów premii i zdolności.
- **HA-65** Gracz zawsze może coś zrobić. Kto nie może zapłacić za kartę, sprzedaje ją.
`;export{e as default};