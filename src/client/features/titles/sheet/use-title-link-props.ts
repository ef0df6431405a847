import { useQueryClient } from '@tanstack/react-query';
import { type MouseEvent, type PointerEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Content } from '../../../../contract/content.ts';
import { imageSources } from '../../../../contract/image-sources.ts';
import { titleQuery } from '../../../calls/catalogue.ts';
import { useLongPress } from '../../../lib/gestures/use-long-press.ts';
import { IMAGE_SIZES } from '../../../lib/images/image-sources.ts';
import { shouldReduceMotion } from '../../../lib/motion/reduced-motion.ts';
import { withViewTransition } from '../../../lib/motion/view-transition.ts';
import { pathToTitle } from '../../../lib/navigation/path.ts';
import { performanceClass } from '../../../messenger/performance-class.ts';
import { useUser } from '../../../session/use-user.ts';
import { titleLinkState } from './title-link-state.ts';
import { useOpenTitleSheet } from './title-sheet-provider.tsx';

/** Milliseconds after a context menu within which WebKitGTK sends a click for the right button as well. */
const RIGHT_CLICK_MS = 400;

/**
 * Props of a link to a title: router state for its screen; prefetching of the title and its hero image on pointer rest;
 * a view transition on click, unless motion is reduced; the title's bottom sheet on long press or context menu.
 */
export function useTitleLinkProps(title: Content) {
  const { userId } = useUser();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const openSheet = useOpenTitleSheet();
  const contextMenuAt = useRef(Number.NEGATIVE_INFINITY);

  const prefetch = () => {
    void queries.prefetchQuery(titleQuery(title.id, userId));
    const picture = title.banner ?? title.copertina;
    if (picture) Object.assign(new Image(), imageSources(picture, IMAGE_SIZES.titlePage));
  };
  const handlers = useLongPress({ onIntent: prefetch, onLongPress: () => openSheet(title) });

  const state = titleLinkState(title);
  return {
    state,
    ...handlers,
    onPointerDown: (event: PointerEvent) => {
      // The click of this press is meant.
      if (event.button === 0) contextMenuAt.current = Number.NEGATIVE_INFINITY;
      handlers.onPointerDown(event);
    },
    onContextMenu: (event: MouseEvent) => {
      event.preventDefault();
      contextMenuAt.current = event.timeStamp;
      handlers.onPointerCancel();
      openSheet(title);
    },
    onClick: (event: MouseEvent<HTMLElement>) => {
      // Prevented by a carousel that was just dragged.
      if (event.defaultPrevented) return;
      if (event.timeStamp - contextMenuAt.current < RIGHT_CLICK_MS) return event.preventDefault();
      if (event.metaKey || event.ctrlKey || event.shiftKey || shouldReduceMotion(performanceClass())) return;
      event.preventDefault();
      const path = pathToTitle(title.id);
      // A second press before the transition has begun adds no history entry.
      withViewTransition(
        event.currentTarget,
        () => void navigate(path, { state, replace: window.location.pathname === path }),
      );
    },
  };
}
