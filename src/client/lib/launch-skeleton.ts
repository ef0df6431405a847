/** Class of the prerendered skeleton that `early-start` shows until the app has rendered. */
export const LAUNCH_SKELETON_CLASS = 'launch-skeleton';

/** Milliseconds to wait at most for animations, and then for the image, before the skeleton is removed. */
const TIMEOUT_MS = 300;

/** Resolves when the skeleton's image, if it has loaded, has been painted: rendering the app would delay that. */
export async function whenLaunchSkeletonPainted(): Promise<void> {
  const image = document.querySelector<HTMLImageElement>(`.${LAUNCH_SKELETON_CLASS} img`);
  if (!image?.complete || document.hidden) return;
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/** Removes the skeleton once the screen looks the same: animations finished, the image that both show decoded. */
export async function removeLaunchSkeleton(): Promise<void> {
  const skeleton = document.querySelector(`.${LAUNCH_SKELETON_CLASS}`);
  if (!skeleton) return;
  const screen = document.querySelector('main');
  const fading = screen?.getAnimations({ subtree: true }).map(({ finished }) => finished) ?? [];
  if (fading.length > 0) await Promise.race([Promise.allSettled(fading), timeout()]);
  const image = skeleton.querySelector('img')?.complete && screen?.querySelector('img');
  if (image) await Promise.race([image.decode().catch(() => undefined), timeout()]);
  skeleton.remove();
}

function timeout(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS));
}
