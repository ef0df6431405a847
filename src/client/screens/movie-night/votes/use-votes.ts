import { useMemo, useState } from 'react';
import type { Vote } from '../../../../contract/movie-nights.ts';
import type { Title, TitleId } from '../../../../contract/titles.ts';
import type { DeckTitle } from '../../../calls/movie-nights.ts';
import { delivered } from '../../../calls/outbox.ts';
import { useChange } from '../../../features/changes/use-change.ts';
import { texts } from '../../../languages/texts.ts';
import { useUser } from '../../../session/use-user.ts';
import { openVoteOutbox } from './vote-outbox.ts';

/** A title of the deck with the vote that the phone knows. */
export type VotedTitle = { title: Title; vote: Vote | null };

/** The deck and a person's actions on it. */
export type Votes = {
  /** The whole deck in this person's order. */
  titles: VotedTitle[];
  cast: (title: Title, vote: Vote | null) => void;
  /** Takes the last vote of this page back; undefined without one. */
  undo: (() => void) | undefined;
  /** The last thing done on this page: a vote, or one taken back. */
  move: Move | undefined;
};

export type Move = { title: Title; vote: Vote; isUndo: boolean };

type CastVote = { id: TitleId; vote: Vote | null };

/** The deck with this person's votes: the server's, and the pending ones. */
export function useVotes(room: string, deck: readonly DeckTitle[] | undefined): Votes {
  const { userId } = useUser();
  const outbox = useMemo(() => openVoteOutbox(room, userId), [room, userId]);
  const [own, setOwn] = useState(
    () => new Map(outbox.votes.map(({ titleId, vote }) => [String(titleId), vote])),
  );
  const [history, setHistory] = useState<Move[]>([]);
  const [move, setMove] = useState<Move>();

  const titles = (deck ?? []).map(({ content, vote }) => {
    const ownVote = own.get(String(content.id));
    return { title: content, vote: ownVote === undefined ? vote : ownVote };
  });
  const { run: send } = useChange({
    key: ['movie-night-vote', room],
    order: 'kept',
    send: ({ id, vote }: CastVote) => delivered(outbox.cast(id, vote)),
    onError: (_, { id }) => setOwn((known) => new Map([...known].filter(([voted]) => voted !== String(id)))),
    refused: texts.common.votesLost,
  });
  const set = (title: Title, vote: Vote | null) => {
    send({ id: title.id, vote });
    setOwn((known) => new Map(known).set(String(title.id), vote));
  };
  const cast = (title: Title, vote: Vote | null) => {
    set(title, vote);
    const others = history.filter((one) => one.title.id !== title.id);
    const done = vote && { title, vote, isUndo: false };
    setHistory(done ? [...others, done] : others);
    setMove(done ?? undefined);
  };
  const last = history.at(-1);
  const undo =
    last &&
    (() => {
      set(last.title, null);
      setHistory(history.slice(0, -1));
      setMove({ ...last, isUndo: true });
    });
  return { titles, cast, undo, move };
}
