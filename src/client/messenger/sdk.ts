import { findBridge } from './bridge.ts';
import { currentLaunchParams, isInMessenger } from './environment.ts';
import { connectToEvents } from './events.ts';
import { logMessengerFailure, tryAndLog } from './try-and-log.ts';

type Sdk = typeof import('./sdk-functions.ts');

/** Milliseconds until another attempt to load it. */
const RETRY_MS = 5000;
/** How long a press waits for it. */
const TIMEOUT_MS = 3000;

let sdk: Sdk | undefined;
let connecting: Promise<Sdk | undefined> | undefined;
const waiting: ((loaded: Sdk) => void)[] = [];

/**
 * Runs a call to the SDK now, or once it has loaded; what it throws is logged. Outside a messenger it never runs.
 */
export function withSdk(what: string, call: (loaded: Sdk) => void): void {
  const run = (loaded: Sdk) => void tryAndLog(what, () => call(loaded));
  if (sdk) run(sdk);
  else if (isInMessenger()) {
    waiting.push(run);
    void connectSdk();
  }
}

/** The same for callers that wait for it: whether it succeeded, in time. */
export async function trySdk(what: string, call: (loaded: Sdk) => void): Promise<boolean> {
  const loaded = await sdkInTime();
  return loaded !== undefined && tryAndLog(what, () => call(loaded));
}

/** The SDK, unless a press would have to wait too long for it. */
export async function sdkInTime(): Promise<Sdk | undefined> {
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, TIMEOUT_MS));
  return sdk ?? Promise.race([connectSdk(), timeout]);
}

/** Loads and initialises the SDK inside a messenger, once; undefined outside of one. Not before something needs it. */
export function connectSdk(): Promise<Sdk | undefined> {
  if (!currentLaunchParams()) return Promise.resolve(undefined);
  connecting ??= load();
  return connecting;
}

async function load(): Promise<Sdk> {
  try {
    const loaded = await import('./sdk-functions.ts');
    connect(loaded);
    return loaded;
  } catch (error) {
    // Without it there are no haptics, and links are copied instead of shared: it is tried for as long as the app is open.
    logMessengerFailure('loading the SDK', error);
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    return load();
  }
}

function connect(loaded: Sdk): void {
  const version = currentLaunchParams()?.version ?? '';
  const init = () => {
    loaded.init({
      postEvent: (method: Parameters<Sdk['supports']>[0], params?: unknown) => {
        // `iframe_ready` has been posted. Methods that an old messenger does not support are not sent.
        if (method !== 'iframe_ready' && loaded.supports(method, version)) findBridge()?.(method, params);
      },
    });
  };
  connectToEvents(() => tryAndLog('starting', init));
  sdk = loaded;
  for (const run of waiting.splice(0)) run(loaded);
}
