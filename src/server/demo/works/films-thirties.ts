import type { Film } from '../work.ts';

/** Films of the Thirties. */
export const thirtiesFilms: readonly Film[] = [
  {
    type: 'film',
    slug: 'luci-della-citta-1931',
    titolo: 'Luci della città',
    data: '1931-01-30',
    autore: 'Charlie Chaplin',
    minuti: 87,
    generi: ['Commedia', 'Dramma', 'Romance'],
    trama:
      "Una fioraia cieca scambia il Vagabondo per un milionario e lui, innamorato, fa di tutto per non deluderla. L'amicizia con un ricco che lo adora da ubriaco e non lo riconosce da sobrio gli complica la vita. Per pagarle le cure finirà persino su un ring.",
  },
  {
    type: 'film',
    slug: 'dracula-1931',
    titolo: 'Dracula',
    data: '1931-02-12',
    autore: 'Tod Browning',
    minuti: 75,
    generi: ['Horror'],
    trama:
      "L'agente Renfield raggiunge un castello della Transilvania per vendere un'abbazia inglese a un conte dai modi squisiti. Poco dopo, a Londra, giovani donne cominciano a spegnersi senza una spiegazione. Solo il professor Van Helsing sospetta di quell'ospite elegante che non si riflette negli specchi.",
  },
  {
    type: 'film',
    slug: 'm-il-mostro-di-dusseldorf-1931',
    titolo: 'M - Il mostro di Düsseldorf',
    data: '1931-05-11',
    autore: 'Fritz Lang',
    minuti: 117,
    generi: ['Thriller', 'Crime', 'Dramma'],
    trama:
      'Un assassino di bambini terrorizza la città e fischietta sempre lo stesso motivo. La polizia setaccia ogni angolo, e le retate danno tanto fastidio alla malavita che anche i criminali decidono di dargli la caccia. Fra le due reti, un uomo qualunque con una lettera sulla spalla.',
  },
  {
    type: 'film',
    slug: 'frankenstein-1931',
    titolo: 'Frankenstein',
    data: '1931-11-21',
    autore: 'James Whale',
    minuti: 71,
    generi: ['Horror', 'Fantascienza', 'Dramma'],
    trama:
      'In una torre battuta dal temporale il dottor Frankenstein cuce insieme pezzi di cadaveri e aspetta il fulmine giusto. La creatura apre gli occhi, ma nessuno le ha insegnato a vivere fra gli uomini. Boris Karloff regala al mostro più famoso del cinema uno sguardo da bambino sperduto.',
  },
  {
    type: 'film',
    slug: 'freaks-1932',
    titolo: 'Freaks',
    data: '1932-02-12',
    autore: 'Tod Browning',
    minuti: 64,
    generi: ['Horror', 'Dramma'],
    trama:
      'La trapezista Cleopatra scopre che il piccolo Hans, innamorato di lei, ha ereditato una fortuna, e decide di sposarlo. Nel circo, però, chi offende uno degli artisti del baraccone li offende tutti. Browning gira con veri fenomeni da circo un film che la sua epoca non seppe guardare.',
  },
  {
    type: 'film',
    slug: 'king-kong-1933',
    titolo: 'King Kong',
    data: '1933-03-02',
    autore: 'Merian C. Cooper, Ernest B. Schoedsack',
    minuti: 100,
    generi: ['Avventura', 'Fantasy', 'Horror'],
    trama:
      "Un regista temerario porta la sua troupe su un'isola segnata su una sola mappa, dove un muro immenso tiene lontano qualcosa. L'attrice Ann viene offerta in dono a Kong, re di una giungla abitata da dinosauri. E qualcuno pensa che quel gigante farebbe furore a Broadway.",
  },
  {
    type: 'film',
    slug: 'la-guerra-lampo-dei-fratelli-marx-1933',
    titolo: 'La guerra lampo dei fratelli Marx',
    data: '1933-11-17',
    autore: 'Leo McCarey',
    minuti: 68,
    generi: ['Commedia', 'Guerra'],
    trama:
      "Lo stato di Freedonia è al verde e la sua ricca benefattrice pretende un nuovo capo: l'irresponsabile Rufus T. Firefly. Fra spie incapaci, insulti a raffica e uno specchio che non c'è, un battibecco diventa un incidente diplomatico. La guerra, si sa, è una faccenda troppo buffa per lasciarla ai generali.",
  },
  {
    type: 'film',
    slug: 'accadde-una-notte-1934',
    titolo: 'Accadde una notte',
    data: '1934-02-22',
    autore: 'Frank Capra',
    minuti: 105,
    generi: ['Commedia', 'Romance'],
    trama:
      "Un'ereditiera in fuga dal padre sale su una corriera notturna e si ritrova accanto un cronista squattrinato in cerca dello scoop. Lui le offre aiuto in cambio dell'esclusiva, lei lo trova insopportabile. Una coperta stesa fra due letti basterà a tenerli lontani?",
  },
  {
    type: 'film',
    slug: 'il-club-dei-39-1935',
    titolo: 'Il club dei 39',
    data: '1935-06-06',
    autore: 'Alfred Hitchcock',
    minuti: 86,
    generi: ['Thriller', 'Mistero', 'Crime'],
    trama:
      'Richard Hannay ospita una sconosciuta che dice di essere una spia: al mattino la trova uccisa. Braccato dalla polizia e dagli assassini, fugge verso la Scozia con un segreto di cui capisce poco. Come se non bastasse, finisce ammanettato a una donna che non gli crede.',
  },
  {
    type: 'film',
    slug: 'tempi-moderni-1936',
    titolo: 'Tempi moderni',
    data: '1936-02-05',
    autore: 'Charlie Chaplin',
    minuti: 87,
    generi: ['Commedia', 'Dramma', 'Romance'],
    trama:
      "Alla catena di montaggio Charlot stringe bulloni a un ritmo tale da perdere la ragione, e da lì entra ed esce di prigione. L'incontro con una monella affamata gli ridà voglia di una casa, anche minuscola. Una satira esilarante della macchina che mangia l'uomo.",
  },
  {
    type: 'film',
    slug: 'la-grande-illusione-1937',
    titolo: 'La grande illusione',
    data: '1937-06-08',
    autore: 'Jean Renoir',
    minuti: 114,
    generi: ['Dramma', 'Guerra'],
    trama:
      'Durante la Grande Guerra due aviatori francesi, un aristocratico e un meccanico, finiscono prigionieri dei tedeschi. Fra gallerie scavate di notte e recite improvvisate, scoprono che le vere frontiere dividono le classi più dei popoli. Al castello li attende un comandante gentiluomo con la schiena spezzata.',
  },
  {
    type: 'film',
    slug: 'biancaneve-e-i-sette-nani-1937',
    titolo: 'Biancaneve e i sette nani',
    data: '1937-12-21',
    autore: 'David Hand',
    minuti: 83,
    generi: ['Animazione', 'Famiglia', 'Fantasy', 'Musica'],
    trama:
      'Lo specchio ha parlato: la più bella del reame non è più la regina, ma la giovane Biancaneve. In fuga nel bosco, la ragazza trova rifugio in una casetta disordinata dove tutto è in misura ridotta. Sette padroni di casa, un mucchio di canzoni e una vecchina con una mela lucidissima.',
  },
  {
    type: 'film',
    slug: 'la-leggenda-di-robin-hood-1938',
    titolo: 'La leggenda di Robin Hood',
    data: '1938-05-14',
    autore: 'Michael Curtiz, William Keighley',
    minuti: 102,
    generi: ['Azione', 'Avventura', 'Romance'],
    trama:
      "Mentre re Riccardo è prigioniero, il principe Giovanni spreme i sassoni a suon di tasse. Sir Robin di Locksley risponde con frecce, risate e una banda di allegri fuorilegge nella foresta di Sherwood. Duelli sulle scale e Technicolor smagliante fanno di Errol Flynn l'eroe definitivo.",
  },
  {
    type: 'film',
    slug: 'ombre-rosse-1939',
    titolo: 'Ombre rosse',
    data: '1939-02-02',
    autore: 'John Ford',
    minuti: 96,
    generi: ['Western', 'Avventura'],
    trama:
      'Una diligenza parte per Lordsburg attraverso il territorio di Geronimo: a bordo un medico ubriacone, una prostituta cacciata dal paese, un giocatore e un banchiere troppo nervoso. Lungo la pista sale anche Ringo, evaso con un conto da regolare. Nove persone, un solo viaggio e la Monument Valley.',
  },
  {
    type: 'film',
    slug: 'il-mago-di-oz-1939',
    titolo: 'Il mago di Oz',
    data: '1939-08-10',
    autore: 'Victor Fleming',
    minuti: 102,
    generi: ['Famiglia', 'Avventura', 'Fantasy', 'Musica'],
    trama:
      'Un tornado strappa Dorothy e il cagnolino Totò al Kansas in bianco e nero e li posa in un regno a colori. Per tornare a casa bisogna seguire la strada di mattoni gialli fino al grande mago. La accompagnano uno spaventapasseri, un uomo di latta e un leone con poco coraggio.',
  },
  {
    type: 'film',
    slug: 'via-col-vento-1939',
    titolo: 'Via col vento',
    data: '1939-12-15',
    autore: 'Victor Fleming',
    minuti: 233,
    generi: ['Dramma', 'Romance', 'Guerra', 'Storia'],
    trama:
      "La capricciosa Rossella O'Hara ama Ashley, che sta per sposare un'altra, mentre il cinico Rhett Butler ama lei. La guerra di Secessione spazza via balli e piantagioni e costringe tutti a reinventarsi. Fra le rovine di Tara, Rossella giura che non patirà mai più la fame.",
  },
];
