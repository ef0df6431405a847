import { Link } from 'react-router-dom';
import type { Content } from '../../../../contract/content.ts';
import { pathToTitle } from '../../../lib/navigation/path.ts';
import { Cover } from '../../../ui/images/cover.tsx';
import { useTitleLinkProps } from '../sheet/use-title-link-props.ts';
import styles from './title-cover.module.css';

/** A title's cover, a link to its screen. */
export function TitleCover({ title, className = '' }: { title: Content; className?: string }) {
  const open = useTitleLinkProps(title);
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
