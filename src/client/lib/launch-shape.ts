/** The class of what stands in the page until the app does; `early-start` puts it there. */
export const LAUNCH_SHAPE = 'launch-shape';

/** Milliseconds that a picture, or a skeleton that fades in, is given to stand where the shape has it already. */
const PATIENCE_MS = 300;

/** Resolves when the shape's picture, if it has come, has been painted too: to draw the app takes longer than that. */
export async function shapePainted(): Promise<void> {
  const picture = document.querySelector<HTMLImageElement>(`.${LAUNCH_SHAPE} img`);
  if (!picture?.complete || document.hidden) return;
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/** Takes the shape away once the screen looks like it: its pictures decoded, where the shape shows them already. */
export async function takeOverShape(): Promise<void> {
  const shape = document.querySelector(`.${LAUNCH_SHAPE}`);
  if (!shape) return;
  const isShown = shape.querySelector('img')?.complete;
  const screen = document.querySelector('main');
  const picture = isShown && screen?.querySelector('img');
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  if (picture) await Promise.race([picture.decode().catch(() => undefined), patience]);
  if (screen?.querySelector('[aria-busy="true"]')) await patience;
  shape.remove();
}
