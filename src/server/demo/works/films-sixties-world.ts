import type { Film } from '../work.ts';

/** Films of the Sixties from outside Italy. */
export const worldSixtiesFilms: readonly Film[] = [
  {
    type: 'film',
    slug: 'fino-all-ultimo-respiro-1960',
    titolo: "Fino all'ultimo respiro",
    data: '1960-03-16',
    autore: 'Jean-Luc Godard',
    minuti: 90,
    generi: ['Crime', 'Dramma', 'Romance'],
    trama:
      "Michel ruba un'auto, spara a un agente e torna a Parigi con la faccia da Humphrey Bogart. Vorrebbe scappare in Italia con Patricia, l'americana che vende giornali sugli Champs-Élysées. Fra una camera d'albergo e un furto, Godard taglia tutto ciò che il cinema credeva necessario.",
  },
  {
    type: 'film',
    slug: 'l-appartamento-1960',
    titolo: "L'appartamento",
    data: '1960-06-15',
    autore: 'Billy Wilder',
    minuti: 125,
    generi: ['Commedia', 'Dramma', 'Romance'],
    trama:
      "L'impiegato Baxter fa carriera prestando la chiave di casa ai capi per le loro scappatelle. Poi scopre che fra le ospiti del direttore c'è Fran, la ragazza dell'ascensore di cui è innamorato. Dolce, amara e perfetta come uno spaghetto scolato con la racchetta.",
  },
  {
    type: 'film',
    slug: 'psyco-1960',
    titolo: 'Psyco',
    data: '1960-06-16',
    autore: 'Alfred Hitchcock',
    minuti: 109,
    generi: ['Horror', 'Thriller', 'Mistero'],
    trama:
      'Fuggita con quarantamila dollari non suoi, Marion si ferma per la pioggia in un motel fuori mano. Il giovane proprietario, Norman Bates, è gentile, solo e molto legato a una madre che nessuno vede. Ci sono docce che non si dimenticano.',
  },
  {
    type: 'film',
    slug: 'la-carica-dei-cento-e-uno-1961',
    titolo: 'La carica dei cento e uno',
    data: '1961-01-25',
    autore: 'Wolfgang Reitherman, Hamilton Luske, Clyde Geronimi',
    minuti: 79,
    generi: ['Animazione', 'Famiglia', 'Avventura', 'Commedia'],
    trama:
      "I dalmata Pongo e Peggy hanno appena avuto quindici cuccioli, e Crudelia De Mon li vuole per farsene una pelliccia. Quando i piccoli spariscono, l'abbaio notturno corre per tutta l'Inghilterra. Nella vecchia villa in campagna, però, i cagnolini sono molti di più.",
  },
  {
    type: 'film',
    slug: 'colazione-da-tiffany-1961',
    titolo: 'Colazione da Tiffany',
    data: '1961-10-05',
    autore: 'Blake Edwards',
    minuti: 115,
    generi: ['Commedia', 'Dramma', 'Romance'],
    trama:
      "Holly Golightly cerca marito fra i milionari, ha un gatto senza nome e guarda le vetrine all'alba con un croissant in mano. Il nuovo vicino, scrittore mantenuto, resta incantato e scopre quanta malinconia nasconda quel tubino nero. Alla finestra, lei canta Moon River.",
  },
  {
    type: 'film',
    slug: 'agente-007-licenza-di-uccidere-1962',
    titolo: 'Agente 007 - Licenza di uccidere',
    data: '1962-10-05',
    autore: 'Terence Young',
    minuti: 110,
    generi: ['Azione', 'Avventura', 'Thriller'],
    trama:
      "Un collega scompare in Giamaica e Londra manda il suo uomo migliore: Bond, James Bond. Fra ragni velenosi e belle sconosciute, le tracce portano all'isola del misterioso dottor No. Dalle onde esce Ursula Andress, e nasce una leggenda.",
  },
  {
    type: 'film',
    slug: 'lawrence-d-arabia-1962',
    titolo: "Lawrence d'Arabia",
    data: '1962-12-10',
    autore: 'David Lean',
    minuti: 222,
    generi: ['Avventura', 'Storia', 'Guerra', 'Dramma'],
    trama:
      'Il tenente T.E. Lawrence, colto e indisciplinato, viene spedito nel deserto a valutare la rivolta araba contro i turchi. Finisce per guidarla, attraversando il Nefud a dorso di cammello e sognando un popolo unito. Ma il deserto cambia chi lo attraversa.',
  },
  {
    type: 'film',
    slug: 'gli-uccelli-1963',
    titolo: 'Gli uccelli',
    data: '1963-03-28',
    autore: 'Alfred Hitchcock',
    minuti: 119,
    generi: ['Horror', 'Thriller'],
    trama:
      'Per gioco la ricca Melanie porta una coppia di pappagallini a un avvocato nella quieta Bodega Bay. Un gabbiano la ferisce, poi un altro si schianta su una porta, poi il cielo si fa nero. Nessuno sa perché, e i corvi si posano in silenzio davanti alla scuola.',
  },
  {
    type: 'film',
    slug: 'la-grande-fuga-1963',
    titolo: 'La grande fuga',
    data: '1963-06-20',
    autore: 'John Sturges',
    minuti: 172,
    generi: ['Avventura', 'Guerra', 'Dramma', 'Thriller'],
    trama:
      "I tedeschi raccolgono in un solo campo tutti gli specialisti dell'evasione, convinti di controllarli meglio. Quelli si mettono subito all'opera: tre gallerie, documenti falsi, abiti su misura e un piano per far uscire duecentocinquanta uomini. Steve McQueen, intanto, palleggia in cella.",
  },
  {
    type: 'film',
    slug: 'il-dottor-stranamore-1964',
    titolo: 'Il dottor Stranamore',
    data: '1964-01-29',
    autore: 'Stanley Kubrick',
    minuti: 94,
    generi: ['Commedia', 'Guerra'],
    trama:
      "Un generale ossessionato dai fluidi corporei lancia i bombardieri sull'Unione Sovietica senza chiedere il permesso. Nella sala di guerra il presidente cerca di spiegare al telefono l'increscioso equivoco. Peter Sellers si fa in tre per la più nera delle risate atomiche.",
  },
  {
    type: 'film',
    slug: 'mary-poppins-1964',
    titolo: 'Mary Poppins',
    data: '1964-08-27',
    autore: 'Robert Stevenson',
    minuti: 139,
    generi: ['Famiglia', 'Fantasy', 'Musica', 'Commedia'],
    trama:
      "A casa Banks le bambinaie scappano una dopo l'altra, finché dal cielo non ne scende una aggrappata all'ombrello. Con lei il disordine si mette a posto da solo, si entra nei disegni sul marciapiede e si prende il tè sul soffitto. Basta un poco di zucchero, e una parola lunghissima.",
  },
  {
    type: 'film',
    slug: 'agente-007-missione-goldfinger-1964',
    titolo: 'Agente 007 - Missione Goldfinger',
    data: '1964-09-17',
    autore: 'Guy Hamilton',
    minuti: 110,
    generi: ['Azione', 'Avventura', 'Thriller'],
    trama:
      'Auric Goldfinger bara a carte, a golf e soprattutto col suo metallo preferito. Bond lo segue dalla Svizzera al Kentucky a bordo di una Aston Martin piena di sorprese. Il bersaglio è Fort Knox, e il maggiordomo lancia bombette affilate.',
  },
  {
    type: 'film',
    slug: 'tutti-insieme-appassionatamente-1965',
    titolo: 'Tutti insieme appassionatamente',
    data: '1965-03-02',
    autore: 'Robert Wise',
    minuti: 174,
    generi: ['Famiglia', 'Musica', 'Romance', 'Dramma'],
    trama:
      "Troppo vivace per il convento, la novizia Maria diventa governante dei sette figli del severo capitano von Trapp. Con la chitarra e le montagne insegna loro a cantare, e la casa si riempie di nuovo di gioia. Ma sull'Austria del 1938 si allunga un'ombra.",
  },
  {
    type: 'film',
    slug: 'agente-lemmy-caution-missione-alphaville-1965',
    titolo: 'Agente Lemmy Caution: missione Alphaville',
    data: '1965-05-05',
    autore: 'Jean-Luc Godard',
    minuti: 99,
    generi: ['Fantascienza', 'Mistero', 'Thriller'],
    trama:
      "L'agente segreto Lemmy Caution entra in una metropoli governata dal computer Alpha 60, dove amare e piangere sono reati. Cerca uno scienziato scomparso e incontra la figlia Natasha, che certe parole non le conosce più. Il futuro di Godard è Parigi di notte, senza un solo trucco.",
  },
  {
    type: 'film',
    slug: 'il-libro-della-giungla-1967',
    titolo: 'Il libro della giungla',
    data: '1967-10-18',
    autore: 'Wolfgang Reitherman',
    minuti: 78,
    generi: ['Animazione', 'Famiglia', 'Avventura', 'Commedia'],
    trama:
      "Allevato dai lupi, Mowgli deve lasciare la giungla perché è tornata la tigre Shere Khan. La pantera Bagheera vuole portarlo al villaggio, l'orso Baloo preferisce insegnargli l'arte di prendersela comoda. Lungo il sentiero, un serpente ipnotizzatore e un re delle scimmie a ritmo di jazz.",
  },
  {
    type: 'film',
    slug: 'il-pianeta-delle-scimmie-1968',
    titolo: 'Il pianeta delle scimmie',
    data: '1968-02-08',
    autore: 'Franklin J. Schaffner',
    minuti: 112,
    generi: ['Fantascienza', 'Avventura', 'Dramma'],
    trama:
      "Dopo un viaggio di secoli l'astronauta Taylor precipita su un mondo in cui le scimmie parlano e gli uomini vivono in gabbia. Due scimpanzé scienziati lo trovano fin troppo intelligente, e i loro superiori se ne preoccupano. Che cosa nasconde la Zona Proibita?",
  },
  {
    type: 'film',
    slug: '2001-odissea-nello-spazio-1968',
    titolo: '2001: Odissea nello spazio',
    data: '1968-04-02',
    autore: 'Stanley Kubrick',
    minuti: 149,
    generi: ['Fantascienza', 'Mistero', 'Avventura'],
    trama:
      "All'alba dell'uomo un monolito nero appare fra le scimmie; milioni di anni dopo, un altro viene dissotterrato sulla Luna. La nave Discovery parte per Giove affidata al calcolatore HAL 9000, che non ha mai commesso errori. Un valzer fra le stelle che toglie le parole.",
  },
  {
    type: 'film',
    slug: 'rosemary-s-baby-1968',
    titolo: "Rosemary's Baby - Nastro rosso a New York",
    data: '1968-06-12',
    autore: 'Roman Polański',
    minuti: 137,
    generi: ['Horror', 'Thriller', 'Dramma'],
    trama:
      "Rosemary e il marito attore si trasferiscono in un vecchio palazzo di Manhattan, accanto a due anziani premurosi all'eccesso. Quando resta incinta, i vicini pensano a tutto: il medico, le bevande, il ciondolo. E lei comincia a chiedersi che cosa vogliano davvero.",
  },
  {
    type: 'film',
    slug: 'la-notte-dei-morti-viventi-1968',
    titolo: 'La notte dei morti viventi',
    data: '1968-10-01',
    autore: 'George A. Romero',
    minuti: 96,
    generi: ['Horror'],
    trama:
      "Barbra e il fratello sono al cimitero quando un uomo barcollante li aggredisce. In una fattoria isolata sette persone si barricano mentre fuori i morti, affamati, si fanno sempre più numerosi. Il pericolo peggiore, però, è mettersi d'accordo.",
  },
  {
    type: 'film',
    slug: 'bullitt-1968',
    titolo: 'Bullitt',
    data: '1968-10-17',
    autore: 'Peter Yates',
    minuti: 114,
    generi: ['Azione', 'Crime', 'Thriller'],
    trama:
      "Il tenente Frank Bullitt deve proteggere per un fine settimana un testimone contro la mafia, ma due killer lo raggiungono. Qualcosa non torna, e un politico ambizioso vuole la sua testa. Steve McQueen indaga di poche parole, e sulle colline di San Francisco preme l'acceleratore.",
  },
  {
    type: 'film',
    slug: 'un-colpo-all-italiana-1969',
    titolo: "Un colpo all'italiana",
    data: '1969-06-02',
    autore: 'Peter Collinson',
    minuti: 99,
    generi: ['Azione', 'Commedia', 'Crime'],
    trama:
      "Appena uscito di prigione, Charlie Croker eredita un piano geniale: rubare un carico d'oro a Torino paralizzando il traffico della città. Servono un informatico, un boss che comanda dal carcere e tre Mini lanciate fra portici e scalinate. E la mafia non gradisce.",
  },
  {
    type: 'film',
    slug: 'il-mucchio-selvaggio-1969',
    titolo: 'Il mucchio selvaggio',
    data: '1969-06-18',
    autore: 'Sam Peckinpah',
    minuti: 145,
    generi: ['Western', 'Azione'],
    trama:
      "Texas, 1913: Pike Bishop e la sua banda di rapinatori invecchiano mentre il West scompare sotto le automobili. Inseguiti da un ex compagno, sconfinano in Messico e accettano di rubare armi per un generale senza onore. L'ultima cosa che resta loro è stare insieme.",
  },
  {
    type: 'film',
    slug: 'easy-rider-1969',
    titolo: 'Easy Rider',
    data: '1969-07-14',
    autore: 'Dennis Hopper',
    minuti: 95,
    generi: ['Dramma', 'Avventura'],
    trama:
      "Wyatt e Billy nascondono i soldi nel serbatoio e partono in moto da Los Angeles verso il carnevale di New Orleans. Incontrano comuni hippy, sguardi ostili e un avvocato alcolizzato con il casco da football. Cercano l'America, a suon di rock.",
  },
];
