import type { Series } from '../work.ts';

/** Crime and detection, aired since 1990. */
export const crimeSeries: readonly Series[] = [
  {
    type: 'serie',
    slug: 'i-soprano-1999',
    titolo: 'I Soprano',
    data: '1999-01-10',
    autore: 'David Chase',
    stagioni: 6,
    generi: ['Crime', 'Dramma'],
    trama:
      "Tony Soprano ha una villa nel New Jersey, due figli adolescenti, una madre impossibile e un mestiere che non può nominare. Quando gli attacchi di panico lo stendono a terra, il boss finisce sul divano di una psichiatra. Da una parte la famiglia, dall'altra la Famiglia: tenerle separate è il vero lavoro.",
  },
  {
    type: 'serie',
    slug: 'il-commissario-montalbano-1999',
    titolo: 'Il commissario Montalbano',
    data: '1999-05-06',
    autore: 'Andrea Camilleri',
    stagioni: 15,
    generi: ['Crime', 'Mistero', 'Dramma'],
    trama:
      "A Vigàta il mare è sotto il terrazzo, gli arancini sono una cosa seria e i morti ammazzati non mancano mai. Salvo Montalbano indaga a modo suo, con Fazio che sa già tutto, Augello che pensa alle donne e Catarella che sfonda le porte. La Sicilia è luminosa, le verità un po' meno.",
  },
  {
    type: 'serie',
    slug: 'the-wire-2002',
    titolo: 'The Wire',
    data: '2002-06-02',
    autore: 'David Simon',
    stagioni: 5,
    generi: ['Crime', 'Dramma'],
    trama:
      "A Baltimora il detective McNulty convince i superiori a intercettare la banda che controlla lo spaccio nelle case popolari. Da una parte e dall'altra del filo ci sono regole, carriere e capi che pensano solo alle statistiche. Stagione dopo stagione l'indagine diventa il ritratto di una città intera.",
  },
  {
    type: 'serie',
    slug: 'breaking-bad-2008',
    titolo: 'Breaking Bad',
    data: '2008-01-20',
    autore: 'Vince Gilligan',
    stagioni: 5,
    generi: ['Crime', 'Dramma'],
    trama:
      'Walter White insegna chimica ad Albuquerque e lava automobili per arrivare a fine mese. Quando scopre di essere gravemente malato, decide di mettere al sicuro la famiglia producendo metanfetamina con un ex allievo. È il miglior cuoco sulla piazza, e scoprirlo gli piace più del dovuto.',
  },
  {
    type: 'serie',
    slug: 'romanzo-criminale-la-serie-2008',
    titolo: 'Romanzo criminale - La serie',
    data: '2008-11-10',
    autore: 'Stefano Sollima',
    stagioni: 2,
    generi: ['Crime', 'Dramma', 'Action & Adventure'],
    trama:
      "Roma, 1977: il Libanese, il Freddo e il Dandi mettono insieme i soldi di un sequestro e un'idea mai venuta a nessuno, prendersi la città. La strada li porta tra mafiosi, servizi segreti e belle vite bruciate in fretta, con il commissario Scialoja alle costole. Dal romanzo di Giancarlo De Cataldo.",
  },
  {
    type: 'serie',
    slug: 'sherlock-2010',
    titolo: 'Sherlock',
    data: '2010-07-25',
    autore: 'Mark Gatiss, Steven Moffat',
    stagioni: 4,
    generi: ['Crime', 'Mistero', 'Dramma'],
    trama:
      "John Watson è tornato ferito dall'Afghanistan e cerca un coinquilino nella Londra di oggi. Gli capita Sherlock Holmes, che suona il violino alle tre di notte, manda messaggi a raffica e legge una vita intera da un paio di scarpe. Il gioco è cominciato, e qualcuno nell'ombra si diverte a complicarlo.",
  },
  {
    type: 'serie',
    slug: 'broadchurch-2013',
    titolo: 'Broadchurch',
    data: '2013-03-04',
    autore: 'Chris Chibnall',
    stagioni: 3,
    generi: ['Crime', 'Mistero', 'Dramma'],
    trama:
      "Sulla spiaggia di un paese del Dorset viene trovato il corpo di un bambino di undici anni. Indagano Ellie Miller, che conosce tutti, e Alec Hardy, che è appena arrivato e non si fida di nessuno. In una comunità così piccola il sospetto arriva prima dell'alba, e non risparmia nemmeno gli amici.",
  },
  {
    type: 'serie',
    slug: 'peaky-blinders-2013',
    titolo: 'Peaky Blinders',
    data: '2013-09-12',
    autore: 'Steven Knight',
    stagioni: 6,
    generi: ['Crime', 'Dramma'],
    trama:
      "Birmingham, 1919: i fratelli Shelby sono tornati dalle trincee e comandano le scommesse clandestine con le lamette cucite nel berretto. Tommy, il più freddo di tutti, vuole molto di più, e una cassa di armi rubate gli offre l'occasione. Per ritrovarla arriva da Belfast un ispettore senza scrupoli.",
  },
  {
    type: 'serie',
    slug: 'gomorra-la-serie-2014',
    titolo: 'Gomorra - La serie',
    data: '2014-05-06',
    autore: 'Roberto Saviano',
    stagioni: 5,
    generi: ['Crime', 'Dramma', 'Action & Adventure'],
    trama:
      "A Secondigliano i Savastano comandano da sempre, e Ciro Di Marzio esegue gli ordini meglio di chiunque altro. Quando gli equilibri del clan si incrinano, il giovane erede Genny deve crescere in fretta. Nessun eroe e nessuna via d'uscita: solo potere, paura e tradimenti nella periferia di Napoli.",
  },
  {
    type: 'serie',
    slug: 'better-call-saul-2015',
    titolo: 'Better Call Saul',
    data: '2015-02-08',
    autore: 'Vince Gilligan, Peter Gould',
    stagioni: 6,
    generi: ['Crime', 'Dramma', 'Commedia'],
    trama:
      "Prima di diventare l'avvocato più sfacciato di Albuquerque, Saul Goodman si chiamava Jimmy McGill e aveva lo studio nel retro di un centro estetico. Cerca di rigare dritto per l'amore di Kim e la stima del fratello maggiore. Le scorciatoie, però, gli riescono troppo bene.",
  },
  {
    type: 'serie',
    slug: '1992-2015',
    titolo: '1992',
    data: '2015-03-24',
    autore: 'Alessandro Fabbri, Ludovica Rampoldi, Stefano Sardo',
    stagioni: 1,
    generi: ['Dramma', 'Crime', 'War & Politics'],
    trama:
      "Milano, febbraio 1992: un arresto per tangenti fa crollare, mazzetta dopo mazzetta, un'intera classe politica. Un pubblicitario ambizioso, un poliziotto con un conto da saldare, una soubrette e un reduce eletto per caso attraversano l'anno che cambiò l'Italia. Ognuno pensa di poterlo cavalcare.",
  },
  {
    type: 'serie',
    slug: 'suburra-la-serie-2017',
    titolo: 'Suburra - La serie',
    data: '2017-10-06',
    autore: 'Daniele Cesarano, Barbara Petronio',
    stagioni: 3,
    generi: ['Crime', 'Dramma'],
    trama:
      'Aureliano viene da una famiglia criminale di Ostia, Spadino da un potente clan sinti, Lele dalla Roma perbene. Dovrebbero odiarsi, invece si alleano quando i terreni sul litorale fanno gola a mafia, politica e Vaticano. Nella città eterna tutti vogliono comandare, e la notte è lunghissima.',
  },
  {
    type: 'serie',
    slug: 'mindhunter-2017',
    titolo: 'Mindhunter',
    data: '2017-10-13',
    autore: 'Joe Penhall',
    stagioni: 2,
    generi: ['Crime', 'Dramma'],
    trama:
      "Alla fine degli anni Settanta due agenti dell'FBI girano le carceri d'America per parlare con gli assassini più temuti. Vogliono capire come pensano, quando ancora non esiste nemmeno una parola per definirli. A forza di ascoltare i mostri, però, il giovane Holden Ford rischia di abituarsi alla loro voce.",
  },
  {
    type: 'serie',
    slug: 'il-cacciatore-2018',
    titolo: 'Il cacciatore',
    data: '2018-03-14',
    autore: 'Marcello Izzo, Silvia Ebreul',
    stagioni: 3,
    generi: ['Crime', 'Dramma'],
    trama:
      "Palermo, dopo le stragi: il giovane magistrato Saverio Barone entra nel pool antimafia con una grande ambizione. Uno dopo l'altro dà la caccia ai latitanti di Cosa nostra, scoprendo quanto costa pensare soltanto alla preda. Ispirata alla vera esperienza del pubblico ministero Alfonso Sabella.",
  },
  {
    type: 'serie',
    slug: 'il-nome-della-rosa-2019',
    titolo: 'Il nome della rosa',
    data: '2019-03-04',
    autore: 'Giacomo Battiato',
    stagioni: 1,
    generi: ['Mistero', 'Crime', 'Dramma'],
    trama:
      "Nel 1327 il francescano Guglielmo da Baskerville arriva con il novizio Adso in un'abbazia isolata tra le montagne. Deve partecipare a una disputa sulla povertà della Chiesa, ma i monaci cominciano a morire e tutto conduce alla biblioteca proibita. Dal capolavoro di Umberto Eco, un giallo tra fede e ragione.",
  },
  {
    type: 'serie',
    slug: 'zerozerozero-2020',
    titolo: 'ZeroZeroZero',
    data: '2020-02-14',
    autore: 'Stefano Sollima, Leonardo Fasoli, Mauricio Katz',
    stagioni: 1,
    generi: ['Crime', 'Dramma', 'Action & Adventure'],
    trama:
      "Un carico di cocaina parte dal Messico diretto in Calabria, e tre mondi si mettono in movimento. La 'ndrangheta lo compra, i cartelli lo vendono, una famiglia di armatori di New Orleans lo trasporta. Basta un tradimento perché la rotta più redditizia del pianeta diventi un campo di battaglia.",
  },
  {
    type: 'serie',
    slug: 'omicidio-a-easttown-2021',
    titolo: 'Omicidio a Easttown',
    data: '2021-04-18',
    autore: 'Brad Ingelsby',
    stagioni: 1,
    generi: ['Crime', 'Mistero', 'Dramma'],
    trama:
      'Mare Sheehan è detective in una cittadina della Pennsylvania dove tutti la ricordano per un canestro di venticinque anni prima. Mentre la sua vita va in pezzi, una ragazza viene trovata morta nel bosco. Per trovare il colpevole dovrà bussare a porte che conosce fin da bambina.',
  },
  {
    type: 'serie',
    slug: 'ripley-2024',
    titolo: 'Ripley',
    data: '2024-04-04',
    autore: 'Steven Zaillian',
    stagioni: 1,
    generi: ['Crime', 'Dramma'],
    trama:
      "New York, primi anni Sessanta: il truffatore Tom Ripley viene ingaggiato da un ricco costruttore navale per riportare a casa il figlio, che si gode la vita ad Atrani. Sulla costiera Tom scopre un'esistenza fatta di luce, quadri e ozio, e la vuole per sé. Un noir in bianco e nero, tra scale infinite e bugie.",
  },
];
