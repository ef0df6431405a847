import { formatsOf } from '../../lib/formats.ts';
import type { nights as italian } from '../it/nights.ts';
import type { Translated } from '../translated.ts';

const { plural } = formatsOf('es-ES');

const INVITATION = 'Elegid juntos qué ver: un título cada vez, hasta que uno os guste a todos.';

export const nights: Translated<typeof italian> = {
  title: (hostName) => (hostName === null ? 'Noche de cine' : `Noche de cine de ${hostName}`),
  guest: 'Invitado',
  headline: (title, members) =>
    `🍿 ${title} · ${plural(members, { one: '1 participante', other: `${members} participantes` })}`,
  join: 'Unirme',
  who: 'Quién está',
  invite: 'Invitar',
  watch: 'Ver',
  nobodyYet: 'Todavía no hay nadie. Pulsa «Unirme».',
  isOver: 'Esta noche de cine ha terminado.',
  beginChat: 'Para recibirlo, inicia antes el chat conmigo.',
  chosen: 'Título elegido:',
  closed: 'La noche de cine ha terminado sin una elección.',
  choiceGone: 'El título elegido ya no está.',
  invitation: INVITATION,
  anonymous: (bot) =>
    'Aquí escribes de forma anónima, y una noche de cine necesita a alguien que la abra. Envía /nochedecine con tu nombre' +
    (bot === undefined ? '.' : `, o elige una escribiendo @${bot} nochedecine.`),
  wrongLink: 'Esta noche de cine ya no existe. Empieza otra con /nochedecine.',
  openNight: 'Abrir la noche de cine',

  kinds: { film: 'películas', serie: 'series' },
  presets: {
    any: ['Noche de cine: películas o series', INVITATION],
    film: [
      'Noche de cine: una película',
      'Se votan solo películas, una cada vez, hasta que una os guste a todos.',
    ],
    short: [
      'Noche de cine: hasta 2 horas',
      'Se votan solo películas de dos horas como máximo, una cada vez.',
    ],
    serie: [
      'Noche de cine: una serie',
      'Se votan solo series, una cada vez, hasta que una os guste a todos.',
    ],
    unwatched: [
      'Noche de cine: solo sin ver',
      'Se votan películas y series que ninguno de los participantes ha visto.',
    ],
  },
  asWritten: 'Noche de cine',
  again: 'Invitar a la noche de cine',

  options: ({ kind, maxMinutes, unwatched, votingMinutes, people }, leftOut, defaultMinutes) =>
    [
      kind && nights.kinds[kind],
      maxMinutes !== null && `${maxMinutes} min como máximo`,
      leftOut.length > 0 && `sin ${leftOut.join(', ').toLowerCase()}`,
      unwatched && 'solo sin ver',
      people !== null && `para ${people}`,
      votingMinutes !== defaultMinutes && `${votingMinutes} min para votar`,
    ]
      .filter(Boolean)
      .join(' · '),

  reason: ({ approvals, voters }) =>
    approvals === voters
      ? 'Les va bien a todos.'
      : `Les va bien a ${approvals} de ${voters}: ningún otro les va bien a más personas.`,
};
