import type { Film } from '../work.ts';

/** Films first released between 1990 and 1994, oldest first. */
export const earlyNinetiesFilms: readonly Film[] = [
  {
    type: 'film',
    slug: 'mamma-ho-perso-l-aereo-1990',
    titolo: "Mamma, ho perso l'aereo",
    data: '1990-11-16',
    autore: 'Chris Columbus',
    minuti: 103,
    generi: ['Commedia', 'Famiglia'],
    trama:
      'La numerosa famiglia McCallister parte per Parigi e si accorge in volo di aver dimenticato a casa il piccolo Kevin. Lui, otto anni, si gode la libertà tra gelato e film proibiti. Poi scopre che due ladri hanno messo gli occhi sulla villa e la trasforma in un percorso a ostacoli molto doloroso.',
  },
  {
    type: 'film',
    slug: 'edward-mani-di-forbice-1990',
    titolo: 'Edward mani di forbice',
    data: '1990-12-07',
    autore: 'Tim Burton',
    minuti: 105,
    generi: ['Dramma', 'Fantasy', 'Romance'],
    trama:
      "In un castello sopra un quartiere color pastello vive Edward, creatura gentile che al posto delle dita ha lunghe lame. Una venditrice di cosmetici lo porta a casa e tutti impazziscono per le sue siepi e i suoi tagli di capelli. Ma l'ammirazione dei vicini è una cosa fragile, come la neve.",
  },
  {
    type: 'film',
    slug: 'mediterraneo-1991',
    titolo: 'Mediterraneo',
    data: '1991-01-31',
    autore: 'Gabriele Salvatores',
    minuti: 96,
    generi: ['Commedia', 'Guerra'],
    trama:
      'Giugno 1941: otto soldati italiani sbarcano su una minuscola isola greca che sembra deserta e restano senza radio. Pian piano gli abitanti escono allo scoperto e la guerra diventa un rumore lontano. Tra partite a pallone, affreschi in chiesa e amori, dimenticarsi del mondo viene fin troppo bene.',
  },
  {
    type: 'film',
    slug: 'il-silenzio-degli-innocenti-1991',
    titolo: 'Il silenzio degli innocenti',
    data: '1991-02-14',
    autore: 'Jonathan Demme',
    minuti: 118,
    generi: ['Crime', 'Dramma', 'Thriller'],
    trama:
      "Per fermare un assassino che rapisce giovani donne, l'allieva dell'FBI Clarice Starling viene mandata a parlare con Hannibal Lecter, psichiatra raffinato e cannibale. Lui è disposto ad aiutarla, ma chiede in cambio i suoi ricordi. Ogni colloquio attraverso il vetro diventa una partita a scacchi.",
  },
  {
    type: 'film',
    slug: 'thelma-e-louise-1991',
    titolo: 'Thelma & Louise',
    data: '1991-05-24',
    autore: 'Ridley Scott',
    minuti: 129,
    generi: ['Avventura', 'Crime', 'Dramma'],
    trama:
      'Una cameriera stanca e una casalinga soffocata dal marito partono in decappottabile per un fine settimana in montagna. Una sosta in un bar finisce con uno sparo e la gita diventa una fuga verso il Messico. Chilometro dopo chilometro, le due amiche scoprono di non voler più tornare quelle di prima.',
  },
  {
    type: 'film',
    slug: 'terminator-2-il-giorno-del-giudizio-1991',
    titolo: 'Terminator 2 - Il giorno del giudizio',
    data: '1991-07-03',
    autore: 'James Cameron',
    minuti: 137,
    generi: ['Azione', 'Fantascienza', 'Thriller'],
    trama:
      "Dal futuro arrivano due macchine: una deve uccidere il ragazzino John Connor, l'altra è stata riprogrammata per proteggerlo. La prima è di metallo liquido e può assumere qualunque forma. Con la madre Sarah chiusa in manicomio e la polizia alle spalle, a John resta un bizzarro angelo custode in giacca di pelle.",
  },
  {
    type: 'film',
    slug: 'hook-capitan-uncino-1991',
    titolo: 'Hook - Capitan Uncino',
    data: '1991-12-11',
    autore: 'Steven Spielberg',
    minuti: 142,
    generi: ['Avventura', 'Famiglia', 'Fantasy'],
    trama:
      "Peter Banning è un avvocato sempre al telefono, che ha paura di volare e si perde le partite del figlio. Quando un vecchio nemico con l'uncino gli rapisce i bambini, scopre di essere stato Peter Pan. Sull'Isola che non c'è i Bimbi Sperduti hanno pochi giorni per insegnargli di nuovo a giocare.",
  },
  {
    type: 'film',
    slug: 'gli-spietati-1992',
    titolo: 'Gli spietati',
    data: '1992-08-07',
    autore: 'Clint Eastwood',
    minuti: 131,
    generi: ['Dramma', 'Western'],
    trama:
      'William Munny un tempo era un assassino senza scrupoli, oggi è un vedovo che alleva maiali e figli nel Kansas. Una taglia messa insieme dalle prostitute di una cittadina lo convince a risalire a cavallo con un vecchio compagno. Nel West di Eastwood sparare a un uomo non ha nulla di leggendario.',
  },
  {
    type: 'film',
    slug: 'dracula-di-bram-stoker-1992',
    titolo: 'Dracula di Bram Stoker',
    data: '1992-11-13',
    autore: 'Francis Ford Coppola',
    minuti: 128,
    generi: ['Fantasy', 'Horror', 'Romance'],
    trama:
      "Un giovane avvocato londinese viaggia in Transilvania per concludere un affare con un anziano conte dalle abitudini inquietanti. Il nobile vede il ritratto della sua fidanzata e crede di riconoscere l'amore perduto quattro secoli prima. Costumi sontuosi e trucchi da vecchio teatro per un vampiro innamorato.",
  },
  {
    type: 'film',
    slug: 'ricomincio-da-capo-1993',
    titolo: 'Ricomincio da capo',
    data: '1993-02-12',
    autore: 'Harold Ramis',
    minuti: 101,
    generi: ['Commedia', 'Fantasy', 'Romance'],
    trama:
      'Un meteorologo televisivo pieno di sé viene spedito in provincia a raccontare la festa della marmotta. Il mattino dopo la radiosveglia suona la stessa canzone, ed è di nuovo il 2 febbraio. E poi ancora, e ancora: che cosa si fa quando domani non arriva mai?',
  },
  {
    type: 'film',
    slug: 'jurassic-park-1993',
    titolo: 'Jurassic Park',
    data: '1993-06-11',
    autore: 'Steven Spielberg',
    minuti: 127,
    generi: ['Avventura', 'Fantascienza', 'Thriller'],
    trama:
      "Un miliardario invita due paleontologi e un matematico scettico a collaudare il suo parco a tema prima dell'apertura. Le attrazioni sono dinosauri veri, riportati in vita dal sangue di zanzare fossili. Basta un temporale e un impiegato disonesto perché i recinti smettano di funzionare.",
  },
  {
    type: 'film',
    slug: 'caro-diario-1993',
    titolo: 'Caro diario',
    data: '1993-11-12',
    autore: 'Nanni Moretti',
    minuti: 100,
    generi: ['Commedia', 'Dramma'],
    trama:
      "Moretti apre il suo diario e lo divide in tre capitoli. In Vespa attraversa una Roma d'agosto semideserta, poi salta da un'isola all'altra delle Eolie in cerca di pace per lavorare, infine racconta un'odissea tra medici che non lo ascoltano. Si ride, si divaga e ogni tanto si balla.",
  },
  {
    type: 'film',
    slug: 'mrs-doubtfire-1993',
    titolo: 'Mrs. Doubtfire',
    data: '1993-11-24',
    autore: 'Chris Columbus',
    minuti: 125,
    generi: ['Commedia', 'Dramma', 'Famiglia'],
    trama:
      "Daniel è un doppiatore disoccupato e un padre adorabile, ma il giudice gli concede di vedere i figli solo il sabato. Con parrucca, imbottitura e un accento impeccabile si fa assumere dall'ex moglie come governante. La finta signora inglese si rivela molto più assennata di lui.",
  },
  {
    type: 'film',
    slug: 'schindler-s-list-1993',
    titolo: "Schindler's List - La lista di Schindler",
    data: '1993-12-15',
    autore: 'Steven Spielberg',
    minuti: 195,
    generi: ['Dramma', 'Guerra', 'Storia'],
    trama:
      "Cracovia occupata: l'industriale Oskar Schindler, iscritto al partito nazista, apre una fabbrica di pentole sfruttando manodopera ebraica a basso costo. Davanti allo sgombero del ghetto qualcosa in lui comincia a cambiare. Con il contabile Stern inizia a scrivere dei nomi su un foglio.",
  },
  {
    type: 'film',
    slug: 'speed-1994',
    titolo: 'Speed',
    data: '1994-06-10',
    autore: 'Jan de Bont',
    minuti: 116,
    generi: ['Azione', 'Thriller'],
    trama:
      "Un dinamitardo in cerca di vendetta piazza una bomba su un autobus di Los Angeles: se scende sotto le cinquanta miglia orarie, salta tutto. L'artificiere Jack Traven sale a bordo in corsa e affida il volante a una passeggera senza patente. Rallentare nel traffico non è più un'opzione.",
  },
  {
    type: 'film',
    slug: 'il-re-leone-1994',
    titolo: 'Il re leone',
    data: '1994-06-15',
    autore: 'Roger Allers, Rob Minkoff',
    minuti: 88,
    generi: ['Animazione', 'Avventura', 'Dramma', 'Famiglia'],
    trama:
      "Il cucciolo Simba non vede l'ora di regnare sulla savana come suo padre Mufasa. Lo zio Scar, che quel trono lo vuole per sé, ordisce un inganno e lo costringe all'esilio. Un suricato e un facocero gli insegnano a vivere senza pensieri, ma il passato sa come farsi trovare.",
  },
  {
    type: 'film',
    slug: 'leon-1994',
    titolo: 'Léon',
    data: '1994-09-14',
    autore: 'Luc Besson',
    minuti: 110,
    generi: ['Azione', 'Crime', 'Dramma', 'Thriller'],
    trama:
      'Léon è un sicario infallibile che beve latte, cura una pianta e non sa leggere. Quando un poliziotto corrotto stermina i vicini di pianerottolo, apre la porta alla dodicenne Mathilda, rimasta sola. Lei vuole imparare il mestiere, lui deve imparare tutto il resto.',
  },
  {
    type: 'film',
    slug: 'il-postino-1994',
    titolo: 'Il postino',
    data: '1994-09-22',
    autore: 'Michael Radford',
    minuti: 108,
    generi: ['Commedia', 'Dramma', 'Romance'],
    trama:
      "Su un'isola senza acqua corrente Mario viene assunto per portare la posta a un solo destinatario: il poeta cileno in esilio Pablo Neruda. Tra una consegna e l'altra il giovane scopre che cos'è una metafora. Ne avrà bisogno per conquistare la bella Beatrice, e per trovare la propria voce.",
  },
  {
    type: 'film',
    slug: 'pulp-fiction-1994',
    titolo: 'Pulp Fiction',
    data: '1994-10-14',
    autore: 'Quentin Tarantino',
    minuti: 154,
    generi: ['Crime', 'Thriller'],
    trama:
      "Due sicari chiacchieroni, la moglie di un boss, un pugile che non vuole perdere e una coppia di rapinatori da tavola calda. Le loro storie si incrociano in disordine per le strade di Los Angeles, intorno a una valigetta che tutti vogliono. Si parla di hamburger e si spara all'improvviso.",
  },
];
