import { lazy, Suspense, useState } from 'react';
import type { Content } from '../../../contract/content.ts';
import type { StaticList } from '../../../contract/lists.ts';
import { importWhenOnline } from '../../lib/import-when-online.ts';
import { usePremium } from '../../session/premium.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import type { IconName } from '../../ui/icons.tsx';
import { useInList } from '../lists/use-in-list.ts';
import styles from './title-actions.module.css';
import { useShare } from './use-share.ts';

const ListsPanel = lazy(async () => {
  const panel = await importWhenOnline(() => import('../lists/lists-panel.tsx'));
  return { default: panel.ListsPanel };
});

/** The row of toggles and actions of the title page (spec section 2). */
export function TitleActions({ title }: { title: Content }) {
  const premium = usePremium();
  const [panel, setPanel] = useState<'unused' | 'open' | 'closed'>('unused');
  const share = useShare(title);
  return (
    <div className={`${styles['actions']} ${premium === undefined ? styles['unsettled'] : ''}`}>
      <ListToggle title={title} list="liste" label="Nella lista" icon="plus" iconOn="check" />
      <ListToggle title={title} list="mi_piace" label="Mi piace" icon="thumb" />
      <ListToggle title={title} list="preferiti" label="Adoro" icon="heart" />
      {premium && <ActionButton icon="lists" label="Liste" onPress={() => setPanel('open')} />}
      {share && <ActionButton icon="share" label="Condividi" onPress={share} />}
      {panel !== 'unused' && (
        <Suspense>
          <ListsPanel contentId={title.id} open={panel === 'open'} onClose={() => setPanel('closed')} />
        </Suspense>
      )}
    </div>
  );
}

type ListToggleProps = { title: Content; list: StaticList; label: string; icon: IconName; iconOn?: IconName };

function ListToggle({ title, list, label, icon, iconOn }: ListToggleProps) {
  const { inList, busy, toggle } = useInList(title.id, list);
  return (
    <ActionButton
      icon={inList && iconOn ? iconOn : icon}
      label={label}
      pressed={inList}
      busy={busy}
      fills={!iconOn}
      onPress={toggle}
    />
  );
}
