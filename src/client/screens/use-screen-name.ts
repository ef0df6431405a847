import { useEffect } from 'react';

/** Names the page in the window's title, for tabs, histories and screen readers. */
export function useScreenName(name: string | null | undefined): void {
  useEffect(() => {
    document.title = name ? `${name} · Vetrina` : 'Vetrina';
  }, [name]);
}
