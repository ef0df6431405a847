/** The end of the voting. */
type Choice = {
  titleId: number;
  approvals: number;
  voters: number;
  decidedBy: 'approvals' | 'refusals' | 'postponements' | 'agreement' | 'lot';
  /** Number of titles in the lot. */
  tied: number;
};

type NightOptions = {
  kind: 'film' | 'serie' | null;
  maxMinutes: number | null;
  unwatched: boolean;
  votingMinutes: number;
  people: number | null;
};

const people = (count: number) => (count === 1 ? '1 partecipante' : `${count} partecipanti`);

const ONE_VOTER = 'Va bene all’unica persona che ha votato';

const INVITATION = 'Si sceglie insieme che cosa guardare: un titolo alla volta, finché uno va bene a tutti.';

const LEAST = {
  refusals: 'quello con meno «No»',
  postponements: 'quello con meno «Prima o poi»',
};

const byLot = ({ tied }: Choice) => `È stato estratto a sorte fra ${tied} titoli.`;

/** About movie nights. */
export const nights = {
  title: (hostName: string | null) => (hostName === null ? 'Serata' : `Serata di ${hostName}`),
  guest: 'Ospite',
  headline: (title: string, members: number) => `🍿 ${title} · ${people(members)}`,
  join: 'Partecipa',
  who: 'Chi c’è',
  invite: 'Invita',
  watch: 'Guarda',
  nobodyYet: 'Per ora non c’è nessuno. Premi «Partecipa».',
  isOver: 'Questa serata è finita.',
  beginChat: 'Per riceverlo, avvia prima la chat con me.',
  chosen: 'Titolo scelto:',
  closed: 'La serata è finita senza una scelta.',
  choiceGone: 'Il titolo scelto non c’è più.',
  nothingFits: 'Nessun titolo andava bene, ognuno era rifiutato da quasi tutti.',
  invitation: INVITATION,
  anonymous: (bot: string | undefined) =>
    'Qui scrivi in forma anonima, e una serata ha bisogno di chi la apre. Scrivi /serata con il tuo nome' +
    (bot === undefined ? '.' : `, oppure scegline una scrivendo @${bot} serata.`),
  wrongLink: 'Questa serata non c’è più. Con /serata ne cominci un’altra.',
  openNight: 'Apri la serata',

  kinds: { film: 'film', serie: 'serie' },
  /** Title and description of inline results; if words name options, these are the description. */
  presets: {
    any: ['Serata: film o serie', INVITATION],
    film: ['Serata: un film', 'Si votano solo film, uno alla volta, finché uno va bene a tutti.'],
    short: ['Serata: un film entro 2 ore', 'Si votano solo film di due ore al massimo, uno alla volta.'],
    serie: ['Serata: una serie', 'Si votano solo serie, una alla volta, finché una va bene a tutti.'],
    unwatched: [
      'Serata: solo mai visti',
      'Si votano film e serie che nessuno di chi partecipa ha già visto.',
    ],
  } satisfies Record<string, readonly [title: string, description: string]>,
  asWritten: 'Serata',
  again: 'Invita alla serata',

  /** One line on the options; empty without any. */
  options: (
    { kind, maxMinutes, unwatched, votingMinutes, people: expected }: NightOptions,
    leftOut: readonly string[],
    defaultMinutes: number,
  ) =>
    [
      kind && nights.kinds[kind],
      maxMinutes !== null && `al massimo ${maxMinutes} min`,
      leftOut.length > 0 && `senza ${leftOut.join(', ').toLowerCase()}`,
      unwatched && 'solo mai visti',
      expected !== null && `in ${expected}`,
      votingMinutes !== defaultMinutes && `si vota per ${votingMinutes} min`,
    ]
      .filter(Boolean)
      .join(' · '),

  /** The meaning of a match, and a note if it was drawn from several. */
  matched: (choice: Choice) => {
    const { approvals, voters, decidedBy } = choice;
    const all = voters === 2 ? 'entrambi' : `tutti e ${voters}`;
    const base = `Va bene a ${approvals === voters ? all : `${approvals} su ${voters}`}`;
    return decidedBy === 'lot' ? `${base}, alla pari con altri. ${byLot(choice)}` : `${base}.`;
  },

  /** The rule's reason for a title. */
  decided: (choice: Choice) => {
    const { approvals, voters, decidedBy } = choice;
    if (voters === 0) return `Nessuno ha votato. ${byLot(choice)}`;
    if (approvals === 0) return `Nessuno ne ha approvato uno. ${unapproved(choice)}`;
    const base = voters === 1 ? ONE_VOTER : `Va bene a ${approvals} su ${voters}`;
    return {
      approvals: voters === 1 ? `${ONE_VOTER}.` : `${base}, più di ogni altro.`,
      refusals: `${base}, come altri, ma è ${LEAST.refusals}.`,
      postponements: `${base}, come altri, ma è ${LEAST.postponements}.`,
      agreement: `${base}, come altri, ma qui l’accordo è arrivato prima.`,
      lot: `${base}, alla pari con altri. ${byLot(choice)}`,
    }[decidedBy];
  },
};

/** The reason for a title that nobody approves. A single remaining one has the fewest refusals. */
function unapproved(choice: Choice): string {
  if (choice.decidedBy === 'lot') return byLot(choice);
  return `Questo è ${choice.decidedBy === 'postponements' ? LEAST.postponements : LEAST.refusals}.`;
}
