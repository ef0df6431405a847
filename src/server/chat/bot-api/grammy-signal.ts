import type { Api } from 'grammy';

type GrammySignal = NonNullable<Parameters<Api['getMe']>[0]>;

/** grammY accepts Node's `AbortSignal`, but its types name the one of a polyfill package. */
export function asGrammySignal(signal: AbortSignal): GrammySignal {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the types differ in nothing that is used
  return signal as unknown as GrammySignal;
}
