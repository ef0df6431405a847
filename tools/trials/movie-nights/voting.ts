import { setTimeout as sleep } from 'node:timers/promises';
import type { TrialRoom } from './check-rooms.ts';
import type { Phone } from './phone.ts';

/** Mean time between two votes of one person, in milliseconds. */
const VOTE_MS = 3000;

/** The title on which a room agrees in the end; nobody votes on it before. */
export const agreedTitle = ({ phones }: Pick<TrialRoom, 'phones'>): number => phones[0]?.titleIds[0] ?? 0;

/**
 * Everybody votes until `stop`, cover by cover and then over again. The first two of a room approve nothing, so that there is
 * no match.
 */
export function startVoting(rooms: readonly TrialRoom[]): { stop(): Promise<void> } {
  let goesOn = true;
  const voters = rooms.flatMap((room) =>
    room.phones.map(async (phone, place) => {
      const titleIds = phone.titleIds.filter((id) => id !== agreedTitle(room));
      for (let turn = 0; goesOn; turn += 1) {
        await sleep(VOTE_MS * 2 * Math.random());
        const titleId = titleIds[turn % titleIds.length];
        if (titleId !== undefined && goesOn) phone.vote(titleId, anyVote(place));
      }
    }),
  );
  return {
    async stop() {
      goesOn = false;
      await Promise.all(voters);
    },
  };
}

function anyVote(place: number): Parameters<Phone['vote']>[1] {
  if (place > 1 && Math.random() < 0.35) return 'yes';
  return Math.random() < 0.4 ? 'later' : 'no';
}
