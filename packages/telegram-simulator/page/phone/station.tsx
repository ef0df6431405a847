import type { WireEvent } from '../../wire.ts';
import { Messenger } from '../chat/messenger.tsx';
import type { AppLog } from '../panel/app-log.ts';
import styles from '../simulator-page.module.css';
import { type PageState, PageStateProvider, usePageState } from '../state/page-state-context.tsx';
import type { PhoneName } from '../state/url-rewriter.ts';
import type { Pane } from '../state/use-active-pane.ts';
import { themeVariables } from '../themes.ts';
import { SegmentedControl } from '../ui/segmented-control.tsx';
import { Phone } from './phone.tsx';

interface StationProps {
  phone: PhoneName;
  value: PageState;
  /** Shares the page with a second phone, and shows its chats and the phone in one place. */
  isDouble: boolean;
  log: AppLog;
  listen: (listener: (event: WireEvent) => void) => () => void;
}

const PHONE_LABELS: Readonly<Record<PhoneName, string>> = {
  first: 'Primo telefono',
  second: 'Secondo telefono',
};

/** One person's chats and phone. */
export function Station({ phone, value, isDouble, log, listen }: StationProps) {
  const { theme, platform } = value.device;
  return (
    <PageStateProvider value={value}>
      <section
        className={styles['station']}
        data-phone={phone}
        data-pane={value.pane === 'phone' ? 'phone' : 'chat'}
        style={themeVariables(theme, platform)}
        aria-label={isDouble ? PHONE_LABELS[phone] : undefined}
      >
        {isDouble && <StationHead label={PHONE_LABELS[phone]} />}
        <div className={styles['chat']}>
          <Messenger listen={listen} />
        </div>
        <div className={styles['phone']}>
          <Phone log={log} />
        </div>
      </section>
    </PageStateProvider>
  );
}

/** Names the phone's person, and switches between chats and mini app. */
function StationHead({ label }: { label: string }) {
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
