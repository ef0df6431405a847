import { useQueryClient } from '@tanstack/react-query';
import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { littleMotion } from '../../lib/motion.ts';
import { pathToTitle } from '../../lib/path.ts';
import { withTransition } from '../../lib/view-transition.ts';
import { deviceClass } from '../../messenger/device-class.ts';
import { useUser } from '../../session/guard.tsx';
import { type KnownTitle, rememberTitle } from './known-titles.ts';
import { titleQuery } from './title-query.ts';

/** How long a mouse rests on a cover before its title is fetched, in milliseconds. */
const REST_MS = 80;

/**
 * Handlers of a link to a title: a finger that comes down or a mouse that rests fetches the title and its first picture ahead;
 * a press opens the page with the cover growing into its place, where the device is up to it.
 */
export function useOpenTitle(title: KnownTitle) {
  const { userId } = useUser();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(resting.current), []);

  const ahead = () => {
    rememberTitle(title);
    void queries.prefetchQuery(titleQuery(String(title.id), userId));
    const picture = title.banner ?? title.copertina;
    if (picture) new Image().src = picture;
  };

  return {
    onPointerDown: ahead,
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') resting.current = setTimeout(ahead, REST_MS);
    },
    onPointerLeave: () => clearTimeout(resting.current),
    onClick: (event: MouseEvent<HTMLElement>) => {
      // A row that was dragged has taken this click away.
      if (event.defaultPrevented) return;
      rememberTitle(title);
      if (event.metaKey || event.ctrlKey || event.shiftKey || littleMotion(deviceClass())) return;
      event.preventDefault();
      withTransition(event.currentTarget, () => void navigate(pathToTitle(title.id)));
    },
  };
}
