import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { AppLog } from '../panel/app-log.ts';
import { ModalOutlet } from '../sheets/modal-outlet.tsx';
import { SCREENS } from '../state/device.ts';
import { usePageState } from '../state/page-state-context.tsx';
import { IdleScreen } from './idle-screen.tsx';
import { MiniApp } from './mini-app.tsx';
import styles from './phone.module.css';

const BEZEL = 11;

/** The device in the middle of the page, as large as there is room for. */
export function Phone({ log }: { log: AppLog }) {
  const { device, app } = usePageState();
  const stage = useRef<HTMLElement>(null);
  const { width, height, isHandheld } = SCREENS[device.screen];
  const system = (app?.platform ?? device.platform) === 'ios' ? 'ios' : 'android';
  const bezel = isHandheld ? BEZEL : 1;
  const outer = { width: width + bezel * 2, height: height + bezel * 2 };
  // Whole pixels across: fractions would show as lines at the edges, and report a width too large to the app.
  const scale = Math.floor(width * useScaleToFit(stage, outer)) / width;
  return (
    <section ref={stage} className={styles['stage']} aria-label="Telefono">
      <div
        className={styles['place']}
        style={{ width: outer.width * scale, height: outer.height * scale }}
        data-screen={device.screen}
      >
        <div
          className={styles['device']}
          data-handheld={isHandheld}
          data-system={system}
          style={{ ...outer, '--bezel': `${bezel}px`, zoom: scale }}
        >
          <div className={styles['screen']}>
            {(!app || isHandheld) && <IdleScreen />}
            {app && <MiniApp key={app.key} app={app} log={log} />}
            <ModalOutlet outlet="phone" />
          </div>
        </div>
      </div>
      <p className={styles['scale']}>
        {width} × {height}
        {scale < 1 && ` · ${Math.round(scale * 100)}%`}
      </p>
    </section>
  );
}

/** The factor by which a box has to shrink to fit into an element; never above 1. */
function useScaleToFit(element: RefObject<HTMLElement>, size: { width: number; height: number }): number {
  const [room, setRoom] = useState(size);
  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return undefined;
    const measure = () => setRoom({ width: box.clientWidth, height: box.clientHeight - LINE });
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(box);
    return () => watch.disconnect();
  }, [element]);
  return Math.min(1, room.width / size.width, room.height / size.height);
}

/** The height of the caption under the device. */
const LINE = 26;
