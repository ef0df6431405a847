import { parentPort } from 'node:worker_threads';
import * as v from 'valibot';

/** A screen to render; answers are JSON. */
export type ScreenToRender = {
  id: number;
  /** Of what it is rendered from. */
  key: string;
  /** The address of the rendering, with the language in its query. */
  module: string;
  view: {
    pathname: string;
    platform: 'ios' | 'base';
    tags: Readonly<Record<string, string>>;
    answers: Readonly<Record<string, string>>;
  };
};

const screenSchema = v.object({ markup: v.string(), state: v.array(v.unknown()) });
const moduleSchema = v.object({ renderEarly: v.function() });

/** A rendered screen: its markup, and the answers that it was rendered with, as JSON for a script element. */
export type RenderedScreen = { key: string; markup: string; state: string };

// Worker thread that renders screens for pages, one after the other: a rendering takes up to 20 ms.

// The app's components read these while they render.
Object.assign(globalThis, {
  history: { state: null },
  localStorage: { getItem: () => null },
  matchMedia: () => ({ matches: false }),
});
if (!('navigator' in globalThis)) Object.assign(globalThis, { navigator: { userAgent: '' } });

async function render({ key, module, view }: ScreenToRender): Promise<RenderedScreen | undefined> {
  const { renderEarly } = v.parse(moduleSchema, { ...(await import(module)) });
  const answers = Object.entries(view.answers).map(([path, json]) => [path, JSON.parse(json)]);
  const screen = v.parse(
    v.optional(screenSchema),
    await renderEarly({ ...view, answers: Object.fromEntries(answers) }),
  );
  return (
    screen && { key, markup: screen.markup, state: JSON.stringify(screen.state).replaceAll('<', '\\u003c') }
  );
}

let last = Promise.resolve();
parentPort?.on('message', (request: ScreenToRender) => {
  last = last.then(async () => {
    const screen = await render(request).catch(() => undefined);
    parentPort?.postMessage({ id: request.id, screen });
  });
});
