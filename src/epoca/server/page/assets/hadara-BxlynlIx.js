var e=`# Le regole di Hadara

Questa pagina espone le regole di Hadara come le gioca questo programma, una regola numerata alla volta. Segue il
regolamento portoghese, per il gioco base e per quello avanzato. I numeri sono usati nel codice, nei test e nei messaggi
che rifiutano una mossa; un numero non cambia mai significato. Gran parte di ciò che è stampato sui componenti non
compare nel regolamento; perciò ogni riga delle tabelle del gioco (carte, regioni, busti, sigilli, carte iniziali) dice
da dove vengono i suoi valori: quelli \`rulebook\` sono stampati nel testo del regolamento; quelli \`recorded\` sono noti da
schede riassuntive pubbliche; quelli \`inferred\` sono dedotti, cioè imposti o suggeriti da altri numeri; quelli
\`designed\` non ci sono noti e sono stati ideati sul modello delle carte conosciute. Chi possiede la scatola può inserire
nelle tabelle i valori stampati senza toccare il codice.

## Componenti

- **HA-1** Le carte epoca sono 162. Ciascuna delle epoche I, II e III ne ha 10 gialle, 10 rosse, 10 blu, 10 verdi e 14
  viola, di cui 10 base e 4 avanzate. I valori delle altre 120 seguono quanto è documentato del gioco in scatola; tutte le
  42 viola sono ideate qui.
- **HA-2** Una carta ha un prezzo in monete, risorse (reddito, forza militare, cultura, cibo) e punti vittoria. Alcune
  carte viola hanno un’abilità.
- **HA-3** Le regioni sono 25, cinque per ognuno dei requisiti militari 3, 9, 15, 21 e 30. I consigli del regolamento
  per riporre il gioco nella scatola citano anche un requisito 6: è un refuso.
- **HA-4** Le carte iniziali sono 5, con iniziativa da 1 a 5. Ognuna ha un lato A e un lato B.
- **HA-5** Ogni giocatore ha 4 segnalini, uno per risorsa, 8 tessere bonus (due per risorsa: davanti la risorsa, dietro
  i punti), 2 sigilli d’oro e una plancia con 4 busti e 2 sigilli d’argento. Le monete e le tessere che segnano le
  decine non finiscono mai.

## Preparazione

- **HA-6** All’inizio di ogni epoca si mescolano le carte di ogni colore e se ne mettono due per giocatore, coperte, a
  formare la pila di quel colore. Le altre sono fuori dal gioco, senza che nessuno le veda. Il gioco è per 2-5
  giocatori.
- **HA-7** Il gioco base usa solo le carte viola base. Nel gioco avanzato si mescolano tutte le 14 carte viola
  dell’epoca.
- **HA-8** Per ogni requisito si dispongono, prese a caso, tante regioni quanti sono i giocatori, con il lato delle
  monete in vista. Nessuno ne vede il retro; le altre regioni sono fuori dal gioco, senza che nessuno le veda.
- **HA-9** Ogni giocatore riceve a caso una carta iniziale. Il regolamento preferisce il lato A per la prima partita e
  poi lascia il lato alla scelta di ciascuno. Lo decide l’opzione \`start\` del tavolo: \`A\` o \`B\` per tutti, oppure
  \`choice\`. Il regolamento non dà un ordine di scelta; in questo programma si sceglie posto per posto, e tutti vedono i
  due lati di ogni carta iniziale.
- **HA-10** La carta iniziale indica le monete iniziali del giocatore e da dove partono i suoi quattro segnalini.
- **HA-11** Il primo giocatore è quello con l’iniziativa più bassa nell’epoca I, con la seconda più bassa nell’epoca II
  e con la terza più bassa nell’epoca III. In due giocatori comincia l’iniziativa più bassa nelle epoche I e III,
  l’altra nell’epoca II.
- **HA-12** Chi non sarà mai primo giocatore riceve 1 moneta durante la preparazione: in quattro giocatori l’iniziativa
  più alta, in cinque le due più alte, in tre nessuno. In due giocatori la riceve chi comincia una volta sola.

## Fase A

- **HA-13** Il primo giocatore gira la ruota su una delle sue 5 posizioni. Lo scudo di ogni animale indica allora un
  colore, ognuno uno diverso. Con meno di cinque giocatori alcuni scudi non sono di nessuno. I vicini hanno scudi
  vicini: qualunque colore indichi lo scudo di un posto, quello del posto successivo indica il seguente nell’ordine
  giallo, rosso, blu, verde, viola. Gli scudi dopo l’ultimo posto sono quelli senza proprietario.
- **HA-14** Tutti insieme, i giocatori pescano due carte dalla pila indicata dal proprio scudo. Nessun altro le vede.
- **HA-15** A turno, a partire dal primo giocatore, ognuno mette una delle due carte sul tabellone, scoperta, sullo
  spazio esterno del suo colore.
- **HA-16** L’altra carta si tiene o si vende. Il giocatore non può mettere sul tabellone entrambe le carte, né tenerle
  o venderle entrambe.
- **HA-17** Per tenere una carta se ne paga il prezzo, meno 1 moneta per ogni carta dello stesso colore che il giocatore
  ha già, ma mai meno di 0. Chi non ha abbastanza monete non può tenerla.
- **HA-18** Le risorse di una carta tenuta muovono subito i segnalini del giocatore.
- **HA-19** Vendere una carta dà 2 monete nell’epoca I, 3 nell’epoca II e 4 nell’epoca III. La carta esce dal gioco
  coperta.
- **HA-20** Quando tutti hanno deciso delle proprie due carte, la ruota avanza di uno spazio in senso orario e si pesca
  di nuovo. Dopo 5 giri tutti hanno pescato da ogni colore e le pile sono esaurite. Il senso orario porta uno scudo dal
  rosso al giallo, come nel regolamento.
- **HA-21** La fase A si chiude con tre passaggi: reddito, regione, busto. Tutti i giocatori completano un passaggio, a
  turno a partire dal primo giocatore, prima che cominci il successivo.
- **HA-22** Reddito: ogni giocatore riscuote tante monete quante ne indica il segnalino del reddito. Il segnalino resta
  dov’è.
- **HA-23** Regione: il giocatore può prendere una regione per passaggio, se la sua forza militare è almeno pari al
  requisito; non si spende. Può avere una sola regione per ogni requisito, e le prende nell’ordine che vuole.
- **HA-24** Saccheggiare una regione dà le monete che vi sono indicate. La regione vale i punti del fronte, e il retro
  non viene mai visto.
- **HA-25** Annettere una regione costa le monete che vi sono indicate. La regione si gira e vale i punti del retro; le
  risorse sul retro muovono subito i segnalini. Nessuno conosce prima il retro, e la scelta tra saccheggiare e annettere
  è definitiva. Il retro non vale mai meno punti del fronte; le tabelle modificate devono rispettarlo.
- **HA-26** Busto: il giocatore può scolpire un busto per passaggio, se la sua cultura è almeno pari al requisito; la
  cultura non si spende. Ogni busto si scolpisce una volta sola, in qualsiasi ordine.
- **HA-27** Su un busto scolpito il giocatore mette una delle sue tessere bonus. Se la tessera sta sul lato della
  risorsa, quel segnalino avanza subito del bonus del busto; se sta sul lato dei punti, il bonus vale come punti alla
  fine, oltre a quelli del busto stesso. La scelta è definitiva.
- **HA-28** Regioni e busti non si perdono mai, nemmeno se più tardi la forza militare o la cultura scende sotto il
  requisito.

## Fase B

- **HA-29** A turno, a partire dallo stesso primo giocatore, ognuno prende la carta in cima a una pila esterna qualsiasi
  e la tiene o la vende (da HA-17 a HA-19). Le pile non si possono sfogliare. Si continua finché non restano carte, cioè
  5 volte a testa.
- **HA-30** Seguono reddito, regione e busto, proprio come nella fase A (da HA-21 a HA-28).
- **HA-31** Nutrire: un giocatore non può avere più carte che cibo; la carta iniziale non conta. Chi ha troppe carte ne
  scarta a sua scelta finché il cibo non basta.
- **HA-32** Una carta scartata porta via con sé le sue risorse e la sua abilità e non dà monete. Il cibo perso in questo
  modo può costringere a scartare altre carte.
- **HA-33** Sigilli: a turno, a partire dal primo giocatore, ognuno può comprare quanti sigilli vuole al prezzo
  dell’epoca, ma al massimo 2 d’argento e 2 d’oro in tutta la partita. I prezzi stanno sulla scheda riassuntiva, non nel
  regolamento; secondo la tabella dei sigilli, nelle epoche I / II / III quello d’argento costa 2 / 6 / 20 monete e
  quello d’oro 3 / 9 / 30 (valori dedotti).
- **HA-34** Su un sigillo d’argento il giocatore mette una delle sue tessere bonus, sul lato della risorsa. Alla fine il
  sigillo vale metà del valore del segnalino di quella risorsa, arrotondata per eccesso.
- **HA-35** Un sigillo d’oro vale alla fine 7 punti per ogni serie di cinque carte di cinque colori diversi. Con due
  sigilli d’oro i punti per ogni serie sono 14.

## Abilità delle carte viola

Il nome in carattere da codice è quello dell’abilità nella tabella delle carte. Un’abilità vale dal momento in cui si
tiene la carta e finché il giocatore la possiede.

- **HA-36** Epoca I, \`sale_bonus\`: ogni carta venduta dà 1 moneta in più.
- **HA-37** Epoca I, \`place_bonus\`: il giocatore mette subito sulla carta una delle sue tessere bonus, sul lato della
  risorsa, e quel segnalino avanza di 3 passi (numero ideato). Se perde la carta, perde anche i passi e riprende la
  tessera.
- **HA-38** Epoca I, carte avanzate, \`per_yellow\`, \`per_red\`, \`per_blue\`, \`per_green\`: il segnalino del colore (reddito,
  forza militare, cultura, cibo) avanza di 1 per ogni carta di quel colore che il giocatore ha, subito e ogni volta che
  ne aggiunge una. Chi perde una di quelle carte perde il passo relativo; chi perde questa carta li perde tutti.
- **HA-39** Epoca II, \`bust_bonus\`: ogni busto con una tessera bonus sul lato della risorsa, scolpito prima o dopo,
  muove il suo segnalino di 2 passi in più. I busti con i punti no. Perdere la carta annulla questi passi.
- **HA-40** Epoca II, \`cheap_seals\`: un sigillo d’argento costa 4 monete nell’epoca II e 15 nell’epoca III, uno d’oro 6
  e 22.
- **HA-41** Epoca II, carta avanzata, \`pay_hunger\`: al momento di nutrire, chi ha più carte che cibo può pagare 2 monete
  per ogni carta che vuole tenere invece di scartarla, per al massimo 6 carte per passaggio. Si può pagare per alcune
  carte e scartarne altre; le monete salvano una carta solo per questo passaggio.
- **HA-42** Epoca II, carta avanzata, \`sell_surplus\`: al momento di nutrire, ogni cibo oltre il numero di carte dà 3
  monete, al massimo 12 monete per passaggio. Il regolamento dice «può»; poiché nessuno rinuncerebbe, questo programma
  paga sempre le monete.
- **HA-43** Epoca II, carta avanzata, \`catch_up_income\`: quando si riscuote il reddito, forza militare, cultura e cibo
  danno 2 monete ciascuno se sono sopra il reddito, quindi al massimo 6.
- **HA-44** Epoca II, carta avanzata, \`region_coins\`: ogni regione presa da ora in poi dà 4 monete in più, saccheggiata
  o annessa. Arrivano dopo: il prezzo dell’annessione va pagato senza di esse.
- **HA-45** Epoca III, \`full_silver\`: alla fine, uno dei sigilli d’argento del giocatore conta tutto il valore del suo
  segnalino invece della metà. Questo programma conta il sigillo che ne guadagna di più.
- **HA-46** Epoca III, \`set_points\`: alla fine, ogni serie di cinque carte di cinque colori diversi vale 4 punti, con o
  senza sigilli d’oro.
- **HA-47** Epoca III, carta avanzata, \`wild_card\`: quando si contano le serie per i sigilli d’oro, sostituisce una
  carta mancante. Non vale per \`set_points\` (HA-46), le cui serie sono complete senza di essa.
- **HA-48** Epoca III, carta avanzata, \`double_step\`: il giocatore può prendere due regioni in ogni passaggio delle
  regioni e scolpire due busti in ogni passaggio dei busti. Per ciascuno deve soddisfare il requisito.
- **HA-49** Epoca III, carta avanzata, \`lower_requirements\`: per questo giocatore i requisiti di regioni e busti sono
  più bassi di 4.
- **HA-50** Epoca III, carta avanzata, \`buy_requirements\`: il giocatore può pagare 3 monete per abbassare di 1 il
  requisito di una regione o di un busto, tutte le volte che serve, per al massimo 30 monete per passaggio. Si pagano
  solo le monete che servono, dopo un eventuale \`lower_requirements\` (HA-49); il limite vale per tutte le regioni di un
  passaggio insieme, e per tutti i busti.

## Fine della partita

- **HA-51** La partita finisce dopo la fase B dell’epoca III. Si contano i punti di regioni, busti con i punti delle
  loro tessere bonus, sigilli d’argento, sigilli d’oro e carte, più 1 punto per ogni 5 monete rimaste.
- **HA-52** Vince chi ha più punti. In caso di parità vince chi ha più monete rimaste; se anche queste sono pari, i
  giocatori condividono la vittoria.

## Esempi dal regolamento

- **HA-53** La carta iniziale con iniziativa 2 dà 8 monete, reddito 2, forza militare 1, cultura 3 e cibo 4 (HA-10). Una
  carta blu dell’epoca I costa 3 monete, dà cultura 2 e cibo 1 e vale 2 punti (HA-2). Con quattro giocatori nell’epoca
  II si dispongono 8 carte di ogni colore (HA-6).
- **HA-54** Una carta blu di prezzo 5 costa 3 monete a un giocatore che ha due carte blu (HA-17). Una carta venduta
  dell’epoca I dà 2 monete (HA-19). Uno scudo sul rosso indica il giallo nel giro successivo (HA-20). Un reddito di 12
  dà 12 monete (HA-22).
- **HA-55** Un giocatore con forza militare 19 e regioni da 3 e da 9 può prenderne solo una da 15. Saccheggiarla gli dà
  5 monete, e 8 punti alla fine (HA-23, HA-24).
- **HA-56** Un giocatore con forza militare 12 annette una regione da 9 per 1 moneta. Il retro fa avanzare la forza
  militare di 2 e la cultura di 1 (HA-25). Una regione da 3 mostra 3 monete per il saccheggio, 1 per l’annessione e 2
  punti; un retro di questo tipo dà reddito 1 e forza militare 1 e vale 2 punti.
- **HA-57** Con cultura 13, il busto da 12 con una tessera sul lato della risorsa fa avanzare quel segnalino di 3 passi.
  Con cultura 20, il busto da 20 con una tessera sul lato dei punti vale 14 punti più 4 (HA-26, HA-27). Il busto da 6
  vale 4 punti.
- **HA-58** Con cibo 9 e 6 carte, il cibo basta per tutte. Con cibo 6 e 7 carte, una va scartata; nel regolamento è una
  gialla, e reddito e forza militare scendono di 1 ciascuno (HA-31, HA-32).
- **HA-59** Un sigillo d’argento sulla forza militare vale 15 punti se alla fine questa è a 30. Un sigillo d’oro e 3
  serie valgono 21 punti (HA-34, HA-35).
- **HA-60** \`per_green\` con due carte verdi fa avanzare il cibo di 2 passi (HA-38). Con \`pay_hunger\`, cibo 9 e 11 carte,
  bastano 4 monete per tenere entrambe le carte che andrebbero perse (HA-41).
- **HA-61** Con \`buy_requirements\` e forza militare 14, si può prendere una regione da 15 per 3 monete (HA-50).

## Che cosa segue dalle regole

- **HA-62** Le 8 tessere bonus di un giocatore sono un’unica riserva per busti, sigilli d’argento e \`place_bonus\`. Una
  tessera già messa su uno di questi non è libera per un altro.
- **HA-63** Il passaggio delle regioni viene prima di quello dei busti. La cultura di una regione appena annessa conta
  quindi per il busto che segue.
- **HA-64** In ogni momento il conto delle 162 carte e delle 25 regioni torna. Un segnalino è sempre pari alla somma di
  ciò che lo muove: carta iniziale, carte, regioni, tessere bonus e abilità.
- **HA-65** C’è sempre qualcosa che il giocatore può fare. Chi non può pagare una carta la vende.
`;export{e as default};