import { type RefObject, useEffect } from 'react';
import { loadCode } from '../code-loading/load-code.ts';

/**
 * Shows an image's ThumbHash as background until the image has loaded. The decoder is imported at the first one: a
 * server need not send any.
 */
export function useThumbHashPlaceholder(
  frame: RefObject<HTMLElement | null>,
  thumbHash: string | null | undefined,
): void {
  useEffect(() => {
    const element = frame.current;
    if (!element || !thumbHash || hasLoadedImage(element)) return;
    let isUnmounted = false;
    const show = async () => {
      const { thumbHashToDataUrl } = await loadCode(() => import('./thumb-hash.ts'));
      const url = isUnmounted || hasLoadedImage(element) ? undefined : thumbHashToDataUrl(thumbHash);
      if (url) element.style.background = `url("${url}") center / cover`;
    };
    // Without the decoder the tint stays.
    show().catch(() => undefined);
    return () => {
      isUnmounted = true;
      element.style.background = '';
    };
  }, [frame, thumbHash]);
}

function hasLoadedImage(element: HTMLElement): boolean {
  const image = element.querySelector('img');
  return image !== null && image.complete && image.naturalWidth > 0;
}
