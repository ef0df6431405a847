import { useState } from 'react';
import { useDeskContext } from '../desk/desk-context.tsx';
import type { FrameState } from '../host/frame-state.ts';
import type { Host } from '../host/host.ts';
import { Icon } from '../ui/icons.tsx';
import styles from './app-header.module.css';
import { AppMenu } from './app-menu.tsx';

interface AppHeaderProps {
  host: Host;
  frame: FrameState;
  /** 0 in fullscreen: the controls float over the app. */
  height: number;
}

/** The messenger's own line over the mini app: back or close, its name, the menu. */
export function AppHeader({ host, frame, height }: AppHeaderProps) {
  const { state, closeApp, ask } = useDeskContext();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const close = async () => {
    if (!frame.needsConfirmation || (await ask('close'))) closeApp();
  };
  return (
    <header className={styles['header']} data-floating={height === 0}>
      <span className={styles['side']}>
        {frame.hasBack ? (
          <button type="button" className={styles['leave']} onClick={() => host.pressBack()}>
            <Icon name="back" size={18} />
            Indietro
          </button>
        ) : (
          <button type="button" className={styles['leave']} onClick={() => void close()}>
            <Icon name="close" size={18} />
            Chiudi
          </button>
        )}
      </span>
      <span className={styles['name']}>
        <b>{state.bot.name}</b>
        <span>mini app</span>
      </span>
      <span className={styles['side']}>
        <button
          type="button"
          className={styles['more']}
          aria-label="Menu della mini app"
          aria-expanded={isMenuOpen}
          onClick={() => setMenuOpen((open) => !open)}
        >
          <Icon name="more" size={20} />
        </button>
      </span>
      {isMenuOpen && (
        <AppMenu host={host} frame={frame} onClose={() => void close()} onDone={() => setMenuOpen(false)} />
      )}
    </header>
  );
}
