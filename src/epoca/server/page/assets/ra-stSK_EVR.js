var e=`# Le regole di Ra

Questa pagina espone le regole di Ra come le gioca questo programma, una regola numerata alla volta. Copre tre edizioni:
\`classic\`, secondo il regolamento italiano del gioco del 1999 e una scheda riassuntiva francese; \`modern\`, secondo il
regolamento brasiliano; e \`barque\`, secondo il regolamento polacco. Dove i regolamenti divergono, la regola dice che
cosa vale in ciascuna edizione. I numeri sono usati nel codice, nei test e nei messaggi che rifiutano una mossa, come
«Il tracciato dell’asta è pieno (RA-13)»; un numero non cambia mai significato. I passi in cui non c’è nulla da
scegliere li fa il programma da solo: RA-18, RA-20, RA-21, RA-24 e RA-35 dicono dove. Due mosse obbligate restano a chi
gioca, come al tavolo: invocare Ra quando il tracciato dell’asta è pieno e non si hanno divinità da giocare, e puntare
il proprio unico sole quando si è obbligati a puntare (RA-26).

## Componenti

- **RA-1** Il gioco ha 180 tessere: 30 Ra, 8 divinità, 5 ori, 25 faraoni, 25 Nili, 12 inondazioni, 25 civiltà (arte,
  agricoltura, religione, astronomia, scrittura; 5 per tipo) e 40 monumenti (fortezza, obelisco, palazzo, piramide,
  tempio, statua, piramide a gradoni, sfinge; 5 per tipo). Le altre 10 sono disastri: 2 funerali, 2 siccità, 4 tensioni
  e 2 terremoti.
- **RA-2** I soli sono 16, numerati da 1 a 16. In due giocatori si usano quelli da 1 a 9, in tre o quattro quelli da 1 a
  13, in cinque tutti e 16.
- **RA-3** I punti si segnano con tavole da 1, 2, 5 e 10 (nel regolamento italiano ce ne sono 10, 8, 20 e 10; in quello
  brasiliano 12, 12, 24 e 12). Nessun regolamento dice che cosa succede quando finiscono; nella nostra lettura le tavole
  servono solo a contare e, se vengono a mancare, nessuno ne risente.
- **RA-4** Il tracciato dell’asta ha 8 spazi. Il tracciato di Ra ne ha 10; con meno di cinque giocatori si usano solo
  gli ultimi (RA-11). In \`barque\` la barca comincia prima di questi, su uno spazio di partenza tutto suo, secondo il
  numero dei giocatori.

## Edizioni

- **RA-5** L’edizione \`classic\` è per 3-5 giocatori. Una tessera Ra pescata va sul tracciato di Ra e vi resta fino alla
  fine dell’epoca.
- **RA-6** L’edizione \`modern\` è per 2-5 giocatori. Tutto il resto è come in \`classic\`.
- **RA-7** L’edizione \`barque\` è per 2-5 giocatori. Una tessera Ra pescata esce subito dal gioco e al suo posto la barca
  di Ra avanza di uno spazio lungo il tracciato di Ra. L’ordine dei turni è quello delle altre edizioni (RA-33): secondo
  il regolamento polacco, dopo un’asta riprende a giocare il giocatore di Ra, ma la sua unica azione è conclusa e quindi
  il turno passa a sinistra. Il regolamento permette anche di girare la plancia e giocare senza la barca: è l’edizione
  \`no-barque\`, in cui le tessere Ra restano sul tracciato di Ra e tutto il resto è come in \`barque\`.
- **RA-8** Ogni edizione ha parole sue per alcune cose, come tensione o guerra, sacchetto o tessere coperte, e per i nomi
  delle divinità. Il giocatore vede le parole della sua edizione e della sua lingua; le regole sono le stesse.

## Preparazione

- **RA-9** Ogni giocatore riceve a caso un gruppo di soli, scoperti. Due giocatori: 9-6-5-2, 8-7-4-3. Tre giocatori:
  13-8-5-2, 12-9-6-3, 11-10-7-4. Quattro giocatori: 13-6-2, 12-7-3, 11-8-4, 10-9-5. Cinque giocatori: 16-7-2, 15-8-3,
  14-9-4, 13-10-5, 12-11-6.
- **RA-10** All’inizio il sole 1 sta scoperto al centro. Ogni giocatore comincia con 10 punti. I punti restano segreti
  fino alla fine della partita, a meno che il tavolo non giochi con i punti visibili a tutti (opzione \`scores\`).
  L’opzione \`memory\` riguarda ciò che è stato scoperto in passato: mostrato, come di solito, tutti possono vedere quali
  tessere restano nel sacchetto e che cosa ha reso ogni epoca a ciascuno; nascosto, a nessuno si dice che cosa resta nel
  sacchetto e, fino alla fine della partita, ognuno vede solo i propri punteggi passati, o tutti se i punti sono
  visibili. I bot non dimenticano nulla in nessuno dei due casi.
- **RA-11** L’epoca finisce con l’8º Ra in tre giocatori, con il 9º in quattro e con il 10º in cinque: solo questo è
  stampato, nel regolamento italiano. Nessun testo dà un numero per due giocatori, né alcun numero per la barca. La
  nostra lettura è il 6º in due giocatori e gli stessi numeri per la barca: il suo ultimo spazio è il 6º, l’8º, il 9º o
  il 10º dopo lo spazio di partenza.
- **RA-12** In ogni epoca il primo turno spetta a chi ha il sole più alto. Si prosegue in senso orario, e può agire solo
  il giocatore di turno.

## Il turno

- **RA-13** Nel suo turno il giocatore può pescare una tessera dal sacchetto. Non può farlo se tutti gli 8 spazi del
  tracciato dell’asta sono occupati.
- **RA-14** Una tessera pescata che non sia un Ra va nel primo spazio libero del tracciato dell’asta, contando da
  sinistra. Il turno è finito.
- **RA-15** Un Ra pescato fa avanzare di uno spazio il tracciato di Ra e apre un’asta. Chi lo ha pescato è il giocatore
  di Ra.
- **RA-16** Se un Ra pescato occupa l’ultimo spazio del tracciato di Ra, o vi porta la barca (RA-11), l’epoca finisce
  subito. Non c’è nessuna asta.
- **RA-17** Nel suo turno il giocatore può invocare Ra: comincia un’asta in cui è lui il giocatore di Ra, e il tracciato
  di Ra non avanza. Si può fare anche con il tracciato dell’asta vuoto; allora si punta solo per il sole al centro.
- **RA-18** Nel suo turno il giocatore può giocare una o più tessere divinità: con ciascuna prende una tessera dal
  tracciato dell’asta, ma mai una divinità né un Ra. La divinità giocata esce dal gioco. Dopo la prima, il turno può
  solo continuare con un’altra divinità o finire; questo programma lo chiude da solo quando non restano divinità o
  tessere da prendere.
- **RA-19** Con una divinità si può prendere anche un disastro, che colpisce subito chi lo prende: così i regolamenti
  brasiliano e polacco. Quelli di \`classic\` non dicono quando; la nostra lettura è la stessa. Ogni scambio di una
  divinità con una tessera si risolve per intero, perdite comprese, prima del successivo (regolamento polacco).
- **RA-20** Gli spazi svuotati dalle divinità restano vuoti finché non li riempiono le pescate successive, a partire da
  sinistra. Se sul tracciato ci sono più tessere del tipo che la divinità prende, questo programma prende quella più a
  sinistra.
- **RA-21** Chi non ha soli scoperti non ha turni: viene saltato fino all’epoca successiva. Se un solo giocatore ha
  ancora soli scoperti, gioca un turno dopo l’altro.
- **RA-22** Un turno è una sola azione: pescare una tessera (RA-13), invocare Ra (RA-17) o giocare divinità (RA-18).
  Fuori dalle aste nessuno può passare.

## Le aste

- **RA-23** I soli si puntano solo nelle aste. Comincia il giocatore a sinistra del giocatore di Ra, si prosegue in
  senso orario e il giocatore di Ra è l’ultimo; ognuno punta o passa una volta sola e intanto non fa altro.
- **RA-24** Si punta uno dei propri soli scoperti, che deve superare l’offerta più alta fatta finora; la prima offerta
  può essere un sole qualsiasi. Questo programma passa al posto di chi non ha un sole adatto.
- **RA-25** Se l’asta nasce da un Ra pescato, tutti possono passare. Se passano tutti, le tessere e il sole al centro
  restano dove sono.
- **RA-26** Se Ra è stato invocato quando sul tracciato dell’asta c’era uno spazio libero, il giocatore di Ra deve
  puntare se nessun altro lo ha fatto. Se qualcuno lo ha fatto, può passare; gli altri possono passare sempre.
- **RA-27** Se Ra è stato invocato con il tracciato dell’asta pieno, tutti possono passare. Se passano tutti, tutte le
  tessere del tracciato escono dal gioco e il sole al centro resta. Il regolamento italiano dice soltanto che nessuno è
  obbligato a puntare, non che cosa succede alle tessere. Se restassero, il giocatore successivo potrebbe soltanto
  giocare una divinità o invocare di nuovo Ra, e tutti potrebbero passare all’infinito; perciò, nella nostra lettura,
  anche \`classic\` svuota il tracciato.
- **RA-28** Chi ha fatto l’offerta più alta vince l’asta e prende tutte le tessere del tracciato dell’asta.
- **RA-29** Chi vince prende il sole al centro e lo mette coperto davanti a sé; non può puntarlo prima dell’epoca
  successiva. Il sole con cui ha vinto diventa il nuovo sole al centro. Nessun altro sole cambia posto.
- **RA-30** Chi ha puntato senza vincere riprende il suo sole, scoperto, e può puntarlo nelle aste successive.
- **RA-31** Chi vince prende prima le altre tessere e poi risolve tutti i disastri che ha vinto.
- **RA-32** Tutte le tessere davanti ai giocatori sono scoperte e visibili a tutti, e così i soli non ancora usati. Un
  sole coperto era prima al centro, in vista di tutti: perciò questo programma mostra anche il suo numero.
- **RA-33** Dopo un’asta il turno passa al primo giocatore a sinistra del giocatore di Ra che abbia un sole scoperto,
  chiunque abbia vinto e anche se non ha vinto nessuno.

## I disastri

- **RA-34** Ogni disastro costa due tessere di ciò che colpisce, o tutte quelle che il giocatore ha, se sono meno. Il
  funerale colpisce i faraoni, la siccità prima le inondazioni e poi i Nili, la tensione le civiltà, il terremoto i
  monumenti.
- **RA-35** Il giocatore colpito sceglie quali civiltà o quali monumenti scartare, e prima non fa altro. Può scegliere
  anche tessere vinte nella stessa asta. Questo programma applica da solo ogni perdita che non lascia scelta: faraoni,
  inondazioni e Nili, e inoltre civiltà o monumenti quando vanno persi tutti o sono tutti dello stesso tipo.
- **RA-36** Se i disastri sono più di uno, si risolvono tutti. Il disastro e le tessere che fa perdere escono dal gioco.

## Fine di un’epoca

- **RA-37** Un’epoca finisce quando nessun giocatore ha più soli scoperti o quando viene pescato l’ultimo Ra (RA-16).
- **RA-38** Tutte le tessere sul tracciato dell’asta e sul tracciato di Ra escono dal gioco, e la barca torna al suo
  spazio di partenza (RA-4). Il sole al centro resta.
- **RA-39** Contati i punti, tutti i soli tornano scoperti. I soli rimasti inutilizzati quando è uscito l’ultimo Ra
  restano ai loro proprietari.
- **RA-40** Contati i punti, i giocatori conservano faraoni, Nili e monumenti. Divinità, ori, inondazioni e civiltà
  escono dal gioco.

## Punti dopo ogni epoca

- **RA-41** Ogni divinità non giocata vale 2 punti. Ogni oro vale 3 punti.
- **RA-42** Chi ha più faraoni guadagna 5 punti, chi ne ha meno ne perde 2. Chi è alla pari per il numero più alto o più
  basso guadagna o perde i punti per intero; se tutti hanno lo stesso numero di faraoni, nessuno guadagna né perde.
- **RA-43** Chi ha almeno un’inondazione guadagna 1 punto per ogni inondazione e 1 punto per ogni Nilo. Senza
  inondazioni i Nili non valgono nulla.
- **RA-44** Chi non ha nessuna civiltà perde 5 punti. Tre, quattro o cinque tipi diversi danno 5, 10 o 15 punti, uno o
  due tipi non danno nulla. Altre copie dello stesso tipo non aggiungono nulla.
- **RA-45** Il totale di un giocatore non scende mai sotto 0: chi dopo un’epoca avrebbe di meno ha 0.

## Punti solo dopo la terza epoca

- **RA-46** Monumenti di tipi diversi: da uno a sei tipi valgono 1 punto ciascuno, sette tipi 10 punti in tutto, otto
  tipi 15 punti in tutto.
- **RA-47** Monumenti dello stesso tipo: ogni tipo presente tre, quattro o cinque volte vale 5, 10 o 15 punti. Questi
  punti si aggiungono a quelli per i tipi diversi (RA-46).
- **RA-48** Chi ha la somma di soli più alta, scoperti e coperti insieme, guadagna 5 punti; chi ha la più bassa perde 5
  punti. Chi è alla pari per la somma più alta o più bassa guadagna o perde i punti per intero; se tutte le somme sono
  uguali, nessuno guadagna né perde.
- **RA-49** La partita finisce quando sono stati contati i punti della terza epoca, e vince chi ne ha di più. Se più
  giocatori sono primi a pari punti, vince chi tra loro possiede il sole più alto. I soli non risolvono altri pareggi:
  tutti gli altri a pari punti condividono il posto in classifica.

## Esempi dai regolamenti

- **RA-50** Quattro giocatori con 3, 2, 2 e 3 faraoni ottengono +5, -2, -2 e +5 (regolamento italiano; RA-42).
- **RA-51** Tre tessere astronomia, due agricoltura e due scrittura sono tre tipi diversi e danno 5 punti (regolamento
  italiano; RA-44).
- **RA-52** Quattro piramidi, tre templi, due fortezze e una sfinge danno 19 punti: 4 per quattro tipi diversi, 10 per
  le piramidi e 5 per i templi (regolamenti italiano e brasiliano; RA-46, RA-47).
- **RA-53** Con somme di soli di 17, 25, 21 e 17 si ottengono -5, +5, 0 e -5 (regolamento italiano; RA-48). Tra chi
  perde punti il regolamento nomina il secondo giocatore invece del quarto: è un refuso. Gli altri errori di stampa si
  giocano per quello che intendono. Il regolamento italiano scrive «inondazione» dove conta le tessere perse per una
  siccità (RA-34), lascia chi non ha punti a 0 «nell’epoca successiva» mentre è il totale a essere 0 (RA-45) e parla di
  «tutti e tre» i soli, benché in due o tre giocatori se ne abbiano 4 a testa (RA-9). Il regolamento polacco scrive «2
  płytki powodzi» (tessere inondazione) e intende le 2 siccità (RA-1).
- **RA-54** Un giocatore vince in un’asta un terremoto, una guerra e una siccità. Perde due monumenti a sua scelta,
  l’unica civiltà che ha, e l’unica inondazione insieme a un Nilo (regolamento brasiliano; da RA-34 a RA-36).
- **RA-55** Un’inondazione e tre Nili danno 4 punti, due inondazioni da sole 2, quattro Nili senza inondazioni 0
  (regolamento polacco; RA-43).
- **RA-56** Il diagramma del regolamento polacco distingue tre tipi di asta: Ra è stato pescato (RA-25), Ra è stato
  invocato con spazio sul tracciato dell’asta (RA-26), Ra è stato invocato con il tracciato dell’asta pieno (RA-27).

## Che cosa segue dalle regole

- **RA-57** Finché dura la partita il sacchetto non può svuotarsi. Le tessere Ra sono 30 e un’epoca ne usa al massimo
  10: al più tardi, la partita finisce con l’ultimo Ra.
- **RA-58** Il numero di soli di un giocatore non cambia mai: un’asta ne scambia uno con uno. I soli di tutti i
  giocatori, insieme al sole al centro, sono sempre gli stessi.
- **RA-59** In ogni momento il conto delle 180 tessere torna. Ognuna è nel sacchetto, sul tracciato dell’asta, sul
  tracciato di Ra, davanti a un giocatore o fuori dal gioco.
`;export{e as default};