import type { Document, Message, Photo, Video } from '../../wire-message.ts';
import { Icon } from '../ui/icons.tsx';
import styles from './media.module.css';

/** The photo, video or file of a message. */
export function Media({ message }: { message: Message }) {
  if (message.photo) return <PhotoBox photo={message.photo} />;
  if (message.video) return <VideoBox video={message.video} />;
  return message.document ? <DocumentBox document={message.document} /> : null;
}

function PhotoBox({ photo }: { photo: Photo }) {
  const ratio = photo.width > 0 && photo.height > 0 ? photo.width / photo.height : 2 / 3;
  // A tall cover would push the buttons out of sight.
  const shown = Math.min(Math.max(ratio, 0.8), 2.4);
  return (
    <div className={styles['photo']} style={{ aspectRatio: shown }}>
      {photo.url && <img className={styles['blur']} src={photo.url} alt="" aria-hidden="true" />}
      {photo.url && <img className={styles['picture']} src={photo.url} alt="Immagine del messaggio" />}
    </div>
  );
}

/** A stored video is known by its file_id alone: a card stands in for the moving pictures. */
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
      <span className={styles['file']} title={video.fileId}>
        {video.fileName ?? 'video.mp4'} · {video.fileId.slice(0, 12)}…
      </span>
    </div>
  );
}

function DocumentBox({ document: { fileId, fileName, url } }: { document: Document }) {
  return (
    <div className={styles['document']} role="img" aria-label="File" title={fileId}>
      <span className={styles['play']}>
        <Icon name="file" size={26} />
      </span>
      {url ? <a href={url}>{fileName ?? 'file'}</a> : <span>{fileName ?? 'file'}</span>}
    </div>
  );
}

/** Seconds as `1:30:00` or `4:05`. */
function clock(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, Math.floor(seconds) % 60];
  const [first = 0, ...rest] = parts[0] === 0 ? parts.slice(1) : parts;
  return [first, ...rest.map((part) => String(part).padStart(2, '0'))].join(':');
}
