import type { Choice } from './choice/tally-votes.ts';
import type { NightOptions } from './night-options.ts';

const people = (count: number) => (count === 1 ? '1 partecipante' : `${count} partecipanti`);

const forAll = (voters: number) => (voters === 2 ? 'Va bene a entrambi.' : `Va bene a tutti e ${voters}.`);

const ONE_VOTER = 'Va bene all’unica persona che ha votato';

/** What the bot and the calls say about movie nights. */
export const nightTexts = {
  title: (hostName: string | null) => (hostName === null ? 'Serata' : `Serata di ${hostName}`),
  guest: 'Ospite',
  headline: (title: string, members: number) => `🍿 ${title} · ${people(members)}`,
  join: 'Partecipa',
  who: 'Chi c’è',
  invite: 'Invita',
  watch: 'Guarda',
  nobodyYet: 'Per ora non c’è nessuno: premi «Partecipa».',
  isOver: 'Questa serata è finita.',
  beginChat: 'Per riceverlo, avvia prima la chat con me.',
  chosen: 'Titolo scelto:',
  closed: 'La serata è finita senza una scelta.',
  choiceGone: 'Il titolo scelto non c’è più.',
  nothingFits: 'Nessun titolo andava bene: erano tutti rifiutati da quasi tutti.',
  invitation: 'Scegliamo insieme che cosa guardare: un titolo alla volta, finché uno va bene a tutti.',
  wrongLink: 'Questa serata non c’è più. Con /serata ne cominci un’altra.',
  openNight: 'Apri la serata',

  kinds: { film: 'film', serie: 'serie' },
  presets: {
    any: 'Serata: film o serie',
    film: 'Serata: un film',
    short: 'Serata: un film entro 2 ore',
    serie: 'Serata: una serie',
    unwatched: 'Serata: solo mai visti',
    asWritten: 'Serata',
    again: 'Invita alla serata',
  },

  /** One line on the options; empty where there are none. */
  options: (
    { kind, maxMinutes, unwatched, votingMinutes, people: expected }: NightOptions,
    leftOut: readonly string[],
    defaultMinutes: number,
  ) =>
    [
      kind && nightTexts.kinds[kind],
      maxMinutes !== null && `al massimo ${maxMinutes} min`,
      leftOut.length > 0 && `senza ${leftOut.join(', ').toLowerCase()}`,
      unwatched && 'solo mai visti',
      expected !== null && `in ${expected}`,
      votingMinutes !== defaultMinutes && `si vota per ${votingMinutes} min`,
    ]
      .filter(Boolean)
      .join(' · '),

  matched: ({ approvals, voters }: Choice) =>
    approvals === voters ? forAll(voters) : `Va bene a ${approvals} su ${voters}.`,

  /** Why the rule has chosen a title. */
  decided: ({ approvals, voters, decidedBy, tied }: Choice) => {
    if (voters === 0) return `Nessuno ha votato: ha deciso la sorte tra ${tied}.`;
    if (approvals === 0)
      return decidedBy === 'lot'
        ? `Nessuno ne ha approvato uno: ha deciso la sorte tra ${tied}.`
        : 'Nessuno ne ha approvato uno: questo è quello con meno «No».';
    const base = voters === 1 ? ONE_VOTER : `Va bene a ${approvals} su ${voters}`;
    return {
      approvals: voters === 1 ? `${ONE_VOTER}.` : `${base}: più di ogni altro.`,
      misery: `${base}, come altri, ma è quello con meno «No».`,
      agreement: `${base}, come altri: qui l’accordo è arrivato prima.`,
      lot: `${base}, alla pari con altri: ha deciso la sorte tra ${tied}.`,
    }[decidedBy];
  },
};
