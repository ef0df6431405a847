import { useCallback, useEffect, useState } from 'react';

const STAYS = 4500;

/** A line that shows for a moment over the chat, unless it is hushed before. */
export function useNotice() {
  const [notice, setNotice] = useState<{ text: string } | undefined>();
  useEffect(() => {
    if (!notice) return undefined;
    const timer = setTimeout(() => setNotice(undefined), STAYS);
    return () => clearTimeout(timer);
  }, [notice]);
  const say = useCallback((text: string) => setNotice({ text }), []);
  const hush = useCallback(() => setNotice(undefined), []);
  return { notice: notice?.text, say, hush };
}
