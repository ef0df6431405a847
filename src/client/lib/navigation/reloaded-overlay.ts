/**
 * Goes back from the entry of an overlay, which a reload does not open again, to its page's: a back navigation before the
 * app listens would lead there, and seem to do nothing. Once per load, however often it is called.
 */
export function leaveReloadedOverlay(): void {
  const { over, ...page } = history.state ?? {};
  if (over === undefined) return;
  history.replaceState(page, '');
  history.back();
}
