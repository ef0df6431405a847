import { type ComponentType, useCallback, useRef } from 'react';
import type { Title } from '../../../contract/titles.ts';
import { texts } from '../../languages/texts.ts';
import { useFocusNeighbourOnRemoval } from '../../lib/focus/use-focus-neighbour-on-removal.ts';
import { Icon } from '../../ui/icons.tsx';
import { Cover } from '../../ui/images/cover.tsx';
import styles from './removable-cover.module.css';
import { type ListReference, useRemoveFromList } from './use-remove-from-list.ts';

type Cell = ComponentType<{ title: Title }>;

/** The cover component of a list in edit mode; else undefined, for the default one. */
export function useListCover({ id, name }: ListReference, editing: boolean): Cell | undefined {
  const cell = useCallback(
    ({ title }: { title: Title }) => <RemovableCover list={{ id, name }} title={title} />,
    [id, name],
  );
  return editing ? cell : undefined;
}

/** A cover in a list in edit mode: a press removes its title. */
function RemovableCover({ list, title }: { list: ListReference; title: Title }) {
  const button = useRef<HTMLButtonElement>(null);
  const rememberNeighbour = useFocusNeighbourOnRemoval(button);
  const { busy, remove } = useRemoveFromList(list, title, rememberNeighbour);
  return (
    <button
      ref={button}
      type="button"
      className={`press ${styles['cover']}`}
      aria-label={texts.lists.removeTitle(title.titolo)}
      aria-busy={busy}
      onClick={(event) => {
        // Prevented by a carousel that was just dragged. A double tap's second press meets the title that moved up.
        if (!busy && !event.defaultPrevented && event.detail < 2) remove();
      }}
    >
      <Cover src={title.copertina} name={title.titolo} art={title} />
      <span className={styles['mark']}>
        <Icon name="close" size={18} />
      </span>
    </button>
  );
}
