import type { Series } from '../work.ts';

/** Documentary series. */
export const documentarySeries: readonly Series[] = [
  {
    type: 'serie',
    slug: 'planet-earth-2006',
    titolo: 'Planet Earth',
    data: '2006-03-05',
    autore: 'Alastair Fothergill',
    stagioni: 1,
    generi: ['Documentario'],
    trama:
      "Dai poli alle foreste, dalle grotte agli abissi, la natura come non si era mai vista. Anni di riprese e una pazienza infinita regalano incontri rarissimi: un leopardo delle nevi a caccia, uno squalo che salta fuori dall'acqua al rallentatore. Il pianeta è il protagonista, e non delude mai.",
  },
  {
    type: 'serie',
    slug: 'cosmos-odissea-nello-spazio-2014',
    titolo: 'Cosmos: odissea nello spazio',
    data: '2014-03-09',
    autore: 'Ann Druyan, Steven Soter',
    stagioni: 1,
    generi: ['Documentario'],
    trama:
      "A bordo di una navicella dell'immaginazione l'astrofisico Neil deGrasse Tyson ci porta dal Big Bang al fondo di una goccia d'acqua. Tra galassie e cartoni animati incontriamo chi ha osato guardare più lontano, spesso pagando di persona. Lo spirito di Carl Sagan torna a farci alzare gli occhi.",
  },
  {
    type: 'serie',
    slug: 'the-last-dance-2020',
    titolo: 'The Last Dance',
    data: '2020-04-19',
    autore: 'Jason Hehir',
    stagioni: 1,
    generi: ['Documentario'],
    trama:
      'Stagione 1997-98: i Chicago Bulls inseguono il sesto titolo sapendo che la squadra sta per sciogliersi. Una troupe li seguì ovunque, e da quelle immagini riemerge Michael Jordan, con il suo talento e la sua ossessione di vincere. Accanto a lui Pippen, Rodman, e una dirigenza con cui non correva buon sangue.',
  },
  {
    type: 'serie',
    slug: 'sanpa-luci-e-tenebre-di-san-patrignano-2020',
    titolo: 'SanPa - Luci e tenebre di San Patrignano',
    data: '2020-12-30',
    autore: 'Gianluca Neri',
    stagioni: 1,
    generi: ['Documentario', 'Crime'],
    trama:
      "Alla fine degli anni Settanta Vincenzo Muccioli apre sulle colline di Rimini una comunità per ragazzi tossicodipendenti che nessun altro vuole. Per molte famiglie è un salvatore, per altri un padrone dai metodi brutali. Testimoni e filmati d'archivio raccontano una domanda ancora aperta: fin dove si può arrivare per salvare qualcuno?",
  },
];
