import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '@telegram-apps/telegram-ui';
import type { OwnTitle } from '../../../contract/own/title.ts';
import type { Title } from '../../../contract/titles.ts';
import { useChange } from '../../features/changes/use-change.ts';
import { PlayButton } from '../../features/playback/play-button.tsx';
import { askForWriteAccess } from '../../features/playback/use-send-to-bot.ts';
import { texts } from '../../languages/texts.ts';
import { haptic } from '../../messenger/haptic.ts';
import { useExtensions, useUser } from '../../session/use-user.ts';
import large from '../../ui/buttons/large-button.module.css';
import { Icon } from '../../ui/icons.tsx';
import { showToast } from '../../ui/overlays/toast.tsx';
import { loadOwnMarks, ownTitleQuery } from './own-title-query.ts';
import styles from './title-availability.module.css';

/**
 * 'Riproduci', and on our server its effect: the episode that it delivers, or that there is none yet, with 'Avvisami' beside it.
 */
export function TitleAvailability({ title }: { title: Title }) {
  const isOurs = useExtensions() !== undefined;
  const isSoon = title.in_arrivo === 1;
  return (
    <div className={styles['place']}>
      <div className={styles['buttons']}>
        <PlayButton titleId={title.id} />
        {isOurs && isSoon && <NotifyButton title={title} />}
      </div>
      {isOurs && (isSoon || title.type === 'serie') && <Status title={title} />}
    </div>
  );
}

function useOwnTitle(title: Title) {
  const { userId } = useUser();
  return useQuery(ownTitleQuery(userId, title.id)).data;
}

function Status({ title }: { title: Title }) {
  const own = useOwnTitle(title);
  return (
    <div className={styles['status']} data-own="status">
      {title.in_arrivo === 1 ? texts.title.notYet : (own && statusOf(own)) || '\u00a0'}
    </div>
  );
}

function statusOf({ next, seasons }: OwnTitle): string {
  if (!next) return seasons.length > 0 ? texts.title.watchedAll : '';
  const plays = next.isStarted ? texts.title.playsNext : texts.title.playsFirst;
  return plays(next.season, next.episode);
}

function NotifyButton({ title }: { title: Title }) {
  const isAwaited = useOwnTitle(title)?.isAwaited === true;
  const { busy, run } = useAwait(title);
  return (
    <Button
      size="l"
      mode={isAwaited ? 'gray' : 'filled'}
      className={`press ${large['large']}`}
      before={<Icon name={isAwaited ? 'check' : 'bell'} size={20} />}
      data-own="notify"
      aria-busy={busy}
      onClick={() => run(!isAwaited)}
    >
      {isAwaited ? texts.title.notified : texts.title.notifyMe}
    </Button>
  );
}

/** Turns the bot's message on a title's arrival on or off; 'Annulla' takes that back. */
function useAwait(title: Title) {
  const { userId } = useUser();
  const queries = useQueryClient();
  const { busy, run } = useChange<boolean, boolean>({
    key: ['await', String(title.id)],
    send: async (isAwaited) => {
      if (isAwaited && !(await askForWriteAccess())) return false;
      await (await loadOwnMarks()).sendAwaited(title.id, isAwaited);
      return true;
    },
    onSuccess: (isDone, isAwaited) => {
      if (!isDone) return;
      haptic.selection();
      keepAwaited(queries, userId, { title, isAwaited });
      showToast({
        text: isAwaited ? texts.title.willNotify : texts.title.notNotified,
        action: { label: texts.common.undo, onPress: () => run(!isAwaited) },
      });
    },
    refused: texts.title.notifyFailed,
    canRetry: () => true,
  });
  return { busy, run };
}

function keepAwaited(
  queries: QueryClient,
  userId: string,
  { title, isAwaited }: { title: Title; isAwaited: boolean },
): void {
  const { queryKey } = ownTitleQuery(userId, title.id);
  queries.setQueryData(queryKey, (own) => own && { ...own, isAwaited });
  void queries.invalidateQueries({ queryKey });
}
