import { createContext, useContext } from 'react';
import type { Person } from '../../wire-world.ts';
import type { useCreatePageState } from './use-create-page-state.ts';

export type PageState = Omit<ReturnType<typeof useCreatePageState>, 'person'> & { person: Person };

const PageStateContext = createContext<PageState | undefined>(undefined);

export const PageStateProvider = PageStateContext.Provider;

/** The page's state, for its components. */
export function usePageState(): PageState {
  const desk = useContext(PageStateContext);
  if (!desk) throw new Error('useDeskContext outside of the page');
  return desk;
}
