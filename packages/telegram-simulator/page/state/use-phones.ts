import { useCallback, useState } from 'react';
import type { State } from '../../wire.ts';
import { createAppLog } from '../panel/app-log.ts';
import type { PhoneName } from './url-rewriter.ts';
import { useBreakpoint } from './use-breakpoint.ts';
import { useCreatePageState } from './use-create-page-state.ts';

export type Phones = ReturnType<typeof usePhones>;

/** One phone with its chats, or two side by side: each with its own person, chat, device and mini app. */
export function usePhones(state: State) {
  const [isDouble, setDouble] = useState(false);
  const first = useCreatePageState(state, { phone: 'first', isShared: isDouble });
  const second = useCreatePageState(state, { phone: 'second', isShared: isDouble });
  const [logs] = useState(() => ({ first: createAppLog(), second: createAppLog() }));
  /** The pane of a window too narrow for both phones and the panel. */
  const [shown, show] = useState<PhoneName | 'panel'>('first');
  /** The phone that the panel's controls are for. */
  const [controlled, control] = useState<PhoneName>('first');
  const breakpoint = useBreakpoint();
  const { closeApp } = second;
  const toggleDouble = useCallback(() => {
    if (isDouble) closeApp();
    control('first');
    setDouble(!isDouble);
  }, [isDouble, closeApp]);
  return {
    first,
    second,
    logs,
    isDouble,
    toggleDouble,
    shown: breakpoint === 'medium' && shown === 'first' ? 'second' : shown,
    show,
    controlled,
    control,
    breakpoint,
  };
}
