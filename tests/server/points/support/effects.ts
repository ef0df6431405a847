import { clock } from '../../../../src/server/lib/clock.ts';
import { type CommitWatch, KilledError } from '../../support/watch-commits.ts';
import type { Call, Messenger } from './messenger.ts';

/** The ways in which a commit can end. `unknown`: its answer is an error; it is made. `unmade`: it is not. */
const COMMIT_FAULTS = ['killed before', 'killed after', 'unknown', 'unmade'] as const;
/**
 * The ways in which a call of the messenger can end. `lost`: it takes effect, and its answer does not arrive. `made
 * twice`: something between repeats it, and the second answer arrives.
 */
const CALL_FAULTS = ['killed before', 'killed after', 'lost', 'made twice', '429', '403', '500'] as const;
/** The ways in which a change of a file can end. `half`: the process is killed while it writes. */
const FILE_FAULTS = ['killed before', 'half', 'killed after', 'disk full'] as const;
export const FAULTS = { commit: COMMIT_FAULTS, call: CALL_FAULTS, file: FILE_FAULTS };

export type EffectFault = (typeof FAULTS)[keyof typeof FAULTS][number];

/** The effect with this number, counted from 1, and its end. */
export type EffectPoint = { effect: number; fault: EffectFault };
/** The act with this number: its update comes twice at once, and once more when all is done. */
type ActPoint = { act: number; fault: 'delivered again' };
export type Point = EffectPoint | ActPoint;

export const isOfEffect = (point: Point | undefined): point is EffectPoint =>
  point !== undefined && 'effect' in point;

/** `call`: of the messenger. `at`: the moment, in milliseconds. */
export type Effect = { kind: keyof typeof FAULTS; name: string; call?: Call; at: number };

/** Calls that change nothing that anybody sees, or are made at each start. */
const SILENT = /^(get|set|delete(Webhook|MyCommands)|sendChatAction)/;

type Refusal = { error_code: number; description: string; parameters?: object };

const REFUSALS: Partial<Record<EffectFault, Refusal>> = {
  '429': { error_code: 429, description: 'Too Many Requests: retry later', parameters: { retry_after: 2 } },
  '403': { error_code: 403, description: 'Forbidden: bot was blocked by the user' },
  '500': { error_code: 500, description: 'Internal Server Error' },
};

/** Counts the effects of a process, and has one of them fail. */
export class Effects implements CommitWatch {
  readonly seen: Effect[] = [];
  /** Its point has been reached. */
  isReached = false;
  isDead = false;
  /** Calls that had taken effect when the point was reached, its own included. */
  madeBefore: readonly Call[] = [];
  /** Effects of the start are not counted. */
  isCounting = false;
  readonly #messenger: Messenger;
  readonly #point: Point | undefined;

  constructor(messenger: Messenger, point?: Point) {
    this.#messenger = messenger;
    this.#point = point;
  }

  async commit(commit: () => Promise<void>, statement: string): Promise<void> {
    this.refuse();
    const fault = this.#next({ kind: 'commit', name: nameOf(statement) });
    if (fault === 'killed before') this.die();
    if (fault !== 'unmade') await commit();
    if (fault === 'killed after') this.die();
    if (fault) throw Object.assign(new Error('Connection terminated unexpectedly'), { code: '08006' });
  }

  /** Begins a change of a file, and returns how it is to end if it ends otherwise. */
  file(name: string): 'half' | 'killed after' | undefined {
    this.refuse();
    const fault = this.#next({ kind: 'file', name });
    if (fault === 'killed before') this.die();
    if (fault === 'disk full') throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    return fault === 'half' || fault === 'killed after' ? fault : undefined;
  }

  refuse(): void {
    if (this.isDead) throw new KilledError('the process is dead');
  }

  /** Makes a call of the messenger; the answer is JSON, undefined without any until the call is aborted. */
  call(call: Call): object | undefined {
    if (this.isDead) return undefined;
    if (SILENT.test(call.method)) return this.#messenger.answer(call);
    const fault = this.#next({ kind: 'call', name: call.method, call });
    const refusal = fault && REFUSALS[fault];
    if (refusal) return { ok: false, ...refusal };
    const answer = fault === 'killed before' ? undefined : this.#messenger.answer(call);
    if (fault) this.madeBefore = [...this.#messenger.made];
    if (fault === 'made twice') return this.#messenger.answer(call);
    if (fault === 'lost') throw new Error('The connection was lost');
    this.isDead = fault !== undefined;
    return this.isDead ? undefined : answer;
  }

  #next(effect: Omit<Effect, 'at'>): EffectFault | undefined {
    if (!this.isCounting) return undefined;
    this.seen.push({ ...effect, at: clock.now() });
    const point = this.#point;
    if (!isOfEffect(point) || this.seen.length !== point.effect) return undefined;
    this.isReached = true;
    this.madeBefore = [...this.#messenger.made];
    return point.fault;
  }

  die(): never {
    this.isDead = true;
    throw new KilledError('the process is dead');
  }
}

/** 'update delivery' of a statement that does that. */
function nameOf(statement: string): string {
  const [, verb = '', table = ''] =
    /(?<!\bfor |\bkey )\b(insert into|update|delete from)\s+"?(\w+)/i.exec(statement) ?? [];
  return `${verb.toLowerCase()} ${table}`;
}
