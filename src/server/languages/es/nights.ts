import { formatsOf } from '../../lib/formats.ts';
import type { nights as italian } from '../it/nights.ts';
import type { Translated } from '../translated.ts';

const { plural } = formatsOf('es-ES');

type Choice = Parameters<typeof italian.decided>[0];

const ONE_VOTER = 'Le va bien a la única persona que ha votado';

const INVITATION = 'Elegid juntos qué ver: un título cada vez, hasta que uno os guste a todos.';

const LEAST = {
  refusals: 'el que tiene menos «No»',
  postponements: 'el que tiene menos «Otro día»',
};

const byLot = ({ tied }: Choice) => `Ha salido por sorteo entre ${tied} títulos.`;

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
  nothingFits: 'Ningún título servía, casi todos los habían rechazado.',
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

  matched: (choice) => {
    const { approvals, voters, decidedBy } = choice;
    const all = voters === 2 ? 'los dos' : `los ${voters}`;
    const base = `Les va bien a ${approvals === voters ? all : `${approvals} de ${voters}`}`;
    return decidedBy === 'lot' ? `${base}, empatado con otros. ${byLot(choice)}` : `${base}.`;
  },

  decided: (choice) => {
    const { approvals, voters, decidedBy } = choice;
    if (voters === 0) return `Nadie ha votado. ${byLot(choice)}`;
    if (approvals === 0) return `Nadie ha aprobado ninguno. ${unapproved(choice)}`;
    const base = voters === 1 ? ONE_VOTER : `Les va bien a ${approvals} de ${voters}`;
    return {
      approvals: voters === 1 ? `${ONE_VOTER}.` : `${base}, más que ningún otro.`,
      refusals: `${base}, como otros, pero es ${LEAST.refusals}.`,
      postponements: `${base}, como otros, pero es ${LEAST.postponements}.`,
      agreement: `${base}, como otros, pero aquí el acuerdo llegó antes.`,
      lot: `${base}, empatado con otros. ${byLot(choice)}`,
    }[decidedBy];
  },
};

function unapproved(choice: Choice): string {
  if (choice.decidedBy === 'lot') return byLot(choice);
  return `Este es ${choice.decidedBy === 'postponements' ? LEAST.postponements : LEAST.refusals}.`;
}
