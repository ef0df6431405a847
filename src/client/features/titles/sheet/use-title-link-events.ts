import { useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { IMAGE_SIZES, imageSources } from '../../../../contract/image-sources.ts';
import type { Title } from '../../../../contract/titles.ts';
import { watchPresses } from '../../../lib/gestures/watch-presses.ts';
import { shouldReduceMotion } from '../../../lib/motion/reduced-motion.ts';
import { withViewTransition } from '../../../lib/motion/view-transition.ts';
import { pathToTitle } from '../../../lib/navigation/path.ts';
import { afterPaint } from '../../../lib/timing/after-paint.ts';
import { performanceClass } from '../../../messenger/performance-class.ts';
import { titleLinkAt } from './title-link.tsx';
import { titleLinkState } from './title-link-state.ts';

/** Milliseconds after a context menu within which WebKitGTK sends a click for the right button as well. */
const RIGHT_CLICK_MS = 400;

/**
 * The behaviour of all links to titles: prefetching of the hero image when a press is likely; navigation
 * with router state for the screen, in a view transition unless motion is reduced; `openSheet` on long press or
 * context menu.
 */
export function useTitleLinkEvents(openSheet: (title: Title) => void): void {
  const navigate = useNavigate();
  const latest = useRef({ openSheet, navigate });
  latest.current = { openSheet, navigate };

  // Must be there at the same moment as the links: a press on one would reload the page.
  useLayoutEffect(() => {
    const prefetch = (title: Title) => {
      const picture = title.banner ?? title.copertina;
      if (picture) Object.assign(new Image(), imageSources(picture, IMAGE_SIZES.titlePage));
    };
    const open = (link: HTMLElement, title: Title) => {
      const path = pathToTitle(title.id);
      const state = titleLinkState(title);
      // A second press before the transition has started adds no history entry.
      const go = () => void latest.current.navigate(path, { state, replace: location.pathname === path });
      if (shouldReduceMotion(performanceClass())) go();
      else withViewTransition(link, go);
    };
    return listen(prefetch, open, (title) => latest.current.openSheet(title));
  }, []);
}

function withTitleOf(link: HTMLElement, act: (title: Title) => void): void {
  const at = titleLinkAt(link);
  if (at) act(at.title);
}

/** Listens on the document, after React's handlers: an event that they prevent stays prevented. */
function listen(
  prefetch: (title: Title) => void,
  open: (link: HTMLElement, title: Title) => void,
  openSheet: (title: Title) => void,
): () => void {
  const presses = watchPresses({
    targetAt: (element) => titleLinkAt(element)?.link,
    onIntent: (link) => withTitleOf(link, prefetch),
    onLongPress: (link) => withTitleOf(link, openSheet),
  });
  let contextMenuAt = Number.NEGATIVE_INFINITY;
  const onPointerDown = ({ button }: PointerEvent) => {
    // The click of this press comes from the context menu.
    if (button === 0) contextMenuAt = Number.NEGATIVE_INFINITY;
  };
  const onContextMenu = (event: MouseEvent) => {
    const at = event.target instanceof Element && titleLinkAt(event.target);
    if (!at) return;
    event.preventDefault();
    contextMenuAt = event.timeStamp;
    presses.cancel();
    openSheet(at.title);
  };
  const onClick = (event: MouseEvent) => {
    const at = event.target instanceof Element && titleLinkAt(event.target);
    // Prevented by a carousel that was just dragged.
    if (!at || event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    // Neither rendering the title's page nor a view transition is to delay the frame that shows the press.
    if (event.timeStamp - contextMenuAt >= RIGHT_CLICK_MS) afterPaint(() => open(at.link, at.title));
  };
  document.addEventListener('pointerdown', onPointerDown, { passive: true });
  document.addEventListener('contextmenu', onContextMenu);
  document.addEventListener('click', onClick);
  return () => {
    presses.stop();
    document.removeEventListener('pointerdown', onPointerDown);
    document.removeEventListener('contextmenu', onContextMenu);
    document.removeEventListener('click', onClick);
  };
}
