import type { World } from '../world/world.ts';
import type { Parameters } from './parameters.ts';

/** A call's context besides its parameters: the signal that the bot has disconnected. */
type CallContext = { gone: AbortSignal };

/** One method of the Bot API: does its work, returns the `result`, or throws an `ApiError`. */
export type ApiMethod = (world: World, parameters: Parameters, context: CallContext) => unknown;

/** A result with the words that the Bot API adds to it. */
export class ResultWithDescription {
  readonly result: unknown;
  readonly description: string;

  constructor(result: unknown, description: string) {
    this.result = result;
    this.description = description;
  }
}
