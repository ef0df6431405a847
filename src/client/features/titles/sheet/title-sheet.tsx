import type { StaticList } from '../../../../contract/static-lists.ts';
import type { Title } from '../../../../contract/titles.ts';
import { texts } from '../../../languages/texts.ts';
import type { IconName } from '../../../ui/icons.tsx';
import { Cover } from '../../../ui/images/cover.tsx';
import { BottomSheet } from '../../../ui/overlays/bottom-sheet.tsx';
import { BottomSheetItem } from '../../../ui/overlays/bottom-sheet-item.tsx';
import { useListMembership } from '../../lists/use-list-membership.ts';
import { usePlayInChat } from '../../playback/use-send-to-bot.ts';
import { useShareTitle } from '../details/use-share-title.ts';
import styles from './title-sheet.module.css';

type TitleSheetProps = { title: Title; open: boolean; onClose: () => void };

/** Bottom sheet of a title's actions (long press on a cover). Toggles leave it open. */
export function TitleSheet({ title, open, onClose }: TitleSheetProps) {
  const play = usePlayInChat(title.id);
  const share = useShareTitle(title);
  // These close the sheet first: their toasts show over the page.
  const closeThen = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <BottomSheet
      title={title.titolo}
      lead={
        <span className={styles['cover']}>
          <Cover src={title.copertina} name="" art={title} />
        </span>
      }
      open={open}
      onClose={onClose}
    >
      <BottomSheetItem icon="play" label={texts.playback.play} onPress={closeThen(() => play.run())} />
      <ListToggle title={title} list="liste" label={texts.lists.inList} icon="plus" />
      <ListToggle title={title} list="mi_piace" label={texts.lists.like} icon="thumb" />
      <ListToggle title={title} list="preferiti" label={texts.lists.love} icon="heart" />
      {share && (
        <BottomSheetItem icon="share" label={texts.title.share} onPress={closeThen(() => void share())} />
      )}
    </BottomSheet>
  );
}

type ListToggleProps = { title: Title; list: StaticList; label: string; icon: IconName };

function ListToggle({ title, list, label, icon }: ListToggleProps) {
  const { inList, busy, toggle } = useListMembership(title.id, list);
  return <BottomSheetItem icon={icon} label={label} pressed={inList} busy={busy} onPress={toggle} />;
}
