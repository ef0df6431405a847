import type { ReplyButton } from '../../wire-message.ts';
import type { Chat } from '../../wire-world.ts';
import { usePageState } from '../state/page-state-context.tsx';
import styles from './reply-keyboard.module.css';
import { currentKeyboard } from './reply-markup-state.ts';

/** The bot's keyboard in the place of the device's own. */
export function ReplyKeyboard({ chat }: { chat: Chat }) {
  const { person, perform, openApp } = usePageState();
  const keyboard = currentKeyboard(chat.messages);
  if (!keyboard) return null;
  const press = ({ text, webAppUrl, asksContact }: ReplyButton) => {
    if (asksContact) void perform({ type: 'shareContact', person: person.id });
    else if (webAppUrl)
      void openApp({
        person: person.id,
        url: webAppUrl,
        from: 'keyboardButton',
        chat: chat.id,
        buttonText: text,
      });
    else void perform({ type: 'sendText', chat: chat.id, person: person.id, text });
  };
  return (
    <div className={styles['keyboard']} role="group" aria-label="Tastiera del bot">
      {keyboard.rows.map((row) => (
        <div key={row.map(({ text }) => text).join('\n')} className={styles['row']}>
          {row.map((button) => (
            <button
              key={button.text}
              type="button"
              className={styles['key']}
              data-style={button.style}
              onClick={() => press(button)}
            >
              {button.text}
            </button>
          ))}
        </div>
      ))}
    </div>
  );
}
