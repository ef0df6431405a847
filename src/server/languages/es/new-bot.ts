import { formatsOf } from '../../lib/formats.ts';
import type { newBot as italian } from '../it/new-bot.ts';
import type { Translated } from '../translated.ts';
import { chat } from './chat.ts';

const { number } = formatsOf('es-ES');

const some = (count: number, single: string, several: string) =>
  count === 0 ? [] : [count === 1 ? single : `${number(count)} ${several}`];

const NAMES = 15;
const named = (names: readonly string[]) =>
  names.slice(0, NAMES).join(', ') + (names.length > NAMES ? ` y ${number(names.length - NAMES)} más` : '');

export const newBot: Translated<typeof italian> = {
  welcome: (name, app) =>
    `¡Qué alegría volver a verte${name === undefined ? '' : `, ${name}`}! Este es el nuevo bot de ${app}. ` +
    'Tus listas, lo que has visto y tus peticiones siguen como estaban. Abre la app con el botón: a partir de ahora se abre desde aquí.',
  premium: (until) => (until === 'without end' ? chat.premiumEndless : chat.premiumUntil(until)),
  formerBotCharges:
    'Tu suscripción con el bot anterior podría renovarse todavía. Párala en Telegram, en Ajustes › Mis Estrellas.',
  missing: ({ channels, videos, subtitles, pictures }) => {
    const again = [
      ...some(videos, '1 vídeo', 'vídeos'),
      ...some(subtitles, '1 archivo de subtítulos', 'archivos de subtítulos'),
    ];
    return [
      'He ocupado el lugar del bot anterior. Lo que está en los canales se puede ver sin publicarlo de nuevo.',
      channels.length > 0 &&
        `Hazme administrador en: ${named(channels)}. En cuanto lo sea, sus vídeos funcionan.`,
      again.length > 0 &&
        `Envíame de nuevo lo que no está en ningún canal: ${again.join(' y ')}. Basta con reenviarlos desde el chat con el bot anterior, que los reconozco.`,
      pictures.length > 0 && `Envía de nuevo también la portada de: ${named(pictures)}.`,
      'Solo el bot anterior puede reembolsar o renovar lo que se le pagó.',
    ]
      .filter(Boolean)
      .join('\n\n');
  },
};
