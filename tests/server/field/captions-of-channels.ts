/** Captions with advertisements, announcements, frames and parts on lines below. */
const LONG =
  'Unisciti al canale @canale per vedere tutti i film e le serie TV in alta definizione, sempre gratis e aggiornati ogni giorno';

export const CAPTIONS_OF_CHANNELS: readonly [caption: string, meaning: string][] = [
  // An advertisement or an announcement above the name.
  [`${LONG}!\nIl ponte (1999)`, 'film Il ponte (1999)'],
  [`${LONG}!\nIl ponte\nS02E04`, 'serie Il ponte 2x4'],
  [
    'Join our channel @channel for the latest movies and series in full HD quality, updated every day, share it with your friends!\nThe Bridge',
    'film The Bridge',
  ],
  ['🆕 NUOVO EPISODIO 🆕\nIl ponte\n2x04 - La piena', 'serie Il ponte 2x4'],
  ['Nuova serie su @canale\nIl ponte\nStagione 1\nEpisodio 1', 'serie Il ponte 1x1'],
  ['🔥🔥 ESCLUSIVA 🔥🔥\nIl ponte (1999)', 'film Il ponte (1999)'],
  ['PRIMA TV\nIl ponte (1999)', 'film Il ponte (1999)'],
  ['Buon Natale a tutti 🎄\nIl ponte', 'film Il ponte'],
  ['Feliz viernes\nEl puente', 'film El puente'],
  ['Il ponte\nAnno 1999 - Durata 105 min', 'film Il ponte (1999)'],
  ['Disponible en Netflix\nEl puente (1999)', 'film El puente (1999)'],
  ['Now streaming: The Bridge (1999)', 'film The Bridge (1999)'],
  ['A petición: El puente (1999)', 'film El puente (1999)'],
  ['Oggi su Canale 5: Il ponte (1999)', 'film Il ponte (1999)'],
  ['Per film e serie: @canale\nIl ponte', 'film Il ponte'],
  // Parts on lines below.
  ['Il ponte\nPrima stagione completa\nEp. 3', 'serie Il ponte 1x3'],
  ['Il ponte - Prima stagione completa\nEp. 3', 'serie Il ponte 1x3'],
  ['El puente\nPrimera temporada completa\nCapítulo 3', 'serie El puente 1x3'],
  ['The Bridge\nComplete first season\nEpisode 3', 'serie The Bridge 1x3'],
  ['\nPrima stagione completa\nEp. 3', 'nothing 1x3'],
  ['Il ponte\nUltima puntata', 'serie Il ponte ?x'],
  ['Il ponte\nSeason finale', 'serie Il ponte ?x'],
  ['Il ponte\nStagione 2\nUltimo episodio', 'serie Il ponte 2x'],
  // Arrows and frames.
  ['▪️ Titolo ➤ Il ponte\n▪️ Anno ➤ 1999', 'film Il ponte (1999)'],
  ['┏━━━━━\n┃ Il ponte (1999)\n┗━━━━━', 'film Il ponte (1999)'],
  ['➻ El puente ➻ Capítulo 4', 'serie El puente ?x4'],
  ['꧁༺ Il ponte ༻꧂\nAnno: 1999', 'film Il ponte (1999)'],
];
