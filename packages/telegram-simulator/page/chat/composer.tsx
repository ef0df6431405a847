import { type KeyboardEvent, useState } from 'react';
import { type Chat, type Command, isGroup, type Person } from '../../wire-world.ts';
import { usePageState } from '../state/page-state-context.tsx';
import { Icon } from '../ui/icons.tsx';
import styles from './composer.module.css';
import { InlineResults } from './inline-results.tsx';
import { ReplyBar } from './reply-controls.tsx';
import { ReplyKeyboard } from './reply-keyboard.tsx';
import { forcedReplyTo, inputPlaceholder } from './reply-markup-state.ts';
import suggestions from './suggestions.module.css';

/** Below a chat: the message input, or the single button (start, unblock) that comes before it. */
export function Composer({ chat }: { chat: Chat }) {
  const { person, perform } = usePageState();
  if (chat.type === 'private') {
    if (person.isDeleted) return <p className={styles['gone']}>Questo account non esiste più</p>;
    if (person.hasBlocked)
      return <Lone label="Sblocca" onPress={() => perform({ type: 'unblock', person: person.id })} />;
    if (!person.hasStarted)
      return <Lone label="Avvia" onPress={() => perform({ type: 'pressStart', person: person.id })} />;
  }
  return (
    <footer>
      <MessageInput chat={chat} />
      {chat.type === 'private' && <ReplyKeyboard chat={chat} />}
    </footer>
  );
}

function Lone({ label, onPress }: { label: string; onPress: () => Promise<unknown> }) {
  return (
    <button type="button" className={styles['lone']} onClick={() => void onPress()}>
      {label}
    </button>
  );
}

/** The messenger's limit. */
const MAX_TEXT_LENGTH = 4096;

/** The field, its buttons, and the suggestions above it. */
function MessageInput({ chat }: { chat: Chat }) {
  const { state, person, perform, draftOf, setDraft, replyTargetOf, setReplyTarget, openModal } =
    usePageState();
  const [showsCommands, setShowsCommands] = useState(false);
  const text = draftOf(person.id, chat.id);
  const write = (value: string) => setDraft(person.id, chat.id, value);
  const query = parseInlineQuery(text, state.bot.username);

  const send = async (message: string) => {
    if (!message.trim()) return;
    write('');
    setShowsCommands(false);
    const replyTo = replyTargetOf(person.id, chat.id) ?? forcedReplyTo(chat.messages);
    setReplyTarget(person.id, chat.id, undefined);
    await perform({ type: 'sendText', chat: chat.id, person: person.id, text: message.trim(), replyTo });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (query === undefined) void send(text);
  };

  return (
    <div className={styles['foot']}>
      {query !== undefined && <InlineResults chat={chat} query={query} onChosen={() => write('')} />}
      <CommandList
        chat={chat}
        typed={showsCommands ? '/' : text}
        onChoose={(command) => void send(command)}
      />
      <ReplyBar chat={chat} />
      <div className={styles['bar']}>
        <MenuButton chat={chat} onCommands={() => setShowsCommands((shown) => !shown)} />
        <button
          type="button"
          className={styles['tool']}
          aria-label="Invia un video"
          title="Invia un video"
          onClick={() => openModal({ kind: 'video', outlet: 'chat' })}
        >
          <Icon name="clip" />
        </button>
        <textarea
          className={styles['field']}
          rows={Math.min(text.split('\n').length, 5)}
          aria-label="Scrivi un messaggio"
          maxLength={MAX_TEXT_LENGTH}
          placeholder={inputPlaceholder(chat.messages)}
          value={text}
          onChange={(event) => write(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <button
          type="button"
          className={styles['send']}
          aria-label="Invia"
          disabled={!text.trim() || query !== undefined}
          onClick={() => void send(text)}
        >
          <Icon name="send" />
        </button>
      </div>
    </div>
  );
}

/** The button beside the field: opens the mini app, or lists the commands. */
function MenuButton({ chat, onCommands }: { chat: Chat; onCommands: () => void }) {
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

/** The messenger's limit of a query, in UTF-16 units. */
const MAX_QUERY_LENGTH = 256;

/** The query of a text that begins with the bot's name and a space, cut as the messenger does; undefined for any other text. */
export function parseInlineQuery(text: string, botUsername: string): string | undefined {
  const name = `@${botUsername} `;
  if (!text.toLowerCase().startsWith(name.toLowerCase())) return undefined;
  const query = text.slice(name.length, name.length + MAX_QUERY_LENGTH);
  // A cut surrogate pair would be sent as an invalid character.
  return query.replace(/[\uD800-\uDBFF]$/, '');
}

interface CommandListProps {
  chat: Chat;
  typed: string;
  onChoose: (command: string) => void;
}

/** The bot's commands that begin with the typed text. */
function CommandList({ chat, typed, onChoose }: CommandListProps) {
  const { state, person } = usePageState();
  const fitting = commandsFor(chat, person).filter(({ command }) => command.startsWith(typed.slice(1)));
  if (!/^\/\w*$/.test(typed) || fitting.length === 0) return null;
  // In a group the name tells the bots apart.
  const addressee = isGroup(chat) ? `@${state.bot.username}` : '';
  return (
    <ul className={suggestions['list']} aria-label="Comandi">
      {fitting.map(({ command, description }) => (
        <li key={command}>
          <button
            type="button"
            className={suggestions['command']}
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
