import { useRef } from 'react';
import type { Content } from '../../../contract/content.ts';
import { useFocusNeighbour } from '../../lib/use-focus-neighbour.ts';
import { Cover } from '../../ui/cover.tsx';
import { Icon } from '../../ui/icons.tsx';
import styles from './take-out-cover.module.css';
import { type OwnList, useTakeOut } from './use-take-out.ts';

/** A cover in a list that is being edited: a press takes its title out. */
export function TakeOutCover({ list, title }: { list: OwnList; title: Content }) {
  const button = useRef<HTMLButtonElement>(null);
  const markPlace = useFocusNeighbour(button);
  const { busy, takeOut } = useTakeOut(list, title, markPlace);
  return (
    <button
      ref={button}
      type="button"
      className={`press ${styles['cover']}`}
      aria-label={`Togli ${title.titolo}`}
      aria-busy={busy}
      onClick={(event) => {
        // A row that was dragged has taken this click away.
        if (!busy && !event.defaultPrevented) takeOut();
      }}
    >
      <Cover src={title.copertina} name={title.titolo} />
      <span className={styles['mark']}>
        <Icon name="close" size={18} />
      </span>
    </button>
  );
}
