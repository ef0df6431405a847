import type { Content } from '../../../contract/content.ts';
import type { StaticList } from '../../../contract/lists.ts';
import { Cover } from '../../ui/cover.tsx';
import type { IconName } from '../../ui/icons.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PanelRow } from '../../ui/panel-row.tsx';
import { useInList } from '../lists/use-in-list.ts';
import { usePlay } from '../playback/use-handover.ts';
import styles from './title-sheet.module.css';
import { useShare } from './use-share.ts';

type TitleSheetProps = { title: Content; open: boolean; onClose: () => void };

/** What can be done with a title without opening its page. The toggles leave the sheet open, to be seen flipping. */
export function TitleSheet({ title, open, onClose }: TitleSheetProps) {
  const play = usePlay(title.id);
  const share = useShare(title);
  // What closes the sheet goes on without it, and what it has to say is said over the page.
  const leave = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <Panel
      title={title.titolo}
      lead={
        <span className={styles['cover']}>
          <Cover src={title.copertina} name="" />
        </span>
      }
      open={open}
      onClose={onClose}
    >
      <PanelRow icon="play" label="Riproduci" onPress={leave(() => play.run())} />
      <ListToggle title={title} list="liste" label="Nella lista" icon="plus" />
      <ListToggle title={title} list="mi_piace" label="Mi piace" icon="thumb" />
      <ListToggle title={title} list="preferiti" label="Adoro" icon="heart" />
      {share && <PanelRow icon="share" label="Condividi" onPress={leave(share)} />}
    </Panel>
  );
}

type ListToggleProps = { title: Content; list: StaticList; label: string; icon: IconName };

function ListToggle({ title, list, label, icon }: ListToggleProps) {
  const { inList, busy, toggle } = useInList(title.id, list);
  return <PanelRow icon={icon} label={label} pressed={inList} busy={busy} onPress={toggle} />;
}
