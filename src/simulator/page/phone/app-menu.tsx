import { useDeskContext } from '../desk/desk-context.tsx';
import { SCREENS } from '../desk/device.ts';
import type { FrameState } from '../host/frame-state.ts';
import type { Host } from '../host/host.ts';
import { Icon, type IconName } from '../ui/icons.tsx';
import styles from './app-header.module.css';

interface AppMenuProps {
  host: Host;
  frame: FrameState;
  onClose: () => void;
  onDone: () => void;
}

/** What the messenger offers for every mini app. */
export function AppMenu({ host, frame, onClose, onDone }: AppMenuProps) {
  const { reinsertApp, device } = useDeskContext();
  const canExpand = !frame.isExpanded && SCREENS[device.screen].isHandheld;
  const item = (icon: IconName, label: string, work: () => void) => (
    <button
      type="button"
      role="menuitem"
      onClick={() => {
        onDone();
        work();
      }}
    >
      <Icon name={icon} size={18} />
      {label}
    </button>
  );
  return (
    <>
      <button
        type="button"
        className={styles['away']}
        aria-label="Chiudi il menu"
        tabIndex={-1}
        onClick={onDone}
      />
      <div className={styles['menu']} role="menu">
        {frame.hasSettings && item('gear', 'Impostazioni', () => host.pressSettings())}
        {canExpand && item('window', 'Apri del tutto', () => host.expand())}
        {item('fullscreen', frame.isFullscreen ? 'Esci dallo schermo intero' : 'Schermo intero', () =>
          host.setFullscreen(!frame.isFullscreen),
        )}
        {item('reload', 'Ricarica pagina', () => host.reload())}
        {item('forward', 'Reinserisci il riquadro', reinsertApp)}
        {frame.hasBack && item('close', 'Chiudi', onClose)}
      </div>
    </>
  );
}
