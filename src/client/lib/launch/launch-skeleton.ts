import { afterPaint } from '../timing/after-paint.ts';
import { SKELETON_TIMEOUT_MS } from '../timing/launch-clock.ts';
import { wait } from '../timing/wait.ts';

/** Class of the prerendered skeleton that `early-start` shows until the app has rendered. */
export const LAUNCH_SKELETON_CLASS = 'launch-skeleton';

/** Minimum time of 'Loading...', in milliseconds, on list and genre pages (behaviour 9.4). */
export const MIN_LOADING_MS = 300;

const FRAME_MS = 16;
/** Milliseconds after which a press is a long one. */
const LONG_PRESS_MS = 1000;

/** The first such element of the markup that the build has put into the page. */
export const inTemplate = (css: string) =>
  document.querySelector('template')?.content.querySelector<HTMLElement>(css);

/**
 * Copies of a screen's part of the page's template, by the first segment of its path; none while the launch
 * skeleton itself is there. `name` completes a genre's heading.
 */
export function prerenderedSkeleton(screen: string, name?: string): Node[] {
  if (document.querySelector(`.${LAUNCH_SKELETON_CLASS}`)) return [];
  const found = inTemplate(`[data-screen="${CSS.escape(screen)}"]`);
  if (!found) return [];
  const copy = document.importNode(found, true);
  if (screen === 'genere' && name) copy.querySelector('h1')?.append(name);
  return [...copy.childNodes];
}

let loadingRead: Promise<void> | undefined;

/** Notes on a shape with 'Loading...' since when it is visible. */
export function noteLoading(shape: HTMLElement): void {
  loadingRead = new Promise((resolve) =>
    afterPaint(() => {
      shape.dataset['seenSince'] = `${performance.now()}`;
      setTimeout(resolve, MIN_LOADING_MS);
    }),
  );
}

/** Runs `work` once that 'Loading...' has been seen for the minimum time (behaviour 9.4). */
export const afterLoading = (work: () => void) => void loadingRead?.then(work);

/** The milliseconds for which a screen's loading state has been visible as the launch skeleton: 0 without one. */
export function loadingSeenMs(): number {
  const skeleton = document.querySelector<HTMLElement>(`.${LAUNCH_SKELETON_CLASS}`);
  const since = skeleton?.dataset['seenSince'];
  return since ? performance.now() - Number(since) : 0;
}

/** Resolves when the skeleton's image, if it has loaded, has been painted: rendering the app would delay that. */
export async function whenLaunchSkeletonPainted(): Promise<void> {
  const image = document.querySelector<HTMLImageElement>(`.${LAUNCH_SKELETON_CLASS} img`);
  if (image?.complete) await new Promise<void>(afterPaint);
}

/** Removes the skeleton once the screen looks the same: animations finished, an image that both show decoded. */
export async function removeLaunchSkeleton(): Promise<void> {
  const skeleton = document.querySelector<HTMLElement>(`.${LAUNCH_SKELETON_CLASS}`);
  if (!skeleton) return;
  // A drawing in the skeleton's place has one as well.
  const screen = [...document.querySelectorAll('main')].pop();
  const fading = screen?.getAnimations({ subtree: true }).map(({ finished }) => finished) ?? [];
  if (fading.length > 0) await Promise.race([Promise.allSettled(fading), wait(SKELETON_TIMEOUT_MS)]);
  if (screen && skeleton.querySelector('img')?.complete)
    await Promise.race([imageDecoded(screen), wait(SKELETON_TIMEOUT_MS)]);
  await whenReleased(skeleton);
  skeleton.remove();
}

/**
 * Resolves once no finger or mouse button is down on this element: removed in between, it would get no click. A long press
 * is not waited for.
 */
export async function whenReleased(element: Element): Promise<void> {
  const end = performance.now() + LONG_PRESS_MS;
  while (element.matches(':active') && performance.now() < end) await wait(FRAME_MS);
}

/** Turns a drawing that the app cannot take over into the launch skeleton, which stays until the app has rendered the screen. */
export function turnIntoSkeleton(root: HTMLElement): void {
  const { firstElementChild: drawing } = root;
  if (!drawing) return;
  drawing.classList.add(LAUNCH_SKELETON_CLASS);
  drawing.setAttribute('aria-hidden', 'true');
  document.body.prepend(drawing);
}

/** Resolves when the screen's first image, which may be rendered and requested a frame later, has been decoded. */
async function imageDecoded(screen: Element): Promise<void> {
  const end = performance.now() + SKELETON_TIMEOUT_MS;
  const image = () => screen.querySelector('img[src]:not([src=""])');
  while (!image() && screen.isConnected && performance.now() < end) await wait(FRAME_MS);
  const first = image();
  if (first instanceof HTMLImageElement) await first.decode().catch(() => undefined);
}
