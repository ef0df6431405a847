import { type Chat, type Command, isGroup, type Person } from '../../wire-world.ts';
import { usePageState } from '../state/page-state-context.tsx';
import styles from './suggestions.module.css';

interface CommandListProps {
  chat: Chat;
  typed: string;
  onChoose: (command: string) => void;
}

/** The bot's commands that begin with what is typed. */
export function CommandList({ chat, typed, onChoose }: CommandListProps) {
  const { state, person } = usePageState();
  const fitting = commandsFor(chat, person).filter(({ command }) => command.startsWith(typed.slice(1)));
  if (!/^\/\w*$/.test(typed) || fitting.length === 0) return null;
  // In a group the name says which bot is meant.
  const addressee = isGroup(chat) ? `@${state.bot.username}` : '';
  return (
    <ul className={styles['list']} aria-label="Comandi">
      {fitting.map(({ command, description }) => (
        <li key={command}>
          <button
            type="button"
            className={styles['command']}
            onClick={() => onChoose(`/${command}${addressee}`)}
          >
            <b>/{command}</b>
            <span>{description}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The bot's commands that this person sees in the chat. */
function commandsFor({ commands, ownCommands }: Chat, { id }: Person): Command[] {
  return ownCommands?.[id] ?? commands;
}
