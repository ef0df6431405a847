/** Back to the page's top: gliding, or at once where motion is unwanted. */
export function scrollToTop(still: boolean): void {
  if (still) window.scrollTo(0, 0);
  else window.scrollTo({ top: 0, behavior: 'smooth' });
}
