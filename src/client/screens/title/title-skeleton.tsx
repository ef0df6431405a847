import trailer from '../../features/titles/details/trailer-hero.module.css';
import skeleton from '../../ui/messages/skeleton.module.css';
import styles from './title-screen.module.css';

/** The title screen while its title is pending. */
export function TitleSkeleton() {
  return (
    <div className={styles['page']} aria-busy="true">
      <div className={trailer['stage']} data-arrives="">
        <div className={trailer['picture']} data-lead="titlePage" />
      </div>
      <div className={styles['lines']} data-lines="">
        <span className={skeleton['line']} style={{ width: '70%', height: 30 }} />
        <span className={skeleton['line']} style={{ width: '45%' }} />
        <span className={skeleton['line']} style={{ height: 50 }} />
        <span className={skeleton['line']} style={{ height: 56 }} />
        <span className={skeleton['line']} style={{ height: 96 }} />
      </div>
    </div>
  );
}
