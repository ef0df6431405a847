import { useCallback } from 'react';
import { usePageState } from './page-state-context.tsx';

/** Copies a text and shows a toast; the toast has the text itself where the browser denies the clipboard. */
export function useCopyToClipboard() {
  const { showToast } = usePageState();
  return useCallback(
    async (text: string): Promise<void> => {
      try {
        await navigator.clipboard.writeText(text);
        showToast('Copiato');
      } catch {
        showToast(`Il browser non lascia copiare: ${text}`);
      }
    },
    [showToast],
  );
}
