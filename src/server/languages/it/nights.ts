type NightOptions = {
  kind: 'film' | 'serie' | null;
  maxMinutes: number | null;
  unwatched: boolean;
  votingMinutes: number;
  people: number | null;
};

const people = (count: number) => (count === 1 ? '1 partecipante' : `${count} partecipanti`);

const INVITATION = 'Si sceglie insieme che cosa guardare: un titolo alla volta, finché uno va bene a tutti.';

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

  /** Why a title is chosen. */
  reason: ({ approvals, voters }: { approvals: number; voters: number }) =>
    approvals === voters
      ? 'Va bene a tutti.'
      : `Va bene a ${approvals} su ${voters}: nessun altro va bene a più persone.`,
};
