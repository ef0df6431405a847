import type { WireEvent } from '../../wire.ts';
import { Messenger } from '../chat/messenger.tsx';
import type { AppLog } from '../panel/app-log.ts';
import styles from '../simulator-page.module.css';
import { type PageState, PageStateProvider } from '../state/page-state-context.tsx';
import type { PhoneName } from '../state/url-rewriter.ts';
import { themeVariables } from '../themes.ts';
import { Phone } from './phone.tsx';
import { StationHead } from './station-head.tsx';

interface StationProps {
  phone: PhoneName;
  value: PageState;
  /** Whether it shares the page with another, and shows its chats and the phone in one place. */
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
