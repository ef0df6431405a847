/** The entry of this page's navigation. */
export function navigationEntry(): PerformanceEntry | undefined {
  return performance.getEntriesByType('navigation')[0];
}

/** How this page was reached; undefined in engines that do not tell. */
function navigationType(): unknown {
  const entry = navigationEntry();
  return entry && 'type' in entry ? entry.type : undefined;
}

/** True if this page was reloaded. */
export const isReload = () => navigationType() === 'reload';

/** True if the address was typed, pasted or linked to from elsewhere. */
export const isFreshAddress = () =>
  navigationType() === 'navigate' && !document.referrer.startsWith(`${location.origin}/`);
