import type { Vote } from '../../../../contract/movie-nights.ts';
import type { IconName } from '../../../ui/icons.tsx';

/** What each vote is called, in full and where there is little room, and its icon. */
export const VOTE_LABELS: Record<Vote, { full: string; short: string; icon: IconName }> = {
  no: { full: 'No', short: 'No', icon: 'close' },
  later: { full: 'Non stasera, ma prima o poi', short: 'Prima o poi', icon: 'up' },
  yes: { full: 'Ci sto', short: 'Ci sto', icon: 'check' },
};

/** From left to right: where their cards go. */
export const VOTE_ORDER = ['no', 'later', 'yes'] as const;
