import type { Film } from '../work.ts';

/** Italian films of the Seventies. */
export const italianSeventiesFilms: readonly Film[] = [
  {
    type: 'film',
    slug: 'indagine-su-un-cittadino-al-di-sopra-di-ogni-sospetto-1970',
    titolo: 'Indagine su un cittadino al di sopra di ogni sospetto',
    data: '1970-02-09',
    autore: 'Elio Petri',
    minuti: 115,
    generi: ['Crime', 'Dramma', 'Thriller'],
    trama:
      "Il capo della squadra omicidi uccide l'amante e semina apposta le prove della propria colpevolezza. Vuole vedere fin dove arriva il potere che gli copre le spalle. Gian Maria Volonté e il mandolino beffardo di Morricone per un apologo che scotta ancora.",
  },
  {
    type: 'film',
    slug: 'l-uccello-dalle-piume-di-cristallo-1970',
    titolo: "L'uccello dalle piume di cristallo",
    data: '1970-02-19',
    autore: 'Dario Argento',
    minuti: 98,
    generi: ['Thriller', 'Mistero', 'Horror'],
    trama:
      "Uno scrittore americano a Roma assiste da dietro una vetrina al tentato omicidio di una donna, senza poter intervenire. Un dettaglio di quella scena continua a sfuggirgli, e l'assassino lo sa. L'esordio di Argento mette i guanti neri al brivido italiano.",
  },
  {
    type: 'film',
    slug: 'il-conformista-1970',
    titolo: 'Il conformista',
    data: '1970-07-01',
    autore: 'Bernardo Bertolucci',
    minuti: 113,
    generi: ['Dramma', 'Thriller'],
    trama:
      'Marcello Clerici vuole soltanto essere come gli altri: una moglie qualunque, un posto nel regime. La polizia segreta fascista gli chiede di partire per Parigi e far eliminare il suo vecchio professore. Storaro dipinge di luci e ombre il ritratto di un uomo vuoto.',
  },
  {
    type: 'film',
    slug: 'lo-chiamavano-trinita-1970',
    titolo: 'Lo chiamavano Trinità...',
    data: '1970-12-22',
    autore: 'Enzo Barboni',
    minuti: 115,
    generi: ['Western', 'Commedia', 'Azione'],
    trama:
      'Trinità viaggia sdraiato su una lettiga trainata dal cavallo e spara più veloce della sua pigrizia. Suo fratello Bambino si finge sceriffo in attesa di un buon colpo, e non è felice di vederlo. Una comunità di pacifici mormoni ha bisogno di due come loro, fagioli e sganassoni inclusi.',
  },
  {
    type: 'film',
    slug: 'morte-a-venezia-1971',
    titolo: 'Morte a Venezia',
    data: '1971-03-01',
    autore: 'Luchino Visconti',
    minuti: 130,
    generi: ['Dramma'],
    trama:
      'Il compositore Gustav von Aschenbach cerca riposo al Lido, stanco di sé e della propria arte. La bellezza di un adolescente polacco, Tadzio, lo turba come una musica mai scritta. Intanto dalle calli sale un odore di disinfettante di cui nessuno vuol parlare.',
  },
  {
    type: 'film',
    slug: 'reazione-a-catena-1971',
    titolo: 'Reazione a catena',
    data: '1971-09-08',
    autore: 'Mario Bava',
    minuti: 84,
    generi: ['Horror', 'Thriller', 'Mistero'],
    trama:
      "Intorno a una baia incantevole la morte di una contessa scatena gli appetiti di eredi, speculatori e vicini. Ognuno ha un movente, molti hanno un'arma, nessuno è al sicuro. Con umorismo nero Bava conta i cadaveri e prepara il terreno a tutti gli slasher futuri.",
  },
  {
    type: 'film',
    slug: 'non-si-sevizia-un-paperino-1972',
    titolo: 'Non si sevizia un paperino',
    data: '1972-09-29',
    autore: 'Lucio Fulci',
    minuti: 105,
    generi: ['Thriller', 'Horror', 'Mistero'],
    trama:
      'In un paese del Sud qualcuno uccide i bambini, e la folla cerca in fretta un colpevole: la fattucchiera, lo scemo del villaggio, la forestiera. Un cronista venuto dal Nord prova a guardare oltre le superstizioni. Un giallo assolato, crudele e pieno di rabbia civile.',
  },
  {
    type: 'film',
    slug: 'ultimo-tango-a-parigi-1972',
    titolo: 'Ultimo tango a Parigi',
    data: '1972-10-14',
    autore: 'Bernardo Bertolucci',
    minuti: 129,
    generi: ['Dramma', 'Romance'],
    adult: true,
    trama:
      'Un americano appena rimasto vedovo e una ragazza parigina si incontrano in un appartamento vuoto da affittare. Decidono di rivedersi lì, senza nomi e senza passato. Ma il mondo lasciato fuori dalla porta non smette di bussare.',
  },
  {
    type: 'film',
    slug: 'amarcord-1973',
    titolo: 'Amarcord',
    data: '1973-12-18',
    autore: 'Federico Fellini',
    minuti: 123,
    generi: ['Commedia', 'Dramma'],
    trama:
      "Un anno di vita in un borgo romagnolo degli anni Trenta, fra le manine di primavera, la nebbia e il passaggio del Rex. Il giovane Titta ha un padre collerico, uno zio sull'albero e gli occhi pieni della Gradisca. Fellini inventa ricordi più veri del vero.",
  },
  {
    type: 'film',
    slug: 'altrimenti-ci-arrabbiamo-1974',
    titolo: '...altrimenti ci arrabbiamo!',
    data: '1974-03-29',
    autore: 'Marcello Fondato',
    minuti: 101,
    generi: ['Azione', 'Commedia'],
    trama:
      'Kid e Ben vincono a pari merito una dune buggy rossa con cappottina gialla, che gli scagnozzi di un boss distruggono subito dopo. I due chiedono con gentilezza di riaverne una uguale. Altrimenti, come da titolo, cominciano a volare schiaffoni, con coro di pompieri.',
  },
  {
    type: 'film',
    slug: 'il-portiere-di-notte-1974',
    titolo: 'Il portiere di notte',
    data: '1974-04-03',
    autore: 'Liliana Cavani',
    minuti: 118,
    generi: ['Dramma'],
    adult: true,
    trama:
      'Vienna, 1957: il portiere di un albergo riconosce in una cliente la ragazza che fu sua prigioniera in un lager. Il legame oscuro fra vittima e carnefice si riaccende, e i vecchi camerati di lui si allarmano. Un film disturbante sulla memoria che non si lascia archiviare.',
  },
  {
    type: 'film',
    slug: 'c-eravamo-tanto-amati-1974',
    titolo: "C'eravamo tanto amati",
    data: '1974-12-21',
    autore: 'Ettore Scola',
    minuti: 124,
    generi: ['Commedia', 'Dramma'],
    trama:
      "Gianni, Antonio e Nicola erano partigiani insieme e volevano cambiare il mondo. Trent'anni dopo uno è ricco, uno fa il portantino, uno litiga ancora sul neorealismo, e tutti e tre hanno amato Luciana. Scola racconta l'Italia con un sorriso che pizzica gli occhi.",
  },
  {
    type: 'film',
    slug: 'profondo-rosso-1975',
    titolo: 'Profondo rosso',
    data: '1975-03-07',
    autore: 'Dario Argento',
    minuti: 126,
    generi: ['Horror', 'Thriller', 'Mistero'],
    trama:
      "Il pianista Marc assiste dalla piazza all'assassinio di una sensitiva e accorre troppo tardi. È certo di aver visto qualcosa in quel corridoio di quadri, ma non ricorda che cosa. Una nenia infantile, una villa abbandonata e i Goblin a tutto volume.",
  },
  {
    type: 'film',
    slug: 'fantozzi-1975',
    titolo: 'Fantozzi',
    data: '1975-03-27',
    autore: 'Luciano Salce',
    minuti: 100,
    generi: ['Commedia'],
    trama:
      "Il ragionier Ugo Fantozzi prende l'autobus al volo, gioca a tennis nella nebbia e adora invano la signorina Silvani. La nuvola dell'impiegato lo segue ovunque, il Megadirettore lo ignora con metodo. Paolo Villaggio dà un nome a tutte le nostre umiliazioni.",
  },
  {
    type: 'film',
    slug: 'amici-miei-1975',
    titolo: 'Amici miei',
    data: '1975-08-15',
    autore: 'Mario Monicelli',
    minuti: 140,
    generi: ['Commedia', 'Dramma'],
    trama:
      'Un giornalista, un architetto, un barista, un conte spiantato e un primario si concedono le loro zingarate per Firenze e dintorni. Supercazzole, schiaffi ai treni e scherzi lunghi settimane tengono lontana la malinconia. Almeno finché si ride tutti insieme.',
  },
  {
    type: 'film',
    slug: 'salo-o-le-120-giornate-di-sodoma-1975',
    titolo: 'Salò o le 120 giornate di Sodoma',
    data: '1975-11-23',
    autore: 'Pier Paolo Pasolini',
    minuti: 117,
    generi: ['Dramma'],
    adult: true,
    trama:
      "Negli ultimi mesi della Repubblica sociale quattro uomini di potere si chiudono in una villa con un gruppo di giovani prigionieri. Un regolamento minuzioso stabilisce ciò che ne sarà di loro. Pasolini prende Sade a metafora e firma l'opera più dura sul potere che riduce i corpi a cose.",
  },
  {
    type: 'film',
    slug: 'suspiria-1977',
    titolo: 'Suspiria',
    data: '1977-02-01',
    autore: 'Dario Argento',
    minuti: 98,
    generi: ['Horror'],
    trama:
      "Susy arriva di notte, sotto un diluvio, alla celebre accademia di danza di Friburgo e vede un'allieva fuggire atterrita. Fra corridoi rossi e blu, insegnanti severe e passi che non portano all'uscita, qualcosa respira dietro le pareti. Una fiaba nera con la musica dei Goblin.",
  },
  {
    type: 'film',
    slug: 'una-giornata-particolare-1977',
    titolo: 'Una giornata particolare',
    data: '1977-05-17',
    autore: 'Ettore Scola',
    minuti: 105,
    generi: ['Dramma'],
    trama:
      'Il 6 maggio 1938 tutta Roma corre alla parata per Hitler, e un caseggiato popolare si svuota. Restano Antonietta, casalinga e madre di sei figli, e Gabriele, annunciatore radiofonico licenziato. Un merlo scappato dalla gabbia fa incontrare due solitudini.',
  },
  {
    type: 'film',
    slug: 'zombi-2-1979',
    titolo: 'Zombi 2',
    data: '1979-08-25',
    autore: 'Lucio Fulci',
    minuti: 91,
    generi: ['Horror'],
    trama:
      "Un veliero senza equipaggio entra nel porto di New York con un passeggero affamato. La figlia del proprietario e un giornalista risalgono alla sua origine, un'isola delle Antille in cui i morti non trovano pace. Fulci non distoglie mai lo sguardo, nemmeno sott'acqua.",
  },
];
