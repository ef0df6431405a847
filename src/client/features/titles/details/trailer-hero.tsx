import { useState } from 'react';
import { IMAGE_SIZES } from '../../../../contract/image-sources.ts';
import type { Title } from '../../../../contract/titles.ts';
import { LANGUAGE } from '../../../languages/locale.ts';
import { texts } from '../../../languages/texts.ts';
import { focusOnMount } from '../../../lib/focus/focus.ts';
import { useCloseOnBack } from '../../../lib/navigation/use-close-on-back.ts';
import { trailerIdOf } from '../../../lib/trailer-id.ts';
import { openExternalLink } from '../../../messenger/links.ts';
import { Icon } from '../../../ui/icons.tsx';
import { DrawnArt } from '../../../ui/images/drawn-art.tsx';
import { HeroImage } from '../../../ui/images/hero-image.tsx';
import styles from './trailer-hero.module.css';

/** The title's hero image; with a trailer, a button that replaces it by the player (behaviour 4.10). */
export function TrailerHero({ title }: { title: Title }) {
  const [player, setPlayer] = useState<'unused' | 'open' | 'closed'>('unused');
  const close = () => setPlayer('closed');
  useCloseOnBack(player === 'open', close);
  const video = trailerIdOf(title);
  const playing = video !== null && player === 'open';
  return (
    <div>
      <div className={styles['stage']} data-arrives="">
        {playing && <Player video={video} name={title.titolo} />}
        {!playing && (
          <HeroImage
            src={title.banner ?? title.copertina}
            fallback={title.copertina}
            alt={title.titolo}
            sizes={IMAGE_SIZES.titlePage}
            preview={title.anteprima}
            className={styles['picture'] ?? ''}
          >
            <DrawnArt title={title} hidden />
          </HeroImage>
        )}
        {video && !playing && (
          <button
            ref={player === 'closed' ? focusOnMount : undefined}
            type="button"
            className={`press ${styles['play']}`}
            aria-label={texts.title.watchTrailer}
            onClick={() => setPlayer('open')}
          >
            <Icon name="play" size={32} />
          </button>
        )}
      </div>
      {playing && (
        <div className={styles['controls']}>
          <button ref={focusOnMount} type="button" className={`press ${styles['control']}`} onClick={close}>
            <Icon name="close" size={18} />
            {texts.title.closeTrailer}
          </button>
          <button
            type="button"
            className={`press ${styles['control']}`}
            onClick={() => openExternalLink(watchUrl(video))}
          >
            {texts.title.openOnYouTube}
            <Icon name="external" size={18} />
          </button>
        </div>
      )}
    </div>
  );
}

/** The player refuses to start without a referrer, which strict hosts would withhold. */
function Player({ video, name }: { video: string; name: string }) {
  return (
    <iframe
      className={styles['player']}
      src={`https://www.youtube.com/embed/${encodeURIComponent(video)}?autoplay=1&playsinline=1&rel=0&hl=${LANGUAGE}`}
      title={texts.title.trailerOf(name)}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      allowFullScreen
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}

function watchUrl(video: string): string {
  return `https://www.youtube.com/watch?v=${encodeURIComponent(video)}`;
}
