import type { Page } from '@playwright/test';

/** Values by which answers name kinds: the app shows a text of its language for each. */
const KINDS = new Set(['film', 'serie', 'Film', 'Serie']);

/** Collects the words in the server's answers: names of titles, genres and people, plots. */
export function collectAnswers(page: Page): {
  /** Waits until all answers are read. */
  settle: () => Promise<unknown>;
  /** A text without the words of answers. */
  remaining: (text: string) => string;
} {
  const words = new Set<string>();
  const arriving: Promise<unknown>[] = [];
  const collect = (value: unknown): void => {
    if (typeof value === 'string' && !KINDS.has(value) && /\p{L}/u.test(value)) {
      words.add(value);
      words.add(value.charAt(0).toUpperCase() + value.slice(1));
      for (const part of value.split(/[,;|\n]/)) words.add(part.trim());
    } else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect);
  };
  page.on('response', (response) => {
    if (!response.url().includes('/api/')) return;
    arriving.push(withinTime(response.json()).then(collect, () => undefined));
  });
  return {
    settle: () => Promise.all(arriving),
    remaining(text) {
      if (words.has(text.trim())) return '';
      return [...words]
        .filter((word) => word.length > 1 && text.includes(word))
        .toSorted((one, other) => other.length - one.length)
        .reduce((rest, word) => rest.replaceAll(word, ' '), text);
    },
  };
}

/** A stream of events never ends. */
const TIMEOUT_MS = 3000;
const withinTime = (answer: Promise<unknown>): Promise<unknown> =>
  Promise.race([answer, new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS))]);
