import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import styles from './notice.module.css';

const SHOWN_MS = 6000;

export type Notice = { text: string; action?: { label: string; onPress: () => void } };
type Show = (notice: Notice) => void;

const NoticeContext = createContext<Show>(() => undefined);

/** Says one short line at the bottom of the screen, with at most one thing to press. */
export function useNotice(): Show {
  return useContext(NoticeContext);
}

/** Holds the place where notices appear; a live region, so that they are also heard. */
export function NoticeProvider({ children }: { children: ReactNode }) {
  const [notice, setNotice] = useState<Notice | null>(null);
  const show = useCallback((next: Notice) => setNotice({ ...next }), []);

  useEffect(() => {
    if (!notice) return;
    const timer = setTimeout(() => setNotice(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [notice]);

  return (
    <NoticeContext.Provider value={show}>
      {children}
      <div className={styles['place']} role="status">
        {notice && (
          <div className={styles['notice']}>
            <span>{notice.text}</span>
            <NoticeAction notice={notice} onDone={() => setNotice(null)} />
          </div>
        )}
      </div>
    </NoticeContext.Provider>
  );
}

function NoticeAction({ notice, onDone }: { notice: Notice; onDone: () => void }) {
  const { action } = notice;
  if (!action) return null;
  return (
    <button
      type="button"
      onClick={() => {
        onDone();
        action.onPress();
      }}
    >
      {action.label}
    </button>
  );
}
