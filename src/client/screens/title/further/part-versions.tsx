import { Link } from 'react-router-dom';
import type { OwnTitlePart } from '../../../../contract/own/title.ts';
import { texts } from '../../../languages/texts.ts';
import { OWN_PAGE_PATH } from '../../../lib/navigation/path.ts';
import { Icon } from '../../../ui/icons.tsx';
import styles from './title-sections.module.css';

/** True if anything is known about a part's videos and subtitles. */
export function hasVersions({ versions, subtitles }: OwnTitlePart): boolean {
  return versions.length > 1 || versions.some(({ label }) => label) || subtitles.length > 0;
}

/** A part's versions and subtitles, and the version that the bot sends; nothing if none of it is known. */
export function PartVersions({ part }: { part: OwnTitlePart }) {
  const { versions, subtitles } = part;
  if (!hasVersions(part)) return null;
  const isChoice = versions.length > 1;
  return (
    <>
      <ul className={styles['versions']}>
        {versions.map(({ label, isChosen }, index) => (
          <li key={index}>
            <span>{label || (isChoice ? texts.title.version(index + 1) : '')}</span>
            {isChoice && isChosen && (
              <span className={styles['chosen']}>
                <Icon name="check" size={18} />
                {texts.title.sentVersion}
              </span>
            )}
          </li>
        ))}
        {subtitles.length > 0 && <li>{texts.title.separateSubtitles(subtitles.join(', '))}</li>}
      </ul>
      {isChoice && (
        <Link to={`${OWN_PAGE_PATH}/preferenze`} className={`press ${styles['link']}`}>
          {texts.title.changePreferences}
          <Icon name="chevron" size={18} />
        </Link>
      )}
    </>
  );
}
