import * as v from 'valibot';
import { type ActionInput, type ActionResult, actAnswer, actionResults } from '../../wire-actions.ts';

/** The simulator's server refused an action, in its own words. */
export class Refused extends Error {
  override name = 'Refused';
}

/** Does what a person did. Throws `Refused` with the server's reason, or what `fetch` throws. */
export async function act<Input extends ActionInput>(action: Input): Promise<ActionResult<Input['type']>> {
  const answer = await fetch('/wire/act', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(action),
  });
  const body = v.parse(actAnswer, await answer.json());
  if (!body.ok) throw new Refused(body.error);
  const schema: v.GenericSchema<unknown, ActionResult<Input['type']>> = actionResults[action.type];
  return v.parse(schema, body.result ?? null);
}
