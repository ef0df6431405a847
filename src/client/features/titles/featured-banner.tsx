import { useNavigate } from 'react-router-dom';
import type { Content } from '../../../contract/content.ts';
import { pathToTitle } from '../../lib/path.ts';
import { PICTURE_SIZES } from '../../lib/picture-sources.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { LeadPicture } from '../../ui/lead-picture.tsx';
import { useInList } from '../lists/use-in-list.ts';
import { PlayButton } from '../playback/play-button.tsx';
import styles from './featured-banner.module.css';
import { linkStateOf } from './linked-title.ts';
import { genresOf } from './title-facts.ts';

/** The featured title with its three actions (spec section 2). */
export function FeaturedBanner({ title }: { title: Content }) {
  const mine = useInList(title.id, 'liste');
  const navigate = useNavigate();
  return (
    <section className={styles['banner']} aria-labelledby="featured">
      <LeadPicture
        src={title.copertina}
        preferred={title.banner}
        alt=""
        sizes={PICTURE_SIZES.banner}
        preview={title.anteprima}
        className={styles['picture'] ?? ''}
      />
      <div className={styles['words']}>
        <h1 id="featured">{title.titolo}</h1>
        <p>{genresOf(title).join(' · ')}</p>
        <div className={styles['actions']}>
          <ActionButton
            icon={mine.inList ? 'check' : 'plus'}
            label="La mia lista"
            pressed={mine.inList}
            busy={mine.busy}
            onPress={mine.toggle}
          />
          <div className={styles['play']}>
            <PlayButton contentId={title.id} />
          </div>
          <ActionButton
            icon="info"
            label="Info"
            onPress={() => navigate(pathToTitle(title.id), { state: linkStateOf(title) })}
          />
        </div>
      </div>
    </section>
  );
}
