import styles from './loading.module.css';

/** What a person or a screen reader reads while a list loads (spec section 2). */
export function Loading() {
  return (
    <p className={styles['loading']} role="status">
      Loading...
    </p>
  );
}
