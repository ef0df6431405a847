import { useNavigate } from 'react-router-dom';
import { IMAGE_SIZES } from '../../../../contract/image-sources.ts';
import { genresOf } from '../../../../contract/title-genres.ts';
import type { Title } from '../../../../contract/titles.ts';
import { genreName } from '../../../languages/genre-name.ts';
import { texts } from '../../../languages/texts.ts';
import { pathToTitle } from '../../../lib/navigation/path.ts';
import { useExtensions } from '../../../session/use-user.ts';
import { LabelledIconButton } from '../../../ui/buttons/labelled-icon-button.tsx';
import { Cover } from '../../../ui/images/cover.tsx';
import { HeroImage } from '../../../ui/images/hero-image.tsx';
import { useListMembership } from '../../lists/use-list-membership.ts';
import { PlayButton } from '../../playback/play-button.tsx';
import { titleLinkState } from '../sheet/title-link-state.ts';
import styles from './featured-banner.module.css';

/** The featured title with its three actions (behaviour 3.6). */
export function FeaturedBanner({ title }: { title: Title }) {
  const mine = useListMembership(title.id, 'liste');
  const navigate = useNavigate();
  const isSoon = useExtensions() !== undefined && title.in_arrivo === 1;
  const facts = [...genresOf(title).map(genreName), ...(isSoon ? [texts.title.notYet] : [])];
  return (
    <section className={styles['banner']} aria-labelledby="featured">
      <HeroImage
        src={title.copertina ?? title.banner}
        fallback={title.banner}
        alt=""
        sizes={IMAGE_SIZES.banner}
        preview={title.anteprima}
        backdrop
        className={styles['picture'] ?? ''}
      >
        <Cover src={null} name={title.titolo} art={title} />
      </HeroImage>
      <div className={styles['words']}>
        <h1 id="featured" dir="auto">
          {title.titolo}
        </h1>
        <p>{facts.join(' · ')}</p>
        <div className={styles['actions']}>
          <LabelledIconButton
            icon={mine.inList ? 'check' : 'plus'}
            label={texts.lists.myList}
            pressed={mine.inList}
            busy={mine.busy}
            onPress={mine.toggle}
          />
          <div className={styles['play']}>
            <PlayButton titleId={title.id} />
          </div>
          <LabelledIconButton
            icon="info"
            label={texts.title.info}
            onPress={() => navigate(pathToTitle(title.id), { state: titleLinkState(title) })}
          />
        </div>
      </div>
    </section>
  );
}
