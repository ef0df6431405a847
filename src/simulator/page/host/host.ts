import { type FrameState, newFrame } from './frame-state.ts';
import { packEvent, readCall } from './message.ts';
import type { HostContext, Methods } from './method.ts';
import { absentMethods } from './methods/absent-methods.ts';
import { buttonMethods } from './methods/button-methods.ts';
import { lookMethods, sendTheme } from './methods/look-methods.ts';
import { placeMethods } from './methods/place-methods.ts';
import { questionMethods } from './methods/question-methods.ts';
import { storageMethods } from './methods/storage-methods.ts';
import {
  sendContentSafeArea,
  sendSafeArea,
  sendViewport,
  setFullscreen,
  windowMethods,
} from './methods/window-methods.ts';
import type { Messenger, Surroundings } from './surroundings.ts';
import { isKnownTo } from './version.ts';

const METHODS: Methods = {
  ...windowMethods,
  ...lookMethods,
  ...buttonMethods,
  ...placeMethods,
  ...questionMethods,
  ...storageMethods,
  ...absentMethods,
};

/** How long the app has to say that it reloads by itself, in milliseconds. */
const RELOAD_PATIENCE = 500;

/** What became of a call of the mini app. */
export type Outcome = 'heard' | 'unknown' | 'too new' | 'malformed';

export interface HostOptions {
  /** Hands a packed event to the mini app. */
  post(message: string): void;
  surroundings(): Surroundings;
  messenger: Messenger;
  /** Called after each change of the frame. */
  onChange(frame: FrameState): void;
  onCall(method: string, params: unknown, outcome: Outcome): void;
  onEvent(event: string, data: unknown): void;
  isExpanded: boolean;
}

export type Host = ReturnType<typeof createHost>;

/**
 * The messenger's side of the mini-app protocol for one open app: hears its calls, keeps what it asked of the frame,
 * sends it events. Knows no page; the caller checks that a message comes from the app's own window.
 */
export function createHost(options: HostOptions) {
  let frame = newFrame(options.isExpanded);
  let reloadTimer: ReturnType<typeof setTimeout> | undefined;

  const context: HostContext = {
    surroundings: options.surroundings,
    messenger: options.messenger,
    frame: () => frame,
    knows: (since) => isKnownTo(options.surroundings().version, since),
    change(part) {
      frame = { ...frame, ...part };
      options.onChange(frame);
    },
    send(event, data) {
      options.onEvent(event, data);
      options.post(packEvent(event, data));
    },
    reload: { answered: () => clearTimeout(reloadTimer) },
  };

  function perform(name: string, params: unknown): void {
    const found = Object.hasOwn(METHODS, name) ? METHODS[name] : undefined;
    if (!found) return options.onCall(name, params, 'unknown');
    if (!context.knows(found.since)) return options.onCall(name, params, 'too new');
    const work = found.prepare(params, context);
    options.onCall(name, params, work ? 'heard' : 'malformed');
    work?.();
  }

  return {
    frame: () => frame,
    /** Takes what came from the app's window by `postMessage`. */
    receive(data: unknown): void {
      const call = readCall(data);
      if (call) perform(call.method, call.params);
    },
    pressBack: () => context.send('back_button_pressed'),
    pressSettings: () => context.send('settings_button_pressed'),
    pressMain: () => context.send('main_button_pressed'),
    pressSecondary: () => context.send('secondary_button_pressed'),
    /** Ends the popup; without a button when it was dismissed. */
    closePopup(buttonId?: string): void {
      context.change({ popup: undefined });
      context.send('popup_closed', buttonId === undefined ? {} : { button_id: buttonId });
    },
    expand(): void {
      context.change({ isExpanded: true });
      sendViewport(context);
    },
    setFullscreen: (isFullscreen: boolean) => setFullscreen(context, isFullscreen),
    /** Tells the app what has changed around it. */
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
    /** Asks the app to reload; one that does not answer is put back at its first address. */
    reload(): void {
      clearTimeout(reloadTimer);
      context.send('reload_iframe');
      reloadTimer = setTimeout(() => options.messenger.reinsert(), RELOAD_PATIENCE);
    },
    stop: () => clearTimeout(reloadTimer),
  };
}
