import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type DeskChange, undoChange } from '../../../../contract/desk-changes.ts';
import { sendRequest } from '../../../calls/send-request.ts';
import { NextPageLoader } from '../../../ui/grid/next-page-loader.tsx';
import { SectionBody } from '../../own-page/parts/section-body.tsx';
import { VirtualRows } from '../parts/virtual-rows.tsx';
import type { DeskSection } from '../section.ts';
import { useDeskMutation, withRetries } from '../use-desk-mutation.ts';
import { ChangeRow } from './change-row.tsx';
import { type ChangesPage, changesQuery, showUndone } from './changes-query.ts';

/** 'Ultime modifiche': who has changed what, and its undoing. */
export const changesSection: DeskSection = {
  path: 'modifiche',
  heading: 'Ultime modifiche',
  icon: 'undo',
  role: 'helper',
  Screen: ChangesScreen,
};

function ChangesScreen() {
  const query = useInfiniteQuery(changesQuery());
  return (
    <>
      <SectionBody query={query} rows={6} isEmpty={isEmpty} empty="Qui vedi chi ha cambiato che cosa.">
        {(data) => <Changes pages={data.pages} />}
      </SectionBody>
      <NextPageLoader query={query} />
    </>
  );
}

const isEmpty = ({ pages }: { pages: ChangesPage[] }) => pages.every(({ changes }) => changes.length === 0);

function Changes({ pages }: { pages: ChangesPage[] }) {
  const changes = useMemo(() => pages.flatMap((page) => page.changes), [pages]);
  const queries = useQueryClient();
  const undo = useDeskMutation({
    send: ({ id }: DeskChange) => withRetries(() => sendRequest(undoChange, { body: { change: id } })),
    show: ({ id }) => showUndone(queries, id),
    refused: 'Non si può più annullare: è rimasto com’era.',
  });
  return (
    <VirtualRows items={changes} keyOf={({ id }) => id} name="Modifiche" estimate={80}>
      {(change) => <ChangeRow change={change} onUndo={() => undo(change)} />}
    </VirtualRows>
  );
}
