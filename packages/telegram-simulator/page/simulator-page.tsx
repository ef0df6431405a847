import { useEffect, useSyncExternalStore } from 'react';
import type { State } from '../wire.ts';
import { Panel } from './panel/panel.tsx';
import { PhoneTabs, phoneOptions } from './phone/phone-tabs.tsx';
import { Station } from './phone/station.tsx';
import styles from './simulator-page.module.css';
import { PageStateProvider, usePageState } from './state/page-state-context.tsx';
import type { Pane } from './state/use-active-pane.ts';
import { type Phones, usePhones } from './state/use-phones.ts';
import { THEMES, type ThemeName, themeVariables } from './themes.ts';
import { TopBar } from './top-bar.tsx';
import { SegmentedControl } from './ui/segmented-control.tsx';
import type { Connection } from './wire/connection.ts';

/** The whole simulator: a chat, a phone, the controls; or two phones. */
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

function LoadedPage({ state, connection: { listen } }: { state: State; connection: Connection }) {
  const phones = usePhones(state);
  const { first, second, logs, isDouble } = phones;
  const { device, person } = first;
  useScheme(device.theme);
  if (!person || !second.person) return null;
  return (
    <PageStateProvider value={{ ...first, person }}>
      <div
        className={styles['page']}
        {...layoutOf(phones)}
        style={themeVariables(device.theme, device.platform)}
      >
        <TopBar isDouble={isDouble} onToggle={phones.toggleDouble} />
        {isDouble ? <PhoneTabs phones={phones} /> : <PaneTabs />}
        <Station
          phone="first"
          value={{ ...first, person }}
          isDouble={isDouble}
          log={logs.first}
          listen={listen}
        />
        {isDouble && (
          <Station
            phone="second"
            value={{ ...second, person: second.person }}
            isDouble
            log={logs.second}
            listen={listen}
          />
        )}
        <PanelPlace phones={phones} />
      </div>
    </PageStateProvider>
  );
}

/** The data attributes that the style sheet lays the page out by. */
function layoutOf({ first, isDouble, breakpoint, shown }: Phones) {
  if (isDouble) return { 'data-two': breakpoint, 'data-shown': shown };
  return { 'data-breakpoint': breakpoint, 'data-screen': first.device.screen, 'data-pane': first.pane };
}

function useScheme(theme: ThemeName): void {
  useEffect(() => {
    document.documentElement.dataset['scheme'] = THEMES[theme].isDark ? 'dark' : 'light';
  }, [theme]);
}

const PANES: readonly (readonly [Pane, string])[] = [
  ['chat', 'Chat'],
  ['phone', 'Telefono'],
  ['panel', 'Comandi'],
];

/** Tabs of the panes, for windows too narrow for all of them. */
function PaneTabs() {
  const { breakpoint, pane, choosePane, chat, state, person, unreadIn } = usePageState();
  if (breakpoint === 'wide') return null;
  const options = breakpoint === 'narrow' ? PANES : PANES.filter(([one]) => one !== 'phone');
  const own = state.chats.filter((one) => one.personIds.includes(person.id));
  const unread = pane === 'chat' || !chat ? 0 : own.reduce((sum, one) => sum + unreadIn(one), 0);
  const marked = options.map(([one, text]): (typeof options)[number] =>
    one === 'chat' && unread > 0 ? [one, `${text} (${unread})`] : [one, text],
  );
  return <SegmentedControl label="Vista" options={marked} value={pane} onChange={choosePane} />;
}

/** The panel of one phone; with two phones, it chooses the one to control. Starting over concerns both. */
function PanelPlace({ phones }: { phones: Phones }) {
  const { first, second, isDouble, controlled, control, logs } = phones;
  const { person, homeScreen, ...rest } = phones[controlled];
  if (!person) return null;
  const closeApp = () => {
    first.closeApp();
    second.closeApp();
  };
  const clear = () => {
    first.homeScreen.clear();
    second.homeScreen.clear();
  };
  const value = { ...rest, person, closeApp, homeScreen: { ...homeScreen, clear } };
  return (
    <div className={styles['panel']}>
      {isDouble && (
        <SegmentedControl
          label="Telefono dei comandi"
          options={phoneOptions(phones)}
          value={controlled}
          onChange={control}
        />
      )}
      <PageStateProvider value={value}>
        <Panel log={logs[controlled]} />
      </PageStateProvider>
    </div>
  );
}
