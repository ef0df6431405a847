import type { Platform } from '../../wire-actions.ts';
import type { FrameState } from '../host/frame-state.ts';
import { homeScreenOf } from '../host/home-screen.ts';
import type { Host } from '../host/host.ts';
import { SCREENS } from '../state/device.ts';
import { usePageState } from '../state/page-state-context.tsx';
import { useAddToHomeScreen } from '../state/use-add-to-home-screen.ts';
import { Icon, type IconName } from '../ui/icons.tsx';
import styles from './app-header.module.css';

interface AppMenuProps {
  host: Host;
  frame: FrameState;
  platform: Platform;
  /** Where the header has no button for it. */
  onClose: (() => void) | undefined;
  onDone: () => void;
}

/** What the messenger offers for every mini app. */
export function AppMenu({ host, frame, platform, onClose, onDone }: AppMenuProps) {
  const { state, remountApp, device } = usePageState();
  const addToHomeScreen = useAddToHomeScreen();
  const canExpand = !frame.isExpanded && SCREENS[device.screen].isHandheld;
  const canBeAdded = state.bot.mainAppUrl !== undefined && homeScreenOf(platform) !== 'none';
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
        {canBeAdded && item('add', 'Aggiungi alla Home', () => void addToHomeScreen())}
        {item('reload', 'Ricarica pagina', () => host.reload())}
        {item('forward', 'Reinserisci il riquadro', remountApp)}
        {onClose && item('close', 'Chiudi', onClose)}
      </div>
    </>
  );
}
