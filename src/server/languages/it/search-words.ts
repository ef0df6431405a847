/**
 * Words around the title that people ask for. Accents and capitals do not matter; lists of words are separated by
 * blanks, lists of phrases by commas.
 */
export const searchWords = {
  /** Words before the wanted title: 'vorrei vedere …', 'avete …', 'consigliami un bel …'. */
  before:
    'mandi mandate mandatemi mandatelo potrei avere servono qualcuno ha trovo trovare caricare caricate carica caricatemi ' +
    'aggiungere aggiungete aggiungi mettere riproduci mostrami mostra intendevo richiedere richiedo chiedere serve servirebbe ' +
    'interessa interesserebbe anche caso ciao salve hey ehi buongiorno buonasera buonanotte scusa scusate scusami senti ' +
    'allora gentilmente favore piacere grazie per io mi ci vi voglio vorrei vorremmo volevo volevamo piacerebbe ho hai ' +
    'abbiamo avete avresti avreste voglia bisogno posso possiamo puoi potresti può puo potete fammi fai fate dammi date dai ' +
    'mandami mandarmi manda darmi farmi trovarmi mettermi passami metti mettimi mettete cerco cercavo cercando cerca cercami ' +
    'trova trovami trovate sto stavo stiamo vedere vedo vediamo vedermi guardare guardo guardarmi guardiamo rivedere consigli ' +
    'consigliami consigliatemi consigliate consiglia suggerisci suggeriscimi suggerimenti proponi qualcosa qualche quale ' +
    'quali che cosa c e ce ne un una uno dei delle bel bella bello belli belle buon buono buona buoni stasera oggi adesso dov ' +
    'dove come si esiste sapete sai conosci intitolato chiamato chiama titolo quel quello quella raga metteteci mettetemi ' +
    'mettimelo riuscite riesci vedremo vorrebbe voleva vogliamo desidero rivedermi trovarmelo ditemi dimmi bro fra zio ' +
    'ragazzi cerchi cerchereste trovi metta mettereste metterebbe pensando',
  /** Those of them that are no asking by themselves: where nothing else is before a name they belong to it ('Io capitano'). */
  bare: 'io un una uno mi come per che cosa quel quello quella bel bella bello belli belle buon buono buona',
  /** Phrases behind a title before more about it: 'It quello del pagliaccio', and those before its name. */
  described:
    'quello, quella, quelli, quelle, la serie, il film, la versione, il cartone, l anime, in lingua, col cast, nel cast, ' +
    'che parla, che racconta, ambientato, ambientata, tutte le stagioni, tutte le puntate, tutti gli episodi, tutta la serie, ' +
    'dalla prima, dal primo, in versione originale, doppiato, doppiata, con doppiaggio',
  called: 'si chiama, chiamato, chiamata, intitolato, intitolata, dal titolo',
  /** Words behind it: '… streaming ita', '… in italiano per favore'. */
  behind:
    'ce l la lo possibile se si dall dal dalla inizio fine capo subito urgente anche caso magari prossimamente streaming ' +
    'stream ita sub eng italiano inglese in hd full fullhd 4k 720p 1080p completo completa intero gratis free online download ' +
    'scaricare torrent netflix prime per favore piacere grazie pls plz stasera oggi adesso ora da vedere guardare dove trova ' +
    'puoi potete avete c e disponibile insieme tutti bello bella belli belle buono consigliato consigliati raga pf perfavore ' +
    'perpiacere thx grz dvd mp4 bluray hdtv doppiato doppiata sottotitolato sottotitolata',
  /** 'La vita è bella': words behind a verb that may belong to the name. */
  copulas: 'è',
  praise: 'bello bella belli belle buono',

  /** Words that give up a question. */
  cancel: 'annulla',

  /** Words for films, and for series. */
  film: 'film films filmone pellicola',
  series: 'serie series telefilm fiction',
  links: 'di del dei degli dello della con da regia diretto diretti dal dall anno tv che fa sia',
  /** Further ones after something was taken out: 'un film con il …' has an article too many, 'La notte' does not. */
  fillers:
    'un una uno il lo la i gli le l d per su e in al ai qualche dell delle dai piu molto tipo titolo migliori migliore visti viste ' +
    'top popolari famosi famose intitolato intitolata chiamato chiamata',
  /** Phrases between the names of two people, or a title and a name: 'Mastroianni e Loren'. */
  between: 'e, ed, di, del, della, con, by, insieme a, diretto da, regia di, regia',

  /** Words by which people ask for new titles, and phrases of which at least one has to be there. */
  newest:
    'settimana mese oggi della del questa questo novita nuovo nuova nuovi nuove ultimo ultima ultimi ultime uscita uscite usciti arrivi arrivati aggiunti aggiunte recente recenti appena cosa c e di',
  surelyNewest: 'novità, nuovi, nuove, ultimi, ultime, recenti, di nuovo, appena',

  /** 'Stagione 2', 'seconda stagione', 'tutte le stagioni', 'episodio 3'. */
  season: 'stagione stagioni',
  whichSeason: 'prima seconda terza quarta quinta sesta settima ottava nona decima ultima nuova',
  episode: 'episodio puntata ep',
  wholeSeries: 'tutte le stagioni, tutti gli episodi, tutte gli episodi, tutte le puntate, tutti le puntate',

  /** 'Meno di 90 minuti'; short for a film; short films; series of one season. */
  atMost: 'meno di, sotto, sotto i, massimo, max, entro, fino a',
  minutes: 'min minuti',
  short:
    'breve, brevi, non troppo lungo, non troppo lunga, non troppo lunghi, non troppo lunghe, veloce, veloci',
  shortFilms: 'cortometraggio, cortometraggi, corto, corti',
  miniseries: 'miniserie, mini serie',

  /** Behind '@bot serata': 'entro 20' (minutes to vote), 'in quattro' (people), 'mai visti'; the numbers from two on. */
  voteWithin: 'entro',
  amongPeople: 'in',
  unwatched: 'mai visto, mai visti, mai vista, mai viste',
  numbers: 'due tre quattro cinque sei sette otto nove dieci',

  /** The decades from 2000 on, then from 1920 on, and the words before them: 'anni ottanta'. */
  decades: 'duemila dieci venti trenta quaranta cinquanta sessanta settanta ottanta novanta',
  beforeDecade: 'anni',
  /** Names of decades that need no word before them, as in English. */
  decadesAlone: '',

  /** Other words for genres, and wishes for a film: 'da ridere'. */
  genres: {
    Azione: '',
    Avventura: '',
    Animazione: 'cartoni animati, cartone animato, cartoni, cartone, anime, animato, animati',
    Commedia:
      'comico, comica, divertente, da ridere, fa ridere, fanno ridere, faccia ridere, per ridere, ridere',
    Crime: 'poliziesco, poliziesca, di mafia, criminale',
    Documentario: 'documentari',
    Dramma: 'drammatico, drammatica, da piangere, fa piangere, faccia piangere',
    Famiglia: 'per bambini, per famiglie, per la famiglia, per tutta la famiglia, bambini',
    Fantascienza: 'sci fi, scifi, fantascientifico',
    Fantasy: '',
    Guerra: 'bellico, bellici',
    Horror: 'di paura, fa paura, fanno paura, faccia paura, orror, dell’orrore, spaventoso',
    Mistero: 'gialli, giallo',
    Musica: '',
    Romance: 'romantico, romantica, sentimentale, d’amore',
    Storia: 'storico, storica',
    Thriller: '',
    Western: '',
  },
};
