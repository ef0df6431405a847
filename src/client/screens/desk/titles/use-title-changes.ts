import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  changeTitles,
  type DeskTitle,
  MAX_CHANGED,
  mergeDeskTitles,
  removeDeskTitles,
  type TitleChange,
} from '../../../../contract/desk/titles.ts';
import { sendRequest } from '../../../calls/send-request.ts';
import { texts } from '../../../languages/texts.ts';
import { showToast } from '../../../ui/overlays/toast.tsx';
import type { Progress } from '../parts/many-at-once.tsx';
import { sendInSteps, useDeskChange, useUndo } from '../use-desk-change.ts';
import { patchTitles } from './titles-query.ts';

/** A change of one or many titles; `isUndo`: it takes the last one back. */
type Many = { titles: readonly number[]; change: TitleChange; isUndo?: boolean };

/** Hides, shows and sorts titles into genres, and takes the last change back. */
export function useTitleChanges() {
  const queries = useQueryClient();
  const [progress, setProgress] = useState<Progress>();

  const { undo, remember } = useUndo((done: Many) => change({ ...done, isUndo: true }));
  const change = useDeskChange<Many, number[]>({
    async send({ titles, change: made }) {
      const send = (some: number[]) => sendRequest(changeTitles, { body: { titles: some, change: made } });
      return (await sendInSteps(titles, MAX_CHANGED, send, setProgress)).flatMap(({ changed }) => changed);
    },
    onMutate: ({ titles, change: made }) => patchTitles(queries, titles, (title) => withChange(title, made)),
    onSuccess: (titles, { change: made, isUndo }) => {
      setProgress(undefined);
      if (isUndo) return;
      if (titles.length === 0) return void showToast({ text: texts.desk.titles.sameBefore });
      const takeBack = remember({ titles, change: { ...made, isSet: !made.isSet } });
      showToast({ text: doneText(titles.length, made), undo: takeBack });
    },
    refused: texts.desk.tryAgain,
    isShownWhole: true,
  });

  const remove = useDeskChange({
    async send(titles: readonly number[]) {
      const send = (some: number[]) => sendRequest(removeDeskTitles, { body: { titles: some } });
      return (await sendInSteps(titles, MAX_CHANGED, send)).flatMap(({ removed }) => removed).length;
    },
    onMutate: (titles) => patchTitles(queries, titles, () => undefined),
    onSuccess: (removed) => showToast({ text: texts.desk.titles.erased(removed) }),
    refused: texts.desk.tryAgain,
    isShownWhole: true,
  });

  const merge = useDeskChange({
    send: (body: { keep: number; other: number }) => sendRequest(mergeDeskTitles, { body }),
    onSuccess: ({ fault }, { keep }) => showToast({ text: fault ?? texts.desk.titles.mergedNow(keep) }),
    refused: texts.desk.titles.notMerged,
  });
  return { change, undo, progress, remove, merge };
}

function withChange(row: DeskTitle, change: TitleChange): DeskTitle {
  if (change.kind === 'hidden') return { ...row, isHidden: change.isSet };
  const others = (row.title.generi ?? '').split(', ').filter((name) => name && name !== change.genre);
  const generi = [...others, ...(change.isSet ? [change.genre] : [])].join(', ');
  return { ...row, title: { ...row.title, generi } };
}

function doneText(count: number, change: TitleChange): string {
  if (change.kind === 'genre') return texts.desk.titles.sorted(change.genre, count);
  return change.isSet ? texts.desk.titles.hiddenNow(count) : texts.desk.titles.shownNow(count);
}
