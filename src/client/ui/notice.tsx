import {
  createContext,
  type FocusEvent,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { focusPage } from '../lib/focus-on-arrival.ts';
import styles from './notice.module.css';

const SHOWN_MS = 6000;

export type Notice = {
  text: string;
  action?: { label: string; onPress: () => void };
  /** Does not go by itself: whoever shows it takes it away. */
  stays?: boolean;
};

/** Shows a notice in the place of the one before; answers how to take it away. */
type Show = (notice: Notice) => () => void;

const NoticeContext = createContext<Show>(() => () => undefined);

/** Says one short line at the bottom of the screen, with at most one thing to press. */
export function useNotice(): Show {
  return useContext(NoticeContext);
}

/** Holds the place where notices appear; a live region, so that they are also heard. */
export function NoticeProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<{ notice: Notice; nth: number } | null>(null);
  const count = useRef(0);
  const show = useCallback((notice: Notice) => {
    count.current += 1;
    const mine = { notice, nth: count.current };
    setShown(mine);
    return () => setShown((now) => (now === mine ? null : now));
  }, []);
  return (
    <NoticeContext.Provider value={show}>
      {children}
      <div className={styles['place']} role="status">
        {shown && <NoticeLine key={shown.nth} notice={shown.notice} onDone={() => setShown(null)} />}
      </div>
    </NoticeContext.Provider>
  );
}

function NoticeLine({ notice, onDone }: { notice: Notice; onDone: () => void }) {
  const [touched, setTouched] = useState(false);
  const waits = notice.stays || touched;
  const done = useRef(onDone);
  done.current = onDone;
  useEffect(() => {
    if (waits) return;
    const timer = setTimeout(() => done.current(), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [waits]);
  const focus = useFocusReturn();
  const { action } = notice;
  return (
    <div
      className={styles['notice']}
      onMouseEnter={() => setTouched(true)}
      onMouseLeave={() => setTouched(false)}
      onFocus={(event) => {
        setTouched(true);
        focus.came(event);
      }}
      onBlur={() => {
        setTouched(false);
        focus.left();
      }}
    >
      <span>{notice.text}</span>
      {action && (
        <button
          type="button"
          onClick={() => {
            onDone();
            action.onPress();
          }}
        >
          {action.label}
        </button>
      )}
    </div>
  );
}

/** Gives the focus back to where it came from when the line goes away with it. */
function useFocusReturn() {
  const origin = useRef<EventTarget | null>();
  useEffect(
    () => () => {
      if (origin.current === undefined) return;
      if (origin.current instanceof HTMLElement) origin.current.focus({ preventScroll: true });
      if (document.activeElement === document.body) focusPage();
    },
    [],
  );
  return {
    came: ({ relatedTarget }: FocusEvent) => {
      origin.current = relatedTarget;
    },
    left: () => {
      origin.current = undefined;
    },
  };
}
