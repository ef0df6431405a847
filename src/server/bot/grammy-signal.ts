import type { Api } from 'grammy';

type GrammySignal = NonNullable<Parameters<Api['getMe']>[0]>;

/** Node's own signal is what grammY takes; its types name a package that stands in for it elsewhere. */
export function forGrammy(signal: AbortSignal): GrammySignal {
  return signal as unknown as GrammySignal;
}
