import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { CustomList } from '../../../../../contract/custom-lists.ts';
import { ListNameForm } from '../../../../features/lists/list-name-form.tsx';
import { customListName } from '../../../../features/lists/list-names.ts';
import { useCustomLists } from '../../../../features/lists/use-custom-lists.ts';
import { useListChanges } from '../../../../features/lists/use-list-changes.ts';
import { texts } from '../../../../languages/texts.ts';
import { OWN_PAGE_PATH, pathToList } from '../../../../lib/navigation/path.ts';
import { useHoles } from '../../../../lib/presses/use-holes.ts';
import chip from '../../../../ui/buttons/chip.module.css';
import iconButton from '../../../../ui/buttons/icon-button.module.css';
import { Icon } from '../../../../ui/icons.tsx';
import { EmptyState } from '../../../../ui/messages/empty-state.tsx';
import { Invitation } from '../../../../ui/messages/invitation.tsx';
import { LoadingMessage } from '../../../../ui/messages/loading-message.tsx';
import { ConfirmSheet } from '../../../../ui/overlays/confirm-sheet.tsx';
import cards from '../../../../ui/rows/cards.module.css';
import cells from '../../../../ui/rows/cells.module.css';
import { rowOrHole } from '../../../../ui/rows/rows.tsx';
import type { Section } from '../../section.ts';
import { LISTS_PATH } from './lists-path.ts';
import styles from './lists-section.module.css';

/** 'Le tue liste': the custom lists of a premium person. */
export const listsSection: Section = {
  path: LISTS_PATH,
  heading: texts.lists.yours,
  icon: 'lists',
  Screen: Lists,
};

function Lists() {
  const { lists, loading, premium } = useCustomLists();
  if (loading) return <LoadingMessage />;
  if (premium !== true || !lists)
    return (
      <Invitation
        icon="lists"
        text={texts.lists.premiumNeeded}
        action={{ label: texts.ownPage.premium.discover, to: `${OWN_PAGE_PATH}/premium` }}
      />
    );
  return <OwnLists lists={lists} />;
}

function OwnLists({ lists }: { lists: readonly CustomList[] }) {
  const { make, rename, order, remove } = useListChanges();
  const [toRemove, setToRemove] = useState<CustomList>();
  const list = useRef<HTMLUListElement>(null);
  const slots = useHoles(lists, ({ id }) => id, list);
  const move = (from: number, to: number) => {
    const [moved, ...others] = [lists[from], ...lists.filter((_, index) => index !== from)];
    if (moved) order([...others.slice(0, to), moved, ...others.slice(to)]);
  };
  return (
    <div className={cards['page']}>
      <ListNameForm
        draft="new list"
        label={texts.lists.newName}
        action={texts.lists.make}
        busy={make.busy}
        onName={(name, onOutcome) => make.run({ name, onOutcome })}
      />
      {slots.length === 0 && <EmptyState icon="lists" text={texts.lists.noneYet} />}
      <ul ref={list} className={`${cells['cells']} ${styles['lists']}`} aria-label={texts.lists.yours}>
        {slots.map((slot) =>
          rowOrHole(slot, (one) => {
            const index = lists.indexOf(one);
            return (
              <ListRow
                key={one.id}
                list={one}
                onUp={index > 0 ? () => move(index, index - 1) : undefined}
                onDown={index < lists.length - 1 ? () => move(index, index + 1) : undefined}
                onRename={(name, onOutcome) => rename({ list: one.id, name, onOutcome })}
                onRemove={() => setToRemove(one)}
              />
            );
          }),
        )}
      </ul>
      {toRemove && (
        <ConfirmSheet
          title={texts.ownPage.lists.removeQuestion(nameOf(toRemove))}
          warning={texts.ownPage.lists.removeWarning}
          action={texts.ownPage.lists.remove}
          onConfirm={() => remove(toRemove.id)}
          onClose={() => setToRemove(undefined)}
        />
      )}
    </div>
  );
}

const nameOf = ({ titolo }: CustomList) => customListName(titolo);

type ListRowProps = {
  list: CustomList;
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
  onRename: Parameters<typeof ListNameForm>[0]['onName'];
  onRemove: () => void;
};

/** A list: a link to its titles, and a menu with buttons to rename, move and delete it. */
function ListRow({ list, onUp, onDown, onRename, onRemove }: ListRowProps) {
  const [isRenaming, setRenaming] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  const closeForm = () => {
    const hadFocus = menu.current?.contains(document.activeElement);
    setRenaming(false);
    if (hadFocus) menu.current?.querySelector('button')?.focus();
  };
  const name = nameOf(list);
  const { more, rename, up, down, remove } = texts.ownPage.lists;
  const button = (label: string, onPress: (() => void) | undefined, isExpanded?: boolean) => (
    <button
      type="button"
      className={`press ${chip['chip']}`}
      disabled={!onPress}
      data-danger={label === remove || undefined}
      aria-expanded={isExpanded}
      aria-label={`${label}: ${name}`}
      onClick={onPress}
    >
      {label}
    </button>
  );
  return (
    <li className={styles['list']}>
      <Link to={pathToList(list.id)} className={`${cells['cell']} ${styles['name']}`}>
        <Icon name="lists" />
        <span dir="auto">{name}</span>
      </Link>
      <details>
        <summary className={`press ${iconButton['button']}`} aria-label={`${more}: ${name}`}>
          <Icon name="more" />
        </summary>
        <div ref={menu} className={styles['more']}>
          <div className={chip['wrap']}>
            {button(rename, () => setRenaming(!isRenaming), isRenaming)}
            {(onUp || onDown) && button(up, onUp)}
            {(onUp || onDown) && button(down, onDown)}
            {button(remove, onRemove)}
          </div>
          {isRenaming && (
            <ListNameForm
              draft={`name of list ${list.id}`}
              label={texts.ownPage.lists.newNameOf(name)}
              name={name}
              action={texts.ownPage.lists.save}
              onName={onRename}
              onDone={closeForm}
              isOpened
            />
          )}
        </div>
      </details>
    </li>
  );
}
