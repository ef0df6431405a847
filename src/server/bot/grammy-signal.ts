import type { Api } from 'grammy';

type GrammySignal = NonNullable<Parameters<Api['getMe']>[0]>;

/** Node's own signal is what grammY takes; its types name a package that stands in for it elsewhere. */
export function forGrammy(signal: AbortSignal): GrammySignal {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the types differ in nothing that is used
  return signal as unknown as GrammySignal;
}
