import { usePageState } from '../state/page-state-context.tsx';
import styles from './status-bar.module.css';
import { useClock } from './use-clock.ts';

/** The device's own line: hour, signal, battery. Over an app in fullscreen it takes no room. */
export function StatusBar({ height, isOver = false }: { height: number; isOver?: boolean }) {
  const { app, device } = usePageState();
  const isAndroid = (app?.platform ?? device.platform) !== 'ios';
  return (
    <div
      className={styles['bar']}
      data-part="status"
      data-system={isAndroid ? 'android' : 'ios'}
      data-over={isOver}
      style={{ height }}
      aria-hidden="true"
    >
      <span>{useClock()}</span>
      {isAndroid ? <AndroidSymbols /> : <AppleSymbols />}
    </div>
  );
}

/** Bars, fan, lying battery. */
function AppleSymbols() {
  return (
    <svg width="62" height="14" viewBox="0 0 62 14" fill="currentColor">
      <rect x="0" y="8" width="3" height="5" rx="1" />
      <rect x="5" y="5.5" width="3" height="7.5" rx="1" />
      <rect x="10" y="3" width="3" height="10" rx="1" />
      <rect x="15" y="0.5" width="3" height="12.5" rx="1" />
      <path d="M28.5 3c2.6 0 4.9 1 6.6 2.7l-1.4 1.4a7.3 7.3 0 00-10.4 0L21.9 5.7A9.3 9.3 0 0128.5 3zm0 4c1.5 0 2.8.6 3.8 1.5l-3.8 3.9-3.8-3.9A5.5 5.5 0 0128.5 7z" />
      <rect
        x="39.6"
        y="1.6"
        width="18.8"
        height="10.8"
        rx="3"
        fill="none"
        stroke="currentColor"
        strokeOpacity="0.5"
      />
      <rect x="41.2" y="3.2" width="13" height="7.6" rx="1.6" />
      <rect x="59.5" y="5" width="1.6" height="4" rx="0.8" opacity="0.5" />
    </svg>
  );
}

/** Wedges and an upright battery. */
function AndroidSymbols() {
  return (
    <svg width="54" height="14" viewBox="0 0 54 14" fill="currentColor">
      <path d="M0 4.2a10.6 10.6 0 0116 0L8 13.4z" />
      <path d="M33 .6v12.8H20.2z" />
      <path d="M42.4 1.8V.4h3.2v1.4h1.6c.5 0 .8.4.8.8v10c0 .5-.3.8-.8.8h-6.4a.8.8 0 01-.8-.8v-10c0-.4.3-.8.8-.8z" />
    </svg>
  );
}
