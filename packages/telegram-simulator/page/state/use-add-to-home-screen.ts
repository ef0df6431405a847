import { useCallback } from 'react';
import { usePageState } from './page-state-context.tsx';

/** Asks the person, and puts the bot's icon on the phone's home screen; returns true if it is there now. */
export function useAddToHomeScreen() {
  const { person, confirm, homeScreen } = usePageState();
  return useCallback(async (): Promise<boolean> => {
    const isWanted = homeScreen.has(person.id) || (await confirm('home screen'));
    if (isWanted) homeScreen.add(person.id);
    return isWanted;
  }, [person.id, confirm, homeScreen]);
}
