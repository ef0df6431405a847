import { useEffect, useState } from 'react';
import type { Breakpoint } from './use-breakpoint.ts';
import type { OpenApp } from './use-open-app.ts';

export type Pane = 'chat' | 'phone' | 'panel';

/**
 * The visible pane of a narrow window: as in the messenger, the mini app when it opens, and the chat when it
 * closes.
 */
export function useActivePane(app: OpenApp | undefined, breakpoint: Breakpoint) {
  const [chosen, choosePane] = useState<Pane>('chat');
  const open = app && !app.isClosing ? app.key : undefined;
  useEffect(() => {
    if (open === undefined) choosePane('chat');
    else if (breakpoint === 'narrow') choosePane('phone');
  }, [open, breakpoint]);
  // At medium width the phone is always shown beside the chat or the panel.
  const pane = breakpoint === 'medium' && chosen === 'phone' ? 'chat' : chosen;
  return { breakpoint, pane, choosePane };
}
