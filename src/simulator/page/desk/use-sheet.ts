import { useCallback, useState } from 'react';
import type { Place, Question, Sheet } from './sheet.ts';

/** The one sheet that is open. Closing an unanswered question answers no. */
export function useSheet() {
  const [sheet, setSheet] = useState<Sheet | undefined>();
  const dismiss = useCallback(() => {
    if (sheet?.kind === 'question') sheet.answer(false);
    setSheet(undefined);
  }, [sheet]);
  const ask = useCallback(
    (question: Question, place: Place = 'phone') =>
      new Promise<boolean>((resolve) => {
        const answer = (yes: boolean) => {
          resolve(yes);
          setSheet(undefined);
        };
        setSheet({ kind: 'question', place, question, answer });
      }),
    [],
  );
  return { sheet, show: setSheet, dismiss, ask };
}
