import { Link } from 'react-router-dom';
import type { Content } from '../../../contract/content.ts';
import { pathToTitle } from '../../lib/path.ts';
import { Cover } from '../../ui/cover.tsx';
import styles from './title-cover.module.css';

type CoverTitle = Pick<Content, 'id' | 'titolo' | 'copertina'>;

/** A title's cover, which opens its page. */
export function TitleCover({ title, className = '' }: { title: CoverTitle; className?: string }) {
  return (
    <Link to={pathToTitle(title.id)} className={`press ${styles['link']} ${className}`} draggable={false}>
      <Cover src={title.copertina} name={title.titolo || 'Senza titolo'} />
    </Link>
  );
}
