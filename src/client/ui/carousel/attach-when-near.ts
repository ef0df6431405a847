/** Within one screen of the view. */
const NEAR_MARGIN = '100% 0px';

let turn: Promise<unknown> = Promise.resolve();

/**
 * Once a row is near the view, loads the function that attaches Swiper and calls it, for one row a frame. A failure attaches
 * nothing. Returns a function that stops waiting.
 */
export function attachWhenNear(row: HTMLElement, load: () => Promise<() => void>): () => void {
  let isWanted = true;
  const attach = async () => {
    const attachNow = await load();
    turn = turn.then(nextFrame);
    await turn;
    if (isWanted) attachNow();
  };
  const near = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      near.disconnect();
      attach().catch(() => undefined);
    },
    // Without an explicit root, rootMargin is ignored in cross-origin frames (the messenger on the web).
    { root: document, rootMargin: NEAR_MARGIN },
  );
  near.observe(row);
  return () => {
    isWanted = false;
    near.disconnect();
  };
}

const nextFrame = () => new Promise(requestAnimationFrame);
