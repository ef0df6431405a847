import { useInfiniteQuery } from '@tanstack/react-query';
import type * as v from 'valibot';
import { type DeskChange, getChanges } from '../../../../contract/desk/changes.ts';
import { refetchOnReturn } from '../../../calls/retries.ts';
import { sendRequest } from '../../../calls/send-request.ts';
import { moment } from '../../../languages/formats.ts';
import { texts } from '../../../languages/texts.ts';
import { DESK_KEY, deskPagesQuery } from '../desk-query.ts';
import { nameOf } from '../parts/name-of.ts';
import { PagedRows } from '../parts/paged-rows.tsx';
import { PlainRow } from '../parts/plain-row.tsx';
import { VirtualRows } from '../parts/virtual-rows.tsx';
import type { DeskSection } from '../section.ts';

/** 'Ultime modifiche': the changes of owners and helpers. */
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
  return (
    <VirtualRows items={changes} keyOf={idOf} name={texts.desk.changes.table} estimate={80}>
      {(change) => <ChangeRow change={change} />}
    </VirtualRows>
  );
}

/** A change: its text, author and time. */
function ChangeRow({ change: { what, person, by, at } }: { change: DeskChange }) {
  return (
    <PlainRow
      name={person ? `${what}: ${nameOf(person)}` : what}
      about={[[by && nameOf(by), moment(at)].filter(Boolean).join(' · ')]}
      actions={[]}
    />
  );
}
