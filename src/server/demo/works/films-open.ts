import type { Film } from '../work.ts';

/** Open films of the Blender Foundation and Blender Studio, free to watch under Creative Commons licences. */
export const openFilms: readonly Film[] = [
  {
    type: 'film',
    slug: 'elephants-dream-2006',
    titolo: 'Elephants Dream',
    data: '2006-03-24',
    autore: 'Bassam Kurdali',
    minuti: 11,
    generi: ['Animazione', 'Fantascienza', 'Fantasy'],
    trailer: 'TLkA0RELQ1g',
    trama:
      "Il vecchio Proog guida il giovane Emo dentro una macchina sconfinata di cavi, pistoni e passerelle sul vuoto. Dove uno vede meraviglie, l'altro non vede nulla. Il primo film aperto di Blender è un sogno meccanico sul potere dell'immaginazione.",
  },
  {
    type: 'film',
    slug: 'big-buck-bunny-2008',
    titolo: 'Big Buck Bunny',
    data: '2008-04-10',
    autore: 'Sacha Goedegebure',
    minuti: 10,
    generi: ['Animazione', 'Commedia', 'Famiglia'],
    trailer: 'aqz-KE-bpKQ',
    trama:
      'Un coniglio grosso e bonario si gode il prato, i fiori e le farfalle. Tre roditori prepotenti gli rovinano la giornata con scherzi sempre più cattivi. Anche i giganti gentili, però, sanno costruire una trappola.',
  },
  {
    type: 'film',
    slug: 'sintel-2010',
    titolo: 'Sintel',
    data: '2010-09-27',
    autore: 'Colin Levy',
    minuti: 15,
    generi: ['Animazione', 'Fantasy', 'Avventura'],
    trailer: 'eRsGyueVLvQ',
    trama:
      'Una ragazza sola salva un cucciolo di drago ferito e lo chiama Scales. Quando un drago adulto glielo porta via, Sintel attraversa deserti e ghiacci con una lancia in mano. Il viaggio è lungo, e cambia chi lo compie.',
  },
  {
    type: 'film',
    slug: 'tears-of-steel-2012',
    titolo: 'Tears of Steel',
    data: '2012-09-26',
    autore: 'Ian Hubert',
    minuti: 12,
    generi: ['Fantascienza', 'Azione'],
    trailer: 'R6MlUcmOul8',
    trama:
      "In una Amsterdam del futuro invasa dai robot, un gruppo di soldati e scienziati si asserraglia nella Oude Kerk. Il piano per salvarsi è rimettere in scena un vecchio litigio d'amore. Attori veri ed effetti digitali realizzati interamente con software libero.",
  },
  {
    type: 'film',
    slug: 'cosmos-laundromat-2015',
    titolo: 'Cosmos Laundromat',
    data: '2015-08-10',
    autore: 'Mathieu Auvray',
    minuti: 12,
    generi: ['Animazione', 'Fantasy', 'Commedia'],
    trailer: 'Y-rmzh0PI3c',
    trama:
      "Su un'isola brulla la pecora Franck non vede più ragioni per andare avanti. Sbuca dal nulla Victor, venditore dalla parlantina sciolta, che gli offre tutte le vite che ha sempre desiderato. Basta un collare con un conto alla rovescia.",
  },
  {
    type: 'film',
    slug: 'glass-half-2015',
    titolo: 'Glass Half',
    data: '2015-10-30',
    autore: 'Beorn Leonard',
    minuti: 3,
    generi: ['Animazione', 'Commedia'],
    trama:
      "Due critici d'arte dilettanti si incontrano in una galleria e litigano davanti a ogni quadro. Parlano una lingua inventata, ma si capisce benissimo quanto si detestino. Poi, in fondo alla sala, c'è un'opera diversa dalle altre.",
  },
  {
    type: 'film',
    slug: 'caminandes-llamigos-2016',
    titolo: 'Caminandes: Llamigos',
    data: '2016-01-30',
    autore: 'Pablo Vazquez',
    minuti: 3,
    generi: ['Animazione', 'Commedia', 'Famiglia'],
    trailer: 'SkVqJ1SGeL0',
    trama:
      'Nella Patagonia innevata il lama Koro trova finalmente delle bacche rosse da mangiare. Un pinguino ha avuto la stessa idea, ed è molto più svelto di quanto sembri. Due minuti e mezzo di inseguimenti, scivoloni e appetito.',
  },
  {
    type: 'film',
    slug: 'agent-327-operation-barbershop-2017',
    titolo: 'Agent 327: Operation Barbershop',
    data: '2017-05-15',
    autore: 'Hjalti Hjálmarsson, Colin Levy',
    minuti: 4,
    generi: ['Animazione', 'Azione', 'Commedia'],
    trailer: 'mN0zPOpADL4',
    trama:
      "L'agente olandese 327 entra sotto copertura nella bottega di un barbiere dall'aria sospetta. Fra rasoi, schiuma e poltrone girevoli la copertura dura pochissimo. Dal fumetto di Martin Lodewijk, una zuffa animata al millimetro.",
  },
  {
    type: 'film',
    slug: 'spring-2019',
    titolo: 'Spring',
    data: '2019-04-04',
    autore: 'Andy Goralczyk',
    minuti: 8,
    generi: ['Animazione', 'Fantasy', 'Avventura'],
    trailer: 'WhWc3b3KhnY',
    trama:
      "Una giovane pastora e il suo cane salgono sulla montagna ancora avvolta dall'inverno. Nella nebbia li aspettano gli antichi spiriti che governano il ciclo delle stagioni. Senza una parola, una fiaba poetica sul ritorno della vita.",
  },
  {
    type: 'film',
    slug: 'coffee-run-2020',
    titolo: 'Coffee Run',
    data: '2020-05-29',
    autore: 'Hjalti Hjálmarsson',
    minuti: 3,
    generi: ['Animazione', 'Commedia', 'Romance'],
    trailer: 'PVGeM40dABA',
    trama:
      "Carica di caffeina, una donna attraversa la città a rotta di collo. A ogni incrocio le corre accanto un ricordo, fra risate, litigi e abbracci di una storia d'amore. Tre minuti colorati e dolceamari, da bere in un sorso.",
  },
  {
    type: 'film',
    slug: 'sprite-fright-2021',
    titolo: 'Sprite Fright',
    data: '2021-10-29',
    autore: 'Matthew Luhn, Hjalti Hjálmarsson',
    minuti: 10,
    generi: ['Animazione', 'Commedia', 'Horror'],
    trailer: '_cMxraX_5RE',
    trama:
      'Un gruppo di adolescenti maleducati va in gita in un bosco inglese e lo tratta da pattumiera. Vi abitano minuscoli spiritelli dei funghi, tanto carini quanto permalosi. Un omaggio spassoso agli horror degli anni Ottanta, da vedere dopo aver raccolto i rifiuti.',
  },
  {
    type: 'film',
    slug: 'charge-2022',
    titolo: 'Charge',
    data: '2022-12-15',
    autore: 'Hjalti Hjálmarsson',
    minuti: 4,
    generi: ['Animazione', 'Azione', 'Fantascienza'],
    trailer: 'UXqq0ZvbOnk',
    trama:
      "In un futuro a corto di energia, un vecchio senza più nulla s'introduce in una fabbrica di batterie. A guardia del tesoro c'è un droide che non conosce stanchezza. Quattro minuti di scontro teso e realistico, fino all'ultima carica.",
  },
];
