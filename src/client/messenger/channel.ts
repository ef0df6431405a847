function hasMethod(owner: unknown, name: string): boolean {
  return typeof owner === 'object' && owner !== null && typeof Reflect.get(owner, name) === 'function';
}

/** Whether a messenger could hear us: its bridge in the web view, or a page around this one. */
export function hasChannel(): boolean {
  return (
    window.self !== window.top ||
    hasMethod(Reflect.get(window, 'TelegramWebviewProxy'), 'postEvent') ||
    hasMethod(Reflect.get(window, 'external'), 'notify')
  );
}
