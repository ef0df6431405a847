import type { Film } from '../work.ts';

/** Italian films of the Sixties. */
export const italianSixtiesFilms: readonly Film[] = [
  {
    type: 'film',
    slug: 'la-dolce-vita-1960',
    titolo: 'La dolce vita',
    data: '1960-02-03',
    autore: 'Federico Fellini',
    minuti: 174,
    generi: ['Dramma', 'Commedia'],
    trama:
      "Marcello scrive per i rotocalchi e rincorre dive, nobili e finti miracoli nelle notti di via Veneto. Vorrebbe un amore, un romanzo, una vita diversa, ma l'alba arriva sempre troppo presto. Sette notti e sette risvegli in una Roma che nessuno aveva mai visto così.",
  },
  {
    type: 'film',
    slug: 'l-avventura-1960',
    titolo: "L'avventura",
    data: '1960-05-15',
    autore: 'Michelangelo Antonioni',
    minuti: 143,
    generi: ['Dramma', 'Mistero'],
    trama:
      "Durante una crociera alle Eolie Anna scompare da un'isoletta deserta senza lasciare tracce. Il fidanzato Sandro e l'amica Claudia la cercano per tutta la Sicilia e intanto qualcosa nasce fra loro. Più che una soluzione, Antonioni insegue il vuoto che si apre.",
  },
  {
    type: 'film',
    slug: 'la-maschera-del-demonio-1960',
    titolo: 'La maschera del demonio',
    data: '1960-08-11',
    autore: 'Mario Bava',
    minuti: 87,
    generi: ['Horror'],
    trama:
      'Due secoli fa la strega Asa fu condannata con una maschera irta di chiodi sul volto. Una notte due medici in viaggio turbano il suo sepolcro, e una goccia di sangue basta a risvegliarla. La sua discendente Katia, che ha il suo stesso viso, è in pericolo.',
  },
  {
    type: 'film',
    slug: 'rocco-e-i-suoi-fratelli-1960',
    titolo: 'Rocco e i suoi fratelli',
    data: '1960-09-06',
    autore: 'Luchino Visconti',
    minuti: 177,
    generi: ['Dramma', 'Crime'],
    trama:
      'Una vedova lucana e i suoi figli arrivano a Milano in cerca di lavoro, con le valigie legate dallo spago. Simone tenta la boxe e si perde dietro a Nadia; Rocco, il più mite, finirà per amarla anche lui. La grande città mette fratello contro fratello.',
  },
  {
    type: 'film',
    slug: 'la-ciociara-1960',
    titolo: 'La ciociara',
    data: '1960-12-22',
    autore: 'Vittorio De Sica',
    minuti: 101,
    generi: ['Dramma', 'Guerra'],
    trama:
      'Per sfuggire alle bombe su Roma, la bottegaia Cesira riporta la figlia Rosetta nel paese natale, in Ciociaria. Fra sfollati e fame incontrano il giovane Michele, che crede nella giustizia. La guerra però conosce anche quelle strade, e Sophia Loren ne porta tutto il peso.',
  },
  {
    type: 'film',
    slug: 'accattone-1961',
    titolo: 'Accattone',
    data: '1961-08-31',
    autore: 'Pier Paolo Pasolini',
    minuti: 117,
    generi: ['Dramma'],
    trama:
      "Vittorio, detto Accattone, campa sulle spalle di una prostituta e passa le giornate al bar con altri disperati di borgata. Quando la donna finisce in galera resta senza un soldo, e incontra l'ingenua Stella. Pasolini accompagna i suoi ragazzi di vita con la musica di Bach.",
  },
  {
    type: 'film',
    slug: 'divorzio-all-italiana-1961',
    titolo: "Divorzio all'italiana",
    data: '1961-12-20',
    autore: 'Pietro Germi',
    minuti: 104,
    generi: ['Commedia', 'Crime'],
    trama:
      'Il barone siciliano Fefè Cefalù ha una moglie appiccicosa e una passione per la cuginetta Angela. Il divorzio non esiste, ma il codice è clemente con chi uccide per onore: basterà trovare un amante alla consorte. Germi affila una satira ferocissima e spassosa.',
  },
  {
    type: 'film',
    slug: 'il-sorpasso-1962',
    titolo: 'Il sorpasso',
    data: '1962-12-05',
    autore: 'Dino Risi',
    minuti: 105,
    generi: ['Commedia', 'Dramma'],
    trama:
      "A Ferragosto, in una Roma deserta, lo studente Roberto lascia usare il telefono a uno sconosciuto e si ritrova sulla sua Aurelia spider. Bruno Cortona guida, canta, rimorchia e strombazza lungo tutta la costa. Due giorni di boom economico lanciati a cento all'ora.",
  },
  {
    type: 'film',
    slug: '8-e-mezzo-1963',
    titolo: '8½',
    data: '1963-02-14',
    autore: 'Federico Fellini',
    minuti: 138,
    generi: ['Dramma', 'Fantasy'],
    trama:
      "Il regista Guido Anselmi è alle terme per riposare, ma la troupe lo assedia e del suo nuovo film non sa che dire. Moglie, amante, produttore e ricordi d'infanzia si mescolano ai sogni. Dalla crisi di un autore nasce il circo più bello del cinema.",
  },
  {
    type: 'film',
    slug: 'il-gattopardo-1963',
    titolo: 'Il gattopardo',
    data: '1963-03-27',
    autore: 'Luchino Visconti',
    minuti: 187,
    generi: ['Dramma', 'Storia', 'Romance'],
    trama:
      "Sicilia, 1860: mentre sbarcano i garibaldini, il principe di Salina osserva il suo mondo tramontare. Il nipote Tancredi cavalca i tempi nuovi e s'innamora di Angelica, bellissima figlia di un arricchito. Un ballo lunghissimo e sfarzoso saluta un'epoca intera.",
  },
  {
    type: 'film',
    slug: 'i-tre-volti-della-paura-1963',
    titolo: 'I tre volti della paura',
    data: '1963-08-17',
    autore: 'Mario Bava',
    minuti: 92,
    generi: ['Horror', 'Thriller'],
    trama:
      "Una donna sola tormentata da un telefono che squilla, una famiglia che aspetta il padre tornato troppo tardi dalla caccia a un vampiro, un'infermiera che ruba un anello a una morta. Boris Karloff apre il sipario su tre racconti da brivido. Bava li colora come incubi al neon.",
  },
  {
    type: 'film',
    slug: 'sei-donne-per-l-assassino-1964',
    titolo: "Sei donne per l'assassino",
    data: '1964-03-14',
    autore: 'Mario Bava',
    minuti: 88,
    generi: ['Horror', 'Thriller', 'Mistero'],
    trama:
      "In un elegante atelier di moda una modella viene uccisa da una figura senza volto. Il suo diario custodiva segreti scomodi per tutti, e chi lo trova entra nella lista. Manichini, velluti rossi e luci irreali: qui il giallo all'italiana trova la sua forma.",
  },
  {
    type: 'film',
    slug: 'il-vangelo-secondo-matteo-1964',
    titolo: 'Il Vangelo secondo Matteo',
    data: '1964-09-04',
    autore: 'Pier Paolo Pasolini',
    minuti: 137,
    generi: ['Dramma', 'Storia'],
    trama:
      'Fra i sassi di Matera e i volti scavati del Sud, un Cristo giovane e impaziente cammina, predica e accusa. Pasolini segue il testo di Matteo parola per parola, mescolando Bach, blues e spiritual. Ne nasce un Vangelo spoglio e bruciante.',
  },
  {
    type: 'film',
    slug: 'per-un-pugno-di-dollari-1964',
    titolo: 'Per un pugno di dollari',
    data: '1964-09-12',
    autore: 'Sergio Leone',
    minuti: 99,
    generi: ['Western', 'Azione'],
    trama:
      'Uno straniero col poncho e il sigaro arriva a San Miguel, paese diviso fra due bande di contrabbandieri. Invece di scegliere da che parte stare, decide di farsi pagare da entrambe. Leone, Eastwood e il fischio di Morricone riscrivono le regole del West.',
  },
  {
    type: 'film',
    slug: 'terrore-nello-spazio-1965',
    titolo: 'Terrore nello spazio',
    data: '1965-09-15',
    autore: 'Mario Bava',
    minuti: 88,
    generi: ['Fantascienza', 'Horror'],
    trama:
      'Attirate da un segnale, due astronavi scendono su un pianeta di nebbie e rocce fosforescenti. Gli equipaggi si aggrediscono a vicenda senza motivo, e i morti non restano sepolti a lungo. Con pochi mezzi e molta fantasia Bava inventa uno spazio da incubo.',
  },
  {
    type: 'film',
    slug: 'django-1966',
    titolo: 'Django',
    data: '1966-04-06',
    autore: 'Sergio Corbucci',
    minuti: 92,
    generi: ['Western', 'Azione'],
    trama:
      'Un uomo vestito di nero trascina una bara nel fango fino a una cittadina di frontiera contesa fra razzisti incappucciati e rivoluzionari messicani. Nessuno sa chi ci sia dentro, e a lui non piace parlarne. Quando la apre, il western non è più lo stesso.',
  },
  {
    type: 'film',
    slug: 'l-armata-brancaleone-1966',
    titolo: "L'armata Brancaleone",
    data: '1966-04-07',
    autore: 'Mario Monicelli',
    minuti: 120,
    generi: ['Commedia', 'Avventura'],
    trama:
      'Brancaleone da Norcia, cavaliere spiantato dal cavallo giallo, si mette alla testa di un pugno di straccioni per prendere possesso del feudo di Aurocastro. La pergamena è rubata, la strada è lunga e piena di peste, eretici e bizantini. Medioevo cialtrone in una lingua tutta inventata.',
  },
  {
    type: 'film',
    slug: 'uccellacci-e-uccellini-1966',
    titolo: 'Uccellacci e uccellini',
    data: '1966-05-04',
    autore: 'Pier Paolo Pasolini',
    minuti: 89,
    generi: ['Commedia', 'Fantasy', 'Dramma'],
    trama:
      "Totò e Ninetto camminano per una strada senza fine e incontrano un corvo che parla come un intellettuale di sinistra. L'uccello racconta loro di due frati mandati da san Francesco a convertire falchi e passeri. Una fiaba comica e filosofica, con titoli di testa cantati.",
  },
  {
    type: 'film',
    slug: 'la-battaglia-di-algeri-1966',
    titolo: 'La battaglia di Algeri',
    data: '1966-08-31',
    autore: 'Gillo Pontecorvo',
    minuti: 121,
    generi: ['Guerra', 'Storia', 'Dramma'],
    trama:
      'Nella casbah di Algeri un piccolo delinquente, Ali la Pointe, diventa uno dei capi della rivolta contro i francesi. Agli attentati rispondono i paracadutisti del colonnello Mathieu, metodici e spietati. Sembra un cinegiornale, ed è tutto ricostruito.',
  },
  {
    type: 'film',
    slug: 'blow-up-1966',
    titolo: 'Blow-Up',
    data: '1966-12-18',
    autore: 'Michelangelo Antonioni',
    minuti: 111,
    generi: ['Mistero', 'Thriller', 'Dramma'],
    trama:
      'Un fotografo alla moda riprende di nascosto una coppia in un parco di Londra, e la donna fa di tutto per riavere il rullino. Ingrandimento dopo ingrandimento, fra i granelli della pellicola affiora qualcosa di terribile. O forse è solo ciò che lui vuole vedere?',
  },
  {
    type: 'film',
    slug: 'il-buono-il-brutto-il-cattivo-1966',
    titolo: 'Il buono, il brutto, il cattivo',
    data: '1966-12-23',
    autore: 'Sergio Leone',
    minuti: 177,
    generi: ['Western', 'Avventura'],
    trama:
      'Duecentomila dollari in oro sono sepolti in un cimitero: uno conosce il posto, un altro il nome sulla tomba, il terzo è disposto a tutto. Il Biondo, Tuco e Sentenza si alleano e si tradiscono mentre intorno infuria la guerra di Secessione. Alla fine del viaggio, un cerchio di pietra.',
  },
  {
    type: 'film',
    slug: 'diabolik-1968',
    titolo: 'Diabolik',
    data: '1968-01-24',
    autore: 'Mario Bava',
    minuti: 105,
    generi: ['Azione', 'Crime', 'Avventura'],
    trama:
      "Il ladro dalla tuta nera e la bellissima Eva Kant rubano l'impossibile e si rifugiano in un covo avveniristico sotto terra. L'ispettore Ginko, esasperato, stringe un patto con la malavita per incastrarli. Fumetto pop, Jaguar lanciate e musica di Morricone.",
  },
  {
    type: 'film',
    slug: 'c-era-una-volta-il-west-1968',
    titolo: "C'era una volta il West",
    data: '1968-12-21',
    autore: 'Sergio Leone',
    minuti: 165,
    generi: ['Western', 'Dramma'],
    trama:
      "Jill arriva da New Orleans per raggiungere il marito e trova una fattoria in lutto e una terra che la ferrovia vuole a ogni costo. Accanto a lei si muovono il bandito Cheyenne e un uomo senza nome che suona l'armonica. Dall'altra parte, gli occhi azzurri del killer Frank.",
  },
];
