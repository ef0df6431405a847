import { useCallback, useState } from 'react';

/** What each person has begun to write in each chat. */
export function useDrafts() {
  const [drafts, setDrafts] = useState<Readonly<Record<string, string>>>({});
  const setDraft = useCallback(
    (person: number, chat: number, text: string) =>
      setDrafts((all) => ({ ...all, [`${person} ${chat}`]: text })),
    [],
  );
  const draftOf = (person: number, chat: number) => drafts[`${person} ${chat}`] ?? '';
  return { draftOf, setDraft };
}
