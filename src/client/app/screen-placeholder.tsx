import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { prerenderedSkeleton } from '../lib/launch/launch-skeleton.ts';
import { pathSegments } from '../lib/navigation/path.ts';

/**
 * The opened screen's skeleton while its code is loading. Copied from the launch skeleton in the page, so that it costs
 * the first bundle nothing; a page without one (development) stays empty.
 */
export function ScreenPlaceholder() {
  const [screen = 'home', name] = pathSegments(useLocation().pathname);
  const fill = useCallback(
    (place: HTMLElement | null) => place?.replaceChildren(...prerenderedSkeleton(screen, name)),
    [screen, name],
  );
  return <div ref={fill} aria-busy="true" />;
}
