/** What this installation is called, as its server wrote it into the page. */
export function appName(): string {
  return written('application-name') || 'Vetrina';
}

/** The address of its logo; undefined where it has none of its own. */
export function appLogo(): string | undefined {
  return written('app-logo') || undefined;
}

function written(name: string): string | null | undefined {
  // The launch's shape is drawn when building, where there is no page.
  if (typeof document === 'undefined') return undefined;
  return document.querySelector(`meta[name="${name}"]`)?.getAttribute('content');
}
