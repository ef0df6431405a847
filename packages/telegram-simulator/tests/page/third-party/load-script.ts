import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import { openHost } from '../host/open-host.ts';

const require = createRequire(import.meta.url);
/** The script that the messenger's maker publishes for mini apps, as this package carries it. */
const SOURCE = readFileSync(
  require.resolve('@twa-dev/sdk').replace('dist/index.js', 'src/telegram-web-apps.js'),
  'utf8',
);

type Listener = (event: { data: string; source: unknown }) => void;
type WebApp = typeof import('@twa-dev/sdk').default;

/** Runs telegram-web-app.js in a separate frame whose parent is the simulator's host. */
export function loadScript(hash: string) {
  const listeners: Listener[] = [];
  const parent = { postMessage: (data: string) => opened.host.receive(data) };
  const opened = openHost({
    post: (data) => {
      for (const listen of listeners) listen({ data, source: parent });
    },
  });
  const kept = new Map<string, string>();
  const own: Record<string, unknown> = {
    parent,
    innerHeight: 700,
    sessionStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    },
    addEventListener(type: string, listener: Listener) {
      if (type === 'message') listeners.push(listener);
    },
  };
  const quiet = { ...console, log: () => undefined };
  const run = compileFunction(SOURCE, ['window', 'location', 'document', 'console']);
  run(own, { hash, reload: () => undefined }, document, quiet);
  const { WebApp } = own['Telegram'] as { WebApp: WebApp };
  return { ...opened, app: WebApp };
}
