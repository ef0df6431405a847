import { useDeskContext } from '../desk/desk-context.tsx';
import { PLATFORMS, SCREEN_NAMES, SCREENS, VERSIONS } from '../desk/device.ts';
import { Segments } from '../ui/segments.tsx';
import { InsetControls } from './inset-controls.tsx';
import styles from './panel.module.css';
import { Row } from './section.tsx';

const LINES = [
  ['fast', 'Normale'],
  ['slow', 'Lenta'],
] as const;

/** Platform, version, screen and line. */
export function MachineControls() {
  const { state, device, changeDevice } = useDeskContext();
  return (
    <>
      <Segments
        label="Piattaforma"
        options={PLATFORMS}
        value={device.platform}
        onChange={(platform) => changeDevice({ platform })}
      />
      <Segments
        label="Schermo"
        options={SCREEN_NAMES.map((name) => [name, SCREENS[name].name] as const)}
        value={device.screen}
        onChange={(screen) => changeDevice({ screen })}
      />
      <Row label="Versione">
        <select
          className={styles['select']}
          aria-label="Versione del messaggero"
          value={device.version}
          onChange={(event) => changeDevice({ version: event.target.value })}
        >
          {VERSIONS.map((version) => (
            <option key={version}>{version}</option>
          ))}
        </select>
      </Row>
      <InsetControls />
      {state.slowAppUrl && (
        <Row label="Rete">
          <Segments
            label="Rete"
            options={LINES}
            value={device.isSlow ? 'slow' : 'fast'}
            onChange={(line) => changeDevice({ isSlow: line === 'slow' })}
          />
        </Row>
      )}
      <Reopen />
    </>
  );
}

/** Platform, version and line are settled when the mini app opens: says so when they have changed since. */
function Reopen() {
  const { app, device, openApp } = useDeskContext();
  if (!app || app.isClosing) return null;
  const { platform, version, isSlow } = app;
  if (platform === device.platform && version === device.version && isSlow === device.isSlow) return null;
  return (
    <div className={styles['pair']}>
      <p className={styles['hint']}>Piattaforma, versione e rete valgono da quando la mini app si apre.</p>
      <button type="button" className={styles['button']} onClick={() => void openApp(app.request)}>
        Riapri
      </button>
    </div>
  );
}
