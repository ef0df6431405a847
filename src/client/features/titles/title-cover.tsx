import { Link } from 'react-router-dom';
import type { Content } from '../../../contract/content.ts';
import { pathToTitle } from '../../lib/path.ts';
import { Cover } from '../../ui/cover.tsx';
import styles from './title-cover.module.css';
import { useOpenTitle } from './use-open-title.ts';

/** A title's cover, which opens its page. */
export function TitleCover({ title, className = '' }: { title: Content; className?: string }) {
  const open = useOpenTitle(title);
  return (
    <Link
      to={pathToTitle(title.id)}
      className={`press ${styles['link']} ${className}`}
      draggable={false}
      {...open}
    >
      <Cover src={title.copertina} name={title.titolo} preview={title.anteprima} />
    </Link>
  );
}
