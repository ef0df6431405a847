import { useEffect, useState } from 'react';
import type { InlineAnswer } from '../../wire-actions.ts';
import type { Chat } from '../../wire-world.ts';
import { usePageState } from '../state/page-state-context.tsx';
import { Icon } from '../ui/icons.tsx';
import styles from './suggestions.module.css';

interface InlineResultsProps {
  chat: Chat;
  query: string;
  onChosen: () => void;
}

/** The bot's results for `@bot query`, above the field. */
export function InlineResults({ chat, query, onChosen }: InlineResultsProps) {
  const answer = useInlineAnswer(chat.id, query);
  if (answer === 'waiting') return <p className={styles['quiet']}>Chiedo al bot…</p>;
  if (!answer) return <p className={styles['quiet']}>Il bot non ha risposto</p>;
  return (
    <div className={styles['list']} aria-label="Risultati del bot">
      <ButtonAbove answer={answer} chat={chat} />
      {answer.results.length === 0 && <p className={styles['quiet']}>Nessun risultato</p>}
      {answer.results.map((result) => (
        <Result key={result.id} result={result} queryId={answer.queryId} chat={chat} onChosen={onChosen} />
      ))}
    </div>
  );
}

interface ResultProps {
  result: InlineAnswer['results'][number];
  queryId: string;
  chat: Chat;
  onChosen: () => void;
}

function Result({ result, queryId, chat, onChosen }: ResultProps) {
  const { person, perform } = usePageState();
  const choose = async () => {
    const where = { chat: chat.id, person: person.id };
    const sent = await perform({ type: 'chooseInline', ...where, queryId, resultId: result.id });
    if (sent) onChosen();
  };
  return (
    <button type="button" className={styles['result']} onClick={() => void choose()}>
      {result.thumbnailUrl ? (
        <img className={styles['picture']} src={result.thumbnailUrl} alt="" loading="lazy" />
      ) : (
        <span className={styles['picture']}>
          <Icon name="film" />
        </span>
      )}
      <span className={styles['words']}>
        <b>{result.title}</b>
        <span>{result.description}</span>
      </span>
    </button>
  );
}

function ButtonAbove({ answer, chat }: { answer: InlineAnswer; chat: Chat }) {
  const { person, perform, openApp, chooseChat } = usePageState();
  const { button } = answer;
  if (!button) return null;
  const press = async () => {
    if (button.webAppUrl)
      return openApp({ person: person.id, url: button.webAppUrl, from: 'inlineButton', chat: chat.id });
    const payload = button.startParameter;
    const sent = await perform({ type: 'pressStart', person: person.id, ...(payload && { payload }) });
    if (sent) chooseChat(sent.chatId);
  };
  return (
    <button type="button" className={styles['above']} onClick={() => void press()}>
      {button.text}
    </button>
  );
}

/** Debounce of the typed query, in milliseconds. */
const DEBOUNCE_MS = 250;

/** The bot's answer to an inline query: 'waiting' until it comes, null if the bot kept silent. */
function useInlineAnswer(chat: number, query: string): InlineAnswer | null | 'waiting' {
  const { person, perform } = usePageState();
  const [answer, setAnswer] = useState<InlineAnswer | null | 'waiting'>('waiting');
  useEffect(() => {
    let isCurrent = true;
    const ask = async () => {
      const given = await perform({ type: 'inlineQuery', chat, person: person.id, query });
      if (isCurrent) setAnswer(given ?? null);
    };
    const timer = setTimeout(ask, DEBOUNCE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [chat, query, person.id, perform]);
  return answer;
}
