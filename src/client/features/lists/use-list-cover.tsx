import { type ComponentType, useCallback } from 'react';
import type { Content } from '../../../contract/content.ts';
import { RemovableCover } from './removable-cover.tsx';
import type { ListReference } from './use-remove-from-list.ts';

type Cell = ComponentType<{ title: Content }>;

/** The cover component of a list in edit mode; undefined, for the default one, otherwise. */
export function useListCover({ id, name }: ListReference, editing: boolean): Cell | undefined {
  const cell = useCallback(
    ({ title }: { title: Content }) => <RemovableCover list={{ id, name }} title={title} />,
    [id, name],
  );
  return editing ? cell : undefined;
}
