import { Link } from 'react-router-dom';
import { pathToTitle } from '../../lib/path.ts';
import { Cover } from '../../ui/cover.tsx';
import type { KnownTitle } from './known-titles.ts';
import styles from './title-cover.module.css';
import { useOpenTitle } from './use-open-title.ts';

/** A title's cover, which opens its page. */
export function TitleCover({ title, className = '' }: { title: KnownTitle; className?: string }) {
  const open = useOpenTitle(title);
  return (
    <Link
      to={pathToTitle(title.id)}
      className={`press ${styles['link']} ${className}`}
      draggable={false}
      {...open}
    >
      <Cover src={title.copertina} name={title.titolo} />
    </Link>
  );
}
