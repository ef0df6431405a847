import { type Insets, NO_INSETS } from '../host/insets.ts';
import { SCREENS } from '../state/device.ts';
import { usePageState } from '../state/page-state-context.tsx';
import { SegmentedControl } from '../ui/segmented-control.tsx';
import styles from './panel.module.css';
import { ControlRow } from './panel-section.tsx';

const WAYS = [
  ['device', 'Del dispositivo'],
  ['own', 'A mano'],
] as const;

const SIDES = [
  ['top', 'sopra'],
  ['right', 'destra'],
  ['bottom', 'sotto'],
  ['left', 'sinistra'],
] as const;

/** The areas of the mini app that device and messenger cover. */
export function InsetControls() {
  const { device, changeDevice } = usePageState();
  const { insets } = device;
  const start = { safe: { ...SCREENS[device.screen].insets, top: 0 }, content: NO_INSETS };
  return (
    <>
      <ControlRow label="Bordi">
        <SegmentedControl
          label="Bordi"
          options={WAYS}
          value={insets ? 'own' : 'device'}
          onChange={(way) => changeDevice({ insets: way === 'own' ? start : undefined })}
        />
      </ControlRow>
      {insets && (
        <div className={styles['insets']}>
          <span />
          {SIDES.map(([side, name]) => (
            <span key={side}>{name}</span>
          ))}
          <SideFields
            label="Sicura"
            insets={insets.safe}
            onChange={(safe) => changeDevice({ insets: { ...insets, safe } })}
          />
          <SideFields
            label="Contenuto"
            insets={insets.content}
            onChange={(content) => changeDevice({ insets: { ...insets, content } })}
          />
        </div>
      )}
    </>
  );
}

function SideFields({
  label,
  insets,
  onChange,
}: {
  label: string;
  insets: Insets;
  onChange: (insets: Insets) => void;
}) {
  return (
    <>
      <span>{label}</span>
      {SIDES.map(([side, name]) => (
        <input
          key={side}
          type="number"
          min={0}
          max={200}
          className={styles['number']}
          aria-label={`Area ${label.toLowerCase()}, ${name}`}
          value={insets[side]}
          onChange={(event) => onChange({ ...insets, [side]: within(event.target.valueAsNumber) })}
        />
      ))}
    </>
  );
}

function within(value: number): number {
  return Number.isFinite(value) ? Math.min(Math.max(Math.round(value), 0), 200) : 0;
}
