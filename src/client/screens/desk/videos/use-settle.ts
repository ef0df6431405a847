import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type * as v from 'valibot';
import {
  MAX_ANSWERS,
  type SettledVideos,
  settleVideos,
  takeBackVideos,
  type VideoAnswer,
} from '../../../../contract/desk/videos.ts';
import { sendRequest } from '../../../calls/send-request.ts';
import { texts } from '../../../languages/texts.ts';
import { showToast } from '../../../ui/overlays/toast.tsx';
import type { Progress } from '../parts/many-at-once.tsx';
import { sendInSteps, useDeskChange, useUndo, withRetries } from '../use-desk-change.ts';
import { removeAnswered, removeIgnored } from './waiting-videos.ts';

type Outcome = v.InferOutput<typeof settleVideos.answer>;
/** A video whose title is known, but not which part of it. */
export type LeftVideo = Outcome['left'][number];

/** Videos that one call takes back: each takes some milliseconds. */
const TAKEN_BACK_AT_ONCE = 50;

/** Answers waiting videos, and takes answers back; `onLeft` gets the videos that an answer was not enough for. */
export function useSettle(onLeft: (left: readonly LeftVideo[]) => void) {
  const queries = useQueryClient();
  const [progress, setProgress] = useState<Progress>();

  const { undo, remember } = useUndo(useHaveWait());

  const settle = useDeskChange<readonly VideoAnswer[], Outcome>({
    send: (answers) => sendAnswers(answers, setProgress),
    onMutate: (answers) => removeAnswered(queries, answers),
    onSuccess: ({ settled, left, failures }) => {
      setProgress(undefined);
      const count = settled.matched.length + settled.ignored.length;
      const takeBack = count > 0 ? remember(settled) : undefined;
      onLeft(left);
      if (failures[0] !== undefined) showToast({ text: failures[0] });
      else if (takeBack) showToast({ text: doneText(settled), undo: takeBack });
      else if (left.length === 0) showToast({ text: texts.desk.videos.doneBefore });
    },
    refused: texts.desk.videos.refused,
  });
  return { settle, undo, progress };
}

/** Has videos wait again that were matched or ignored. */
export function useHaveWait(): (settled: SettledVideos) => void {
  const queries = useQueryClient();
  return useDeskChange({
    send: sendTakeBack,
    onMutate: ({ ignored }) => removeIgnored(queries, ignored),
    refused: texts.desk.notUndone,
  });
}

function doneText({ matched }: SettledVideos): string {
  return matched.length === 0 ? texts.desk.videos.allIgnored : texts.desk.videos.matched(matched.length);
}

async function sendAnswers(
  answers: readonly VideoAnswer[],
  onStep: (progress: Progress) => void,
): Promise<Outcome> {
  const more = answers.length > 1 ? { isBulk: true } : {};
  const send = (some: VideoAnswer[]) => sendRequest(settleVideos, { body: { answers: some, ...more } });
  const outcomes = await sendInSteps(answers, MAX_ANSWERS, send, onStep);
  return {
    settled: {
      matched: outcomes.flatMap(({ settled }) => settled.matched),
      ignored: outcomes.flatMap(({ settled }) => settled.ignored),
    },
    left: outcomes.flatMap(({ left }) => left),
    failures: outcomes.flatMap(({ failures }) => failures),
  };
}

async function sendTakeBack({ matched, ignored }: SettledVideos): Promise<void> {
  const part = (ids: readonly number[], from: number) => ids.slice(from, from + TAKEN_BACK_AT_ONCE);
  for (let from = 0; from < Math.max(matched.length, ignored.length); from += TAKEN_BACK_AT_ONCE) {
    const body = { matched: part(matched, from), ignored: part(ignored, from) };
    await withRetries(() => sendRequest(takeBackVideos, { body }));
  }
}
