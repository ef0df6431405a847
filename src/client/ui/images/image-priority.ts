import { HERO_TIMEOUT_MS, VISIBLE_TIMEOUT_MS } from '../../lib/timing/launch-clock.ts';

/**
 * Loads images in three phases, so that they do not compete for bandwidth: the hero image, then those in or near the
 * viewport, then (natively lazy) the rest.
 */
const NEAR_MARGIN = '200px';

type Phase = 'hero' | 'near' | 'rest';
type Load = (loading: 'eager' | 'lazy') => void;
type QueuedImage = { near: boolean; load: Load };

let phase: Phase = 'near';
let timer: ReturnType<typeof setTimeout> | undefined;
const queue = new Map<Element, QueuedImage>();
const restListeners: (() => void)[] = [];
let observer: IntersectionObserver | undefined;

function enterPhase(next: Phase): void {
  phase = next;
  for (const element of queue.keys()) loadIfDue(element);
  startTimer();
  if (next === 'rest') for (const notify of restListeners.splice(0)) notify();
}

/** A phase ends after a timeout from its start, or from the last image queued. */
function startTimer(): void {
  clearTimeout(timer);
  if (phase === 'hero') timer = setTimeout(() => enterPhase('near'), HERO_TIMEOUT_MS);
  if (phase === 'near') timer = setTimeout(() => enterPhase('rest'), VISIBLE_TIMEOUT_MS);
}

/** The hero image starts to load: the others wait for it, up to a timeout. */
export function markHeroImageLoading(): void {
  if (phase !== 'rest') enterPhase('hero');
}

/** The hero image has loaded or failed. */
export function markHeroImageSettled(): void {
  if (phase === 'hero') enterPhase('near');
}

/**
 * Runs less urgent `work` once the phase of the visible images is over, at once if it is. Without images that phase
 * does not end.
 */
export function afterVisibleImages(work: () => void): void {
  if (phase === 'rest') work();
  else restListeners.push(work);
}

/**
 * Calls `load` when the image of this element may load: at once after the last phase began, else in its phase.
 * Returns a function that removes it from the queue.
 */
export function queueImage(element: Element, load: Load): () => void {
  if (phase === 'rest') {
    load('lazy');
    return () => undefined;
  }
  queue.set(element, { near: false, load });
  observer ??= new IntersectionObserver(updateVisibility, { rootMargin: NEAR_MARGIN });
  observer.observe(element);
  if (phase === 'near') startTimer();
  return () => dequeue(element);
}

/** Has an image load at once that is about to come into view. */
export function loadNow(image: HTMLImageElement): void {
  const queued = queue.get(image);
  if (!queued) image.loading = 'eager';
  dequeue(image);
  queued?.load('eager');
}

function updateVisibility(entries: IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    const image = queue.get(target);
    if (image) image.near = isIntersecting;
    loadIfDue(target);
  }
}

function loadIfDue(element: Element): void {
  const image = queue.get(element);
  const loading = image?.near && phase !== 'hero' ? 'eager' : phase === 'rest' && 'lazy';
  if (!image || !loading) return;
  dequeue(element);
  image.load(loading);
}

function dequeue(element: Element): void {
  observer?.unobserve(element);
  queue.delete(element);
}
