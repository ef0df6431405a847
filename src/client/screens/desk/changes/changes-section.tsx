import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type * as v from 'valibot';
import { type DeskChange, getChanges } from '../../../../contract/desk/changes.ts';
import { refetchOnReturn } from '../../../calls/retries.ts';
import { sendRequest } from '../../../calls/send-request.ts';
import { moment } from '../../../languages/formats.ts';
import { texts } from '../../../languages/texts.ts';
import { changePages, DESK_KEY, deskPagesQuery } from '../desk-query.ts';
import { nameOf } from '../parts/name-of.ts';
import { PagedRows } from '../parts/paged-rows.tsx';
import { PlainRow } from '../parts/plain-row.tsx';
import { VirtualRows } from '../parts/virtual-rows.tsx';
import type { DeskSection } from '../section.ts';
import { useUndoChange } from '../use-undo-change.ts';

/** 'Ultime modifiche': the changes of owners and helpers, with undo. */
export const changesSection: DeskSection = {
  path: 'modifiche',
  heading: texts.desk.changes.heading,
  icon: 'clock',
  role: 'helper',
  Screen: ChangesScreen,
};

const KEY = [DESK_KEY, 'changes'];

type ChangesPage = v.InferOutput<typeof getChanges.answer>;

function ChangesScreen() {
  const query = useInfiniteQuery({
    ...deskPagesQuery(KEY, (after, signal) => sendRequest(getChanges, { query: after, signal })),
    // An announcement that everybody has meanwhile can no longer be undone.
    refetchOnWindowFocus: refetchOnReturn,
  });
  return (
    <PagedRows
      query={query}
      rowsOf={changesOf}
      keyOf={idOf}
      empty={{ icon: 'clock', text: texts.desk.changes.empty }}
    >
      {(changes) => <Changes changes={changes} />}
    </PagedRows>
  );
}

const changesOf = ({ changes }: ChangesPage) => changes;
const idOf = ({ id }: DeskChange) => id;

function Changes({ changes }: { changes: readonly DeskChange[] }) {
  const queries = useQueryClient();
  const undo = useUndoChange((id) => {
    const undone = { undone: { at: Date.now(), by: null }, canBeUndone: false };
    return changePages<ChangesPage>(queries, KEY, (page) => ({
      ...page,
      changes: page.changes.map((one) => (one.id === id ? { ...one, ...undone } : one)),
    }));
  });
  return (
    <VirtualRows items={changes} keyOf={idOf} name={texts.desk.changes.table} estimate={80}>
      {(change) => <ChangeRow change={change} onUndo={() => undo(change.id)} />}
    </VirtualRows>
  );
}

/** A change: its text, author and time, its undoing, or the button for it. */
function ChangeRow({ change, onUndo }: { change: DeskChange; onUndo: () => void }) {
  const { what, person, by, at, undone } = change;
  const text = person ? `${what}: ${nameOf(person)}` : what;
  return (
    <PlainRow
      name={text}
      about={[momentOf({ by, at }), undone && texts.desk.changes.undone(momentOf(undone))]}
      actions={change.canBeUndone ? [{ label: texts.common.undo, onPress: onUndo }] : []}
    />
  );
}

function momentOf({ by, at }: Pick<DeskChange, 'by' | 'at'>): string {
  return [by && nameOf(by), moment(at)].filter(Boolean).join(' · ');
}
