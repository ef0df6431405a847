import { type KeyboardEvent, useState } from 'react';
import type { Chat } from '../../wire-world.ts';
import { usePageState } from '../state/page-state-context.tsx';
import { Icon } from '../ui/icons.tsx';
import { CommandList } from './command-list.tsx';
import styles from './composer.module.css';
import { InlineResults } from './inline-results.tsx';
import { MenuButton } from './menu-button.tsx';
import { parseInlineQuery } from './parse-inline-query.ts';
import { ReplyBar } from './reply-controls.tsx';
import { forcedReplyTo, inputPlaceholder } from './reply-markup-state.ts';

/** As the messenger has it. */
const MAX_TEXT_LENGTH = 4096;

/** The field, its buttons, and what is suggested above it. */
export function MessageInput({ chat }: { chat: Chat }) {
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
