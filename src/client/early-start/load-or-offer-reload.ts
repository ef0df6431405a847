import { LAUNCH_SKELETON_CLASS } from '../lib/launch/launch-skeleton.ts';
import { findBridge } from '../messenger/bridge.ts';

const MAX_ATTEMPTS = 3;
/** Milliseconds between two attempts, unless the network returns before. */
const DELAY_MS = 2000;

/**
 * Loads code, retrying when that fails; then shows a button that reloads the page, in place of a launch skeleton that
 * would stay forever.
 */
export async function loadOrOfferReload(
  load: () => Promise<unknown>,
  attempts = MAX_ATTEMPTS,
): Promise<void> {
  try {
    await load();
  } catch {
    if (attempts === 1) return offerReload();
    await new Promise((resolve) => {
      addEventListener('online', resolve, { once: true });
      setTimeout(resolve, DELAY_MS);
    });
    await loadOrOfferReload(load, attempts - 1);
  }
}

/** Without the stylesheet, which may be missing too. */
function offerReload(): void {
  document.querySelector(`.${LAUNCH_SKELETON_CLASS}`)?.remove();
  const button = document.createElement('button');
  button.textContent = 'Ricarica';
  button.style.cssText = 'display:block;min-height:44px;margin:40vh auto 0;padding:0 24px';
  const reload = () => location.reload();
  button.addEventListener('click', reload);
  addEventListener('online', reload);
  document.body.append(button);
  // The messenger removes its placeholder.
  findBridge()?.('web_app_ready', {});
}
