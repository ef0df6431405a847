import { type RefObject, useEffect, useState } from 'react';

/**
 * Pictures come in three steps, so that they do not fight for a slow line: the one that leads the screen,
 * then what can be seen, then (left to the browser's own judgement) the rest.
 */
const NEAR = '200px';
const LEAD_PATIENCE_MS = 1500;
const REST_AFTER_MS = 2500;

type Step = 'lead' | 'near' | 'rest';

let step: Step = 'near';
let timer: ReturnType<typeof setTimeout> | undefined;
const waiting = new Set<() => void>();

function moveTo(next: Step): void {
  clearTimeout(timer);
  step = next;
  for (const tell of waiting) tell();
  if (next === 'lead') timer = setTimeout(() => moveTo('near'), LEAD_PATIENCE_MS);
  if (next === 'near') timer = setTimeout(() => moveTo('rest'), REST_AFTER_MS);
}

/** A leading picture starts to load: the others wait for it, though not for ever. */
export function leadStarts(): void {
  if (step !== 'rest') moveTo('lead');
}

/** The leading picture has come, or failed. */
export function leadSettled(): void {
  if (step === 'lead') moveTo('near');
}

/** How the picture in this place may load now: not yet, at once, or when the browser sees fit. */
export function useLoading(place: RefObject<Element | null>): 'wait' | 'eager' | 'lazy' {
  const [loading, setLoading] = useState<'wait' | 'eager' | 'lazy'>(step === 'rest' ? 'lazy' : 'wait');
  const settled = loading !== 'wait';
  useEffect(() => {
    const element = place.current;
    if (settled || !element) return;
    let near = false;
    const decide = () => {
      if (near && step !== 'lead') setLoading('eager');
      else if (step === 'rest') setLoading('lazy');
    };
    const watch = new IntersectionObserver(
      (entries) => {
        near = entries.some((entry) => entry.isIntersecting);
        decide();
      },
      { rootMargin: NEAR },
    );
    watch.observe(element);
    waiting.add(decide);
    if (step === 'near') moveTo('near');
    return () => {
      watch.disconnect();
      waiting.delete(decide);
    };
  }, [settled, place]);
  return loading;
}
