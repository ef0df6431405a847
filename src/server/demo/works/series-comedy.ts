import type { Series } from '../work.ts';

/** Comedies aired since the end of the eighties. */
export const comedySeries: readonly Series[] = [
  {
    type: 'serie',
    slug: 'seinfeld-1989',
    titolo: 'Seinfeld',
    data: '1989-07-05',
    autore: 'Larry David, Jerry Seinfeld',
    stagioni: 9,
    generi: ['Commedia'],
    trama:
      "Jerry fa il comico a New York e ha tre amici: George, campione mondiale di autosabotaggio, Elaine, che dice sempre quello che pensa, e Kramer, che entra senza bussare. Non imparano mai niente e discutono di tutto, da una fila al ristorante al parcheggio perfetto. La celebre serie sul nulla, in cui c'è tutto.",
  },
  {
    type: 'serie',
    slug: 'willy-il-principe-di-bel-air-1990',
    titolo: 'Willy, il principe di Bel-Air',
    data: '1990-09-10',
    autore: 'Andy Borowitz, Susan Borowitz',
    stagioni: 6,
    generi: ['Commedia', 'Famiglia'],
    trama:
      "Dopo una rissa al campetto la madre di Willy lo spedisce da Filadelfia a Bel-Air, nella villa degli zii ricchi. Cappellini al contrario e battuta pronta, il ragazzo di strada manda all'aria le buone maniere della famiglia Banks. Lo zio Phil sbuffa, Carlton balla, e la convivenza insegna qualcosa a tutti.",
  },
  {
    type: 'serie',
    slug: 'la-tata-1993',
    titolo: 'La tata',
    data: '1993-11-03',
    autore: 'Fran Drescher, Peter Marc Jacobson',
    stagioni: 6,
    generi: ['Commedia', 'Famiglia'],
    trama:
      "Lasciata dal fidanzato e senza lavoro, Francesca suona alla porta di un produttore di Broadway per vendere cosmetici e si ritrova tata dei suoi tre figli. Minigonne, voce squillante e parenti ingombranti travolgono l'elegante casa Sheffield. Il maggiordomo commenta, e fa il tifo per l'amore.",
  },
  {
    type: 'serie',
    slug: 'friends-1994',
    titolo: 'Friends',
    data: '1994-09-22',
    autore: 'David Crane, Marta Kauffman',
    stagioni: 10,
    generi: ['Commedia'],
    trama:
      'Rachel scappa dal proprio matrimonio e, ancora in abito da sposa, entra in un caffè di Manhattan dove ritrova la vecchia amica Monica. Comincia così la vita in comune di sei ventenni con pochi soldi, amori sbagliati e un divano sempre libero. Diventare adulti è più facile se si è in compagnia.',
  },
  {
    type: 'serie',
    slug: 'una-mamma-per-amica-2000',
    titolo: 'Una mamma per amica',
    data: '2000-10-05',
    autore: 'Amy Sherman-Palladino',
    stagioni: 7,
    generi: ['Commedia', 'Dramma'],
    trama:
      'Lorelai ha avuto Rory a sedici anni e oggi le due parlano a raffica, bevono troppo caffè e si dicono quasi tutto. Per pagare una scuola prestigiosa alla figlia, Lorelai deve chiedere aiuto ai ricchi genitori da cui era fuggita. In cambio vogliono una cosa sola: la cena del venerdì.',
  },
  {
    type: 'serie',
    slug: 'detective-monk-2002',
    titolo: 'Detective Monk',
    data: '2002-07-12',
    autore: 'Andy Breckman',
    stagioni: 8,
    generi: ['Commedia', 'Crime', 'Mistero'],
    trama:
      'Adrian Monk era il miglior detective di San Francisco, finché la morte della moglie non lo ha chiuso in un mondo di fobie e rituali. Ha paura dei germi, delle altezze e perfino del latte, ma sulla scena di un delitto vede ciò che sfugge a tutti. Un caso soltanto non riesce a risolvere: il suo.',
  },
  {
    type: 'serie',
    slug: 'the-office-2005',
    titolo: 'The Office',
    data: '2005-03-24',
    autore: 'Greg Daniels',
    stagioni: 9,
    generi: ['Commedia'],
    trama:
      'Una troupe filma la vita quotidiana in una piccola ditta che vende carta a Scranton, in Pennsylvania. Il direttore Michael Scott si crede il capo più amato del mondo e riesce a trasformare ogni riunione in un disastro. Tra scherzi alla scrivania e sguardi in macchina, anche la noia diventa romantica.',
  },
  {
    type: 'serie',
    slug: 'the-it-crowd-2006',
    titolo: 'The IT Crowd',
    data: '2006-02-03',
    autore: 'Graham Linehan',
    stagioni: 4,
    generi: ['Commedia'],
    trama:
      'Nel seminterrato di una scintillante azienda londinese lavorano Roy e Moss, i tecnici informatici di cui nessuno ricorda il nome. A dirigerli arriva Jen, che ha mentito al colloquio e di computer non sa nulla. La soluzione a ogni problema resta la stessa: spegnere e riaccendere.',
  },
  {
    type: 'serie',
    slug: 'boris-2007',
    titolo: 'Boris',
    data: '2007-04-16',
    autore: 'Luca Manzi, Carlo Mazzotta',
    stagioni: 4,
    generi: ['Commedia'],
    trama:
      "Alessandro è lo stagista di una fiction televisiva e scopre che sul set la qualità è l'ultimo dei problemi. Il regista René Ferretti sogna il cinema ma deve sfornare scene in fretta e male, tra divi capricciosi, raccomandati e funzionari di rete. A vegliare su di loro c'è un pesce rosso di nome Boris.",
  },
  {
    type: 'serie',
    slug: 'californication-2007',
    titolo: 'Californication',
    data: '2007-08-13',
    autore: 'Tom Kapinos',
    stagioni: 7,
    generi: ['Commedia', 'Dramma'],
    adult: true,
    trama:
      "Hank Moody ha scritto un grande romanzo e da allora non riesce più a mettere in fila due frasi. A Los Angeles passa da un letto all'altro e da un guaio all'altro, mentre cerca di riconquistare la donna che ama e di fare il padre. Affascinante e insopportabile, è il primo a ridere delle proprie rovine.",
  },
  {
    type: 'serie',
    slug: 'pushing-daisies-2007',
    titolo: 'Pushing Daisies',
    data: '2007-10-03',
    autore: 'Bryan Fuller',
    stagioni: 2,
    generi: ['Commedia', 'Sci-Fi & Fantasy', 'Mistero'],
    trama:
      "Ned prepara torte e ha un dono: con un tocco riporta in vita i morti, con un secondo tocco li perde per sempre. Lo usa per risolvere delitti, finché non risveglia Chuck, il suo amore d'infanzia. Da quel momento possono stare insieme, a patto di non sfiorarsi mai.",
  },
  {
    type: 'serie',
    slug: 'parks-and-recreation-2009',
    titolo: 'Parks and Recreation',
    data: '2009-04-09',
    autore: 'Greg Daniels, Michael Schur',
    stagioni: 7,
    generi: ['Commedia'],
    trama:
      "Leslie Knope lavora all'ufficio parchi di Pawnee, Indiana, e crede nel servizio pubblico come altri credono nei miracoli. Vuole trasformare una buca pericolosa in un giardino, ma ha contro la burocrazia, i cittadini e un capo che sogna di abolire il governo. L'ottimismo non è mai stato così testardo.",
  },
  {
    type: 'serie',
    slug: 'veep-vicepresidente-incompetente-2012',
    titolo: 'Veep - Vicepresidente incompetente',
    data: '2012-04-22',
    autore: 'Armando Iannucci',
    stagioni: 7,
    generi: ['Commedia', 'War & Politics'],
    trama:
      'Selina Meyer è la vicepresidente degli Stati Uniti, cioè conta pochissimo e aspetta una telefonata che non arriva mai. Attorno a lei uno staff di ambiziosi maldestri rimedia a ogni gaffe con una gaffe peggiore. La politica vista da dietro le quinte, a colpi di insulti memorabili.',
  },
  {
    type: 'serie',
    slug: 'brooklyn-nine-nine-2013',
    titolo: 'Brooklyn Nine-Nine',
    data: '2013-09-17',
    autore: 'Dan Goor, Michael Schur',
    stagioni: 8,
    generi: ['Commedia', 'Crime'],
    trama:
      'Jake Peralta è il detective più bravo del novantanovesimo distretto e anche il più infantile. Le cose cambiano quando arriva Raymond Holt, un capitano impassibile che pretende almeno la cravatta. Tra arresti, scommesse e rapine per gioco, la squadra diventa una famiglia.',
  },
  {
    type: 'serie',
    slug: 'chiami-il-mio-agente-2015',
    titolo: 'Chiami il mio agente!',
    data: '2015-10-14',
    autore: 'Fanny Herrero',
    stagioni: 4,
    generi: ['Commedia', 'Dramma'],
    trama:
      "A Parigi un'agenzia di attori perde il suo fondatore e rischia di affondare. Quattro agenti si affannano tra contratti, gelosie e vite private allo sbando, mentre le stelle del cinema francese interpretano con autoironia sé stesse. Dietro ogni sorriso sul tappeto rosso c'è qualcuno al telefono.",
  },
  {
    type: 'serie',
    slug: 'fleabag-2016',
    titolo: 'Fleabag',
    data: '2016-07-21',
    autore: 'Phoebe Waller-Bridge',
    stagioni: 2,
    generi: ['Commedia', 'Dramma'],
    trama:
      "Una trentenne londinese gestisce un caffè a tema porcellini d'India, litiga con la sorella perfetta e colleziona relazioni disastrose. Guarda in macchina e ci strizza l'occhio, come se fossimo gli unici a cui dire la verità. Ma c'è un dolore di cui non riesce a parlare nemmeno con noi.",
  },
  {
    type: 'serie',
    slug: 'the-good-place-2016',
    titolo: 'The Good Place',
    data: '2016-09-19',
    autore: 'Michael Schur',
    stagioni: 4,
    generi: ['Commedia', 'Sci-Fi & Fantasy'],
    trama:
      "Eleanor si sveglia nell'aldilà e scopre di essere finita nella Parte Buona, tra anime nobili e yogurterie a ogni angolo. Peccato che ci sia stato un errore: in vita lei è stata pessima. Per non farsi scoprire chiede lezioni di etica a un professore molto ansioso.",
  },
  {
    type: 'serie',
    slug: 'derry-girls-2018',
    titolo: 'Derry Girls',
    data: '2018-01-04',
    autore: 'Lisa McGee',
    stagioni: 3,
    generi: ['Commedia'],
    trama:
      "Irlanda del Nord, anni Novanta: per le strade ci sono i soldati e i posti di blocco, ma Erin e le sue amiche hanno altri problemi. La scuola cattolica, i ragazzi, le madri furiose e un cugino inglese da trascinarsi dietro bastano e avanzano. L'adolescenza fa più rumore della Storia.",
  },
  {
    type: 'serie',
    slug: 'sex-education-2019',
    titolo: 'Sex Education',
    data: '2019-01-11',
    autore: 'Laurie Nunn',
    stagioni: 4,
    generi: ['Commedia', 'Dramma'],
    trama:
      "Otis è timido e inesperto, ma sua madre fa la sessuologa e a casa ha imparato tutta la teoria. La ribelle Maeve fiuta l'affare e lo convince ad aprire una consulenza clandestina per i compagni di scuola. Ascoltare gli altri è semplice, capire sé stessi molto meno.",
  },
  {
    type: 'serie',
    slug: 'after-life-2019',
    titolo: 'After Life',
    data: '2019-03-08',
    autore: 'Ricky Gervais',
    stagioni: 3,
    generi: ['Commedia', 'Dramma'],
    trama:
      'Rimasto vedovo, Tony decide di non avere più nulla da perdere e comincia a dire a tutti quello che pensa davvero. Lavora al giornale gratuito di una cittadina inglese, intervista eccentrici e tira avanti grazie al cane. La cattiveria come superpotere funziona, finché gli altri non insistono a volergli bene.',
  },
];
