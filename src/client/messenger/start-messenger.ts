import { createPostEvent, init, targetOrigin } from '@telegram-apps/sdk-react';
import { attempt } from './attempt.ts';
import { startBackButton } from './back-button.ts';
import { type Launch, rememberLaunch } from './environment.ts';
import { readLaunch } from './launch-data.ts';
import { installStorageStandIn } from './storage-stand-in.ts';
import { startSwipes } from './swipes.ts';
import { startTheme } from './theme.ts';
import { startViewport } from './viewport.ts';

let started: Promise<void> | undefined;

/**
 * Connects the app to the messenger around it, if there is one. Call it before the router starts (the launch parameters
 * are in the address's hash) and before the first render; it waits for no answer. Never rejects; a second call does
 * nothing.
 */
export function startMessenger(): Promise<void> {
  started ??= start();
  return started;
}

async function start(): Promise<void> {
  installStorageStandIn();
  const launch = readLaunch() ?? (await readMockLaunch());
  if (!launch || !attempt('starting', () => connect(launch))) return;
  rememberLaunch(launch);
  startTheme();
  startViewport(launch.platform);
  startBackButton();
  startSwipes();
}

function connect({ version }: Launch): void {
  // Clients live at more than one address. What we say holds no secret, and what we hear the SDK takes from the parent
  // alone.
  targetOrigin.set('*');
  // What an old messenger does not know yet is left unsaid.
  init({ postEvent: createPostEvent(version, () => undefined) });
}

/** A make-believe messenger: always in development (unless `?messenger=none`), otherwise on `?messenger=mock`. */
async function readMockLaunch(): Promise<Launch | undefined> {
  const wanted = new URLSearchParams(location.search).get('messenger');
  if (wanted !== 'mock' && (!import.meta.env.DEV || wanted === 'none')) return undefined;
  const { installMockMessenger } = await import('./mock-environment.ts');
  installMockMessenger();
  return readLaunch();
}
