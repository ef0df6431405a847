import { useState, useTransition } from 'react';
import type { StaticList } from '../../../../contract/static-lists.ts';
import type { Title } from '../../../../contract/titles.ts';
import { texts } from '../../../languages/texts.ts';
import { lazyComponent } from '../../../lib/code-loading/lazy-component.tsx';
import { loadCode } from '../../../lib/code-loading/load-code.ts';
import { LabelledIconButton } from '../../../ui/buttons/labelled-icon-button.tsx';
import type { IconName } from '../../../ui/icons.tsx';
import { SheetErrorBoundary } from '../../../ui/overlays/sheet-error-boundary.tsx';
import { useListMembership } from '../../lists/use-list-membership.ts';
import styles from './title-actions.module.css';
import { useShareTitle } from './use-share-title.ts';

const CustomListsSheet = lazyComponent(
  async () => (await loadCode(() => import('../../lists/custom-lists-sheet.tsx'))).CustomListsSheet,
);

/** The title screen's toggles and buttons (behaviour 4.12). */
export function TitleActions({ title }: { title: Title }) {
  // Undefined until it is first opened.
  const [isOpen, setOpen] = useState<boolean>();
  // Outside of a Suspense boundary a transition is pending until the sheet's code is there.
  const [isOpening, startOpening] = useTransition();
  const share = useShareTitle(title);
  return (
    <div className={styles['actions']}>
      <ListToggle title={title} list="liste" label={texts.lists.inList} icon="plus" iconOn="check" />
      <ListToggle title={title} list="mi_piace" label={texts.lists.like} icon="thumb" />
      <ListToggle title={title} list="preferiti" label={texts.lists.love} icon="heart" />
      <LabelledIconButton
        icon="lists"
        label={texts.sections.lists}
        busy={isOpening}
        onPress={() => startOpening(() => setOpen(true))}
      />
      {share && <LabelledIconButton icon="share" label={texts.title.share} onPress={() => void share()} />}
      {isOpen !== undefined && (
        <SheetErrorBoundary onError={() => setOpen(undefined)}>
          <CustomListsSheet titleId={title.id} open={isOpen} onClose={() => setOpen(false)} />
        </SheetErrorBoundary>
      )}
    </div>
  );
}

type ListToggleProps = { title: Title; list: StaticList; label: string; icon: IconName; iconOn?: IconName };

function ListToggle({ title, list, label, icon, iconOn }: ListToggleProps) {
  const { inList, busy, toggle } = useListMembership(title.id, list);
  return (
    <LabelledIconButton
      icon={inList && iconOn ? iconOn : icon}
      label={label}
      pressed={inList}
      busy={busy}
      fills={!iconOn}
      onPress={toggle}
    />
  );
}
