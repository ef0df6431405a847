import { useEffect, useRef, useState } from 'react';
import { type MovieNight, requestMovieNightDelivery } from '../../../calls/movie-nights.ts';
import { useChange } from '../../../features/changes/use-change.ts';
import { useSendToBot } from '../../../features/playback/use-send-to-bot.ts';
import { texts } from '../../../languages/texts.ts';
import { botUsername } from '../../../lib/page-meta/bot-username.ts';
import { haptic } from '../../../messenger/haptic.ts';
import { openBotChat } from '../../../messenger/links.ts';
import { ensureWriteAccess } from '../../../messenger/write-access.ts';
import { PrimaryButton } from '../../../ui/buttons/primary-button.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { Cover } from '../../../ui/images/cover.tsx';
import { showToast } from '../../../ui/overlays/toast.tsx';
import { factsOf } from '../deck/title-facts.ts';
import styles from './chosen-title.module.css';

const TICK_MS = 250;
/** The time that 'Play!' stays, in milliseconds. */
const SHOWN_AFTER_MS = 60_000;

type ChosenTitleProps = {
  room: MovieNight;
  chosen: NonNullable<MovieNight['chosen']>;
  /** True if the title was chosen while this person had the room open. */
  isNews: boolean;
};

/** The title to watch tonight, and the reason. */
export function ChosenTitle({ room, chosen, isNews }: ChosenTitleProps) {
  const { content: title, approvals, voters, reason } = chosen;
  const { unanimous, compromise } = texts.movieNight.lead;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isNews) return;
    heading.current?.focus({ preventScroll: true });
    haptic.impact('heavy');
    haptic.notify('success');
  }, [isNews]);
  return (
    <div className={`${styles['chosen']} ${isNews ? styles['news'] : ''}`}>
      <p className={styles['lead']}>{approvals === voters ? unanimous : compromise}</p>
      <div className={styles['poster']}>
        <div className={styles['glow']} aria-hidden="true">
          <Cover src={title.copertina} name="" art={title} sizes="40px" />
        </div>
        <div className={styles['cover']}>
          <Cover
            src={title.copertina}
            name={title.titolo}
            art={title}
            sizes="min(60vw, 320px)"
            preview={title.anteprima}
          />
        </div>
      </div>
      <div className={styles['words']}>
        <h2 ref={heading} tabIndex={-1} dir="auto">
          {title.titolo}
        </h2>
        <p className={styles['facts']}>{factsOf(title)}</p>
        <p className={styles['reason']}>{reason}</p>
        {room.playAt !== null && <Countdown key={room.playAt} endsAt={room.playAt - room.clockOffset} />}
        <WatchButton room={room} />
        <p className={styles['note']}>{texts.movieNight.sentToChat}</p>
      </div>
    </div>
  );
}

/** Counts down to the moment at which all press play, in milliseconds of the phone's clock. */
function Countdown({ endsAt }: { endsAt: number }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.ceil((endsAt - now) / 1000);
  const isNow = seconds <= 0;
  useEffect(() => {
    if (isNow) haptic.notify('success');
  }, [isNow]);
  if (now > endsAt + SHOWN_AFTER_MS) return null;
  return (
    <div className={styles['countdown']}>
      <p>{isNow ? texts.movieNight.allPress : texts.movieNight.pressTogetherIn}</p>
      <p className={styles['time']} role="timer" aria-live={isNow || seconds % 30 === 0 ? 'polite' : 'off'}>
        {isNow
          ? texts.movieNight.play
          : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`}
      </p>
    </div>
  );
}

/** 'Guarda'; once the title has been delivered during a countdown, the way to its message in the chat. */
function WatchButton({ room: { id, playAt, clockOffset } }: { room: MovieNight }) {
  const [isDelivered, setDelivered] = useState(false);
  const key = ['movie-night-watch', id];
  const refused = texts.movieNight.notDelivered;
  const deliver = useSendToBot(key, (_userId, signal) => requestMovieNightDelivery(id, signal), refused);
  // The app stays open until all press play.
  const ahead = useChange<void, boolean>({
    key,
    send: async () => {
      const mayWrite = await ensureWriteAccess();
      if (mayWrite) await requestMovieNightDelivery(id);
      return mayWrite;
    },
    onSuccess: (isSent) => {
      if (!isSent) return showToast({ text: texts.playback.noWriteAccess });
      haptic.notify('success');
      setDelivered(true);
      showToast({ text: texts.movieNight.delivered });
    },
    refused,
  });
  const isCountingDown = () => playAt !== null && playAt - clockOffset > Date.now();
  const bot = botUsername();
  const isInChat = isDelivered && bot !== undefined;
  return (
    <PrimaryButton
      icon={!isInChat && <Icon name="play" size={22} />}
      busy={deliver.busy}
      className={styles['watch'] ?? ''}
      onPress={isInChat ? () => openBotChat(bot) : () => (isCountingDown() ? ahead.run() : deliver.run())}
    >
      {isInChat ? texts.playback.openChat : texts.movieNight.watch}
    </PrimaryButton>
  );
}
