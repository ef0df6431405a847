import type { replies as italian } from '../it/replies.ts';
import type { Translated } from '../translated.ts';

export const replies: Translated<typeof italian> = {
  thanks: '¡De nada! Cuando quieras, escríbeme otro título.',
  farewell: '¡Hasta pronto!',
  search: 'Escríbeme un título, una persona o un género, y lo busco.',
  bot: 'Soy un bot. Solo sé buscar películas y series y mandártelas aquí. Escríbeme un título, una persona o un género.',
  insult: 'Lo siento. Dime qué buscas, o qué no funciona, y lo intento de nuevo.',
  other: 'Escríbeme otro título, o alguna palabra más: quién actúa, quién la dirigió, el año.',
  link: 'No abro enlaces. Escríbeme el título que buscas.',
  contact: (support) =>
    support === undefined
      ? 'Aquí solo respondo yo, un bot. Para hablar con una persona, escribe a quien te dio este bot.'
      : `Aquí solo respondo yo, un bot. Para hablar con una persona: ${support}`,
  oneLanguage: 'Solo escribo en español, pero encuentro los títulos también por su nombre original.',
  arrival:
    'No sé cuándo sale. En cuanto llegue aquí te lo digo, si estás esperando ese título o si es una serie que has empezado o que está en tu ' +
    'lista. Los avisos están en /notificaciones.',
  alsoMissing: (names) =>
    `${names.map((name) => `«${name}»`).join(', ')} ${names.length === 1 ? 'no está' : 'no están'}.`,
  nearest: (words) => `«${words}» no está. Lo más parecido que tengo:`,
  notATitle: 'No buscaba un título',
  unclear: (words) =>
    `No he entendido ${words === undefined ? 'eso' : `«${words}»`}. Soy un bot y busco películas y series: escríbeme un título, una persona ` +
    'o un género, o elige aquí abajo.',
  choices: {
    title: 'Buscaba un título',
    wish: 'Algo que ver',
    broken: 'Un vídeo no funciona',
    premium: 'Premium y pagos',
    requests: 'Las peticiones',
    notices: 'Los avisos',
    contact: 'Hablar con una persona',
  },

  whatIsWrong: '¿Qué ocurre?',
  whichVideo: 'Elige el vídeo y se lo comunico a quien gestiona el bot.',
  belowTheVideo:
    'Si es un vídeo, pulsa «Informar de un problema» debajo del vídeo y se lo comunico a quien gestiona el bot.',

  nothingToCancel:
    'No tienes ninguna suscripción que se renueve, así que no hay nada que cancelar y no se te cobrará nada más.',
  howToCancel:
    'Para cancelarla pulsa «No renovar más» aquí abajo, o hazlo en Telegram, en Ajustes › Mis Estrellas. Conservas Premium hasta el final ' +
    'del periodo pagado.',
  refunds: (support) =>
    `Los reembolsos los hace quien gestiona el bot. Escribe a ${support ?? 'quien te dio este bot'}, con la fecha y el recibo.`,
  ownData: 'Tus datos',
  eraseData: (hasButton) =>
    `${hasButton ? 'En «Tus datos»' : 'En tu página, en «Tus datos»,'} puedes ver y borrar todo lo que guardo sobre ti. ` +
    'Los avisos los paras con /notificaciones.',

  onlyInPrivate:
    'En un grupo puedo abrir una noche de cine, con /nochedecine. Para todo lo demás, escríbeme en privado.',
  toTheChat: 'Escríbeme en privado',
  nothingInline: 'No encuentro nada, busca en el chat',
};
