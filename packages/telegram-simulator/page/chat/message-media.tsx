import type { Document, LinkPreview, Message, OtherMedia, Photo, Video } from '../../wire-message.ts';
import { Icon } from '../ui/icons.tsx';
import styles from './message-media.module.css';

/** The file of a message. */
export function MessageMedia({ message }: { message: Message }) {
  const { photo, video, animation, sticker, audio, voice, document } = message;
  if (photo) return <PhotoBox photo={photo} />;
  if (video) return <VideoBox video={video} />;
  if (animation) return <AnimationBox animation={animation} />;
  if (sticker) return <StickerBox sticker={sticker} />;
  if (audio ?? voice) return <SoundBox sound={audio ?? voice} label={voice ? 'Messaggio vocale' : 'Brano'} />;
  return document ? <DocumentBox document={document} /> : null;
}

/** The picture of a text's link. */
export function LinkPicture({ preview: { url } }: { preview: LinkPreview }) {
  return <PhotoBox photo={{ url, width: 0, height: 0 }} />;
}

type Picture = Pick<Photo, 'url' | 'width' | 'height'>;

function PhotoBox({ photo }: { photo: Picture }) {
  const ratio = photo.width > 0 && photo.height > 0 ? photo.width / photo.height : 2 / 3;
  // Limits the height: a tall cover would push the buttons below the fold.
  const shown = Math.min(Math.max(ratio, 0.8), 2.4);
  return (
    <div className={styles['photo']} style={{ aspectRatio: shown }}>
      {photo.url && <img className={styles['blur']} src={photo.url} alt="" aria-hidden="true" />}
      {photo.url && <img className={styles['picture']} src={photo.url} alt="Immagine del messaggio" />}
    </div>
  );
}

/** A stored video has no bytes here: shows a placeholder card. */
function VideoBox({ video }: { video: Video }) {
  if (video.url) {
    return (
      <video className={styles['player']} src={video.url} controls preload="metadata">
        <track kind="captions" />
      </video>
    );
  }
  return (
    <div className={styles['video']} role="img" aria-label="Video">
      <span className={styles['play']}>
        <Icon name="play" size={30} />
      </span>
      <span className={styles['length']}>{clock(video.duration)}</span>
      {video.fileName && <span className={styles['file']}>{video.fileName}</span>}
    </div>
  );
}

function DocumentBox({ document: { fileName, url } }: { document: Document }) {
  return (
    <div className={styles['document']} role="img" aria-label="File">
      <span className={styles['play']}>
        <Icon name="file" size={26} />
      </span>
      {url ? <a href={url}>{fileName ?? 'file'}</a> : <span>{fileName ?? 'file'}</span>}
    </div>
  );
}

function AnimationBox({ animation: { url, mimeType } }: { animation: OtherMedia }) {
  if (mimeType === 'image/gif') return <img className={styles['player']} src={url} alt="Animazione" />;
  return <video className={styles['player']} src={url} autoPlay loop muted aria-label="Animazione" />;
}

function StickerBox({ sticker: { url, mimeType, emoji } }: { sticker: OtherMedia }) {
  if (url && mimeType.startsWith('image/'))
    return <img className={styles['sticker']} src={url} alt="Sticker" />;
  return (
    <div className={styles['sticker']} role="img" aria-label="Sticker">
      {emoji ?? '🙂'}
    </div>
  );
}

function SoundBox({ sound, label }: { sound: OtherMedia | undefined; label: string }) {
  if (!sound) return null;
  const { url, title, performer, fileName, duration = 0 } = sound;
  const name = [performer, title].filter(Boolean).join(' – ') || fileName;
  return (
    <div className={styles['sound']} role="group" aria-label={label}>
      <span>
        {name ?? label} {duration > 0 && <small>{clock(duration)}</small>}
      </span>
      {url && (
        <audio src={url} controls preload="metadata">
          <track kind="captions" />
        </audio>
      )}
    </div>
  );
}

/** Seconds as `1:30:00` or `4:05`. */
function clock(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, Math.floor(seconds) % 60];
  const [first = 0, ...rest] = parts[0] === 0 ? parts.slice(1) : parts;
  return [first, ...rest.map((part) => String(part).padStart(2, '0'))].join(':');
}
