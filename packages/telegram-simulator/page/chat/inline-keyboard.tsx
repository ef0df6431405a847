import type { InlineButton, Message } from '../../wire-message.ts';
import { Icon, type IconName } from '../ui/icons.tsx';
import styles from './inline-keyboard.module.css';
import { useInlineButton } from './use-inline-button.ts';

const MARKS: Readonly<Partial<Record<InlineButton['kind'], IconName>>> = {
  url: 'external',
  webApp: 'window',
  login: 'external',
  switchInline: 'forward',
  copyText: 'copy',
  pay: 'star',
};

/** The rows of buttons under a message. */
export function InlineKeyboard({ message }: { message: Message }) {
  const { press, waiting } = useInlineButton(message);
  if (!message.buttons?.length) return null;
  return (
    <div className={styles['keyboard']}>
      {message.buttons.map((row, index) => (
        // Rows and buttons have no ids and never change order: the index is their key.
        <div key={index} className={styles['row']}>
          {row.map((button, index) => (
            <button
              key={index}
              type="button"
              className={styles['button']}
              aria-busy={waiting === button}
              data-style={button.style}
              onClick={() => void press(button)}
            >
              <Label button={button} isPaid={message.invoice?.isPaid ?? false} />
              {!(message.invoice?.isPaid && button.kind === 'pay') && <Mark name={MARKS[button.kind]} />}
            </button>
          ))}
        </div>
      ))}
    </div>
  );
}

/** In a button that pays the messenger draws its own star; once paid, it leads to the receipt. */
function Label({ button, isPaid }: { button: InlineButton; isPaid: boolean }) {
  if (button.kind === 'pay' && isPaid) return <span className={styles['label']}>Ricevuta</span>;
  if (button.kind !== 'pay') return <span className={styles['label']}>{button.text}</span>;
  const [before, ...rest] = button.text.split(/⭐️?|XTR/);
  return (
    <span className={styles['label']}>
      {before}
      {rest.length > 0 && <Icon name="star" size={15} />}
      {rest}
    </span>
  );
}

function Mark({ name }: { name: IconName | undefined }) {
  if (!name) return null;
  return (
    <span className={styles['mark']}>
      <Icon name={name} size={12} />
    </span>
  );
}
