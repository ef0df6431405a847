/** Names that phones and people give 60 videos. */
export const PHONE_VIDEOS: readonly string[] = [
  ...Array.from({ length: 20 }, (_, n) => `VID_202308${String(n + 1).padStart(2, '0')}_1010${n + 10}.mp4`),
  ...Array.from({ length: 6 }, (_, n) => `IMG_00${n + 10}.MOV`),
  ...Array.from({ length: 4 }, (_, n) => `VID-20230901-WA000${n}.mp4`),
  ...[1, 2, 3].map((n) => `WhatsApp Video 2023-09-0${n} at 18.05.0${n}.mp4`),
  ...[1, 2, 3].map((n) => `Registrazione schermo 2023-10-0${n} alle 09.30.00.mov`),
  'video (1).mp4',
  'trim.4C1F2A7B-0D3E-4F55-9A8B-1234567890AB.MOV',
  'Intervista alla nonna.mp4',
  'Backstage della recita.mp4',
  'Backstage del saggio.mp4',
  'Clip del mare.mp4',
  ...[1, 2].map((n) => `Recita di Natale ${n} di 2.mp4`),
  ...['Compleanno di Anna', 'Gita a Goa 2019', 'Saggio di danza', 'Matrimonio di Lucia e Paolo'].map(
    (name) => `${name}.mp4`,
  ),
  ...[1, 2, 3, 4].map((n) => `Torneo di calcetto puntata ${n}.mp4`),
  ...[1, 2, 3, 4].map((n) => `Corso di ceramica - lezione ${n}.mp4`),
  ...['La vendemmia', 'Il presepe vivente', 'Festa del paese', 'Capodanno in piazza'].map(
    (name) => `${name}.mov`,
  ),
];
