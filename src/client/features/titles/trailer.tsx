import { useState } from 'react';
import type { Content } from '../../../contract/content.ts';
import { openExternal } from '../../messenger/links.ts';
import { Icon } from '../../ui/icons.tsx';
import { LeadPicture } from '../../ui/lead-picture.tsx';
import { trailerIdOf } from './title-facts.ts';
import styles from './trailer.module.css';

/** The title's banner; with a trailer, a button that plays it in the same place (spec section 2). */
export function Trailer({ title }: { title: Content }) {
  const [playing, setPlaying] = useState(false);
  const video = trailerIdOf(title);
  return (
    <div>
      <div className={styles['stage']}>
        {video && playing ? (
          <Player video={video} name={title.titolo} />
        ) : (
          <>
            <LeadPicture
              src={title.banner ?? title.copertina}
              alt={title.titolo}
              className={styles['picture'] ?? ''}
            />
            {video && (
              <button
                type="button"
                className={`press ${styles['play']}`}
                aria-label="Guarda il trailer"
                onClick={() => setPlaying(true)}
              >
                <Icon name="play" size={32} />
              </button>
            )}
          </>
        )}
      </div>
      {video && playing && (
        <button
          type="button"
          className={`press ${styles['outside']}`}
          onClick={() => openExternal(watchUrl(video))}
        >
          Apri su YouTube
          <Icon name="external" size={18} />
        </button>
      )}
    </div>
  );
}

/** The player refuses to start without a referrer, which strict hosts would withhold. */
function Player({ video, name }: { video: string; name: string }) {
  return (
    <iframe
      className={styles['player']}
      src={`https://www.youtube.com/embed/${encodeURIComponent(video)}?autoplay=1&playsinline=1&rel=0&hl=it`}
      title={`Trailer di ${name}`}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      allowFullScreen
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}

function watchUrl(video: string): string {
  return `https://www.youtube.com/watch?v=${encodeURIComponent(video)}`;
}
