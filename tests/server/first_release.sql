-- The database of the first release: a finished match of Ra, and one of Hadara where the next move is due.
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL,
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE entries (
	code TEXT NOT NULL,
	number INTEGER NOT NULL,
	at FLOAT NOT NULL,
	body TEXT NOT NULL,
	PRIMARY KEY (code, number),
	FOREIGN KEY(code) REFERENCES tables (code)
);
INSERT INTO "entries" VALUES('mmu582ymwa',0,1.79479906088004064566e+09,'{"kind":"sat","seat":0,"name":"Ana","person":"9sduef7cya6bpbjp","bot":""}');
INSERT INTO "entries" VALUES('mmu582ymwa',1,1.79479906088004064566e+09,'{"kind":"sat","seat":1,"name":"greedy","person":"","bot":"greedy"}');
INSERT INTO "entries" VALUES('mmu582ymwa',2,1.79479906088004064566e+09,'{"kind":"started"}');
INSERT INTO "entries" VALUES('mmu582ymwa',3,1.7947990632052290439e+09,'{"kind":"moved","seat":1,"move":"draw","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',4,1.79479906327372336384e+09,'{"kind":"moved","seat":0,"move":"ra","by":"hand"}');
INSERT INTO "entries" VALUES('mmu582ymwa',5,1.79479906329481554033e+09,'{"kind":"moved","seat":1,"move":"bid 2","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',6,1.79479906331057953829e+09,'{"kind":"moved","seat":0,"move":"bid 7","by":"hand"}');
INSERT INTO "entries" VALUES('mmu582ymwa',7,1.79479906331844472891e+09,'{"kind":"moved","seat":1,"move":"draw","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',8,1.7947990633297886848e+09,'{"kind":"moved","seat":0,"move":"pass","by":"hand"}');
INSERT INTO "entries" VALUES('mmu582ymwa',9,1.79479906333812713617e+09,'{"kind":"moved","seat":1,"move":"pass","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',10,1.79479906334187674522e+09,'{"kind":"moved","seat":0,"move":"ra","by":"hand"}');
INSERT INTO "entries" VALUES('mmu582ymwa',11,1.79479906334962797161e+09,'{"kind":"moved","seat":1,"move":"pass","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',12,1.79479906335773754114e+09,'{"kind":"moved","seat":0,"move":"bid 8","by":"hand"}');
INSERT INTO "entries" VALUES('mmu582ymwa',13,1.79479906336613512034e+09,'{"kind":"moved","seat":1,"move":"draw","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',14,1.79479906336888837816e+09,'{"kind":"moved","seat":0,"move":"ra","by":"hand"}');
INSERT INTO "entries" VALUES('mmu582ymwa',15,1.7947990633740646839e+09,'{"kind":"moved","seat":1,"move":"bid 2","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',16,1.79479906338174247746e+09,'{"kind":"moved","seat":0,"move":"bid 3","by":"hand"}');
INSERT INTO "entries" VALUES('mmu582ymwa',17,1.79479906339420795446e+09,'{"kind":"moved","seat":1,"move":"draw","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',18,1.79479906340179491044e+09,'{"kind":"moved","seat":0,"move":"ra","by":"hand"}');
INSERT INTO "entries" VALUES('mmu582ymwa',19,1.79479906340814852712e+09,'{"kind":"moved","seat":1,"move":"pass","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',20,1.79479906340814852712e+09,'{"kind":"moved","seat":0,"move":"bid 4","by":"forced"}');
INSERT INTO "entries" VALUES('mmu582ymwa',21,1.79479906341464543343e+09,'{"kind":"moved","seat":1,"move":"draw","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',22,1.79479906342261958124e+09,'{"kind":"moved","seat":1,"move":"draw","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',23,1.7947990634298479557e+09,'{"kind":"moved","seat":1,"move":"draw","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',24,1.79479906343781042102e+09,'{"kind":"moved","seat":1,"move":"draw","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',25,1.79479906344592571258e+09,'{"kind":"moved","seat":1,"move":"ra","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',26,1.79479906345390725136e+09,'{"kind":"moved","seat":1,"move":"bid 2","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',27,1.79479906345876264565e+09,'{"kind":"moved","seat":1,"move":"draw","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',28,1.7947990634658770561e+09,'{"kind":"moved","seat":1,"move":"draw","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',29,1.79479906347419714929e+09,'{"kind":"moved","seat":1,"move":"draw","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',30,1.79479906348190212245e+09,'{"kind":"moved","seat":1,"move":"draw","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',31,1.79479906348518109321e+09,'{"kind":"moved","seat":1,"move":"draw","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',32,1.79479906348882746695e+09,'{"kind":"moved","seat":1,"move":"draw","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',33,1.79479906349215388291e+09,'{"kind":"moved","seat":1,"move":"pass","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',34,1.79479906349541068078e+09,'{"kind":"moved","seat":1,"move":"draw","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',35,1.79479906349868917466e+09,'{"kind":"moved","seat":1,"move":"draw","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',36,1.79479906350178766249e+09,'{"kind":"moved","seat":1,"move":"draw","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',37,1794799063.50496,'{"kind":"moved","seat":1,"move":"bid 5","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',38,1.79479906350844764712e+09,'{"kind":"moved","seat":1,"move":"draw","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',39,1.79479906351149702068e+09,'{"kind":"moved","seat":1,"move":"pass","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',40,1.79479906351458120346e+09,'{"kind":"moved","seat":1,"move":"draw","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',41,1.79479906351754403114e+09,'{"kind":"moved","seat":1,"move":"draw","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',42,1.7947990635205750466e+09,'{"kind":"moved","seat":1,"move":"bid 6","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',43,1.7947990635237512588e+09,'{"kind":"moved","seat":1,"move":"draw","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',44,1.79479906352666592601e+09,'{"kind":"moved","seat":1,"move":"draw","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',45,1.79479906352958846092e+09,'{"kind":"moved","seat":1,"move":"draw","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',46,1.79479906353256082537e+09,'{"kind":"moved","seat":1,"move":"draw","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',47,1.79479906353554868698e+09,'{"kind":"moved","seat":1,"move":"draw","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',48,1.7947990635385665894e+09,'{"kind":"moved","seat":1,"move":"draw","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',49,1.79479906354150152208e+09,'{"kind":"moved","seat":1,"move":"ra","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',50,1.79479906354150152208e+09,'{"kind":"moved","seat":1,"move":"bid 9","by":"forced"}');
INSERT INTO "entries" VALUES('mmu582ymwa',51,1.79479906354491758344e+09,'{"kind":"moved","seat":1,"move":"lose art","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',52,1.79479906354826164241e+09,'{"kind":"moved","seat":0,"move":"ra","by":"hand"}');
INSERT INTO "entries" VALUES('mmu582ymwa',53,1.79479906355124521253e+09,'{"kind":"moved","seat":1,"move":"pass","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',54,1.79479906355427145953e+09,'{"kind":"moved","seat":0,"move":"bid 7","by":"hand"}');
INSERT INTO "entries" VALUES('mmu582ymwa',55,1.79479906355739426615e+09,'{"kind":"moved","seat":1,"move":"draw","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',56,1.79479906356021976475e+09,'{"kind":"moved","seat":0,"move":"draw","by":"hand"}');
INSERT INTO "entries" VALUES('mmu582ymwa',57,1.79479906356570434577e+09,'{"kind":"moved","seat":1,"move":"draw","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',58,1.79479906356888771054e+09,'{"kind":"moved","seat":0,"move":"bid 1","by":"hand"}');
INSERT INTO "entries" VALUES('mmu582ymwa',59,1.79479906357183837889e+09,'{"kind":"moved","seat":1,"move":"bid 2","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',60,1.79479906357488656039e+09,'{"kind":"moved","seat":0,"move":"ra","by":"hand"}');
INSERT INTO "entries" VALUES('mmu582ymwa',61,1.79479906357799625401e+09,'{"kind":"moved","seat":1,"move":"pass","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',62,1.79479906358893227576e+09,'{"kind":"moved","seat":0,"move":"bid 1","by":"hand"}');
INSERT INTO "entries" VALUES('mmu582ymwa',63,1.79479906359243392946e+09,'{"kind":"moved","seat":1,"move":"draw","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',64,1.79479906359530615809e+09,'{"kind":"moved","seat":0,"move":"pass","by":"hand"}');
INSERT INTO "entries" VALUES('mmu582ymwa',65,1.79479906359844422342e+09,'{"kind":"moved","seat":1,"move":"pass","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',66,1.79479906360156536097e+09,'{"kind":"moved","seat":0,"move":"ra","by":"hand"}');
INSERT INTO "entries" VALUES('mmu582ymwa',67,1.79479906360569310187e+09,'{"kind":"moved","seat":1,"move":"pass","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',68,1.79479906361650514605e+09,'{"kind":"moved","seat":0,"move":"bid 3","by":"hand"}');
INSERT INTO "entries" VALUES('mmu582ymwa',69,1.79479906362475156783e+09,'{"kind":"moved","seat":1,"move":"draw","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',70,1.79479906362972211836e+09,'{"kind":"moved","seat":0,"move":"ra","by":"hand"}');
INSERT INTO "entries" VALUES('mmu582ymwa',71,1.79479906364046454432e+09,'{"kind":"moved","seat":1,"move":"pass","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',72,1.79479906364046454432e+09,'{"kind":"moved","seat":0,"move":"bid 8","by":"forced"}');
INSERT INTO "entries" VALUES('mmu582ymwa',73,1.79479906365228199954e+09,'{"kind":"moved","seat":1,"move":"draw","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',74,1.79479906365788340573e+09,'{"kind":"moved","seat":1,"move":"pass","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',75,1.79479906366372203825e+09,'{"kind":"moved","seat":1,"move":"draw","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',76,1.79479906366981959344e+09,'{"kind":"moved","seat":1,"move":"pass","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',77,1.79479906367324233053e+09,'{"kind":"moved","seat":1,"move":"draw","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',78,1.79479906367658281329e+09,'{"kind":"moved","seat":1,"move":"draw","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',79,1.79479906367960262295e+09,'{"kind":"moved","seat":1,"move":"draw","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',80,1.79479906368289828305e+09,'{"kind":"moved","seat":1,"move":"ra","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',81,1.7947990636859695911e+09,'{"kind":"moved","seat":1,"move":"bid 4","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',82,1.79479906368942356107e+09,'{"kind":"moved","seat":1,"move":"draw","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',83,1.79479906370472097392e+09,'{"kind":"moved","seat":1,"move":"draw","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',84,1.7947990637078258991e+09,'{"kind":"moved","seat":1,"move":"draw","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',85,1.79479906371106410025e+09,'{"kind":"moved","seat":1,"move":"draw","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',86,1.79479906371436238291e+09,'{"kind":"moved","seat":1,"move":"draw","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',87,1.79479906371758699415e+09,'{"kind":"moved","seat":1,"move":"draw","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',88,1.79479906372073197366e+09,'{"kind":"moved","seat":1,"move":"draw","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',89,1.79479906372377157218e+09,'{"kind":"moved","seat":1,"move":"draw","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',90,1.79479906372377157218e+09,'{"kind":"moved","seat":1,"move":"ra","by":"forced"}');
INSERT INTO "entries" VALUES('mmu582ymwa',91,1.79479906372731137275e+09,'{"kind":"moved","seat":1,"move":"bid 5","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',92,1.79479906373058891301e+09,'{"kind":"moved","seat":1,"move":"lose religion","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',93,1.79479906373371672634e+09,'{"kind":"moved","seat":1,"move":"lose agriculture","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',94,1.7947990637368068695e+09,'{"kind":"moved","seat":1,"move":"draw","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',95,1.79479906374013352399e+09,'{"kind":"moved","seat":1,"move":"pass","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',96,1.79479906374330639836e+09,'{"kind":"moved","seat":1,"move":"draw","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',97,1.7947990637464709282e+09,'{"kind":"moved","seat":1,"move":"draw","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',98,1.79479906374962449068e+09,'{"kind":"moved","seat":1,"move":"draw","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',99,1.79479906375264430047e+09,'{"kind":"moved","seat":0,"move":"draw","by":"hand"}');
INSERT INTO "entries" VALUES('mmu582ymwa',100,1.79479906375553536416e+09,'{"kind":"moved","seat":1,"move":"draw","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',101,1.7947990637586796284e+09,'{"kind":"moved","seat":0,"move":"pass","by":"hand"}');
INSERT INTO "entries" VALUES('mmu582ymwa',102,1.79479906376174640656e+09,'{"kind":"moved","seat":1,"move":"pass","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',103,1.79479906376879096031e+09,'{"kind":"moved","seat":0,"move":"ra","by":"hand"}');
INSERT INTO "entries" VALUES('mmu582ymwa',104,1.79479906377740931503e+09,'{"kind":"moved","seat":1,"move":"pass","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',105,1.7947990637843701839e+09,'{"kind":"moved","seat":0,"move":"bid 9","by":"hand"}');
INSERT INTO "entries" VALUES('mmu582ymwa',106,1.79479906379001259804e+09,'{"kind":"moved","seat":1,"move":"draw","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',107,1.79479906380083394047e+09,'{"kind":"moved","seat":0,"move":"draw","by":"hand"}');
INSERT INTO "entries" VALUES('mmu582ymwa',108,1.79479906380589866636e+09,'{"kind":"moved","seat":1,"move":"draw","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',109,1.79479906381678724286e+09,'{"kind":"moved","seat":0,"move":"ra","by":"hand"}');
INSERT INTO "entries" VALUES('mmu582ymwa',110,1.7947990638207840919e+09,'{"kind":"moved","seat":1,"move":"pass","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',111,1.79479906382744693752e+09,'{"kind":"moved","seat":0,"move":"bid 2","by":"hand"}');
INSERT INTO "entries" VALUES('mmu582ymwa',112,1.79479906383417725564e+09,'{"kind":"moved","seat":1,"move":"draw","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',113,1.79479906384151983262e+09,'{"kind":"moved","seat":0,"move":"ra","by":"hand"}');
INSERT INTO "entries" VALUES('mmu582ymwa',114,1.79479906384553956986e+09,'{"kind":"moved","seat":1,"move":"pass","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',115,1.79479906384947323801e+09,'{"kind":"moved","seat":0,"move":"bid 1","by":"hand"}');
INSERT INTO "entries" VALUES('mmu582ymwa',116,1.79479906385772895816e+09,'{"kind":"moved","seat":1,"move":"draw","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',117,1.79479906386561298371e+09,'{"kind":"moved","seat":0,"move":"bid 3","by":"hand"}');
INSERT INTO "entries" VALUES('mmu582ymwa',118,1.79479906386973929403e+09,'{"kind":"moved","seat":1,"move":"pass","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',119,1.79479906387734341622e+09,'{"kind":"moved","seat":1,"move":"draw","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',120,1.79479906388186049464e+09,'{"kind":"moved","seat":1,"move":"draw","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',121,1.79479906388969779012e+09,'{"kind":"moved","seat":1,"move":"pass","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',122,1.79479906389757418627e+09,'{"kind":"moved","seat":1,"move":"draw","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',123,1.7947990639054868221e+09,'{"kind":"moved","seat":1,"move":"draw","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',124,1.79479906390961408617e+09,'{"kind":"moved","seat":1,"move":"draw","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',125,1.79479906391818904874e+09,'{"kind":"moved","seat":1,"move":"draw","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',126,1.79479906392590856552e+09,'{"kind":"moved","seat":1,"move":"ra","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',127,1.79479906393391871457e+09,'{"kind":"moved","seat":1,"move":"bid 4","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',128,1.79479906394226908683e+09,'{"kind":"moved","seat":1,"move":"draw","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',129,1794799063.95012,'{"kind":"moved","seat":1,"move":"draw","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',130,1.79479906395783114433e+09,'{"kind":"moved","seat":1,"move":"draw","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',131,1.79479906396572804448e+09,'{"kind":"moved","seat":1,"move":"draw","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',132,1.79479906397165369985e+09,'{"kind":"moved","seat":1,"move":"draw","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',133,1.79479906397785258292e+09,'{"kind":"moved","seat":1,"move":"ra","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',134,1.79479906398578119277e+09,'{"kind":"moved","seat":1,"move":"bid 6","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',135,1.79479906399094367029e+09,'{"kind":"moved","seat":1,"move":"draw","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',136,1.79479906399774980551e+09,'{"kind":"moved","seat":1,"move":"draw","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',137,1.79479906400571036337e+09,'{"kind":"moved","seat":1,"move":"draw","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',138,1.79479906401640963557e+09,'{"kind":"moved","seat":1,"move":"draw","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',139,1.79479906402184867858e+09,'{"kind":"moved","seat":1,"move":"draw","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',140,1.79479906402713656424e+09,'{"kind":"moved","seat":1,"move":"draw","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',141,1.79479906403771519662e+09,'{"kind":"moved","seat":1,"move":"god obelisk","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',142,1.79479906404581928246e+09,'{"kind":"moved","seat":1,"move":"draw","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',143,1.79479906405020737643e+09,'{"kind":"moved","seat":1,"move":"draw","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',144,1.79479906405811810493e+09,'{"kind":"moved","seat":1,"move":"draw","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',145,1.79479906405811810493e+09,'{"kind":"moved","seat":1,"move":"ra","by":"forced"}');
INSERT INTO "entries" VALUES('mmu582ymwa',146,1794799064.06591,'{"kind":"moved","seat":1,"move":"pass","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',147,1.79479906407209396359e+09,'{"kind":"moved","seat":1,"move":"draw","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',148,1.79479906407792520525e+09,'{"kind":"moved","seat":1,"move":"draw","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',149,1.7947990640857782364e+09,'{"kind":"moved","seat":1,"move":"pass","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',150,1.79479906409297823902e+09,'{"kind":"moved","seat":1,"move":"draw","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',151,1.79479906409776782984e+09,'{"kind":"moved","seat":1,"move":"draw","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',152,1.79479906410988140105e+09,'{"kind":"moved","seat":1,"move":"draw","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',153,1.79479906411795306201e+09,'{"kind":"moved","seat":1,"move":"draw","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',154,1.79479906412563872336e+09,'{"kind":"moved","seat":1,"move":"draw","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',155,1.794799064133815527e+09,'{"kind":"moved","seat":1,"move":"draw","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',156,1.79479906414444041252e+09,'{"kind":"moved","seat":1,"move":"draw","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',157,1.79479906414444041252e+09,'{"kind":"moved","seat":1,"move":"ra","by":"forced"}');
INSERT INTO "entries" VALUES('mmu582ymwa',158,1.79479906415081477168e+09,'{"kind":"moved","seat":1,"move":"bid 7","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',159,1.79479906415788841248e+09,'{"kind":"moved","seat":1,"move":"draw","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',160,1.79479906416585683823e+09,'{"kind":"moved","seat":1,"move":"draw","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',161,1.7947990641737661361e+09,'{"kind":"moved","seat":1,"move":"draw","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',162,1.79479906418905329709e+09,'{"kind":"moved","seat":1,"move":"draw","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',163,1.79479906419257640836e+09,'{"kind":"moved","seat":1,"move":"draw","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',164,1.7947990641957597733e+09,'{"kind":"moved","seat":1,"move":"draw","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',165,1.79479906419900226595e+09,'{"kind":"moved","seat":1,"move":"draw","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',166,1.79479906420218682291e+09,'{"kind":"moved","seat":1,"move":"god statue","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',167,1.7947990642054653167e+09,'{"kind":"moved","seat":1,"move":"draw","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',168,1.79479906420860314364e+09,'{"kind":"moved","seat":1,"move":"draw","by":"bot"}');
INSERT INTO "entries" VALUES('mmu582ymwa',169,1.79479906420860314364e+09,'{"kind":"moved","seat":1,"move":"ra","by":"forced"}');
INSERT INTO "entries" VALUES('mmu582ymwa',170,1.7947990642121450901e+09,'{"kind":"moved","seat":1,"move":"bid 8","by":"bot"}');
INSERT INTO "entries" VALUES('xgeu3jkdta',0,1.79479906433117675779e+09,'{"kind":"sat","seat":0,"name":"Ana","person":"9sduef7cya6bpbjp","bot":""}');
INSERT INTO "entries" VALUES('xgeu3jkdta',1,1.79479906441481184956e+09,'{"kind":"sat","seat":1,"name":"Ben","person":"97q9sgprenpshyaw","bot":""}');
INSERT INTO "entries" VALUES('xgeu3jkdta',2,1.79479906441481184956e+09,'{"kind":"started"}');
INSERT INTO "entries" VALUES('xgeu3jkdta',3,1.79479906468030881881e+09,'{"kind":"moved","seat":0,"move":"wheel 1","by":"hand"}');
INSERT INTO "entries" VALUES('xgeu3jkdta',4,1.79479906487707853313e+09,'{"kind":"moved","seat":0,"move":"board 1 sell 2","by":"hand"}');
INSERT INTO "entries" VALUES('xgeu3jkdta',5,1.79479906507819914822e+09,'{"kind":"moved","seat":1,"move":"board 1 keep 2","by":"hand"}');
INSERT INTO "entries" VALUES('xgeu3jkdta',6,1.7947990652532172203e+09,'{"kind":"moved","seat":0,"move":"board 1 sell 2","by":"hand"}');
INSERT INTO "entries" VALUES('xgeu3jkdta',7,1.79479906539936876299e+09,'{"kind":"moved","seat":1,"move":"board 1 keep 2","by":"hand"}');
INSERT INTO "entries" VALUES('xgeu3jkdta',8,1.79479906553892207144e+09,'{"kind":"moved","seat":0,"move":"board 1 sell 2","by":"hand"}');
INSERT INTO "entries" VALUES('xgeu3jkdta',9,1.79479906566004347801e+09,'{"kind":"moved","seat":1,"move":"board 1 sell 2","by":"hand"}');
INSERT INTO "entries" VALUES('xgeu3jkdta',10,1.79479906580464100831e+09,'{"kind":"moved","seat":0,"move":"board 1 sell 2","by":"hand"}');
INSERT INTO "entries" VALUES('xgeu3jkdta',11,1.7947990659329094887e+09,'{"kind":"moved","seat":1,"move":"board 1 keep 2","by":"hand"}');
INSERT INTO "entries" VALUES('xgeu3jkdta',12,1.79479906606102943425e+09,'{"kind":"said","name":"Ben","text":"till tomorrow","seat":1,"person":"97q9sgprenpshyaw"}');
CREATE TABLE intentions (
	code TEXT NOT NULL,
	seat INTEGER NOT NULL,
	intention TEXT NOT NULL,
	PRIMARY KEY (code, seat),
	FOREIGN KEY(code) REFERENCES tables (code)
);
INSERT INTO "intentions" VALUES('xgeu3jkdta',1,'board 2 sell 1');
CREATE TABLE meta (
	"key" TEXT NOT NULL,
	value TEXT NOT NULL,
	PRIMARY KEY ("key")
);
INSERT INTO "meta" VALUES('key','e9d9b6d7c155b7f28a3fc85bc6acc913bd418a9a27baf2d15f7b22ad76b4dc11');
CREATE TABLE people (
	id TEXT NOT NULL,
	name TEXT NOT NULL,
	folded TEXT NOT NULL,
	passphrase TEXT NOT NULL,
	created FLOAT NOT NULL,
	PRIMARY KEY (id),
	UNIQUE (folded)
);
INSERT INTO "people" VALUES('9sduef7cya6bpbjp','Ana','ana','$argon2id$v=19$m=19456,t=2,p=1$JGH4C+jVni3WeqFDzHFztg$WaTu50GGvl/w1b9788RmXvDZgGXuRE9l3YcwJTYkpc0',1.79479906066983318328e+09);
INSERT INTO "people" VALUES('97q9sgprenpshyaw','Ben','ben','$argon2id$v=19$m=19456,t=2,p=1$M9sR+7zPX1TIZ6Vzw3apMQ$jSepRFxPQfXFoJEKAZvdOtH28QkwNQjj2IlskpGkh+g',1.79479906080187892915e+09);
CREATE TABLE ratings (
	person TEXT NOT NULL,
	game TEXT NOT NULL,
	mu FLOAT NOT NULL,
	sigma FLOAT NOT NULL,
	matches INTEGER NOT NULL,
	PRIMARY KEY (person, game)
);
INSERT INTO "ratings" VALUES('9sduef7cya6bpbjp','ra',2.23646105068595026912e+01,8.06590141354368,1);
CREATE TABLE results (
	code TEXT NOT NULL,
	seat INTEGER NOT NULL,
	person TEXT NOT NULL,
	name TEXT NOT NULL,
	game TEXT NOT NULL,
	rank INTEGER NOT NULL,
	points INTEGER NOT NULL,
	ended FLOAT NOT NULL,
	PRIMARY KEY (code, seat),
	FOREIGN KEY(code) REFERENCES tables (code)
);
INSERT INTO "results" VALUES('mmu582ymwa',0,'9sduef7cya6bpbjp','Ana','ra',2,0,1.7947990642121450901e+09);
INSERT INTO "results" VALUES('mmu582ymwa',1,'bot:greedy','greedy','ra',1,80,1.7947990642121450901e+09);
CREATE TABLE tables (
	code TEXT NOT NULL,
	game TEXT NOT NULL,
	options TEXT NOT NULL,
	seats INTEGER NOT NULL,
	public BOOLEAN NOT NULL,
	clock TEXT NOT NULL,
	secret TEXT NOT NULL,
	host TEXT NOT NULL,
	opened FLOAT NOT NULL,
	length INTEGER NOT NULL,
	state TEXT NOT NULL,
	due FLOAT,
	holder TEXT NOT NULL,
	lease FLOAT NOT NULL,
	PRIMARY KEY (code)
);
INSERT INTO "tables" VALUES('mmu582ymwa','ra','{"edition":"modern","scores":"hidden"}',2,1,'{"kind":"none","seconds":0.0,"bonus":0.0}','620bdb5c39c0852b8e2c38099431117b933898f27995e8046b30c0e277eb0336','9sduef7cya6bpbjp',1.79479906088004064566e+09,171,'over',NULL,'',0.0);
INSERT INTO "tables" VALUES('xgeu3jkdta','hadara','{"deck":"basic","start":"A"}',2,0,'{"kind":"none","seconds":0.0,"bonus":0.0}','1213b1c24af81e926120067c970582ec58a2373b0cce336e04eebb3c5f0bb48f','9sduef7cya6bpbjp',1.79479906433117675779e+09,13,'playing',NULL,'',0.0);
CREATE INDEX tables_by_due ON tables (due);
CREATE INDEX tables_by_state ON tables (public, state, opened);
CREATE INDEX ix_results_person ON results (person);
COMMIT;
