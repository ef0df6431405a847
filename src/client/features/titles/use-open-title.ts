import { useQueryClient } from '@tanstack/react-query';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Content } from '../../../contract/content.ts';
import { titleQuery } from '../../calls/catalogue.ts';
import { littleMotion } from '../../lib/motion.ts';
import { pathToTitle } from '../../lib/path.ts';
import { PICTURE_SIZES, pictureSources } from '../../lib/picture-sources.ts';
import { usePressAndHold } from '../../lib/use-press-and-hold.ts';
import { withTransition } from '../../lib/view-transition.ts';
import { deviceClass } from '../../messenger/device-class.ts';
import { useUser } from '../../session/guard.tsx';
import { linkStateOf } from './linked-title.ts';
import { useTitleSheet } from './title-sheet-host.tsx';

/**
 * What a link to a title needs: what is known of it goes along; a finger or a mouse that rests fetches the title and its
 * first picture ahead; a press opens the page with the cover growing into its place, where the device is up to it; a long
 * one (or the context menu's button or key) opens the sheet of what can be done with the title.
 */
export function useOpenTitle(title: Content) {
  const { userId } = useUser();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const openSheet = useTitleSheet();

  const ahead = () => {
    void queries.prefetchQuery(titleQuery(title.id, userId));
    const picture = title.banner ?? title.copertina;
    if (picture) Object.assign(new Image(), pictureSources(picture, PICTURE_SIZES.titlePage));
  };
  const handlers = usePressAndHold({ onRest: ahead, onHold: () => openSheet(title) });

  const state = linkStateOf(title);
  return {
    state,
    ...handlers,
    onContextMenu: (event: MouseEvent) => {
      event.preventDefault();
      handlers.onPointerCancel();
      openSheet(title);
    },
    onClick: (event: MouseEvent<HTMLElement>) => {
      // A row that was dragged has taken this click away.
      if (event.defaultPrevented) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || littleMotion(deviceClass())) return;
      event.preventDefault();
      withTransition(event.currentTarget, () => void navigate(pathToTitle(title.id), { state }));
    },
  };
}
