import { pathSegments } from '../lib/navigation/path.ts';
import { announceReadyOncePainted } from '../messenger/app-lifecycle.ts';
import { hasBackButton } from '../messenger/back-button.ts';

/** A copy of the page's shape of boxes, the same for every screen; undefined in a page without one. */
export const copyOfShape = () => copyOf('#shape');

/**
 * Shows the screen as our server has rendered it, once its stylesheets are there; on other servers the shape, which has its
 * own in the page. It stays until React renders, and the messenger need no longer show its placeholder.
 */
export async function showFirstContent(): Promise<void> {
  const early = fitsHere() ? copyOf('#early') : undefined;
  if (early)
    await Promise.all(
      Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'), loaded),
    );
  const content = early ?? copyOfShape();
  const root = document.getElementById('root');
  if (!content || root?.childElementCount !== 0) return;
  root.append(content);
  announceReadyOncePainted();
}

/** Our server renders for messengers, where a nested screen's bar has one line. */
const fitsHere = () => hasBackButton() || pathSegments(location.pathname).length < 2;

/** Resolves once a stylesheet, which the import of its code has asked for, has loaded or failed. */
async function loaded(link: HTMLLinkElement): Promise<void> {
  if (link.sheet) return;
  await new Promise((resolve) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
  });
}

function copyOf(selector: string): Node | undefined {
  const template = document.querySelector<HTMLTemplateElement>(`template${selector}`);
  return template ? document.importNode(template.content, true) : undefined;
}
