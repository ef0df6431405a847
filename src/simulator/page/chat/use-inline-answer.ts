import { useEffect, useState } from 'react';
import type { InlineAnswer } from '../../wire-actions.ts';
import { useDeskContext } from '../desk/desk-context.tsx';

/** How long the typing has to rest before the bot is asked, in milliseconds. */
const REST = 250;

/** The bot's answer to an inline query: 'waiting' until it comes, null when the bot kept silent. */
export function useInlineAnswer(chat: number, query: string): InlineAnswer | null | 'waiting' {
  const { person, perform } = useDeskContext();
  const [answer, setAnswer] = useState<InlineAnswer | null | 'waiting'>('waiting');
  useEffect(() => {
    let isCurrent = true;
    const ask = async () => {
      const given = await perform({ type: 'inlineQuery', chat, person: person.id, query });
      if (isCurrent) setAnswer(given ?? null);
    };
    const timer = setTimeout(ask, REST);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [chat, query, person.id, perform]);
  return answer;
}
