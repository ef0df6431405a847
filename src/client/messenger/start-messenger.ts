import { init, type MethodName, supports } from '@telegram-apps/sdk-react';
import { attempt, logFailure } from './attempt.ts';
import { startBackButton } from './back-button.ts';
import { type Channel, findChannel } from './channel.ts';
import { type MessengerLaunch, rememberLaunch } from './environment.ts';
import { readMessengerLaunch } from './launch-data.ts';
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
  const real = findHost();
  const host = real ?? (import.meta.env.DEV ? await findMockHost() : undefined);
  if (!host || !attempt('starting', () => connect(host))) return;
  rememberLaunch(host.launch);
  startTheme();
  startViewport();
  startBackButton({ isDrawn: real !== undefined });
  startSwipes();
}

interface Host {
  channel: Channel;
  launch: MessengerLaunch;
}

/** MessengerLaunch parameters alone prove nothing, they outlive a visit; nor does a frame, any page can have one. */
function findHost(): Host | undefined {
  const channel = findChannel();
  const launch = channel && readMessengerLaunch();
  return launch && { channel, launch };
}

/** A make-believe messenger, unless `?messenger=none`; what people download has nothing of it. */
async function findMockHost(): Promise<Host | undefined> {
  if (new URLSearchParams(location.search).get('messenger') === 'none') return undefined;
  try {
    const { installMockMessenger } = await import('./mock-environment.ts');
    installMockMessenger();
  } catch (error) {
    logFailure('installing the mock', error);
  }
  return findHost();
}

function connect({ channel, launch }: Host): void {
  init({
    postEvent: (method: MethodName, params?: unknown) => {
      // What an old messenger does not know yet is left unsaid.
      if (supports(method, launch.version)) channel(method, params);
    },
  });
}
