/** Interval of printed lines where a line cannot be rewritten, as in a log. */
const PRINTED_EVERY_MS = 15_000;
const REWRITTEN_EVERY_MS = 100;

/**
 * One line that shows the progress of something: rewritten in a terminal, elsewhere printed now and then.
 *
 * @param {{ isTTY?: boolean, columns?: number, write(text: string): unknown }} [out]
 */
export function createProgressLine(out = process.stdout) {
  let shownAt = performance.now();
  let isShown = false;

  const clear = () => {
    if (isShown) out.write('\r\x1b[2K');
    isShown = false;
  };

  return {
    clear,
    /** @param {string} text */
    show(text) {
      const now = performance.now();
      if (now - shownAt < (out.isTTY ? REWRITTEN_EVERY_MS : PRINTED_EVERY_MS)) return;
      shownAt = now;
      clear();
      isShown = Boolean(out.isTTY);
      out.write(isShown ? text.slice(0, (out.columns ?? 80) - 1) : `${text}\n`);
    },
  };
}
