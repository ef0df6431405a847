import * as v from 'valibot';
import { type ActionInput, type ActionResult, actionResponse, actions } from '../../wire-actions.ts';

/** The simulator's server refused an action; the message is the server's. */
export class ActionRefused extends Error {
  override name = 'Refused';
}

/**
 * Sends a person's action to the server. Throws `ActionRefused` with the server's reason, or the error of `fetch`.
 */
export async function sendAction<Input extends ActionInput>(
  action: Input,
): Promise<ActionResult<Input['type']>> {
  const answer = await fetch('/wire/act', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(action),
  });
  const body = v.parse(actionResponse, await answer.json());
  if (!body.ok) throw new ActionRefused(body.error);
  const schema: v.GenericSchema<unknown, ActionResult<Input['type']>> = actions[action.type].result;
  return v.parse(schema, body.result ?? null);
}
