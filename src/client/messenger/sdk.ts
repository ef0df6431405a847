import { loadCode } from '../lib/code-loading/load-code.ts';
import { wait } from '../lib/timing/wait.ts';
import { findBridge } from './bridge.ts';
import { currentLaunchParams, isInMessenger } from './environment.ts';
import { tryAndLog } from './try-and-log.ts';

type Sdk = typeof import('./sdk-functions.ts');

/** Milliseconds until the next attempt to load it. */
const RETRY_MS = 5000;
/** The longest wait of a press for the SDK; after it, the SDK counts as missing. */
const TIMEOUT_MS = 3000;

let sdk: Sdk | undefined;
let connecting: Promise<Sdk> | undefined;
let isMissing = false;
const waiting: ((loaded: Sdk) => void)[] = [];
const listeners = new Set<() => void>();

/** Runs a call to the SDK now, or once it has loaded; logs its errors. Outside a messenger it never runs. */
export function withSdk(what: string, call: (loaded: Sdk) => void): void {
  const run = (loaded: Sdk) => void tryAndLog(what, () => call(loaded));
  if (sdk) run(sdk);
  else if (isInMessenger()) {
    waiting.push(run);
    void connectSdk();
  }
}

/** Runs a call once the SDK has started, without loading it. */
export function onSdkStart(what: string, call: (loaded: Sdk) => void): void {
  waiting.push((loaded) => void tryAndLog(what, () => call(loaded)));
}

/** Runs a call to the SDK for callers that wait for it: true if it succeeded in time. */
export async function trySdk(what: string, call: (loaded: Sdk) => void): Promise<boolean> {
  const loaded = sdk ?? (await sdkInTime());
  return loaded !== undefined && tryAndLog(what, () => call(loaded));
}

/** The SDK, unless a press would have to wait too long for it. */
export async function sdkInTime(): Promise<Sdk | undefined> {
  return sdk ?? Promise.race([connectSdk(), wait(TIMEOUT_MS)]);
}

/** Loads and starts the SDK inside a messenger, once; undefined outside of one. Not before something needs it. */
export function connectSdk(): Promise<Sdk | undefined> {
  if (!isInMessenger()) return Promise.resolve(undefined);
  connecting ??= load();
  return connecting;
}

/** True if the SDK is expected but has not arrived in time. */
export function isSdkMissing(): boolean {
  return isMissing;
}

/** Calls back when `isSdkMissing` changes; returns a function that unsubscribes. */
export function onSdkMissing(callback: () => void): () => void {
  listeners.add(callback);
  return () => void listeners.delete(callback);
}

async function load(): Promise<Sdk> {
  const timer = setTimeout(setMissing, TIMEOUT_MS, true);
  // Retries for as long as the app is open.
  const loaded = await loadCode(() => import('./sdk-functions.ts')).catch(async (error: unknown) => {
    setMissing(true, error);
    await wait(RETRY_MS);
    return load();
  });
  clearTimeout(timer);
  if (!sdk) start(loaded);
  return loaded;
}

function start(loaded: Sdk): void {
  const [launch, postEvent] = [currentLaunchParams(), findBridge()];
  if (launch && postEvent) tryAndLog('starting', () => loaded.startSdk(launch, postEvent));
  sdk = loaded;
  setMissing(false);
  for (const run of waiting.splice(0)) run(loaded);
}

function setMissing(next: boolean, reason?: unknown): void {
  if (next === isMissing) return;
  isMissing = next;
  if (next)
    console.warn(
      'messenger: the SDK has not loaded: no back button, closing or sharing until it has',
      reason,
    );
  for (const notify of listeners) notify();
}
