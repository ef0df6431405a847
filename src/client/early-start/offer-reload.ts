import { LAUNCH_SKELETON_CLASS } from '../lib/launch/launch-skeleton.ts';
import { findBridge } from '../messenger/bridge.ts';

/**
 * Shows a button that reloads the page, in place of a launch skeleton that would stay forever; the network's return reloads
 * it, too. Without the stylesheet, which may be missing as well.
 */
export function offerReload(): void {
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
