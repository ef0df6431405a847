import { useEffect } from 'react';
import { appName } from '../lib/page-meta/brand.ts';

/** Sets document.title to this name and the app's. */
export function useDocumentTitle(name: string | null | undefined): void {
  useEffect(() => {
    document.title = [...(name ? [name] : []), appName()].join(' · ');
  }, [name]);
}
