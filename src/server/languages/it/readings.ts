import { formatsOf } from '../../lib/formats.ts';

const { grouped: number } = formatsOf('it-IT');
const videos = (count: number) => (count === 1 ? '1 video' : `${number(count)} video`);

/** `next`: the number of the next post. */
type Progress = { title: string; newest: number; next: number; videos: number };

/** Reasons for the stop of a reading, by the stored word. */
const reasons: Readonly<Record<string, string>> = {
  protected:
    'Il salvataggio dei contenuti è limitato. Togli il limite nelle impostazioni del canale, poi premi «Continua».',
  unreachable: 'Non arrivo più al canale. Fammi di nuovo amministratore lì, poi premi «Continua».',
  unavailable: 'Da un giorno Telegram non risponde. Premi «Continua» per riprovare.',
};

/** About reading a channel's earlier posts. */
export const readings = {
  read: (title: string) => `Leggi anche i post di prima: «${title}»`,
  goOn: (title: string) => `Continua a leggere «${title}»`,
  reading: (title: string) => `Sto leggendo «${title}»`,
  stop: 'Ferma',
  resume: 'Continua',

  whichIsLast: (title: string) =>
    `Qual è l’ultimo post di «${title}»? Rispondi a questo messaggio con il suo link («Copia link» nel menu del post): ` +
    'da lì leggo all’indietro fino al primo.',
  hint: 'https://t.me/canale/1234',
  noLink: 'Così non va. Mi serve il link di un post, come https://t.me/canale/1234.',
  otherChannel: (title: string) => `Questo non è un post di «${title}».`,

  running: (progress: Progress) =>
    `${progressLine(progress)}\n\nUn post al secondo o più, al massimo ancora ${minutes(progress.next)}. ` +
    'Ogni post me lo inoltro qui senza avvisarti e lo tolgo subito: puoi silenziare la chat e fare altro.',
  stopped: (progress: Progress, failure: string | null) =>
    [progressLine(progress), failure === null ? 'Fermo. Riprendo da qui quando vuoi.' : reasons[failure]]
      .filter(Boolean)
      .join('\n\n'),
  done: ({ title, newest, videos: found }: Progress) =>
    `«${title}»: letti tutti i post di prima, dal ${number(newest)} al primo. ${found === 1 ? 'Trovato' : 'Trovati'} ${videos(found)}.`,
  protectedChannel: (title: string) =>
    `In «${title}» il salvataggio dei contenuti è limitato, e così non posso leggere i post di prima. ` +
    'Togli il limite nelle impostazioni del canale, poi riprova. Quando ho finito puoi rimetterlo.',
};

function progressLine({ title, newest, next, videos: found }: Progress): string {
  return `«${title}»: leggo i post di prima. Sono al ${number(next)}, da ${number(newest)} scendo a 1: ${videos(found)} finora.`;
}

function minutes(seconds: number): string {
  const count = Math.max(1, Math.ceil(seconds / 60));
  if (count < 90) return count === 1 ? 'un minuto' : `${count} minuti`;
  return `${Math.ceil(count / 60)} ore`;
}
