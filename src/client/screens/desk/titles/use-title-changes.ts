import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
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
import { useToast } from '../../../ui/overlays/toast.tsx';
import type { Progress } from '../parts/many-at-once.tsx';
import { useDeskMutation, withRetries } from '../use-desk-mutation.ts';
import { patchTitles } from './titles-query.ts';

/** A change of one or many titles; `isUndo`: it takes the last one back. */
type Many = { titles: readonly number[]; change: TitleChange; isUndo?: boolean };

/** Hides, shows and sorts titles into genres, and takes the last change back. */
export function useTitleChanges() {
  const queries = useQueryClient();
  const notify = useToast();
  const last = useRef<Many>();
  const [progress, setProgress] = useState<Progress>();

  const undo = () => {
    if (last.current) change({ ...last.current, isUndo: true });
    last.current = undefined;
  };
  const change = useDeskMutation<Many, number[]>({
    send: (many) => sendInSteps(many, (done) => setProgress({ done, all: many.titles.length })),
    show: ({ titles, change: made }) => patchTitles(queries, titles, (title) => withChange(title, made)),
    onDone: (titles, { change: made, isUndo }) => {
      setProgress(undefined);
      if (isUndo) return;
      if (titles.length === 0) return void notify({ text: texts.desk.titles.sameBefore });
      last.current = { titles, change: { ...made, isSet: !made.isSet } };
      notify({ text: doneText(titles.length, made), action: { label: texts.common.undo, onPress: undo } });
    },
    refused: texts.desk.tryAgain,
    isShownWhole: true,
  });

  const remove = useDeskMutation({
    send: async (titles: readonly number[]) => {
      let removed = 0;
      for (let done = 0; done < titles.length; done += MAX_CHANGED) {
        const body = { titles: titles.slice(done, done + MAX_CHANGED) };
        removed += (await withRetries(() => sendRequest(removeDeskTitles, { body }))).removed.length;
      }
      return removed;
    },
    show: (titles) => patchTitles(queries, titles, () => undefined),
    onDone: (removed) => notify({ text: texts.desk.titles.erased(removed) }),
    refused: texts.desk.tryAgain,
    isShownWhole: true,
  });

  const merge = useDeskMutation({
    send: (body: { keep: number; other: number }) => sendRequest(mergeDeskTitles, { body }),
    show: () => undefined,
    onDone: ({ fault }, { keep }) => notify({ text: fault ?? texts.desk.titles.mergedNow(keep) }),
    refused: texts.desk.titles.notMerged,
  });
  return { change, undo, progress, remove, merge };
}

async function sendInSteps({ titles, change }: Many, onStep: (done: number) => void): Promise<number[]> {
  const changed: number[] = [];
  for (let done = 0; done < titles.length; done += MAX_CHANGED) {
    if (titles.length > MAX_CHANGED) onStep(done);
    const body = { titles: titles.slice(done, done + MAX_CHANGED), change };
    changed.push(...(await withRetries(() => sendRequest(changeTitles, { body }))).changed);
  }
  return changed;
}

function withChange(title: DeskTitle, change: TitleChange): DeskTitle {
  if (change.kind === 'hidden') return { ...title, isHidden: change.isSet };
  const others = (title.title.generi ?? '').split(', ').filter((name) => name && name !== change.genre);
  const generi = [...others, ...(change.isSet ? [change.genre] : [])].join(', ');
  return { ...title, title: { ...title.title, generi } };
}

function doneText(count: number, change: TitleChange): string {
  if (change.kind === 'genre') return texts.desk.titles.sorted(change.genre, count);
  return change.isSet ? texts.desk.titles.hiddenNow(count) : texts.desk.titles.shownNow(count);
}
