/**
 * Runs `work` once the next frame has been painted; at once in a hidden window, which paints none. By a message, since
 * Chromium holds timers back for 100 ms after a finger has touched the screen.
 */
export function afterPaint(work: () => void): void {
  if (document.hidden) return work();
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      work();
    };
    port2.postMessage(0);
  });
}
