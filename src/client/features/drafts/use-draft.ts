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
 * What a person has typed into a form: it survives the form, the page and the app until `drop`, which belongs where it is
 * sent or discarded. What equals `initial` is no draft.
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

/** Has the messenger ask before it closes the app while that would lose what is typed: for screens of ours alone. */
export function useClosingQuestion(): void {
  const drafts = useDrafts();
  const isAtRisk = useSyncExternalStore(drafts.subscribe, drafts.isAtRisk);
  useEffect(() => (isAtRisk ? askBeforeClosing() : undefined), [isAtRisk]);
}
