import '@testing-library/jest-dom/vitest';
import { cleanup, configure, prettyDOM } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { unexpectedConsoleErrors, waitForExpectedErrors, watchConsoleError } from './console-error.ts';

/** The UI kit's buttons draw a ripple this many milliseconds after a press, even after unmounting. */
const RIPPLE_MS = 70;

// The texts are there before other modules read them, as the page's script sees to.
vi.mock('../../src/client/languages/texts.ts', async (importOriginal) => {
  const module = await importOriginal<typeof import('../../src/client/languages/texts.ts')>();
  await module.loadTexts(['app', 'own', 'desk']);
  const loadTexts: typeof module.loadTexts = (parts, language) =>
    module.loadTexts(parts, language ?? (document.documentElement.lang || 'it'));
  return { ...module, loadTexts };
});

declare global {
  interface ErrorConstructor {
    /** The engine's: the stack of an error begins above a function. */
    captureStackTrace(error: Error, above: typeof missingElement): void;
  }
}

/**
 * Waiting for an element fails many times before it appears: the page is printed only for an error that somebody
 * reads.
 */
function missingElement(message: string | null, container: Element): Error {
  const error = new Error();
  error.name = 'TestingLibraryElementError';
  // Vitest shows the first line of the project in it: the test's, not this one.
  Error.captureStackTrace(error, missingElement);
  const print = () => [message, prettyDOM(container)].filter(Boolean).join('\n\n');
  return Object.defineProperty(error, 'message', { configurable: true, get: print });
}

configure({ getElementError: missingElement });

/** Pending timers of the file, such as those of calls to be retried. */
const timers = new Set<ReturnType<typeof setTimeout>>();
const startTimer = globalThis.setTimeout;
Object.assign(globalThis, {
  setTimeout: (...given: Parameters<typeof startTimer>) => {
    const timer = startTimer(...given);
    timers.add(timer);
    return timer;
  },
});

/** A message channel, which happy-dom does not have. Timers deliver its messages, so that fake ones do as well. */
class TimedMessageChannel {
  port1: { onmessage?: () => void; close: () => void } = { close: () => undefined };
  port2 = { postMessage: () => void setTimeout(() => this.port1.onmessage?.()) };
}
Object.assign(globalThis, { MessageChannel: TimedMessageChannel });

/** Its listeners, such as those for the return of the network. */
const listening: Parameters<typeof window.removeEventListener>[] = [];
const listen = window.addEventListener;
window.addEventListener = (...given: Parameters<typeof listen>) => {
  listening.push(given);
  listen.apply(window, given);
};

let wasPressed = false;
window.addEventListener('pointerdown', () => (wasPressed = true), { capture: true });

beforeEach(watchConsoleError);

afterEach(async () => {
  vi.useRealTimers();
  await waitForExpectedErrors();
  cleanup();
  // A page's head names the installation; styles of packages stay, because these insert them only once.
  for (const element of document.head.querySelectorAll('meta, script, link, style[data-stub]'))
    element.remove();
  const [first] = unexpectedConsoleErrors();
  if (first !== undefined)
    throw new Error(`unexpected console.error, or none where one was expected: ${first}`);
});

// The next file has the same window: this leaves nothing of the present one, and the project's modules as if never
// run.
afterAll(async () => {
  vi.useRealTimers();
  if (wasPressed) await new Promise((resolve) => setTimeout(resolve, RIPPLE_MS + 10));
  for (const timer of timers) clearTimeout(timer);
  for (const listener of listening) window.removeEventListener(...listener);
  Object.assign(globalThis, { setTimeout: startTimer });
  window.addEventListener = listen;
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  for (const name of document.documentElement.getAttributeNames())
    document.documentElement.removeAttribute(name);
  localStorage.clear();
  sessionStorage.clear();
  vi.resetModules();
});
