import type { Film } from '../work.ts';

/** Films first released between 2007 and 2009, oldest first. */
export const lateTwoThousandsFilms: readonly Film[] = [
  {
    type: 'film',
    slug: 'persepolis-2007',
    titolo: 'Persepolis',
    data: '2007-06-27',
    autore: 'Marjane Satrapi, Vincent Paronnaud',
    minuti: 95,
    generi: ['Animazione', 'Dramma'],
    trama:
      "Teheran, 1978: Marjane ha otto anni, ama Bruce Lee e vorrebbe fare la profeta. La rivoluzione prima la entusiasma, poi le impone il velo e la allontana da casa. In un bianco e nero pieno d'ironia, l'autrice ripercorre la propria vita tra l'Iran e l'Europa, sentendosi straniera ovunque.",
  },
  {
    type: 'film',
    slug: 'ratatouille-2007',
    titolo: 'Ratatouille',
    data: '2007-06-29',
    autore: 'Brad Bird',
    minuti: 111,
    generi: ['Animazione', 'Commedia', 'Famiglia'],
    trama:
      'Rémy ha un olfatto sopraffino e sogna di diventare chef, ma è un topo, e in cucina i topi non sono graditi. A Parigi stringe un patto con Linguini, sguattero senza talento: lui cucinerà nascosto sotto il cappello. Il ristorante torna di moda, e il temutissimo critico Ego prenota un tavolo.',
  },
  {
    type: 'film',
    slug: 'non-e-un-paese-per-vecchi-2007',
    titolo: 'Non è un paese per vecchi',
    data: '2007-11-09',
    autore: 'Joel Coen, Ethan Coen',
    minuti: 122,
    generi: ['Crime', 'Dramma', 'Thriller'],
    trama:
      'Nel Texas del 1980 un cacciatore si imbatte in una strage tra narcotrafficanti e si porta via una valigetta con due milioni di dollari. Sulle sue tracce si mette Anton Chigurh, assassino metodico che decide le sorti altrui a testa o croce. Lo sceriffo Bell, vicino alla pensione, fatica a riconoscere il proprio paese.',
  },
  {
    type: 'film',
    slug: 'rec-2007',
    titolo: 'Rec',
    data: '2007-11-23',
    autore: 'Jaume Balagueró, Paco Plaza',
    minuti: 78,
    generi: ['Horror', 'Thriller'],
    trama:
      "Una giovane cronista e il suo operatore passano la notte con i pompieri di Barcellona, sperando in qualcosa di interessante. Arriva una chiamata da un condominio dove un'anziana urla chiusa in casa. Quando le autorità sigillano il palazzo, alla telecamera non resta che continuare a riprendere.",
  },
  {
    type: 'film',
    slug: 'gomorra-2008',
    titolo: 'Gomorra',
    data: '2008-05-16',
    autore: 'Matteo Garrone',
    minuti: 137,
    generi: ['Crime', 'Dramma'],
    trama:
      "Cinque storie tra Scampia e Casal di Principe: un contabile dei clan, un ragazzino che vuole entrare nel giro, un sarto, un giovane laureato nei rifiuti, due incoscienti che giocano a fare Scarface. Garrone filma la camorra senza eroi né fascino. Il cemento delle Vele sembra non avere vie d'uscita.",
  },
  {
    type: 'film',
    slug: 'il-divo-2008',
    titolo: 'Il divo',
    data: '2008-05-28',
    autore: 'Paolo Sorrentino',
    minuti: 110,
    generi: ['Dramma', 'Storia'],
    trama:
      "Giulio Andreotti, sette volte presidente del Consiglio, attraversa i primi anni Novanta tra emicranie, battute fulminanti e un potere che sembra non finire mai. Attorno a lui si muove una corte grottesca, mentre cresce l'ombra dei processi. Sorrentino ne fa un'opera rock su un uomo indecifrabile.",
  },
  {
    type: 'film',
    slug: 'wall-e-2008',
    titolo: 'WALL-E',
    data: '2008-06-27',
    autore: 'Andrew Stanton',
    minuti: 98,
    generi: ['Animazione', 'Avventura', 'Famiglia', 'Fantascienza'],
    trama:
      "Da settecento anni un piccolo robot compatta i rifiuti di una Terra abbandonata, collezionando tesori e guardando un vecchio musical. L'arrivo della lucente EVE, in cerca di tracce di vita, gli fa battere i circuiti. Per non perderla si aggrappa alla sua astronave e vola dove gli umani hanno smesso di camminare.",
  },
  {
    type: 'film',
    slug: 'il-cavaliere-oscuro-2008',
    titolo: 'Il cavaliere oscuro',
    data: '2008-07-18',
    autore: 'Christopher Nolan',
    minuti: 152,
    generi: ['Azione', 'Crime', 'Dramma', 'Thriller'],
    trama:
      'Batman, il tenente Gordon e il procuratore Harvey Dent stanno per ripulire Gotham dalla malavita. Poi compare il Joker, criminale senza passato e senza piani, a cui interessa soltanto vedere il mondo bruciare. Ogni sua trappola pone la stessa domanda: fin dove arriva un uomo giusto prima di cedere?',
  },
  {
    type: 'film',
    slug: 'ponyo-sulla-scogliera-2008',
    titolo: 'Ponyo sulla scogliera',
    data: '2008-07-19',
    autore: 'Hayao Miyazaki',
    minuti: 101,
    generi: ['Animazione', 'Avventura', 'Famiglia', 'Fantasy'],
    trama:
      'Sosuke, cinque anni, trova sulla spiaggia una pesciolina rossa incastrata in un barattolo e la chiama Ponyo. Lei assaggia il prosciutto, si affeziona e decide che vuole diventare una bambina. Il padre, mago del mare, tenta di impedirlo, mentre le onde diventano pesci giganti e salgono fino alle case.',
  },
  {
    type: 'film',
    slug: 'man-on-wire-2008',
    titolo: 'Man on Wire - Un uomo tra le torri',
    data: '2008-07-25',
    autore: 'James Marsh',
    minuti: 94,
    generi: ['Documentario'],
    trama:
      "All'alba del 7 agosto 1974 il funambolo francese Philippe Petit cammina su un cavo teso tra le Torri Gemelle di New York. Per riuscirci, lui e i suoi complici hanno preparato per anni un'impresa del tutto illegale. Il racconto ha il passo di un film di rapina, con la poesia al posto del bottino.",
  },
  {
    type: 'film',
    slug: 'lasciami-entrare-2008',
    titolo: 'Lasciami entrare',
    data: '2008-10-24',
    autore: 'Tomas Alfredson',
    minuti: 114,
    generi: ['Dramma', 'Horror', 'Romance'],
    trama:
      "Periferia di Stoccolma, inverno 1982: Oskar ha dodici anni, subisce i bulli e sogna vendette in cortile. La nuova vicina, Eli, esce solo di sera e non sente il freddo. Mentre in città si moltiplicano strane morti, tra i due nasce un'amicizia che ha bisogno di un permesso per varcare la soglia.",
  },
  {
    type: 'film',
    slug: 'coraline-e-la-porta-magica-2009',
    titolo: 'Coraline e la porta magica',
    data: '2009-02-06',
    autore: 'Henry Selick',
    minuti: 100,
    generi: ['Animazione', 'Famiglia', 'Fantasy'],
    trama:
      "Appena trasferita in una vecchia casa rosa, Coraline si annoia e i genitori non hanno tempo per lei. Dietro una porticina murata scopre un appartamento identico, con un'altra mamma affettuosa e cuoca eccellente. Ha soltanto un dettaglio fuori posto: due bottoni cuciti al posto degli occhi.",
  },
  {
    type: 'film',
    slug: 'up-2009',
    titolo: 'Up',
    data: '2009-05-29',
    autore: 'Pete Docter',
    minuti: 96,
    generi: ['Animazione', 'Avventura', 'Commedia', 'Famiglia'],
    trama:
      "Carl, venditore di palloncini in pensione, ha promesso alla moglie un viaggio alle cascate del Sudamerica mai fatto insieme. A settantotto anni lega migliaia di palloncini al tetto e decolla con tutta la casa. A bordo, però, c'è un giovane esploratore di otto anni, arrivato per aiutare gli anziani.",
  },
  {
    type: 'film',
    slug: 'il-segreto-dei-suoi-occhi-2009',
    titolo: 'Il segreto dei suoi occhi',
    data: '2009-08-13',
    autore: 'Juan José Campanella',
    minuti: 129,
    generi: ['Crime', 'Dramma', 'Mistero', 'Thriller'],
    trama:
      "In pensione, un funzionario del tribunale di Buenos Aires prova a scrivere un romanzo su un delitto di venticinque anni prima. Riaprire quelle carte significa tornare da Irene, il magistrato che non ha mai smesso di amare. Sul caso pesano ancora un sospettato, un vedovo ostinato e un paese pieno d'ombre.",
  },
  {
    type: 'film',
    slug: 'district-9-2009',
    titolo: 'District 9',
    data: '2009-08-14',
    autore: 'Neill Blomkamp',
    minuti: 112,
    generi: ['Azione', 'Fantascienza', 'Thriller'],
    trama:
      "Un'astronave si è fermata sopra Johannesburg e i suoi passeggeri, affamati, vivono da decenni in una baraccopoli recintata. Il burocrate Wikus guida lo sgombero con moduli e sorrisi, finché un liquido nero lo contamina. Di colpo è lui quello da braccare, e l'unico rifugio è tra gli alieni.",
  },
  {
    type: 'film',
    slug: 'fantastic-mr-fox-2009',
    titolo: 'Fantastic Mr. Fox',
    data: '2009-10-23',
    autore: 'Wes Anderson',
    minuti: 87,
    generi: ['Animazione', 'Avventura', 'Commedia', 'Famiglia'],
    trama:
      "Il signor Volpe ha promesso alla moglie di smettere di rubare galline e scrive per un giornale che nessuno legge. La vista di tre ricchissime fattorie oltre la collina gli fa tornare l'istinto. I proprietari rispondono con ruspe e fucili, e l'intero bosco si ritrova sottoterra.",
  },
];
