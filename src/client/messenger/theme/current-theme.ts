type Theme = Record<string, string | undefined>;

let theme: Theme = {};
const listeners = new Set<() => void>();

/** The messenger's colours by name, such as `bg_color`; empty outside a messenger. */
export function currentTheme(): Theme {
  return theme;
}

/** Replaces the colours and calls all listeners. */
export function setTheme(next: Theme): void {
  theme = next;
  for (const notify of listeners) notify();
}

/** Calls back after each change of the theme's colours; returns a function that unsubscribes. */
export function onThemeChange(callback: () => void): () => void {
  // A separate function: the same callback may be registered twice.
  const listener = () => callback();
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
