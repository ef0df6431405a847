import styles from '../simulator-page.module.css';
import { usePageState } from '../state/page-state-context.tsx';
import type { Pane } from '../state/use-active-pane.ts';
import { SegmentedControl } from '../ui/segmented-control.tsx';

/** Who has this phone, and whether it shows the chats or the mini app. */
export function StationHead({ label }: { label: string }) {
  const { state, person, choosePerson, pane, choosePane } = usePageState();
  const panes: readonly (readonly [Pane, string])[] = [
    ['chat', 'Chat'],
    ['phone', 'Telefono'],
  ];
  return (
    <div className={styles['head']}>
      <select
        aria-label={`${label}: chi lo usa`}
        value={person.id}
        onChange={({ target }) => choosePerson(Number(target.value))}
      >
        {state.people.map(({ id, firstName }) => (
          <option key={id} value={id}>
            {firstName}
          </option>
        ))}
      </select>
      <SegmentedControl
        label={`${label}: vista`}
        options={panes}
        value={pane === 'phone' ? 'phone' : 'chat'}
        onChange={choosePane}
      />
    </div>
  );
}
