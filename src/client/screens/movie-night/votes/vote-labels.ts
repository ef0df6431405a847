import type { Vote } from '../../../../contract/movie-nights.ts';
import { texts } from '../../../languages/texts.ts';
import type { IconName } from '../../../ui/icons.tsx';

export const VOTE_ICONS: Record<Vote, IconName> = { no: 'close', later: 'up', yes: 'check' };

/** The name of each vote, in full and for narrow places. */
export const VOTE_LABELS = texts.movieNight.votes;

/** From left to right, the directions of their cards. */
export const VOTE_ORDER = ['no', 'later', 'yes'] as const;
