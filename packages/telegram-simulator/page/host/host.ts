import * as v from 'valibot';
import type { HostEnvironment, PageCallbacks } from './environment.ts';
import { type FrameState, initialFrame } from './frame-state.ts';
import type { HostContext, HostMethods } from './host-method.ts';
import { buttonMethods } from './methods/button-methods.ts';
import { hapticMethods } from './methods/haptic-methods.ts';
import { linkMethods } from './methods/link-methods.ts';
import { permissionMethods } from './methods/permission-methods.ts';
import { popupMethods } from './methods/popup-methods.ts';
import { storageMethods } from './methods/storage-methods.ts';
import { sendTheme, themeMethods } from './methods/theme-methods.ts';
import { unsupportedMethods } from './methods/unsupported-methods.ts';
import {
  sendContentSafeArea,
  sendSafeArea,
  sendViewport,
  setFullscreen,
  windowMethods,
} from './methods/window-methods.ts';

const METHODS: HostMethods = {
  ...windowMethods,
  ...themeMethods,
  ...hapticMethods,
  ...buttonMethods,
  ...linkMethods,
  ...popupMethods,
  ...permissionMethods,
  ...storageMethods,
  ...unsupportedMethods,
};

/** Milliseconds to wait for `iframe_will_reload` before the frame is remounted. */
const RELOAD_TIMEOUT_MS = 500;

/** The outcome of a call by the mini app. */
export type CallOutcome = 'handled' | 'unknown' | 'too new' | 'malformed';

export interface HostOptions {
  /** Posts a serialized event to the mini app. */
  post(message: string): void;
  environment(): HostEnvironment;
  callbacks: PageCallbacks;
  /** Called after each change of the frame. */
  onChange(frame: FrameState): void;
  onCall(method: string, params: unknown, outcome: CallOutcome): void;
  onEvent(event: string, data: unknown): void;
  isExpanded: boolean;
}

export type Host = ReturnType<typeof createHost>;

/**
 * The messenger's side of the mini-app protocol for one open app: handles its calls, keeps the frame's state, sends
 * it events. Independent of the page; the caller checks that a message comes from the app's own window.
 */
export function createHost(options: HostOptions) {
  let frame = initialFrame(options.isExpanded);
  let reloadTimer: ReturnType<typeof setTimeout> | undefined;

  const context: HostContext = {
    environment: options.environment,
    get callbacks() {
      return options.callbacks;
    },
    frame: () => frame,
    knows: (since) => isVersionAtLeast(options.environment().version, since),
    change(part) {
      frame = { ...frame, ...part };
      options.onChange(frame);
    },
    send(event, data) {
      options.onEvent(event, data);
      options.post(serializeEvent(event, data));
    },
    reload: { answered: () => clearTimeout(reloadTimer) },
  };

  function perform(name: string, params: unknown): void {
    const found = Object.hasOwn(METHODS, name) ? METHODS[name] : undefined;
    if (!found) return options.onCall(name, params, 'unknown');
    if (!context.knows(found.since)) return options.onCall(name, params, 'too new');
    const work = found.prepare(params, context);
    options.onCall(name, params, work ? 'handled' : 'malformed');
    work?.();
  }

  return {
    frame: () => frame,
    /** Takes an event of the app's window by `postMessage`. */
    receive(data: unknown): void {
      const call = parseCall(data);
      if (call) perform(call.method, call.params);
    },
    pressBack: () => context.send('back_button_pressed'),
    pressSettings: () => context.send('settings_button_pressed'),
    pressMain: () => context.send('main_button_pressed'),
    pressSecondary: () => context.send('secondary_button_pressed'),
    /** Closes the popup; without a button id when it was dismissed. */
    closePopup(buttonId?: string): void {
      context.change({ popup: undefined });
      context.send('popup_closed', buttonId === undefined ? {} : { button_id: buttonId });
    },
    expand(): void {
      context.change({ isExpanded: true });
      sendViewport(context);
    },
    setFullscreen: (isFullscreen: boolean) => setFullscreen(context, isFullscreen),
    /** Reports changes around the app to it. */
    themeChanged: () => sendTheme(context),
    viewportChanged: () => sendViewport(context),
    insetsChanged(): void {
      if (!context.knows('8.0')) return;
      sendSafeArea(context);
      sendContentSafeArea(context);
    },
    visibilityChanged(isVisible: boolean): void {
      if (context.knows('8.0')) context.send('visibility_changed', { is_visible: isVisible });
    },
    /** Asks the app to reload itself; one that does not answer is remounted at its launch address. */
    reload(): void {
      clearTimeout(reloadTimer);
      context.send('reload_iframe');
      reloadTimer = setTimeout(() => options.callbacks.remountFrame(), RELOAD_TIMEOUT_MS);
    },
    stop: () => clearTimeout(reloadTimer),
  };
}

/** A mini app's call to its messenger: a method and its parameters. */
interface MiniAppCall {
  method: string;
  params: unknown;
}

const callSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ eventType: v.string(), eventData: v.optional(v.unknown()) }),
  v.transform((message): MiniAppCall => ({ method: message.eventType, params: message.eventData })),
);

/** Reads an event of `postMessage`; undefined for anything outside of the protocol. */
function parseCall(data: unknown): MiniAppCall | undefined {
  const read = v.safeParse(callSchema, data);
  return read.success ? read.output : undefined;
}

/** An event of the messenger, as its web clients send it. An event without data carries null. */
function serializeEvent(eventType: string, eventData: unknown = null): string {
  return JSON.stringify({ eventType, eventData });
}

/** True if the messenger of `version` has a method that came with `since`; '6.10' is later than '6.9'. */
function isVersionAtLeast(version: string, since: string): boolean {
  const [major, minor] = partsOf(version);
  const [sinceMajor, sinceMinor] = partsOf(since);
  return major > sinceMajor || (major === sinceMajor && minor >= sinceMinor);
}

function partsOf(version: string): [number, number] {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return [major, minor];
}
