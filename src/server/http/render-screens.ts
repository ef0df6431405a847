import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { LRUCache } from 'lru-cache';
import type { EtaggedResponse } from './responses.ts';
import type { RenderedScreen, ScreenToRender } from './screen-worker.ts';

/** The answers to the first view's calls, by their paths. */
export type FirstAnswers = Readonly<Record<string, EtaggedResponse>>;

/** A screen's first view, for a page in a language on a platform. */
type FirstView = {
  language: string;
  pathname: string;
  platform: 'ios' | 'base';
  tags: Readonly<Record<string, string>>;
  answers: FirstAnswers;
};

/** Rendered screens that are kept. */
const MAX_SCREENS = 300;

const script = new URL('./screen-worker.js', import.meta.url);

export type ScreenRenderer = {
  /** The screen in the app's own components; undefined where it cannot be rendered. Never rejects. */
  render(view: FirstView): Promise<RenderedScreen | undefined>;
  close(): Promise<void>;
};

/**
 * Renders first views by what the client's build has left in its folder, in a worker thread, one at a time. Each is kept for
 * as long as its answers are the same.
 */
export function createScreenRenderer(folder: string): ScreenRenderer {
  const pending = new Map<number, (screen: RenderedScreen | undefined) => void>();
  let worker: Worker | undefined;
  let count = 0;

  function start(): Worker {
    const started = new Worker(script, { name: 'screens' });
    started.unref();
    started.on('message', ({ id, screen }: { id: number; screen?: RenderedScreen }) => {
      pending.get(id)?.(screen);
      pending.delete(id);
    });
    started.on('error', () => undefined);
    started.once('exit', () => {
      if (worker === started) worker = undefined;
      for (const settle of pending.values()) settle(undefined);
      pending.clear();
    });
    return started;
  }

  function send(view: FirstView): Promise<RenderedScreen | undefined> {
    const module = join(folder, '.rendering', 'screens.js');
    if (!existsSync(module)) return Promise.resolve(undefined);
    worker ??= start();
    count += 1;
    const answers = Object.entries(view.answers).map(
      ([path, { plain }]) => [path, plain.toString()] as const,
    );
    const request: ScreenToRender = {
      id: count,
      key: keyOf(view),
      // Another module for each language, which it reads from its address.
      module: `${pathToFileURL(module).href}?language=${view.language}`,
      view: { ...view, answers: Object.fromEntries(answers) },
    };
    worker.postMessage(request);
    return new Promise((resolve) => pending.set(request.id, resolve));
  }

  const screens = new LRUCache<string, Promise<RenderedScreen | undefined>, FirstView>({
    max: MAX_SCREENS,
    memoMethod: (key, _before, { context }) => {
      const screen = send(context);
      // One that has failed is tried again.
      void screen.then((found) => found ?? screens.delete(key));
      return screen;
    },
  });

  return {
    render: (view) => screens.memo(keyOf(view), { context: view }),
    close: async () => void (await worker?.terminate()),
  };
}

function keyOf({ language, pathname, platform, answers }: FirstView): string {
  const tags = Object.values(answers).map(({ tag }) => tag);
  return [language, pathname, platform, ...tags].join(' ');
}
