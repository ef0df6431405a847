import styles from './loading.module.css';

/**
 * What a person or a screen reader reads while a list loads (spec section 2). `over` lays it on the tints that
 * follow, so that nothing moves when it goes.
 */
export function Loading({ over = false }: { over?: boolean }) {
  return (
    <p className={`${styles['loading']} ${over ? styles['over'] : ''}`} role="status">
      Loading...
    </p>
  );
}
