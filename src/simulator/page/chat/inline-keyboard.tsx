import type { InlineButton, Message } from '../../wire-message.ts';
import { Icon, type IconName } from '../ui/icons.tsx';
import styles from './inline-keyboard.module.css';
import { usePressButton } from './use-press-button.ts';

const MARKS: Readonly<Partial<Record<InlineButton['kind'], IconName>>> = {
  url: 'external',
  webApp: 'window',
  switchInline: 'forward',
  copyText: 'copy',
  pay: 'star',
};

/** The rows of buttons under a message. */
export function InlineKeyboard({ message }: { message: Message }) {
  const { press, waiting } = usePressButton(message);
  if (!message.buttons?.length) return null;
  return (
    <div className={styles['keyboard']}>
      {message.buttons.map((row, index) => (
        // The bot sends rows without names; they never change places.
        <div key={index} className={styles['row']}>
          {row.map((button, place) => (
            <button
              key={place}
              type="button"
              className={styles['button']}
              aria-busy={waiting === button}
              onClick={() => void press(button)}
            >
              <Label button={button} />
              {MARKS[button.kind] && <Mark name={MARKS[button.kind]} />}
            </button>
          ))}
        </div>
      ))}
    </div>
  );
}

/** In a button that pays, the messenger draws its own star. */
function Label({ button }: { button: InlineButton }) {
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
  return <span className={styles['mark']}>{name && <Icon name={name} size={12} />}</span>;
}
