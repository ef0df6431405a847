import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { useDrafts } from '../../../features/drafts/use-draft.ts';
import { showToast } from '../../../ui/overlays/toast.tsx';

/** A field's draft: what is typed, and the value that it is to replace. */
export const fieldDraft = v.object({ text: v.string(), base: v.string() });

const isDraftOf = (text: string) => (kept: unknown) => v.is(fieldDraft, kept) && kept.text === text;

/** The outcome of a text that a field has sent: saved if there is no fault. */
export type FieldOutcome = { text: string; fault: string | null };

/** Outcomes of fields, by the names of their drafts. A toast says the fault of a field that has been closed. */
export function useFieldOutcomes() {
  const drafts = useDrafts();
  const [outcomes, setOutcomes] = useState<Readonly<Record<string, FieldOutcome>>>({});
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const settle = (name: string, text: string, fault: string | null) => {
    if (fault === null) drafts.settle(name, isDraftOf(text));
    if (isShown.current) setOutcomes((known) => ({ ...known, [name]: { text, fault } }));
    else if (fault !== null) showToast({ text: fault });
  };
  return { outcomes, settle };
}
