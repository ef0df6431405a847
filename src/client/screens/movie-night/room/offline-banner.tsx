import { useSyncExternalStore } from 'react';
import { texts } from '../../../languages/texts.ts';
import styles from './room-banner.module.css';

/** The banner of votes that wait on the phone without a network. */
export function OfflineBanner() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status">{!isOnline && <p className={styles['banner']}>{texts.movieNight.offline}</p>}</div>
  );
}

function subscribe(notify: () => void): () => void {
  window.addEventListener('online', notify);
  window.addEventListener('offline', notify);
  return () => {
    window.removeEventListener('online', notify);
    window.removeEventListener('offline', notify);
  };
}
