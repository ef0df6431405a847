import { PLATFORMS, SCREEN_NAMES, SCREENS, VERSIONS } from '../state/device.ts';
import { usePageState } from '../state/page-state-context.tsx';
import { SegmentedControl } from '../ui/segmented-control.tsx';
import { InsetControls } from './inset-controls.tsx';
import styles from './panel.module.css';
import { ControlRow, PanelButton } from './panel-section.tsx';

const LINES = [
  ['fast', 'Normale'],
  ['slow', 'Lenta'],
] as const;

/** The messenger's languages, each by its own name. */
const LANGUAGES = [
  ['it', 'Italiano'],
  ['en', 'English'],
  ['es', 'Español'],
] as const;

/** Platform, version, screen and line, and the language of the device's owner. */
export function DeviceControls() {
  const { state, person, device, changeDevice, perform } = usePageState();
  return (
    <>
      <SegmentedControl
        label="Piattaforma"
        options={PLATFORMS}
        value={device.platform}
        onChange={(platform) => changeDevice({ platform })}
      />
      <SegmentedControl
        label="Schermo"
        options={SCREEN_NAMES.map((name) => [name, SCREENS[name].name] as const)}
        value={device.screen}
        onChange={(screen) => changeDevice({ screen })}
      />
      <SegmentedControl
        label={`Lingua di ${person.firstName}`}
        options={LANGUAGES}
        value={person.languageCode}
        onChange={(languageCode) => void perform({ type: 'setLanguage', person: person.id, languageCode })}
      />
      <ControlRow label="Versione">
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
      </ControlRow>
      <InsetControls />
      {state.slowAppUrl && (
        <ControlRow label="Rete">
          <SegmentedControl
            label="Rete"
            options={LINES}
            value={device.isSlow ? 'slow' : 'fast'}
            onChange={(line) => changeDevice({ isSlow: line === 'slow' })}
          />
        </ControlRow>
      )}
      <Reopen />
    </>
  );
}

/** Platform, version and network apply from the next launch: shown when they have changed since the last. */
function Reopen() {
  const { app, device, openApp } = usePageState();
  if (!app || app.isClosing) return null;
  const { platform, version, isSlow } = app;
  if (platform === device.platform && version === device.version && isSlow === device.isSlow) return null;
  return (
    <div className={styles['pair']}>
      <p className={styles['hint']}>Piattaforma, versione e rete valgono da quando la mini app si apre.</p>
      <PanelButton onClick={() => void openApp(app.request)}>Riapri</PanelButton>
    </div>
  );
}
