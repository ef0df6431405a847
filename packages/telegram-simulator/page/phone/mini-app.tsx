import { useRef } from 'react';
import type { ThemeParams } from '../../wire-actions.ts';
import type { BottomButton, FrameState, Popup } from '../host/frame-state.ts';
import type { Host } from '../host/host.ts';
import type { AppLog } from '../panel/app-log.ts';
import sheet from '../sheets/sheets.module.css';
import { SCREENS } from '../state/device.ts';
import { usePageState } from '../state/page-state-context.tsx';
import type { OpenApp } from '../state/use-open-app.ts';
import { themeParamsOf } from '../themes.ts';
import { BotAvatar } from '../ui/avatar.tsx';
import { ModalFrame } from '../ui/modal-frame.tsx';
import { AppHeader } from './app-header.tsx';
import { MESSENGER_CHROME } from './frames/messenger-chrome.ts';
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

interface BottomButtonsProps {
  host: Host;
  frame: FrameState;
  height: number;
}

/** The large buttons that the mini app may ask the messenger for. */
function BottomButtons({ host, frame, height }: BottomButtonsProps) {
  if (height === 0) return null;
  return (
    <div className={styles['bar']} style={{ height }} data-position={frame.secondaryPosition}>
      <Large button={frame.secondary} kind="secondary" onPress={() => host.pressSecondary()} />
      <Large button={frame.main} kind="main" onPress={() => host.pressMain()} />
    </div>
  );
}

function Large({ button, kind, onPress }: { button: BottomButton; kind: string; onPress: () => void }) {
  if (!button.isVisible) return null;
  const colours = { background: button.color, color: button.textColor };
  return (
    <button
      type="button"
      className={styles['button']}
      data-part="button"
      data-kind={kind}
      style={colours}
      disabled={!button.isActive}
      aria-busy={button.isBusy}
      onClick={onPress}
    >
      {button.text}
    </button>
  );
}

/** The frame's colours: those that the app requested, else the theme's. */
function frameColours(frame: FrameState, params: ThemeParams) {
  const header = headerColour(frame, params);
  return {
    '--frame-header': header,
    '--frame-header-text': isDarkColour(header) ? '#ffffff' : '#0e1116',
    '--frame-accent':
      isDarkColour(header) === isDarkColour(params['bg_color'] ?? '#ffffff')
        ? params['accent_text_color']
        : 'currentcolor',
    '--frame-background': frame.background ?? params['bg_color'],
    '--frame-bottom': frame.bottomBar ?? params['bottom_bar_bg_color'],
  } as const;
}

function headerColour({ header }: FrameState, params: ThemeParams): string {
  const color = header && 'color' in header ? header.color : params[header?.key ?? 'header_bg_color'];
  return color ?? '#ffffff';
}

/** Shows haptic feedback as a ring around the screen. */
function HapticPulse({ haptic }: { haptic: FrameState['haptic'] }) {
  if (!haptic) return null;
  return <span key={haptic.count} className={styles['pulse']} data-kind={haptic.kind} aria-hidden="true" />;
}

/** True if white text reads better on `#rrggbb`. */
function isDarkColour(color: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return red * 0.299 + green * 0.587 + blue * 0.114 < 140;
}

/** The popup of `web_app_open_popup`. */
function AppPopup({ popup, host }: { popup: Popup; host: Host }) {
  const close = (id?: string) => host.closePopup(id);
  return (
    <ModalFrame title={popup.title || popup.message} shape="dialog" onDismiss={() => close()}>
      {popup.title && <h3 className={sheet['title']}>{popup.title}</h3>}
      <p className={sheet['text']}>{popup.message}</p>
      <div className={sheet['choices']}>
        {popup.buttons.map(({ id, text, isDestructive }) => (
          <button key={`${id} ${text}`} type="button" data-danger={isDestructive} onClick={() => close(id)}>
            {text}
          </button>
        ))}
      </div>
    </ModalFrame>
  );
}
