import { AppRoot, Snackbar } from '@telegram-apps/telegram-ui';
import { type FocusEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { texts } from '../../languages/texts.ts';
import { focusMain } from '../../lib/focus/focus.ts';
import styles from './toast.module.css';

const DURATION_MS = 6000;
/** The kit's time goes on while the toast is touched: the longest that a timer has. */
const NEVER_MS = 2 ** 31 - 1;

export type Toast = {
  text: string;
  action?: { label: string; onPress: () => void };
  /** 'Annulla', in place of an action: also takes back what the previous toast would, if that one was still shown. */
  undo?: () => void;
  /** Stays until the function that `showToast` returns dismisses it. */
  stays?: boolean;
};

type Shown = { toast: Toast; id: number; undos: (() => void)[]; since: number } | null;

/** Set by the page's one `ToastProvider`. */
let setShown: ((next: (now: Shown) => Shown) => void) | undefined;
let count = 0;

/** Shows a line at the bottom of the screen, with at most one action, in place of the previous one; returns a function that dismisses it. */
export function showToast(toast: Toast): () => void {
  count += 1;
  const id = count;
  setShown?.((before) => shownAfter(before, toast, id));
  return () => setShown?.((now) => (now?.id === id ? null : now));
}

/** The toast that follows `before`: its 'Annulla' takes back everything done within one toast's time. */
function shownAfter(before: Shown, toast: Toast, id: number): Shown {
  const now = Date.now();
  if (!toast.undo) return { toast, id, undos: [], since: now };
  const isOneLife = before?.toast.undo !== undefined && now - before.since < DURATION_MS;
  return isOneLife
    ? { toast, id, undos: [toast.undo, ...before.undos], since: before.since }
    : { toast, id, undos: [toast.undo], since: now };
}

/** Renders the toast in a live region, a root: the UI kit's snackbar is put into the nearest root, and has no live region. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, set] = useState<Shown>(null);
  const region = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    setShown = set;
  }, []);
  return (
    <>
      {children}
      <AppRoot portalContainer={region} className={styles['place'] ?? ''} role="status">
        {shown && <ToastView key={shown.id} {...shown} onDone={() => set(null)} />}
      </AppRoot>
    </>
  );
}

type ToastViewProps = { toast: Toast; undos: readonly (() => void)[]; onDone: () => void };

function ToastView({ toast, undos, onDone }: ToastViewProps) {
  const [touched, setTouched] = useState(false);
  const isHeld = toast.stays || touched;
  const done = useRef(onDone);
  done.current = onDone;
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => done.current(), DURATION_MS);
    return () => clearTimeout(timer);
  }, [isHeld]);
  const focus = useFocusReturn();
  const action = toast.undo
    ? { label: texts.common.undo, onPress: () => undos.forEach((undo) => undo()) }
    : toast.action;
  return (
    <Snackbar
      className={styles['toast'] ?? ''}
      duration={NEVER_MS}
      onClose={onDone}
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
      after={
        action && (
          <Snackbar.Button
            type="button"
            onClick={() => {
              onDone();
              action.onPress();
            }}
          >
            {action.label}
          </Snackbar.Button>
        )
      }
      description={undos.length > 1 ? `${toast.text} ${texts.common.soMany(undos.length)}` : toast.text}
    />
  );
}

/** Returns the focus to its previous element when the toast unmounts with it. */
function useFocusReturn() {
  const origin = useRef<EventTarget | null>();
  useEffect(
    () => () => {
      if (origin.current === undefined) return;
      if (origin.current instanceof HTMLElement) origin.current.focus({ preventScroll: true });
      if (document.activeElement === document.body) focusMain();
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
