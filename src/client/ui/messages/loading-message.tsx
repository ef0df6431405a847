import { texts } from '../../languages/texts.ts';
import styles from './loading-message.module.css';

/**
 * 'Loading...' as a live region (behaviour 4.21). `over` positions it over the skeleton that follows, so that removing it
 * shifts nothing.
 */
export function LoadingMessage({ over = false }: { over?: boolean }) {
  return (
    <p className={`${styles['loading']} ${over ? styles['over'] : ''}`} role="status">
      {texts.common.loading}
    </p>
  );
}
