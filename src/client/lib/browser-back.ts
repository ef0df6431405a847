/** In the history's state: marks an entry that stands for what lies over the page. */
const OVER = 'over';

/**
 * Hands the browser's own next step back to this handler, until it is released by what is answered. Where the browser
 * has no CloseWatcher an entry of the history, with the page's own address, stands for what lies over the page.
 */
export function onBrowserBack(handler: () => void): () => void {
  return 'CloseWatcher' in window ? byWatcher(handler) : byHistory(handler);
}

function byWatcher(handler: () => void): () => void {
  const watcher = new CloseWatcher();
  watcher.addEventListener('close', handler);
  return () => watcher.destroy();
}

function byHistory(handler: () => void): () => void {
  const mark = String(Math.random());
  const isHere = () => history.state?.[OVER] === mark;
  let isLeft = false;
  history.pushState({ ...history.state, [OVER]: mark }, '');
  const stop = onStep(() => {
    isLeft = !isHere();
    if (isLeft) handler();
    return isLeft;
  });
  return () => {
    stop();
    if (isLeft) return;
    if (isHere()) stepBack();
    // The page was left by a link: whoever comes back finds nothing open here, and goes on to the page itself.
    else onStep(() => isHere() && stepBack());
  };
}

/** One step back that nobody hears of. */
function stepBack(): true {
  const stop = onStep(() => {
    stop();
    return true;
  });
  history.back();
  return true;
}

/** Tells of every step through the history; what answers true keeps it from the router, whose page is the same. */
function onStep(take: () => boolean): () => void {
  const hear = (event: Event) => take() && event.stopImmediatePropagation();
  window.addEventListener('popstate', hear, { capture: true });
  return () => window.removeEventListener('popstate', hear, { capture: true });
}
