import { useEffect, useMemo, useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { askBeforeClosing } from '../../messenger/closing-question.ts';
import { useUser } from '../../session/use-user.ts';
import { type Drafts, openDrafts } from './drafts.ts';

/** The drafts of the current user. */
export function useDrafts(): Drafts {
  return openDrafts(useUser().userId);
}

/**
 * A person's unsent text or choices in a form. They survive the form, the page and the app until `drop`, which the form
 * calls on sending and discarding. A value that equals `initial` is not a draft.
 */
export function useDraft<Value>(name: string, schema: v.GenericSchema<unknown, Value>, initial: Value) {
  const drafts = useDrafts();
  const stored = useSyncExternalStore(drafts.subscribe, () => drafts.get(name));
  const kept = useMemo(() => {
    const read = v.safeParse(schema, stored);
    return stored !== undefined && read.success ? { value: read.output } : undefined;
  }, [schema, stored]);
  return {
    value: kept ? kept.value : initial,
    isDraft: kept !== undefined,
    set: (next: Value) =>
      drafts.set(name, JSON.stringify(next) === JSON.stringify(initial) ? undefined : next),
    drop: () => drafts.set(name, undefined),
  };
}

const text = v.string();

/** A draft of one field. */
export function useTextDraft(name: string, initial = '') {
  return useDraft(name, text, initial);
}

/** The messenger asks before closing the app while that would lose a draft. Only screens beside the specified ones use it. */
export function useClosingQuestion(): void {
  const drafts = useDrafts();
  const isAtRisk = useSyncExternalStore(drafts.subscribe, drafts.isAtRisk);
  useEffect(() => (isAtRisk ? askBeforeClosing() : undefined), [isAtRisk]);
}
