import { useQuery } from '@tanstack/react-query';
import { type Key, type ReactNode, useRef } from 'react';
import type * as v from 'valibot';
import type { ApiCall } from '../../../contract/api-call.ts';
import { type defineChange, ownQuery } from '../../features/changes/own-query.ts';
import { useOwnChange } from '../../features/changes/use-own-change.ts';
import { useHoles } from '../../lib/presses/use-holes.ts';
import { useUser } from '../../session/use-user.ts';
import type { InvitationProps } from '../../ui/messages/invitation.tsx';
import { SectionBody } from '../../ui/messages/section-body.tsx';
import { showToast } from '../../ui/overlays/toast.tsx';
import { HoledRows } from '../../ui/rows/rows.tsx';

/** A removed row stays in the data, unseen, for 'Annulla'. */
export type Removable<Row> = Row & { isRemoved?: boolean };

/** Marks rows as removed, or brings them back. */
export function setRemoved<Row>(
  rows: Removable<Row>[],
  isRemoved: boolean,
  isMeant: (row: Row) => boolean,
): Removable<Row>[] {
  return rows.map((row) => (isMeant(row) ? { ...row, isRemoved } : row));
}

type RemovableRowsProps<Row, Call extends ApiCall> = {
  /** Name of their query. */
  name: string;
  fetch: (signal: AbortSignal) => Promise<Removable<Row>[]>;
  change: ReturnType<typeof defineChange<Removable<Row>[], Call>>;
  /** The body that removes a row or brings it back. */
  bodyOf: (row: Row, isRemoved: boolean) => v.InferOutput<Call['body']>;
  /** The toast's text once a row is removed. */
  removed: (row: Row) => string;
  /** The message for an empty list. */
  empty: InvitationProps;
  limit?: number | undefined;
  keyOf: (row: Row) => Key;
  children: (row: Row, onRemove: () => void) => ReactNode;
};

/** A section's rows, each of which is removed at once; 'Annulla' brings it back. */
export function RemovableRows<Row, Call extends ApiCall>(props: RemovableRowsProps<Row, Call>) {
  const { name, fetch, change, bodyOf, removed, empty, limit, keyOf, children } = props;
  const { userId } = useUser();
  const options = ownQuery<Removable<Row>[]>(userId, { key: [name], fetch, changes: [change] });
  const set = useOwnChange(options, change);
  const remove = (row: Row) => {
    set(bodyOf(row, true));
    const onPress = () => set(bodyOf(row, false));
    showToast({ text: removed(row), undo: onPress });
  };
  const query = useQuery(options);
  const list = useRef<HTMLUListElement>(null);
  const slots = useHoles(query.data?.filter(({ isRemoved }) => !isRemoved) ?? [], keyOf, list);
  return (
    <SectionBody query={query} isEmpty={() => slots.length === 0} empty={empty}>
      {() => (
        <HoledRows slots={slots.slice(0, limit)} list={list}>
          {(row) => children(row, () => remove(row))}
        </HoledRows>
      )}
    </SectionBody>
  );
}
