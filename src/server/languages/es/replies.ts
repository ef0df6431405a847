import type { replies as italian } from '../it/replies.ts';
import type { Translated } from '../translated.ts';

export const replies: Translated<typeof italian> = {
  thanks: '¡De nada! Cuando quieras, escríbeme otro título.',
  farewell: '¡Hasta pronto!',
  search: 'Escríbeme un título, una persona o un género, y lo busco.',
  link: 'No abro enlaces. Escríbeme el título que buscas.',
  contact: (support) =>
    support === undefined
      ? 'Aquí solo respondo yo, un bot. Para hablar con una persona, escribe a quien te dio este bot.'
      : `Aquí solo respondo yo, un bot. Para hablar con una persona: ${support}`,
  nearest: (words) => `«${words}» no está. Lo más parecido que tengo:`,
  notATitle: 'No buscaba un título',
  doors: { broken: 'Un vídeo no va', premium: 'Premium y pagos', how: 'Cómo funciona' },
  how:
    'En la tele: abre este chat con Telegram en la tele o en el ordenador, o proyecta la pantalla del móvil.\n\n' +
    'Subtítulos e idiomas: los eliges en la ficha del título y en /preferenze.\n\n' +
    'Guardar: el vídeo se queda en este chat, donde lo encuentras cuando quieras.\n\n' +
    'Calidad: donde hay varias versiones, la eliges en la ficha del título; en /preferenze dices cuál quieres normalmente.\n\n' +
    '¿Es legal? De lo que hay aquí responde quien lleva el bot: /terms.\n\n' +
    '¿Cuánto cuesta? Buscar y ver no cuesta nada.',
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
