import { formatsOf } from '../../lib/formats.ts';
import type { premium as italian } from '../it/premium.ts';
import type { Translated } from '../translated.ts';
import { chat } from './chat.ts';

const { date, plural } = formatsOf('es-ES');
const inSettings = 'Puedes gestionarlo en Telegram, en Ajustes › Mis Estrellas.';

const inStars = (count: number) => plural(count, { one: '1 Estrella', other: `${count} Estrellas` });

const standing = (until: Date | 'without end') =>
  until === 'without end' ? chat.premiumEndless : chat.premiumUntil(until);

export const premium: Translated<typeof italian> = {
  prices: (stars) =>
    `Cuesta ${inStars(stars)} de las dos maneras. La suscripción se renueva cada 30 días, el mes no.`,
  inShort: (stars) =>
    `Premium cuesta ${inStars(stars)} cada 30 días y da listas personales y búsqueda con filtros. Está en /premium.`,
  subscribe: (stars) => `Suscribirme: ${inStars(stars)} cada 30 días`,
  subscriptionTitle: (app) => (app.length <= 9 ? `Suscripción a ${app} Premium` : 'Suscripción a Premium'),
  subscriptionDescription:
    'Listas personales y búsqueda con filtros. Se renueva cada 30 días; con /premium la paras cuando quieras.',
  subscriptionLabel: '30 días',
  newList: 'Para crear otra lista personal, escribe /lista y su nombre.',
  gift: 'Regalar un mes',
  thanksForSubscription: (until) =>
    `¡Gracias! ${standing(until)} Tu suscripción se renueva sola. Con /premium la paras cuando quieras.`,
  renewed: (until) => `Tu suscripción se ha renovado. ${standing(until)}`,

  noSubscription: 'No tienes ninguna suscripción que se renueve. Escribe /premium para conseguirla.',
  subscription: ({ state, expiresAt, stars }) => {
    const day = date(expiresAt);
    if (state === 'active') return `Tu suscripción se renueva el ${day}, por ${inStars(stars)}.`;
    if (state === 'canceled') return `Tu suscripción termina el ${day} y no se renueva.`;
    return `La renovación ha fallado. Premium sigue activo hasta el ${day}. Recarga tus Estrellas como muy tarde ese día. ${inSettings}`;
  },
  stopRenewing: 'No renovar más',
  renewAgain: 'Volver a renovar',
  subscriptionRefused: `Telegram no lo permite desde aquí. ${inSettings}`,
  alreadySubscribed: 'Ya tienes una suscripción. Escribe /premium para verla.',
  stopItYourself: `Telegram no me deja parar la renovación de la suscripción. Párala tú. ${inSettings}`,
  stillRenews:
    'Telegram no me deja parar la renovación de la suscripción. Solo puede pararla quien la compró, en Telegram, ' +
    'en Ajustes › Mis Estrellas, o con /suscripcion.',
  refunded: (stars) => `Reembolso de ${inStars(stars)}`,
  renewalStopped: 'La suscripción ya no se renueva.',

  ending: (until) =>
    `Tu Premium termina el ${date(until)}. Para prolongarlo, escribe /premium.\n\n` +
    '¿No quieres estos mensajes? /notificaciones',

  payment: ({ paidAt, stars, userId, renews }) =>
    `${date(paidAt)}, ${inStars(stars)} de ${userId ?? ''}${renews ? ', suscripción' : ''}`,

  giftHelp:
    'Escribe /regalar para tener un enlace que enviar a quien quieras, o /regalar y el @nombre de quien ya usa este bot.',
  giftForYourself: 'Para ti está /premium. Con /regalar @nombre se lo regalas a otra persona.',
  giftToUnknown: (who) =>
    `No conozco a ${who}. Todavía no ha escrito a este bot. Con /regalar, sin nombre, tienes un enlace que enviarle.`,
  giftTitle: 'Un mes de Premium de regalo',
  giftDescription: (who) =>
    who === undefined
      ? 'Después del pago tienes un enlace. Quien lo abra primero tiene Premium durante un mes.'
      : `Le regalas un mes a ${who}. Ya le aviso yo.`,
  giftSent: '¡Gracias! Tu regalo ha llegado.',
  giftLink: (link) =>
    `¡Gracias! Envía este enlace a quien quieras. Quien lo abra primero tiene Premium durante un mes.\n${link}`,
  giftReceived: ({ giver, app, until }) =>
    `${giver === undefined ? 'Has recibido de regalo' : `${giver} te regala`} un mes de Premium en ${app}: películas y series ` +
    `para ver aquí, en el chat, con tus listas personales y la búsqueda con filtros. ${standing(until)}\n\n` +
    'Abre la app con el botón o escríbeme el título que buscas.',
  giftUsed: 'Otra persona ya ha abierto este regalo.',
  giftOver: 'Ya has abierto este regalo.',
  giftUnknown: 'Este regalo ya no está. Quizá se ha reembolsado.',
};
