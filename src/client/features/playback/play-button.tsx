import type { ContentId } from '../../../contract/content.ts';
import { Icon } from '../../ui/icons.tsx';
import { MainButton } from '../../ui/main-button.tsx';
import { usePlay } from './use-handover.ts';

/** The one primary action: 'Riproduci'. A second press while the first is on its way does nothing. */
export function PlayButton({ contentId }: { contentId: ContentId }) {
  const play = usePlay(contentId);
  return (
    <MainButton icon={<Icon name="play" size={22} />} busy={play.busy} onPress={() => play.run()}>
      Riproduci
    </MainButton>
  );
}
