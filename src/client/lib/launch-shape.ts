/** The class of what stands in the page until the app does; `early-start` puts it there. */
export const LAUNCH_SHAPE = 'launch-shape';

/** Milliseconds that a skeleton that fades in, and then a picture, are given to stand where the shape has them. */
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
  const screen = document.querySelector('main');
  const fading = screen?.getAnimations({ subtree: true }).map(({ finished }) => finished) ?? [];
  if (fading.length > 0) await Promise.race([Promise.allSettled(fading), patience()]);
  const picture = shape.querySelector('img')?.complete && screen?.querySelector('img');
  if (picture) await Promise.race([picture.decode().catch(() => undefined), patience()]);
  shape.remove();
}

function patience(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
}
