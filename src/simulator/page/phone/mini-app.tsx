import { useRef } from 'react';
import { useDeskContext } from '../desk/desk-context.tsx';
import { SCREENS } from '../desk/device.ts';
import type { OpenApp } from '../desk/use-open-app.ts';
import type { AppLog } from '../panel/app-log.ts';
import { BotAvatar } from '../ui/avatar.tsx';
import { AppHeader } from './app-header.tsx';
import { AppPopup } from './app-popup.tsx';
import { BottomButtons } from './bottom-buttons.tsx';
import { frameColors } from './frame-colors.ts';
import { HapticPulse } from './haptic-pulse.tsx';
import styles from './mini-app.module.css';
import { StatusBar } from './status-bar.tsx';
import { useHost } from './use-host.ts';
import { useMessenger } from './use-messenger.ts';

/** The mini app in its frame, with the messenger's controls around it. */
export function MiniApp({ app, log }: { app: OpenApp; log: AppLog }) {
  const { device } = useDeskContext();
  const iframe = useRef<HTMLIFrameElement>(null);
  const { host, frame, measures } = useHost({ app, device, log, messenger: useMessenger(app), iframe });
  const { viewport, screen, gap } = measures;
  const { insets, isHandheld } = SCREENS[device.screen];
  return (
    <div
      className={styles['app']}
      data-closing={app.isClosing}
      data-fullscreen={frame.isFullscreen}
      style={{
        top: gap,
        height: screen.height - gap,
        '--device-top': `${insets.top}px`,
        ...frameColors(frame, device.theme),
      }}
      role="dialog"
      aria-label="Mini app"
    >
      {gap === 0 && insets.top > 0 && <StatusBar height={insets.top} isOver={frame.isFullscreen} />}
      <AppHeader host={host} frame={frame} height={measures.header} />
      <div className={styles['view']} style={viewport}>
        <iframe
          ref={iframe}
          className={styles['frame']}
          src={app.url}
          title="Mini app"
          sandbox="allow-scripts allow-same-origin allow-popups allow-forms allow-modals allow-storage-access-by-user-activation"
          allow="autoplay; fullscreen; clipboard-write"
        />
        {!frame.isReady && (
          <div className={styles['placeholder']}>
            <BotAvatar size={72} />
          </div>
        )}
      </div>
      <BottomButtons host={host} frame={frame} height={measures.bottomBar} />
      {isHandheld && <SwipeLine />}
      <HapticPulse haptic={frame.haptic} />
      {frame.popup && <AppPopup popup={frame.popup} host={host} />}
    </div>
  );
}

function SwipeLine() {
  return <span className={styles['line']} aria-hidden="true" />;
}
