import { useEffect, useState } from 'react';
import type { InlineAnswer } from '../../wire-actions.ts';
import { usePageState } from '../state/page-state-context.tsx';

/** Debounce of the typed query, in milliseconds. */
const DEBOUNCE = 250;

/** The bot's answer to an inline query: 'waiting' until it comes, null when the bot kept silent. */
export function useInlineAnswer(chat: number, query: string): InlineAnswer | null | 'waiting' {
  const { person, perform } = usePageState();
  const [answer, setAnswer] = useState<InlineAnswer | null | 'waiting'>('waiting');
  useEffect(() => {
    let isCurrent = true;
    const ask = async () => {
      const given = await perform({ type: 'inlineQuery', chat, person: person.id, query });
      if (isCurrent) setAnswer(given ?? null);
    };
    const timer = setTimeout(ask, DEBOUNCE);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [chat, query, person.id, perform]);
  return answer;
}
