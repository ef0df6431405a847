import { useNow } from '../phone/use-clock.ts';
import { ModalOutlet } from '../sheets/modal-outlet.tsx';
import { usePageState } from '../state/page-state-context.tsx';
import { THEME_NAMES, THEMES, themeParamsOf } from '../themes.ts';
import type { AppLog } from './app-log.ts';
import { BotControls } from './bot-controls.tsx';
import { DeviceControls } from './device-controls.tsx';
import { FaultControls } from './fault-controls.tsx';
import { LogView } from './log-view.tsx';
import styles from './panel.module.css';
import { PanelButton, PanelSection } from './panel-section.tsx';
import { PersonControls } from './person-controls.tsx';

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

const HOUR_SECONDS = 60 * 60;
const STEPS: readonly (readonly [label: string, seconds: number])[] = [
  ['Un’ora', HOUR_SECONDS],
  ['Un giorno', 24 * HOUR_SECONDS],
  ['30 giorni', 30 * 24 * HOUR_SECONDS],
];
const moment = new Intl.DateTimeFormat('it', { dateStyle: 'long', timeStyle: 'short' });

/** Moves the messenger's clock on. */
function ClockControls() {
  const { perform } = usePageState();
  const now = useNow();
  return (
    <>
      <p className={styles['hint']}>
        Per il messaggero è il {moment.format(now)}. Il bot ha il suo orologio, che non cambia.
      </p>
      <div className={styles['pair']} role="group" aria-label="Sposta avanti l’orologio">
        {STEPS.map(([label, seconds]) => (
          <PanelButton key={seconds} onClick={() => void perform({ type: 'advanceClock', seconds })}>
            {label}
          </PanelButton>
        ))}
      </div>
    </>
  );
}

/** The messenger's theme; changes at once, in an open mini app too. */
function ThemePicker() {
  const { device, changeDevice } = usePageState();
  return (
    <div className={styles['themes']} role="radiogroup" aria-label="Tema">
      {THEME_NAMES.map((name) => {
        const params = themeParamsOf(name, device.platform);
        const colours = {
          '--page': params['bg_color'],
          '--letters': params['text_color'],
          '--strong': params['button_color'],
        };
        return (
          <button
            key={name}
            type="button"
            role="radio"
            aria-checked={device.theme === name}
            className={styles['theme']}
            onClick={() => changeDevice({ theme: name })}
          >
            <span className={styles['swatch']} style={colours} />
            {THEMES[name].name}
          </button>
        );
      })}
    </div>
  );
}
