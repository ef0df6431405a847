/** The browser's own request to close what lies over a page: Escape, a device's way back. Not known to every engine. */
declare class CloseWatcher extends EventTarget {
  destroy(): void;
}
