import { useRef } from 'react';
import type { AppLog } from '../panel/app-log.ts';
import { SCREENS } from '../state/device.ts';
import { usePageState } from '../state/page-state-context.tsx';
import type { OpenApp } from '../state/use-open-app.ts';
import { themeParamsOf } from '../themes.ts';
import { BotAvatar } from '../ui/avatar.tsx';
import { AppHeader } from './app-header.tsx';
import { AppPopup } from './app-popup.tsx';
import { BottomButtons } from './bottom-buttons.tsx';
import { frameColours } from './frame-colours.ts';
import { MESSENGER_CHROME } from './frames/messenger-chrome.ts';
import { HapticPulse } from './haptic-pulse.tsx';
import styles from './mini-app.module.css';
import { StatusBar } from './status-bar.tsx';
import { useHost } from './use-host.ts';
import { usePageCallbacks } from './use-page-callbacks.ts';

/** The mini app in its frame, with the messenger's controls around it. */
export function MiniApp({ app, log }: { app: OpenApp; log: AppLog }) {
  const { device } = usePageState();
  const iframe = useRef<HTMLIFrameElement>(null);
  const { host, frame, measures } = useHost({ app, device, log, callbacks: usePageCallbacks(app), iframe });
  const { viewport, screen, gap } = measures;
  const { insets, isHandheld } = SCREENS[device.screen];
  const messenger = MESSENGER_CHROME[app.platform];
  return (
    <div
      className={`${styles['app']} ${messenger.className}`}
      data-closing={app.isClosing}
      data-fullscreen={frame.isFullscreen}
      style={{
        top: gap,
        height: screen.height - gap,
        '--device-top': `${insets.top}px`,
        '--button-height': `${messenger.button}px`,
        '--button-gap': `${messenger.buttonGap}px`,
        ...frameColours(frame, themeParamsOf(device.theme, app.platform)),
      }}
      role="dialog"
      aria-label="Mini app"
    >
      {gap === 0 && insets.top > 0 && <StatusBar height={insets.top} isOver={frame.isFullscreen} />}
      <AppHeader host={host} frame={frame} platform={app.platform} height={measures.header} />
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
      {isHandheld && <SwipeLine system={app.platform === 'ios' ? 'ios' : 'android'} />}
      <HapticPulse haptic={frame.haptic} />
      {frame.popup && <AppPopup popup={frame.popup} host={host} />}
    </div>
  );
}

function SwipeLine({ system }: { system: 'ios' | 'android' }) {
  return <span className={styles['line']} data-system={system} aria-hidden="true" />;
}
