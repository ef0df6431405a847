import { PlacedSheet } from '../sheets/placed-sheet.tsx';
import type { AppLog } from './app-log.ts';
import { FaultControls } from './fault-controls.tsx';
import { LogView } from './log-view.tsx';
import { LookControls } from './look-controls.tsx';
import { MachineControls } from './machine-controls.tsx';
import styles from './panel.module.css';
import { PersonControls } from './person-controls.tsx';
import { Section } from './section.tsx';

/** The controls, and under them what is said in both directions. */
export function Panel({ log }: { log: AppLog }) {
  return (
    <aside className={styles['panel']} aria-label="Comandi del simulatore">
      <div className={styles['controls']}>
        <Section title="Dispositivo" isOpen>
          <LookControls />
          <MachineControls />
        </Section>
        <Section title="Guasti della Bot API">
          <FaultControls />
        </Section>
        <Section title="Persona">
          <PersonControls log={log} />
        </Section>
      </div>
      <LogView log={log} />
      <PlacedSheet place="panel" />
    </aside>
  );
}
