import type { MouseEvent } from 'react';
import type { Chat } from '../../wire-world.ts';
import styles from './messenger.module.css';

/** The message that the bot has pinned, above the others. */
export function PinnedBar({ chat }: { chat: Chat }) {
  const pinned = chat.messages.find(({ id }) => id === chat.pinnedMessageId);
  if (!pinned) return null;
  const show = ({ currentTarget }: MouseEvent<HTMLElement>) =>
    currentTarget.parentElement
      ?.querySelector(`[data-message="${pinned.id}"]`)
      ?.scrollIntoView({ block: 'center' });
  return (
    <button type="button" className={styles['pinned']} onClick={show}>
      <b>Messaggio fissato</b>
      <span>{pinned.text || pinned.invoice?.title || 'Senza testo'}</span>
    </button>
  );
}
