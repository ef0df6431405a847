import { useState } from 'react';
import type { Platform } from '../../wire-actions.ts';
import type { FrameState } from '../host/frame-state.ts';
import { homeScreenOf } from '../host/home-screen.ts';
import type { Host } from '../host/host.ts';
import { SCREENS } from '../state/device.ts';
import { usePageState } from '../state/page-state-context.tsx';
import { useAddToHomeScreen } from '../state/use-add-to-home-screen.ts';
import { Icon, type IconName } from '../ui/icons.tsx';
import styles from './app-header.module.css';
import { MESSENGER_CHROME } from './frames/messenger-chrome.ts';

interface AppHeaderProps {
  host: Host;
  frame: FrameState;
  platform: Platform;
  /** 0 in fullscreen: the controls float over the app. */
  height: number;
}

/** The messenger's own line over the mini app: back or close, its name, the menu. */
export function AppHeader({ host, frame, platform, height }: AppHeaderProps) {
  const { state, closeApp, confirm } = usePageState();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const close = async () => {
    if (!frame.needsConfirmation || (await confirm('close'))) closeApp();
  };
  const { backIcon, moreIcon, close: closePlace } = MESSENGER_CHROME[platform];
  const isClosable = !frame.hasBack || closePlace !== 'instead of back';
  const closeButton = isClosable && (
    <Leave kind="close" icon="close" label="Chiudi" onPress={() => void close()} />
  );
  return (
    <header
      className={styles['header']}
      data-floating={height === 0}
      style={height > 0 ? { height } : undefined}
    >
      <span className={styles['side']} data-part="start">
        {closePlace !== 'at the end' && closeButton}
        {frame.hasBack && (
          <Leave kind="back" icon={backIcon} label="Indietro" onPress={() => host.pressBack()} />
        )}
      </span>
      <span className={styles['name']} data-part="name">
        <b>{state.bot.name}</b>
        <span>mini app</span>
      </span>
      <span className={styles['side']} data-part="end">
        <button
          type="button"
          className={styles['more']}
          data-part="more"
          aria-label="Menu della mini app"
          aria-expanded={isMenuOpen}
          onClick={() => setMenuOpen((open) => !open)}
        >
          <Icon name={moreIcon} size={20} />
        </button>
        {closePlace === 'at the end' && closeButton}
      </span>
      {isMenuOpen && (
        <AppMenu
          host={host}
          frame={frame}
          platform={platform}
          onClose={isClosable ? undefined : () => void close()}
          onDone={() => setMenuOpen(false)}
        />
      )}
    </header>
  );
}

interface LeaveProps {
  kind: 'back' | 'close';
  icon: IconName;
  label: string;
  onPress: () => void;
}

function Leave({ kind, icon, label, onPress }: LeaveProps) {
  return (
    <button
      type="button"
      className={styles['leave']}
      data-part="leave"
      data-kind={kind}
      aria-label={label}
      onClick={onPress}
    >
      <Icon name={icon} size={22} />
      <span data-part="label">{label}</span>
    </button>
  );
}

interface AppMenuProps {
  host: Host;
  frame: FrameState;
  platform: Platform;
  /** Undefined if the header has no button for it. */
  onClose: (() => void) | undefined;
  onDone: () => void;
}

/** The messenger's menu of every mini app. */
function AppMenu({ host, frame, platform, onClose, onDone }: AppMenuProps) {
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
