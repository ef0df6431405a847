import { useEffect, useState, useSyncExternalStore } from 'react';
import type { State } from '../wire.ts';
import { Messenger } from './chat/messenger.tsx';
import { DeskProvider } from './desk/desk-context.tsx';
import { useDesk } from './desk/use-desk.ts';
import styles from './page.module.css';
import { createAppLog } from './panel/app-log.ts';
import { Panel } from './panel/panel.tsx';
import { TopBar } from './panel/top-bar.tsx';
import { Phone } from './phone/phone.tsx';
import { THEMES, type ThemeName, themeVariables } from './themes.ts';
import { Views } from './views.tsx';
import type { Connection } from './wire/connection.ts';

/** The whole simulator: a chat, a phone, the controls. */
export function Page({ connection }: { connection: Connection }) {
  const link = useSyncExternalStore(connection.watch, connection.current);
  return (
    <>
      {link.isLost && (
        <p className={styles['lost']} role="alert">
          Il server non risponde. Riprovo…
        </p>
      )}
      {link.state && <Bench state={link.state} connection={connection} />}
    </>
  );
}

function Bench({ state, connection }: { state: State; connection: Connection }) {
  const { person, ...desk } = useDesk(state);
  const [log] = useState(createAppLog);
  useScheme(desk.device.theme);
  if (!person) return null;
  return (
    <DeskProvider value={{ ...desk, person }}>
      <div
        className={styles['bench']}
        data-room={desk.room}
        data-screen={desk.device.screen}
        data-view={desk.view}
        style={themeVariables(desk.device.theme)}
      >
        <TopBar />
        <Views />
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
    </DeskProvider>
  );
}

function useScheme(theme: ThemeName): void {
  useEffect(() => {
    document.documentElement.dataset['scheme'] = THEMES[theme].isDark ? 'dark' : 'light';
  }, [theme]);
}
