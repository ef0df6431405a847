import { useCallback } from 'react';
import { useDeskContext } from './desk-context.tsx';

/** Copies a text, and says so; says the text itself where the browser keeps its clipboard shut. */
export function useCopy() {
  const { say } = useDeskContext();
  return useCallback(
    async (text: string): Promise<void> => {
      try {
        await navigator.clipboard.writeText(text);
        say('Copiato');
      } catch {
        say(`Il browser non lascia copiare: ${text}`);
      }
    },
    [say],
  );
}
