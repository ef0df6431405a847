/** Fires `close` at Escape or the device's back button. Not in every engine, nor yet in TypeScript's DOM types. */
declare class CloseWatcher extends EventTarget {
  destroy(): void;
}
