import { useEffect } from 'react';
import { appName } from '../lib/brand.ts';

/** Names the page in the window's title, for tabs, histories and screen readers. */
export function useScreenName(name: string | null | undefined): void {
  useEffect(() => {
    document.title = [...(name ? [name] : []), appName()].join(' · ');
  }, [name]);
}
