import type { Film } from '../work.ts';

/** Films of the Forties. */
export const fortiesFilms: readonly Film[] = [
  {
    type: 'film',
    slug: 'pinocchio-1940',
    titolo: 'Pinocchio',
    data: '1940-02-07',
    autore: 'Ben Sharpsteen, Hamilton Luske',
    minuti: 88,
    generi: ['Animazione', 'Famiglia', 'Fantasy', 'Avventura'],
    trama:
      'Geppetto esprime un desiderio a una stella e il suo burattino si mette a camminare. Per diventare un bambino vero, però, Pinocchio deve dimostrarsi buono, e il mondo è pieno di volpi, burattinai e paesi dei balocchi. Per fortuna ha una coscienza col cilindro: il Grillo Parlante.',
  },
  {
    type: 'film',
    slug: 'il-grande-dittatore-1940',
    titolo: 'Il grande dittatore',
    data: '1940-10-15',
    autore: 'Charlie Chaplin',
    minuti: 125,
    generi: ['Commedia', 'Dramma', 'Guerra'],
    trama:
      "Un barbiere ebreo torna nel ghetto dopo anni di amnesia e trova il paese in mano ad Adenoid Hynkel, tiranno isterico che gioca col mappamondo. I due sono identici come gocce d'acqua, e prima o poi qualcuno li confonderà. La risata più coraggiosa del suo tempo.",
  },
  {
    type: 'film',
    slug: 'fantasia-1940',
    titolo: 'Fantasia',
    data: '1940-11-13',
    autore: 'James Algar, Samuel Armstrong e altri',
    minuti: 126,
    generi: ['Animazione', 'Famiglia', 'Musica', 'Fantasy'],
    trama:
      'Otto brani di musica classica diventano altrettanti mondi disegnati: dinosauri per Stravinskij, ippopotami in tutù per Ponchielli, demoni per Musorgskij. Topolino, apprendista stregone, incanta una scopa e non sa più fermarla. Sul podio, Leopold Stokowski.',
  },
  {
    type: 'film',
    slug: 'quarto-potere-1941',
    titolo: 'Quarto potere',
    data: '1941-05-01',
    autore: 'Orson Welles',
    minuti: 119,
    generi: ['Dramma', 'Mistero'],
    trama:
      "Il magnate della stampa Charles Foster Kane muore solo nel suo castello pronunciando una parola: «Rosabella». Un cronista interroga chi l'ha amato, servito e detestato per scoprire che cosa volesse dire. Ogni racconto aggiunge una tessera a un uomo che aveva tutto.",
  },
  {
    type: 'film',
    slug: 'il-mistero-del-falco-1941',
    titolo: 'Il mistero del falco',
    data: '1941-10-03',
    autore: 'John Huston',
    minuti: 100,
    generi: ['Crime', 'Mistero', 'Thriller'],
    trama:
      "L'investigatore Sam Spade accetta il caso di una cliente troppo bella e il suo socio ci rimette la pelle. Tutti, a San Francisco, sembrano cercare la statuetta di un falco carica d'oro e di bugie. Fra mascalzoni cerimoniosi e pistole puntate, Spade non si fida di nessuno.",
  },
  {
    type: 'film',
    slug: 'dumbo-1941',
    titolo: 'Dumbo',
    data: '1941-10-23',
    autore: 'Ben Sharpsteen',
    minuti: 64,
    generi: ['Animazione', 'Famiglia', 'Musica'],
    trama:
      'La cicogna consegna alla signora Jumbo un elefantino adorabile, ma con due orecchie enormi che fanno ridere tutto il circo. Separato dalla mamma, Dumbo trova un amico nel topolino Timoteo. E se quelle orecchie servissero a qualcosa di meraviglioso?',
  },
  {
    type: 'film',
    slug: 'casablanca-1942',
    titolo: 'Casablanca',
    data: '1942-11-26',
    autore: 'Michael Curtiz',
    minuti: 102,
    generi: ['Dramma', 'Romance', 'Guerra'],
    trama:
      "Nel Marocco del 1941 tutti passano dal locale di Rick, che non s'impiccia di politica e ha chiuso il cuore a Parigi. Una sera entra Ilsa, la donna che lo lasciò alla stazione, al braccio di un eroe della Resistenza. In tasca a Rick ci sono due lasciapassare, e il pianista conosce la canzone.",
  },
  {
    type: 'film',
    slug: 'ossessione-1943',
    titolo: 'Ossessione',
    data: '1943-05-16',
    autore: 'Luchino Visconti',
    minuti: 140,
    generi: ['Crime', 'Dramma', 'Romance'],
    trama:
      "Il vagabondo Gino si ferma in uno spaccio lungo il Po e incontra Giovanna, sposata a un uomo che non sopporta. La passione esplode sotto il sole della Bassa, e con lei un'idea da cui non si torna indietro. L'esordio di Visconti spalanca le finestre del cinema italiano.",
  },
  {
    type: 'film',
    slug: 'arsenico-e-vecchi-merletti-1944',
    titolo: 'Arsenico e vecchi merletti',
    data: '1944-09-01',
    autore: 'Frank Capra',
    minuti: 118,
    generi: ['Commedia', 'Crime', 'Thriller'],
    trama:
      'Mortimer Brewster, scapolo convinto appena sposato, passa dalle due zie per dare la bella notizia. Nella cassapanca del salotto trova un cadavere, e le care vecchine spiegano candide che non è il primo. Nel frattempo torna un fratello criminale, e un altro si crede presidente.',
  },
  {
    type: 'film',
    slug: 'roma-citta-aperta-1945',
    titolo: 'Roma città aperta',
    data: '1945-09-27',
    autore: 'Roberto Rossellini',
    minuti: 103,
    generi: ['Dramma', 'Guerra'],
    trama:
      "Nella Roma occupata l'ingegner Manfredi, capo della Resistenza, sfugge alla Gestapo e trova rifugio fra la gente del Prenestino. Lo aiutano il tipografo Francesco, la sua combattiva compagna Pina e don Pietro, il parroco. Girato fra le macerie ancora calde, è il film da cui tutto ricomincia.",
  },
  {
    type: 'film',
    slug: 'sciuscia-1946',
    titolo: 'Sciuscià',
    data: '1946-04-27',
    autore: 'Vittorio De Sica',
    minuti: 93,
    generi: ['Dramma'],
    trama:
      "Giuseppe e Pasquale lucidano le scarpe dei soldati americani e sognano un cavallo bianco tutto loro. Per racimolare i soldi si lasciano coinvolgere in un affare sporco e finiscono nel riformatorio. Dietro le sbarre anche un'amicizia giurata può incrinarsi.",
  },
  {
    type: 'film',
    slug: 'notorious-l-amante-perduta-1946',
    titolo: "Notorious - L'amante perduta",
    data: '1946-08-15',
    autore: 'Alfred Hitchcock',
    minuti: 101,
    generi: ['Thriller', 'Romance', 'Dramma'],
    trama:
      "L'agente Devlin recluta Alicia, figlia di una spia nazista, per infiltrarsi in una cerchia sospetta a Rio de Janeiro. I due si amano, ma la missione prevede che lei seduca un altro. Tutto gira intorno a una chiave, una cantina e qualche bottiglia di troppo.",
  },
  {
    type: 'film',
    slug: 'la-bella-e-la-bestia-1946',
    titolo: 'La bella e la bestia',
    data: '1946-10-29',
    autore: 'Jean Cocteau',
    minuti: 93,
    generi: ['Fantasy', 'Romance', 'Dramma'],
    trama:
      'Per aver colto una rosa, un mercante deve la vita a una creatura metà uomo e metà belva. La figlia Bella si offre al suo posto ed entra in un castello dove braccia umane reggono i candelabri. Ogni sera, alle sette, la Bestia le pone la stessa domanda.',
  },
  {
    type: 'film',
    slug: 'paisa-1946',
    titolo: 'Paisà',
    data: '1946-12-10',
    autore: 'Roberto Rossellini',
    minuti: 126,
    generi: ['Dramma', 'Guerra', 'Storia'],
    trama:
      "Dallo sbarco in Sicilia alle paludi del Po, sei incontri fra italiani e soldati alleati lungo la penisola in guerra. Uno scugnizzo che ruba un paio di scarpe, un'infermiera nella Firenze divisa, tre cappellani in convento. Lingue diverse, la stessa fatica di capirsi.",
  },
  {
    type: 'film',
    slug: 'la-vita-e-meravigliosa-1946',
    titolo: 'La vita è meravigliosa',
    data: '1946-12-20',
    autore: 'Frank Capra',
    minuti: 130,
    generi: ['Dramma', 'Famiglia', 'Fantasy'],
    trama:
      'George Bailey ha rinunciato ai viaggi, agli studi e ai sogni per restare accanto alla gente di Bedford Falls. La vigilia di Natale, rovinato da un ammanco, pensa che il mondo starebbe meglio senza di lui. Dal cielo gli mandano Clarence, un angelo di seconda classe.',
  },
  {
    type: 'film',
    slug: 'nodo-alla-gola-1948',
    titolo: 'Nodo alla gola',
    data: '1948-08-26',
    autore: 'Alfred Hitchcock',
    minuti: 80,
    generi: ['Thriller', 'Crime', 'Dramma'],
    trama:
      'Due giovani brillanti strangolano un compagno di studi per puro esercizio di superiorità, lo chiudono in un baule e ci servono sopra la cena. Fra gli invitati ci sono i parenti della vittima e un vecchio professore troppo acuto. Hitchcock gira in lunghissime riprese, senza lasciar respirare nessuno.',
  },
  {
    type: 'film',
    slug: 'la-terra-trema-1948',
    titolo: 'La terra trema',
    data: '1948-09-02',
    autore: 'Luchino Visconti',
    minuti: 160,
    generi: ['Dramma'],
    trama:
      "Ad Aci Trezza il giovane 'Ntoni Valastro si ribella ai grossisti che strozzano i pescatori e ipoteca la casa per mettersi in proprio. Il mare e gli uomini gli presenteranno il conto. Visconti rilegge I Malavoglia con gente vera del paese, che recita nella propria lingua.",
  },
  {
    type: 'film',
    slug: 'ladri-di-biciclette-1948',
    titolo: 'Ladri di biciclette',
    data: '1948-11-24',
    autore: 'Vittorio De Sica',
    minuti: 89,
    generi: ['Dramma'],
    trama:
      'Dopo mesi di disoccupazione Antonio trova un posto da attacchino: serve solo una bicicletta. Il primo giorno di lavoro gliela rubano. Con il piccolo Bruno alle calcagna comincia una domenica di ricerche per tutta Roma, fra mercati, chiese e osterie.',
  },
  {
    type: 'film',
    slug: 'il-terzo-uomo-1949',
    titolo: 'Il terzo uomo',
    data: '1949-09-01',
    autore: 'Carol Reed',
    minuti: 104,
    generi: ['Thriller', 'Mistero', 'Crime'],
    trama:
      "Lo scrittore squattrinato Holly Martins arriva nella Vienna divisa in quattro settori, giusto in tempo per il funerale dell'amico Harry Lime. I testimoni dell'incidente non concordano su quanti uomini fossero presenti. Una cetra accompagna la sua ricerca fra macerie, ombre oblique e fogne.",
  },
];
