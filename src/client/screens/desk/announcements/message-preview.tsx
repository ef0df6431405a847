import { useId } from 'react';
import { styledPieces } from '../../../../contract/styled-text.ts';
import { texts } from '../../../languages/texts.ts';
import { Icon } from '../../../ui/icons.tsx';
import styles from './message-preview.module.css';

type MessagePreviewProps = {
  text: string;
  /** The name of its picture, if it carries one. */
  picture: string | null;
  /** It has a title's buttons. */
  hasButtons: boolean;
};

const TAGS = { bold: 'b', italic: 'i' } as const;

/** An announcement as people get it in the chat, while it is written. */
export function MessagePreview({ text, picture, hasButtons }: MessagePreviewProps) {
  const headingId = useId();
  return (
    <section className={styles['preview']} aria-labelledby={headingId}>
      <h2 id={headingId}>{texts.desk.announcements.asItArrives}</h2>
      <div className={styles['message']}>
        {picture !== null && (
          <p className={styles['picture']}>
            <Icon name="film" />
            <span>{picture}</span>
          </p>
        )}
        {text.trim() === '' ? (
          <p className={styles['none']}>{texts.desk.announcements.noTextYet}</p>
        ) : (
          <p className={styles['text']} dir="auto">
            {styledPieces(text.trim()).map(({ text: piece, style }, index) => {
              const Tag = style === null ? 'span' : TAGS[style];
              // oxlint-disable-next-line react/no-array-index-key -- pieces have no other identity
              return <Tag key={index}>{piece}</Tag>;
            })}
          </p>
        )}
      </div>
      {hasButtons && (
        <p className={styles['button']} aria-hidden="true">
          {texts.playback.play}
        </p>
      )}
    </section>
  );
}
