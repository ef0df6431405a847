import { type RefObject, useEffect } from 'react';

/**
 * Shows a picture's preview behind it until it has come. Its code comes when the first preview does: a server need
 * not give any.
 */
export function usePreview(place: RefObject<HTMLElement | null>, preview: string | null | undefined): void {
  useEffect(() => {
    const element = place.current;
    if (!element || !preview || hasPicture(element)) return;
    let gone = false;
    const show = async () => {
      const { drawPreview } = await import('./draw-preview.ts');
      const address = gone || hasPicture(element) ? undefined : drawPreview(preview);
      if (address) element.style.background = `url("${address}") center / cover`;
    };
    // Without its code there is the tint.
    show().catch(() => undefined);
    return () => {
      gone = true;
      element.style.background = '';
    };
  }, [place, preview]);
}

function hasPicture(element: HTMLElement): boolean {
  const image = element.querySelector('img');
  return image !== null && image.complete && image.naturalWidth > 0;
}
