import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { texts } from '../languages/texts.ts';
import styles from './expandable-text.module.css';

/** Text clamped to four lines, with a button that expands a longer one. */
export function ExpandableText({ text }: { text: string }) {
  const paragraph = useRef<HTMLParagraphElement>(null);
  const [open, setOpen] = useState(false);
  const [long, setLong] = useState(false);
  useLayoutEffect(() => {
    const element = paragraph.current;
    if (!element) return;
    const measure = () => setLong((was) => was || element.scrollHeight > element.clientHeight + 2);
    // In the frame that first shows the text: at once, the browser would lay out the screen twice.
    const frame = requestAnimationFrame(() => flushSync(measure));
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => {
      cancelAnimationFrame(frame);
      watch.disconnect();
    };
  }, []);
  return (
    <div>
      <p ref={paragraph} dir="auto" className={`${styles['text']} ${open ? styles['open'] : ''}`}>
        {text}
      </p>
      {long && (
        <button
          type="button"
          className={`press ${styles['more']}`}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {open ? texts.common.showLess : texts.common.showAll}
        </button>
      )}
    </div>
  );
}
