import { ModalOutlet } from '../sheets/modal-outlet.tsx';
import type { AppLog } from './app-log.ts';
import { BotControls } from './bot-controls.tsx';
import { ClockControls } from './clock-controls.tsx';
import { DeviceControls } from './device-controls.tsx';
import { FaultControls } from './fault-controls.tsx';
import { LogView } from './log-view.tsx';
import styles from './panel.module.css';
import { PanelSection } from './panel-section.tsx';
import { PersonControls } from './person-controls.tsx';
import { ThemePicker } from './theme-picker.tsx';

/** The controls, and under them the log. */
export function Panel({ log }: { log: AppLog }) {
  return (
    <aside className={styles['panel']} aria-label="Comandi del simulatore">
      <div className={styles['controls']}>
        <PanelSection title="Dispositivo" isOpen>
          <ThemePicker />
          <DeviceControls />
        </PanelSection>
        <PanelSection title="Guasti della Bot API">
          <FaultControls />
        </PanelSection>
        <PanelSection title="@BotFather">
          <BotControls />
        </PanelSection>
        <PanelSection title="Orologio">
          <ClockControls />
        </PanelSection>
        <PanelSection title="Persona">
          <PersonControls log={log} />
        </PanelSection>
      </div>
      <LogView log={log} />
      <ModalOutlet outlet="panel" />
    </aside>
  );
}
