import { formatsOf } from '../../lib/formats.ts';
import type { readings as italian } from '../it/readings.ts';
import type { Translated } from '../translated.ts';

const { number, plural } = formatsOf('es-ES');
const videos = (count: number) => plural(count, { one: '1 vídeo', other: `${number(count)} vídeos` });

const reasons: Readonly<Record<string, string>> = {
  protected:
    'Guardar contenido está restringido. Quita la restricción en los ajustes del canal y pulsa «Continuar».',
  unreachable: 'Ya no llego al canal. Hazme administrador allí otra vez y pulsa «Continuar».',
  unavailable: 'Telegram lleva un día sin responder. Pulsa «Continuar» para intentarlo de nuevo.',
};

type Progress = Parameters<typeof italian.running>[0];

export const readings: Translated<typeof italian> = {
  read: (title) => `Leer también las publicaciones anteriores: «${title}»`,
  goOn: (title) => `Seguir leyendo «${title}»`,
  reading: (title) => `Leyendo «${title}»`,
  stop: 'Parar',
  resume: 'Continuar',

  whichIsLast: (title) =>
    `¿Cuál es la última publicación de «${title}»? Responde a este mensaje con su enlace («Copiar enlace» en el menú de la publicación): ` +
    'desde ahí leo hacia atrás hasta la primera.',
  hint: 'https://t.me/canal/1234',
  noLink: 'Así no vale. Necesito el enlace de una publicación, como https://t.me/canal/1234.',
  otherChannel: (title) => `Esta no es una publicación de «${title}».`,

  running: (progress) =>
    `${progressLine(progress)}\n\nUna publicación por segundo o más, como máximo ${minutes(progress.next)} más. ` +
    'Me reenvío aquí cada publicación sin avisarte y la quito enseguida: puedes silenciar el chat y hacer otra cosa.',
  stopped: (progress, failure) =>
    [progressLine(progress), failure === null ? 'Parado. Sigo desde aquí cuando quieras.' : reasons[failure]]
      .filter(Boolean)
      .join('\n\n'),
  done: ({ title, newest, videos: found }) =>
    `«${title}»: he leído todas las publicaciones anteriores, de la ${number(newest)} a la primera. He encontrado ${videos(found)}.`,
  protectedChannel: (title) =>
    `En «${title}» guardar contenido está restringido, así que no puedo leer las publicaciones anteriores. ` +
    'Quita la restricción en los ajustes del canal e inténtalo de nuevo. Puedes volver a ponerla cuando termine.',
};

function progressLine({ title, newest, next, videos: found }: Progress): string {
  return `«${title}»: leyendo las publicaciones anteriores. Voy por la ${number(next)}, de la ${number(newest)} a la 1: ${videos(found)} hasta ahora.`;
}

function minutes(seconds: number): string {
  const count = Math.max(1, Math.ceil(seconds / 60));
  if (count < 90) return plural(count, { one: 'un minuto', other: `${count} minutos` });
  return `${Math.ceil(count / 60)} horas`;
}
