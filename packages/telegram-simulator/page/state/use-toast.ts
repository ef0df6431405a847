import { useCallback, useEffect, useState } from 'react';

const DURATION = 4500;

/** A toast over the chat: shown for some seconds, unless it is hidden before. */
export function useToast() {
  const [toast, setToast] = useState<{ text: string } | undefined>();
  useEffect(() => {
    if (!toast) return undefined;
    const timer = setTimeout(() => setToast(undefined), DURATION);
    return () => clearTimeout(timer);
  }, [toast]);
  const showToast = useCallback((text: string) => setToast({ text }), []);
  const hideToast = useCallback(() => setToast(undefined), []);
  return { toast: toast?.text, showToast, hideToast };
}
