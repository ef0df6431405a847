import { texts } from '../languages/texts.ts';
import { announceReady } from '../messenger/app-lifecycle.ts';

/**
 * Shows a button that reloads the page, where the app's code does not come; the network's return reloads it, too. Uses no
 * stylesheet, which may be missing as well.
 */
export function offerReload(): void {
  document.getElementById('root')?.replaceChildren();
  const button = document.createElement('button');
  button.textContent = texts.errors.reload;
  button.style.cssText = 'display:block;min-height:44px;margin:40vh auto 0;padding:0 24px';
  const reload = () => location.reload();
  button.addEventListener('click', reload);
  addEventListener('online', reload);
  document.body.append(button);
  announceReady();
}
