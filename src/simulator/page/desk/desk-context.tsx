import { createContext, useContext } from 'react';
import type { Person } from '../../wire-world.ts';
import type { useDesk } from './use-desk.ts';

export type Desk = Omit<ReturnType<typeof useDesk>, 'person'> & { person: Person };

const DeskContext = createContext<Desk | undefined>(undefined);

export const DeskProvider = DeskContext.Provider;

/** Everything on the page, for the parts of it. */
export function useDeskContext(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('useDeskContext outside of the page');
  return desk;
}
