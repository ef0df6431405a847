import type { Title } from '../../../../contract/titles.ts';
import { Cover } from '../../../ui/images/cover.tsx';
import { TitleLink } from '../sheet/title-link.tsx';
import styles from './title-cover.module.css';

/** A title's cover, a link to its screen. */
export function TitleCover({ title, className = '' }: { title: Title; className?: string }) {
  return (
    <TitleLink title={title} className={`${styles['link']} ${className}`}>
      <Cover src={title.copertina} name={title.titolo} art={title} preview={title.anteprima} />
    </TitleLink>
  );
}
