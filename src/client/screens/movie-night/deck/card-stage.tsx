import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Vote } from '../../../../contract/movie-nights.ts';
import type { Title } from '../../../../contract/titles.ts';
import { Icon } from '../../../ui/icons.tsx';
import { Cover } from '../../../ui/images/cover.tsx';
import type { Move } from '../votes/use-votes.ts';
import { VOTE_ICONS, VOTE_LABELS, VOTE_ORDER } from '../votes/vote-labels.ts';
import styles from './card-stage.module.css';
import { useDragCard } from './use-drag-card.ts';

/** The card in front, the one that shows behind it, and one more whose picture is loading. */
const POSES = ['front', 'second', 'third'] as const;
/** Longer than a card's flight. */
const GONE_AFTER_MS = 450;
/** Width of the picture, limited by the window's height. */
const SIZES = '(min-width: 1024px) 440px, (min-width: 480px) 60vw, 86vw';

type Pose = (typeof POSES)[number] | Vote;

type CardStageProps = {
  /** The cards not voted on; the first is in front. */
  upcoming: readonly Title[];
  move: Move | undefined;
  onVote: (title: Title, vote: Vote) => void;
  onTap: () => void;
};

/** The stack of covers. Voted cards fly out while the next one can be held already. */
export function CardStage({ upcoming, move, onVote, onTap }: CardStageProps) {
  const { leaving, remove } = useLeaving(move);
  const next = upcoming.slice(0, POSES.length);
  // A lost vote brings its card back, perhaps before it has flown out.
  const out = leaving.filter(({ title }) => !next.some(({ id }) => id === title.id));
  const cards: { title: Title; pose: Pose }[] = [
    ...next.map((title, index) => ({ title, pose: POSES[index] ?? 'third' })),
    ...out.map(({ title, vote }) => ({ title, pose: vote })),
  ];
  return (
    <div className={styles['stage']}>
      <div className={styles['cards']}>
        {cards.map(({ title, pose }) => (
          <Card
            key={title.id}
            title={title}
            pose={pose}
            from={move?.isUndo && move.title.id === title.id ? move.vote : null}
            onThrow={(vote) => onVote(title, vote)}
            onTap={onTap}
            onGone={() => remove(title)}
          />
        ))}
      </div>
    </div>
  );
}

/** The votes whose cards are still flying out, and a function that removes one. */
function useLeaving(move: Move | undefined) {
  const [leaving, setLeaving] = useState<Move[]>([]);
  const [known, setKnown] = useState(move);
  // While rendering: between the vote and its flight the card must not be unmounted.
  if (known !== move) {
    setKnown(move);
    const others = leaving.filter(({ title }) => title.id !== move?.title.id);
    setLeaving(move && !move.isUndo ? [...others, move] : others);
  }
  const remove = (gone: Title) => setLeaving((moves) => moves.filter(({ title }) => title.id !== gone.id));
  return { leaving, remove };
}

type CardProps = {
  title: Title;
  pose: Pose;
  /** The vote on whose side the card had left. */
  from: Vote | null;
  onThrow: (vote: Vote) => void;
  onTap: () => void;
  onGone: () => void;
};

function Card({ title, pose, from, onThrow, onTap, onGone }: CardProps) {
  const card = useRef<HTMLDivElement>(null);
  const isLeaving = VOTE_ORDER.some((vote) => vote === pose);
  const gone = useRef(onGone);
  gone.current = onGone;
  // Each card has its own timer: the next vote may come before this card has gone.
  useEffect(() => {
    if (!isLeaving) return;
    const timer = setTimeout(() => gone.current(), GONE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isLeaving]);
  const drag = useDragCard(onThrow, onTap);
  useLayoutEffect(() => {
    const { current: element } = card;
    if (!element || !from) return;
    element.dataset['pose'] = from;
    // Forces a layout, from which the way back starts.
    void element.offsetWidth;
    element.dataset['pose'] = 'front';
  }, [from]);
  return (
    <div
      ref={card}
      className={styles['card']}
      data-pose={pose}
      aria-hidden="true"
      {...(pose === 'front' && drag)}
    >
      <Cover src={title.copertina} name={title.titolo} art={title} sizes={SIZES} preview={title.anteprima} />
      {VOTE_ORDER.map((vote) => (
        <span key={vote} className={`${styles['stamp']} ${styles[vote]}`}>
          <Icon name={VOTE_ICONS[vote]} size={22} />
          {VOTE_LABELS[vote].short}
        </span>
      ))}
    </div>
  );
}
