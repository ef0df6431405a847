import type { Chat } from '../../wire-world.ts';
import styles from './suggestions.module.css';

interface CommandListProps {
  chat: Chat;
  typed: string;
  onChoose: (command: string) => void;
}

/** The bot's commands that begin with what is typed. */
export function CommandList({ chat, typed, onChoose }: CommandListProps) {
  if (!/^\/\w*$/.test(typed)) return null;
  const fitting = chat.commands.filter(({ command }) => command.startsWith(typed.slice(1)));
  if (fitting.length === 0) return null;
  return (
    <ul className={styles['list']} aria-label="Comandi">
      {fitting.map(({ command, description }) => (
        <li key={command}>
          <button type="button" className={styles['command']} onClick={() => onChoose(`/${command}`)}>
            <b>/{command}</b>
            <span>{description}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
