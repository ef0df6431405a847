import { phoneOptions } from '../phone/phone-tabs.tsx';
import styles from '../simulator-page.module.css';
import { PageStateProvider } from '../state/page-state-context.tsx';
import type { Phones } from '../state/use-phones.ts';
import { SegmentedControl } from '../ui/segmented-control.tsx';
import { Panel } from './panel.tsx';

/** The panel of one phone; of two, which of them its controls are for. Starting over concerns both. */
export function PanelPlace({ phones }: { phones: Phones }) {
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
