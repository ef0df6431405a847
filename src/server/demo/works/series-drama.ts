import type { Series } from '../work.ts';

/** Dramas aired since 1990, from the operating theatre to the throne. */
export const dramaSeries: readonly Series[] = [
  {
    type: 'serie',
    slug: 'er-medici-in-prima-linea-1994',
    titolo: 'E.R. - Medici in prima linea',
    data: '1994-09-19',
    autore: 'Michael Crichton',
    stagioni: 15,
    generi: ['Dramma'],
    trama:
      'Al pronto soccorso del County General di Chicago le porte si spalancano e la barella entra di corsa. Medici e infermieri hanno pochi secondi per decidere, turni infiniti e una vita privata che resta sempre fuori dalla porta. La macchina da presa non si ferma mai, e nemmeno loro.',
  },
  {
    type: 'serie',
    slug: 'west-wing-1999',
    titolo: 'West Wing - Tutti gli uomini del Presidente',
    data: '1999-09-22',
    autore: 'Aaron Sorkin',
    stagioni: 7,
    generi: ['Dramma', 'War & Politics'],
    trama:
      "Nell'ala ovest della Casa Bianca si lavora camminando, parlando e dormendo pochissimo. Lo staff del presidente Bartlet affronta crisi internazionali, voti in bilico e giornalisti in agguato, cercando di restare fedele alle proprie idee. La politica come dovrebbe essere, con i migliori dialoghi in circolazione.",
  },
  {
    type: 'serie',
    slug: 'six-feet-under-2001',
    titolo: 'Six Feet Under',
    data: '2001-06-03',
    autore: 'Alan Ball',
    stagioni: 5,
    generi: ['Dramma', 'Commedia'],
    trama:
      "I Fisher abitano sopra l'impresa di pompe funebri di famiglia, a Los Angeles. Quando il padre muore, il figlio maggiore torna a casa e si trova a mandare avanti gli affari con un fratello pieno di segreti. Ogni episodio comincia con una morte, e finisce per parlare di come si vive.",
  },
  {
    type: 'serie',
    slug: 'band-of-brothers-2001',
    titolo: 'Band of Brothers - Fratelli al fronte',
    data: '2001-09-09',
    autore: 'Tom Hanks, Steven Spielberg',
    stagioni: 1,
    generi: ['War & Politics', 'Dramma', 'Action & Adventure'],
    trama:
      "Sono ragazzi qualunque e si addestrano in Georgia per lanciarsi da un aereo in piena notte. La Easy Company atterra in Normandia e attraversa l'Europa in guerra, un villaggio e un inverno alla volta. Le voci dei veri reduci accompagnano il racconto di un'amicizia nata sotto il fuoco.",
  },
  {
    type: 'serie',
    slug: 'deadwood-2004',
    titolo: 'Deadwood',
    data: '2004-03-21',
    autore: 'David Milch',
    stagioni: 3,
    generi: ['Western', 'Dramma', 'Crime'],
    trama:
      "1876: nelle Colline Nere del Dakota un accampamento di cercatori d'oro cresce nel fango e fuori da ogni legge. Seth Bullock, ex sceriffo, vorrebbe solo vendere ferramenta; Al Swearengen, padrone del saloon, vorrebbe possedere tutto. Tra i due nasce, a modo suo, una città.",
  },
  {
    type: 'serie',
    slug: 'dr-house-2004',
    titolo: 'Dr. House - Medical Division',
    data: '2004-11-16',
    autore: 'David Shore',
    stagioni: 8,
    generi: ['Dramma', 'Mistero'],
    trama:
      "Gregory House zoppica, insulta i colleghi e detesta i pazienti, ma nessuno è più bravo di lui con le malattie che non hanno un nome. Con la sua squadra affronta ogni caso come un'indagine in cui tutti mentono. L'enigma che non vuole risolvere è il proprio dolore.",
  },
  {
    type: 'serie',
    slug: 'mad-men-2007',
    titolo: 'Mad Men',
    data: '2007-07-19',
    autore: 'Matthew Weiner',
    stagioni: 7,
    generi: ['Dramma'],
    trama:
      'New York, 1960: nelle agenzie di Madison Avenue si fuma, si beve e si inventano i desideri degli americani. Don Draper è il più brillante dei pubblicitari e sa vendere qualunque cosa, compreso sé stesso. Intorno a lui il mondo cambia in fretta, e la segretaria Peggy più in fretta ancora.',
  },
  {
    type: 'serie',
    slug: 'downton-abbey-2010',
    titolo: 'Downton Abbey',
    data: '2010-09-26',
    autore: 'Julian Fellowes',
    stagioni: 6,
    generi: ['Dramma'],
    trama:
      'La notizia del naufragio del Titanic arriva a Downton e lascia i Crawley senza erede. Al piano di sopra si discute di matrimoni e patrimoni, a quello di sotto la servitù ha gerarchie ancora più rigide. Intanto il Novecento bussa alla porta, e la contessa madre ha una battuta pronta per tutti.',
  },
  {
    type: 'serie',
    slug: 'masters-of-sex-2013',
    titolo: 'Masters of Sex',
    data: '2013-09-29',
    autore: 'Michelle Ashford',
    stagioni: 4,
    generi: ['Dramma'],
    adult: true,
    trama:
      "St. Louis, anni Cinquanta: il ginecologo William Masters vuole studiare in laboratorio ciò di cui nessuno osa parlare. Accanto a lui lavora Virginia Johnson, una segretaria senza laurea e con molte più intuizioni. La loro ricerca scandalizzerà l'America, e metterà alla prova anche loro.",
  },
  {
    type: 'serie',
    slug: 'i-medici-2016',
    titolo: 'I Medici',
    data: '2016-10-18',
    autore: 'Frank Spotnitz, Nicholas Meyer',
    stagioni: 3,
    generi: ['Dramma', 'War & Politics'],
    trama:
      'Nella Firenze del Quattrocento una famiglia di banchieri sogna cupole, statue e potere. Da Cosimo a Lorenzo il Magnifico, i Medici si muovono tra congiure, alleanze e matrimoni combinati, sempre in bilico tra affari e bellezza. Il Rinascimento costa caro, e qualcuno deve pagare il conto.',
  },
  {
    type: 'serie',
    slug: 'the-young-pope-2016',
    titolo: 'The Young Pope',
    data: '2016-10-21',
    autore: 'Paolo Sorrentino',
    stagioni: 1,
    generi: ['Dramma'],
    trama:
      "I cardinali credevano di eleggere un papa giovane e malleabile: si ritrovano Pio XIII, americano, bellissimo e spietato. Fuma, beve Cherry Coke Zero, non si mostra ai fedeli e non si fida di nessuno. Dietro l'intransigenza c'è un orfano che aspetta ancora una risposta dal cielo.",
  },
  {
    type: 'serie',
    slug: 'the-crown-2016',
    titolo: 'The Crown',
    data: '2016-11-04',
    autore: 'Peter Morgan',
    stagioni: 6,
    generi: ['Dramma', 'War & Politics'],
    trama:
      "Elisabetta ha venticinque anni quando diventa regina e scopre che la corona viene sempre prima di lei. Tra udienze con i primi ministri, scandali di famiglia e un impero che svanisce, impara l'arte difficile di non dire nulla. Cambiano le attrici e i decenni, il peso resta lo stesso.",
  },
  {
    type: 'serie',
    slug: 'godless-2017',
    titolo: 'Godless',
    data: '2017-11-22',
    autore: 'Scott Frank',
    stagioni: 1,
    generi: ['Western', 'Dramma'],
    trama:
      'La Belle, Nuovo Messico, è una città di sole donne da quando un incidente in miniera si è portato via quasi tutti gli uomini. Un giorno arriva Roy Goode, in fuga dalla banda del suo padre adottivo, il feroce Frank Griffin. Chi lo nasconde sa che presto toccherà imbracciare il fucile.',
  },
  {
    type: 'serie',
    slug: 'succession-2018',
    titolo: 'Succession',
    data: '2018-06-03',
    autore: 'Jesse Armstrong',
    stagioni: 4,
    generi: ['Dramma', 'Commedia'],
    trama:
      'Logan Roy possiede giornali, televisioni, parchi a tema e la paura dei suoi quattro figli. Quando la sua salute vacilla, comincia la gara per prendere il suo posto, combattuta a colpi di umiliazioni, alleanze e frasi lasciate a metà. Sono ricchissimi, e nessuno di loro sa che cosa vuole.',
  },
  {
    type: 'serie',
    slug: 'l-amica-geniale-2018',
    titolo: "L'amica geniale",
    data: '2018-11-18',
    autore: 'Saverio Costanzo',
    stagioni: 4,
    generi: ['Dramma'],
    trama:
      "In un rione povero della Napoli del dopoguerra Elena e Lila diventano amiche scambiandosi le bambole e il coraggio. Una continuerà gli studi, l'altra no, ma nessuna delle due smetterà di misurarsi con lo sguardo dell'altra. Dai romanzi di Elena Ferrante, sessant'anni d'Italia in un'amicizia feroce.",
  },
  {
    type: 'serie',
    slug: 'chernobyl-2019',
    titolo: 'Chernobyl',
    data: '2019-05-06',
    autore: 'Craig Mazin',
    stagioni: 1,
    generi: ['Dramma', 'War & Politics'],
    trama:
      "Nella notte del 26 aprile 1986 un reattore esplode in Ucraina e chi comanda ripete che non è successo nulla. Lo scienziato Legasov e il funzionario Ščerbina devono capire l'incidente mentre cercano di contenerlo. Contro di loro non ci sono solo le radiazioni, ma un sistema costruito sulle bugie.",
  },
  {
    type: 'serie',
    slug: 'la-regina-degli-scacchi-2020',
    titolo: 'La regina degli scacchi',
    data: '2020-10-23',
    autore: 'Scott Frank, Allan Scott',
    stagioni: 1,
    generi: ['Dramma'],
    trama:
      "In un orfanotrofio del Kentucky la piccola Beth impara a giocare a scacchi dal custode, nello scantinato. Scopre di vedere le partite sul soffitto e comincia a battere uomini adulti, un torneo dopo l'altro. Il talento la porta lontano, ma le dipendenze giocano sempre con il bianco.",
  },
  {
    type: 'serie',
    slug: 'tutto-chiede-salvezza-2022',
    titolo: 'Tutto chiede salvezza',
    data: '2022-10-14',
    autore: 'Francesco Bruni',
    stagioni: 2,
    generi: ['Dramma', 'Commedia'],
    trama:
      "Daniele ha vent'anni e, dopo una notte di crisi, si sveglia in un reparto psichiatrico dove resterà una settimana. Vorrebbe solo andarsene, ma i cinque compagni di stanza hanno ferite che somigliano alla sua. Sette giorni di caldo, risate e paure possono bastare per chiedere aiuto.",
  },
  {
    type: 'serie',
    slug: 'esterno-notte-2022',
    titolo: 'Esterno notte',
    data: '2022-11-14',
    autore: 'Marco Bellocchio',
    stagioni: 1,
    generi: ['Dramma', 'War & Politics', 'Crime'],
    trama:
      "Roma, primavera del 1978: le Brigate Rosse rapiscono il presidente della Democrazia Cristiana Aldo Moro. Per cinquantacinque giorni l'Italia trattiene il fiato, e la serie la osserva attraverso gli occhi del ministro, del papa, dei terroristi e della moglie. Ognuno con la sua verità, ognuno con la sua notte.",
  },
  {
    type: 'serie',
    slug: 'm-il-figlio-del-secolo-2025',
    titolo: 'M. Il figlio del secolo',
    data: '2025-01-10',
    autore: 'Stefano Bises, Davide Serino',
    stagioni: 1,
    generi: ['Dramma', 'War & Politics'],
    trama:
      'Nel 1919 un giornalista cacciato dal Partito socialista fonda a Milano un movimento di reduci e arrabbiati. Benito Mussolini ci parla in faccia, seduce e minaccia, mentre la violenza delle sue squadre piega un Paese stanco. Dal romanzo di Antonio Scurati, la nascita del fascismo a ritmo di techno.',
  },
];
