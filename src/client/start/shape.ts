import { announceReadyOncePainted } from '../messenger/app-lifecycle.ts';

/** A copy of the page's shape of boxes, the same for every screen; undefined in a page without one. */
export function copyOfShape(): Node | undefined {
  const template = document.querySelector<HTMLTemplateElement>('#shape');
  return template ? document.importNode(template.content, true) : undefined;
}

/** Shows the shape in the app's place until React renders: from then on the messenger need not show its placeholder. */
export function showShape(): void {
  const shape = copyOfShape();
  const root = document.getElementById('root');
  if (!shape || root?.childElementCount !== 0) return;
  root.append(shape);
  announceReadyOncePainted();
}
