import type { Message, Poll } from '../../wire-message.ts';
import { usePageState } from '../state/page-state-context.tsx';
import styles from './structured-content.module.css';

/** A poll: each option can be pressed until the vote is cast; pressing one's own again takes the vote back. */
export function PollCard({ message, poll }: { message: Message; poll: Poll }) {
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

/** Out of a hundred, of those who voted. */
function share({ votes }: Poll, option: number): number {
  const cast = Object.values(votes).filter((chosen) => chosen.length > 0);
  const forIt = cast.filter((chosen) => chosen.includes(option));
  return cast.length === 0 ? 0 : Math.round((forIt.length / cast.length) * 100);
}
