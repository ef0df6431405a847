import { Button } from '@telegram-apps/telegram-ui';
import type { ContentId } from '../../../contract/content.ts';
import { Icon } from '../../ui/icons.tsx';
import styles from './play-button.module.css';
import { usePlay } from './use-handover.ts';

/** The one primary action: 'Riproduci'. A second press while the first is on its way does nothing. */
export function PlayButton({ contentId }: { contentId: ContentId }) {
  const play = usePlay();
  return (
    <Button
      size="l"
      stretched
      className={`press ${styles['play'] ?? ''}`}
      before={<Icon name="play" size={22} />}
      aria-busy={play.busy}
      onClick={() => play.run(contentId)}
    >
      Riproduci
    </Button>
  );
}
