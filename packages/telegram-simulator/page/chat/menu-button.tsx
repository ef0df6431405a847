import type { Chat } from '../../wire-world.ts';
import { usePageState } from '../state/page-state-context.tsx';
import { Icon } from '../ui/icons.tsx';
import styles from './composer.module.css';

/** The button beside the field: opens the mini app, or lists the commands. */
export function MenuButton({ chat, onCommands }: { chat: Chat; onCommands: () => void }) {
  const { person, openApp } = usePageState();
  const { menuButton } = chat;
  if (chat.type !== 'private') return null;
  if (menuButton.kind === 'commands') {
    if (chat.commands.length === 0) return null;
    return (
      <button type="button" className={styles['tool']} aria-label="Comandi del bot" onClick={onCommands}>
        <Icon name="menu" />
      </button>
    );
  }
  const open = () => openApp({ person: person.id, url: menuButton.url, from: 'menuButton', chat: chat.id });
  return (
    <button type="button" className={styles['menu']} aria-label={menuButton.text} onClick={() => void open()}>
      <Icon name="window" size={16} />
      <span>{menuButton.text}</span>
    </button>
  );
}
