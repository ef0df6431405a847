import { type ReactNode, type Ref, useId } from 'react';
import styles from './carousel.module.css';

export type CarouselSectionProps = {
  /** The heading; with `lead` only the accessible name. */
  name: string;
  /** Replaces the heading. */
  lead?: ReactNode;
  /** A link or button to the right of the heading. */
  action?: ReactNode;
  /** Wide cards: fewer in view on large screens. */
  wide?: boolean;
  sectionRef?: Ref<HTMLElement>;
  /** The slides, or their substitute: replacing one by the other keeps the heading's elements and their focus. */
  children: ReactNode;
};

/** A carousel's section: its heading above its slides. */
export function CarouselSection(props: CarouselSectionProps) {
  const { name, lead, action, wide = false, sectionRef, children } = props;
  const headingId = useId();
  return (
    <section
      ref={sectionRef}
      className={`${styles['row']} ${wide ? styles['wide'] : ''}`}
      {...(lead ? { 'aria-label': name } : { 'aria-labelledby': headingId })}
    >
      <div className={styles['heading']}>
        {lead ?? <h2 id={headingId}>{name}</h2>}
        {action}
      </div>
      {children}
    </section>
  );
}
