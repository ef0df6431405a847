import { formatsOf } from '../../lib/formats.ts';
import type { requests as italian } from '../it/requests.ts';
import type { Translated } from '../translated.ts';

const { number, day, plural } = formatsOf('es-ES');
const people = (count: number) => plural(count, { one: '1 persona', other: `${number(count)} personas` });

export const requests: Translated<typeof italian> = {
  what: '¿Qué título falta? Escríbelo como respuesta a este mensaje.',
  hint: 'Un título',
  tooLong: (longest) => `Basta con el título, ${longest} caracteres como máximo.`,
  gone: 'Esta petición ya no está.',

  catalogueHas: (words) => `«${words}» ya está en el catálogo:`,
  isAnother: 'Es otro, pedirlo',
  notYetPlayable: (name) =>
    `«${name}» ya está en el catálogo, pero todavía no se puede ver. Te aviso cuando llegue.`,
  isPlayable: (name) => `«${name}» ya está aquí, puedes verlo.`,

  whichOf: (words) => `¿Cuál de estos es «${words}»?`,
  noneOfThese: 'Ninguno de estos',
  ask: 'Pedir',
  notATitle: (words) => `«${words}» no parece un título, así que no lo he pedido.`,
  askAnyway: 'Pedirlo de todos modos',
  wholeSeries: 'Toda la serie',
  seasonButton: (season) => `Temporada ${season}`,
  catalogueHasSeries: 'Ya está en el catálogo. ¿Falta una temporada?',
  tmdbIsDown: 'Ahora no puedo leer la ficha de este título. Inténtalo de nuevo dentro de un momento.',

  asked: (name) => `Petición enviada: «${name}». Te cuento cómo ha ido.`,
  joined: (name, count) =>
    `Alguien ya ha pedido «${name}», y ahora lo quieren ${number(count)} personas. Te cuento cómo ha ido.`,
  own: (name, count) =>
    count === 1
      ? `Ya has pedido «${name}». Te cuento cómo ha ido.`
      : `Ya has pedido «${name}». Lo quieren ${number(count)} personas. Te cuento cómo ha ido.`,
  rejectedBefore: (name, reason) => `«${name}» ya ha sido rechazado: ${reason}`,
  tooMany: (most) =>
    most === 1
      ? 'Ya tienes una petición abierta. Retírala con /peticiones.'
      : `Ya tienes ${number(most)} peticiones abiertas. Retira una con /peticiones.`,

  askedForMissing: (asked, left) => {
    const first =
      asked === 0
        ? ''
        : plural(asked, { one: 'Un título pedido.', other: `${number(asked)} títulos pedidos.` });
    if (left === 0) return first || 'Ya los has pedido todos.';
    const rest = `${plural(left, { one: 'Queda uno', other: `Quedan ${number(left)}` })}. Espera una respuesta y vuelve a pulsar.`;
    return [first, rest].filter(Boolean).join(' ');
  },

  accepted: (name) => `«${name}»: petición aprobada. Te aviso cuando esté.`,
  added: (name) => `«${name}»: petición aprobada, ya está en el catálogo. Te aviso cuando se pueda ver.`,
  available: (name) => `«${name}», que habías pedido, ya está aquí. Puedes verlo.`,
  rejected: (name, reason) => `«${name}»: petición rechazada. ${reason}`,

  ownRequests: 'Tus peticiones',
  noOwnRequests: 'No tienes peticiones abiertas.',
  askTitle: 'Pedir un título',
  ownLine: (name, count, isAccepted) =>
    `${name}: ${count === 1 ? 'solo lo has pedido tú' : `lo quieren ${number(count)} personas`}${isAccepted ? ', aprobada' : ''}`,
  withdraw: 'Retirar la petición',
  withdrawn: 'Retirada.',

  openRequests: 'Peticiones abiertas',
  noRequests: 'Ninguna.',
  openLine: (name, count, isAccepted) => `${name}: ${people(count)}${isAccepted ? ', aprobada' : ''}`,
  allRequests: '‹ Peticiones',

  request: (id) => `Petición n.º ${id}`,
  onlyWords: 'Título escrito a mano',
  film: 'Película',
  series: 'Serie',
  season: (season) => `temporada ${season}`,
  wantedBy: (count, names, since) => {
    const more = count - names.length;
    return `Desde el ${day(since)} ${plural(count, { one: 'lo quiere', other: 'lo quieren' })} ${people(count)}: ${names.join(', ')}${
      more > 0 ? ` y ${plural(more, { one: 'otra', other: `otras ${number(more)}` })}` : ''
    }`;
  },
  state: {
    open: '',
    accepted: 'Aprobada. La enlazo en cuanto haya un título o un vídeo con este nombre.',
    added: 'Aprobada, está en el catálogo.',
    linked: 'Ya estaba en el catálogo.',
    withdrawn: 'Ya no la quiere nadie.',
    merged: 'Unida a otra petición.',
  },
  rejectedFor: (reason) => `Rechazada: ${reason}`,

  approve: 'Aprobar',
  reject: 'Rechazar',
  isThere: 'Ya está',
  create: 'Crear título',
  createFilm: 'Crear una película',
  createSeries: 'Crear una serie',
  notCreated: 'Estas palabras no pueden ser un título.',
  back: '‹ Atrás',
  card: 'Ficha',
  withoutTmdb: 'Aprobar sin TMDB',
  alreadyDecided: (by) =>
    by === undefined ? 'Esta petición ya está decidida.' : `${by} ya ha decidido esta petición.`,
  reasons: {
    notFound: 'No se encuentra.',
    unsuitable: 'No es adecuado para el catálogo.',
    notReleased: 'Todavía no se ha estrenado.',
  },
  otherReason: 'Escribir el motivo',
  whyReject: (id) => `Motivo para la petición n.º ${id}`,
  howToReject: (name) => `¿Por qué rechazas «${name}»? Responde a este mensaje, lo leerá quien lo ha pedido.`,
  reasonTooLong: (longest) => `El motivo es demasiado largo. Usa ${longest} caracteres como máximo.`,
  whichTitle: (id) => `Título para la petición n.º ${id}`,
  howToLink: (name) => `¿Qué título del catálogo es «${name}»? Responde con su número o su nombre.`,
  noTitleFound: 'No lo encuentro en el catálogo.',
  otherTitle: 'Otro',
  rejectedNow: 'Rechazada.',
  approvedNow: 'Aprobada.',
  linkedNow: 'Enlazada.',
};
