import type { Message } from '../../wire-message.ts';
import { Icon, type IconName } from '../ui/icons.tsx';
import { PollCard } from './poll-card.tsx';
import styles from './structured-content.module.css';

/** A place, a contact, a die or a poll: what a message holds instead of text. */
export function StructuredContent({ message }: { message: Message }) {
  const { location, venue, contact, dice, poll } = message;
  if (poll) return <PollCard message={message} poll={poll} />;
  if (dice) {
    return (
      <div className={styles['dice']} role="img" aria-label={`Dado: ${dice.value}`}>
        {dice.emoji}
        <b>{dice.value}</b>
      </div>
    );
  }
  if (contact) {
    const name = [contact.first_name, contact.last_name].filter(Boolean).join(' ');
    return <Card icon="people" title={name} text={contact.phone_number} />;
  }
  const point = venue?.location ?? location;
  if (!point) return null;
  const where = `${point.latitude.toFixed(5)}, ${point.longitude.toFixed(5)}`;
  return <Card icon="pin" title={venue?.title ?? 'Posizione'} text={venue?.address ?? where} />;
}

function Card({ icon, title, text }: { icon: IconName; title: string; text: string }) {
  return (
    <div className={styles['card']}>
      <span className={styles['icon']}>
        <Icon name={icon} size={22} />
      </span>
      <span>
        <b>{title}</b>
        <span className={styles['detail']}>{text}</span>
      </span>
    </div>
  );
}
