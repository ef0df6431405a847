import { Link } from 'react-router-dom';
import type { Content } from '../../../contract/content.ts';
import { useTakeOutCell } from '../../features/lists/use-take-out-cell.tsx';
import { TitleRow } from '../../features/titles/title-row.tsx';
import { pathToList } from '../../lib/path.ts';
import { useMinimumLoading } from '../../lib/use-minimum-loading.ts';
import { EmptyLine } from '../../ui/empty-line.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Loading } from '../../ui/loading.tsx';
import { RowSkeleton } from '../../ui/row-skeleton.tsx';
import styles from './list-row.module.css';

type ListRowProps = {
  list: string | number;
  heading: string;
  titles: Content[] | undefined;
  loading: boolean;
  /** Whether covers take their titles out, instead of opening them. */
  editing: boolean;
};

/** A list's titles in a row, with the way to all of them; an empty list says so (spec section 2). */
export function ListRow({ list, heading, titles, loading, editing }: ListRowProps) {
  const cell = useTakeOutCell({ id: list, name: heading }, editing);
  const pending = useMinimumLoading(loading);
  const all = (
    <Link to={pathToList(list)} className={`press ${styles['all']}`} aria-description={heading}>
      mostra tutti
      <Icon name="chevron" size={18} />
    </Link>
  );
  if (!pending && titles?.length) {
    return <TitleRow heading={heading} titles={titles} action={all} cell={cell} />;
  }
  return (
    <section aria-label={heading}>
      <div className={styles['heading']}>
        <h2>{heading}</h2>
        {all}
      </div>
      {pending && (
        <div className={styles['pending']}>
          <Loading over />
          <RowSkeleton />
        </div>
      )}
      {!pending && titles && <EmptyLine text="La lista è vuota" />}
    </section>
  );
}
