import { useLayoutEffect, useRef, useState } from 'react';
import styles from './folded-text.module.css';

/** Text of up to four lines; a longer one unfolds. */
export function FoldedText({ text }: { text: string }) {
  const paragraph = useRef<HTMLParagraphElement>(null);
  const [open, setOpen] = useState(false);
  const [long, setLong] = useState(false);
  useLayoutEffect(() => {
    const element = paragraph.current;
    if (!element) return;
    const measure = () => setLong((was) => was || element.scrollHeight > element.clientHeight + 2);
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return (
    <div>
      <p ref={paragraph} className={`${styles['text']} ${open ? styles['open'] : ''}`}>
        {text}
      </p>
      {long && (
        <button
          type="button"
          className={`press ${styles['more']}`}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Mostra meno' : 'Mostra tutto'}
        </button>
      )}
    </div>
  );
}
