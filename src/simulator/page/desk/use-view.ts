import { useEffect, useState } from 'react';
import type { OpenApp } from './use-open-app.ts';
import { useRoom } from './use-room.ts';

export type View = 'chat' | 'phone' | 'panel';

/**
 * Which part stands in front where there is no room for all: as in the messenger, the mini app comes to the
 * front when it opens, and the chat when it closes.
 */
export function useView(app: OpenApp | undefined) {
  const room = useRoom();
  const [chosen, chooseView] = useState<View>('chat');
  const open = app && !app.isClosing ? app.key : undefined;
  useEffect(() => {
    if (open === undefined) chooseView('chat');
    else if (room === 'narrow') chooseView('phone');
  }, [open, room]);
  // Beside a phone that is always there, its place is the chat's.
  const view = room === 'medium' && chosen === 'phone' ? 'chat' : chosen;
  return { room, view, chooseView };
}
