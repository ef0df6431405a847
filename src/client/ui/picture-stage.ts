/**
 * Pictures come in three steps, so that they do not fight for a slow line: the one that leads the screen,
 * then what can be seen, then (left to the browser's own judgement) the rest.
 */
const NEAR = '200px';
const LEAD_PATIENCE_MS = 1500;
const REST_AFTER_MS = 2500;

type Step = 'lead' | 'near' | 'rest';
type Load = (loading: 'eager' | 'lazy') => void;
type Waiting = { near: boolean; load: Load };

let step: Step = 'near';
let timer: ReturnType<typeof setTimeout> | undefined;
const waiting = new Map<Element, Waiting>();
const rested: (() => void)[] = [];
let observer: IntersectionObserver | undefined;

function moveTo(next: Step): void {
  step = next;
  for (const place of waiting.keys()) decide(place);
  startTimer();
  if (next === 'rest') for (const tell of rested.splice(0)) tell();
}

/** The present step ends by itself: so long after it began, or after the last picture joined it. */
function startTimer(): void {
  clearTimeout(timer);
  if (step === 'lead') timer = setTimeout(() => moveTo('near'), LEAD_PATIENCE_MS);
  if (step === 'near') timer = setTimeout(() => moveTo('rest'), REST_AFTER_MS);
}

/** A leading picture starts to load: the others wait for it, though not for ever. */
export function leadStarts(): void {
  if (step !== 'rest') moveTo('lead');
}

/** The leading picture has come, or failed. */
export function leadSettled(): void {
  if (step === 'lead') moveTo('near');
}

/** Resolves when the pictures in sight have had their time: what is large and can wait comes then. */
export function picturesRest(): Promise<void> {
  if (step === 'rest') return Promise.resolve();
  if (!timer) startTimer();
  return new Promise((resolve) => rested.push(resolve));
}

/**
 * Calls `load` once the picture in this place may load: at once where the steps are over, else when it is its turn.
 * Answers how to give up its turn.
 */
export function stagePicture(place: Element, load: Load): () => void {
  if (step === 'rest') {
    load('lazy');
    return () => undefined;
  }
  waiting.set(place, { near: false, load });
  observer ??= new IntersectionObserver(noteNear, { rootMargin: NEAR });
  observer.observe(place);
  if (step === 'near') startTimer();
  return () => leave(place);
}

function noteNear(entries: IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    const one = waiting.get(target);
    if (one) one.near = isIntersecting;
    decide(target);
  }
}

function decide(place: Element): void {
  const one = waiting.get(place);
  const loading = one?.near && step !== 'lead' ? 'eager' : step === 'rest' && 'lazy';
  if (!one || !loading) return;
  leave(place);
  one.load(loading);
}

function leave(place: Element): void {
  observer?.unobserve(place);
  waiting.delete(place);
}
