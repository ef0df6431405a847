import { useCallback, useState } from 'react';

/** The message that each person is about to answer in each chat. */
export function useReplyTargets() {
  const [targets, setTargets] = useState<Readonly<Record<string, number | undefined>>>({});
  const setReplyTarget = useCallback(
    (person: number, chat: number, message: number | undefined) =>
      setTargets((all) => ({ ...all, [`${person} ${chat}`]: message })),
    [],
  );
  const replyTargetOf = (person: number, chat: number) => targets[`${person} ${chat}`];
  return { replyTargetOf, setReplyTarget };
}
