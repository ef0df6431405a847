/** Scrolls to the page's top, smoothly or (`still`) at once. */
export function scrollToTop(still: boolean): void {
  if (still) window.scrollTo(0, 0);
  else window.scrollTo({ top: 0, behavior: 'smooth' });
}
