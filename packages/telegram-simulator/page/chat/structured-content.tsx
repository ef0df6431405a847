import type { Message, Poll } from '../../wire-message.ts';
import { usePageState } from '../state/page-state-context.tsx';
import { Icon, type IconName } from '../ui/icons.tsx';
import styles from './structured-content.module.css';

/** A place, a contact, a die or a poll: content in place of text. */
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

/** A poll: each option can be pressed until the vote is cast; a press on one's own vote takes it back. */
function PollCard({ message, poll }: { message: Message; poll: Poll }) {
  const { person, perform } = usePageState();
  const own = poll.votes[person.id] ?? [];
  const isOver = poll.isClosed || (poll.isQuiz && own.length > 0);
  const press = (option: number) => {
    const others = poll.allowsMany ? own.filter((one) => one !== option) : [];
    const options = own.includes(option) ? others : [...others, option];
    const { chatId: chat, id: messageId } = message;
    void perform({ type: 'vote', chat, person: person.id, messageId, options });
  };
  const kind = poll.isQuiz ? 'Quiz' : 'Sondaggio';
  return (
    <div className={styles['poll']} role="group" aria-label={kind}>
      <b>{poll.question}</b>
      <span className={styles['detail']}>
        {kind} {poll.isAnonymous && 'anonimo'} {poll.isClosed && '· chiuso'}
      </span>
      {poll.options.map((text, option) => (
        <button
          key={text}
          type="button"
          className={styles['option']}
          aria-pressed={own.includes(option)}
          disabled={isOver}
          data-correct={poll.isQuiz && isOver && poll.correctOption === option}
          onClick={() => press(option)}
        >
          <span>{text}</span>
          {(own.length > 0 || poll.isClosed) && <span>{share(poll, option)}%</span>}
        </button>
      ))}
    </div>
  );
}

/** Percentage of the voters. */
function share({ votes }: Poll, option: number): number {
  const cast = Object.values(votes).filter((chosen) => chosen.length > 0);
  const forIt = cast.filter((chosen) => chosen.includes(option));
  return cast.length === 0 ? 0 : Math.round((forIt.length / cast.length) * 100);
}
