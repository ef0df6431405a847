import { render } from '@testing-library/react';
import { vi } from 'vitest';
import { SimulatorPage } from '../../../page/simulator-page.tsx';
import type { Connection } from '../../../page/wire/connection.ts';
import type { State } from '../../../wire.ts';
import type { ActionInput } from '../../../wire-actions.ts';

/**
 * Shows the whole page in a state. `answer` gives the server's result of an action; the actions that were sent are
 * returned.
 */
export function openPage(state: State, answer: (action: ActionInput) => unknown = () => null): ActionInput[] {
  const actions: ActionInput[] = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const action: ActionInput = JSON.parse(body);
    actions.push(action);
    return Response.json({ ok: true, result: await answer(action) });
  });
  const link = { state, isLost: false };
  const stay = () => () => true;
  const connection: Connection = { current: () => link, watch: stay, listen: stay };
  render(<SimulatorPage connection={connection} />);
  return actions;
}
