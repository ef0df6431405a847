import { type ComponentType, useCallback } from 'react';
import type { Content } from '../../../contract/content.ts';
import { TakeOutCover } from './take-out-cover.tsx';
import type { OwnList } from './use-take-out.ts';

type Cell = ComponentType<{ title: Content }>;

/** How the covers of a list are drawn while it is being edited; undefined, for plain ones, while it is not. */
export function useTakeOutCell({ id, name }: OwnList, editing: boolean): Cell | undefined {
  const cell = useCallback(
    ({ title }: { title: Content }) => <TakeOutCover list={{ id, name }} title={title} />,
    [id, name],
  );
  return editing ? cell : undefined;
}
