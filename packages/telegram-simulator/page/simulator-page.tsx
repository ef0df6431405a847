import { useEffect, useState, useSyncExternalStore } from 'react';
import type { State } from '../wire.ts';
import { Messenger } from './chat/messenger.tsx';
import { PaneTabs } from './pane-tabs.tsx';
import { createAppLog } from './panel/app-log.ts';
import { Panel } from './panel/panel.tsx';
import { Phone } from './phone/phone.tsx';
import styles from './simulator-page.module.css';
import { PageStateProvider } from './state/page-state-context.tsx';
import { useCreatePageState } from './state/use-create-page-state.ts';
import { THEMES, type ThemeName, themeVariables } from './themes.ts';
import { TopBar } from './top-bar.tsx';
import type { Connection } from './wire/connection.ts';

/** The whole simulator: a chat, a phone, the controls. */
export function SimulatorPage({ connection }: { connection: Connection }) {
  const link = useSyncExternalStore(connection.watch, connection.current);
  return (
    <>
      {link.isLost && (
        <p className={styles['lost']} role="alert">
          Il server non risponde. Riprovo…
        </p>
      )}
      {link.state && <LoadedPage state={link.state} connection={connection} />}
    </>
  );
}

function LoadedPage({ state, connection }: { state: State; connection: Connection }) {
  const { person, ...pageState } = useCreatePageState(state);
  const [log] = useState(createAppLog);
  useScheme(pageState.device.theme);
  if (!person) return null;
  return (
    <PageStateProvider value={{ ...pageState, person }}>
      <div
        className={styles['page']}
        data-breakpoint={pageState.breakpoint}
        data-screen={pageState.device.screen}
        data-pane={pageState.pane}
        style={themeVariables(pageState.device.theme, pageState.device.platform)}
      >
        <TopBar />
        <PaneTabs />
        <div className={styles['chat']}>
          <Messenger listen={connection.listen} />
        </div>
        <div className={styles['phone']}>
          <Phone log={log} />
        </div>
        <div className={styles['panel']}>
          <Panel log={log} />
        </div>
      </div>
    </PageStateProvider>
  );
}

function useScheme(theme: ThemeName): void {
  useEffect(() => {
    document.documentElement.dataset['scheme'] = THEMES[theme].isDark ? 'dark' : 'light';
  }, [theme]);
}
