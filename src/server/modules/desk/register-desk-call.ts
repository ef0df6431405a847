import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { DeskCall, DeskRole } from '../../../contract/desk/desk.ts';
import type { DbTransaction } from '../../database/db.ts';
import { ApiError, forbidden } from '../../http/api-error.ts';
import { type CallInput, parseCallInput } from '../../http/parse-call-input.ts';
import { registerPersonalCall } from '../../http/register-calls.ts';
import type { RouteContext } from '../../http/route-context.ts';
import { withTitlesOfCatalogue } from '../../languages/current-language.ts';
import type { BotParts } from '../../module.ts';
import { againAfterOthers, ChangedSince, changesBack } from '../changes/change-back.ts';
import { type RecordChanges, recordChanges } from '../changes/changes.ts';
import { compare, type Standing, type Undo } from '../changes/undo.ts';
import { deskRoleOf } from '../people/desk-role.ts';

/** The bot's dependencies, for the chat's commands at the desk. */
export type DeskServices = BotParts;

/** The context of a call of the desk, besides its input. */
export type DeskContext = DeskServices &
  Pick<RouteContext, 'images'> & {
    /** Resolves to true if any value that a change wrote is still there, so that it can be undone. */
    canUndo(undo: Undo): Promise<boolean>;
  };

/** The context of a call that changes something. */
export type DeskChangeContext = DeskContext & {
  /** Changes something, and records it for 'Ultime modifiche' in the caller's name. */
  record: RecordChanges;
  /** The id of the last change that the call has recorded, for undo; none if nothing was changed. */
  recorded(): { change?: string };
  /**
   * Makes the call that undoes a change, for the things that still have the change's values, and runs `mark` in its
   * transaction in place of recording it. Throws a 409 `ApiError` if there are none.
   */
  undo(undo: Undo, userId: string, mark: (transaction: DbTransaction) => Promise<void>): Promise<LeftThings>;
};

/** The number of things that an undo has left because they have changed, and the names of those that still exist. */
type LeftThings = { count: number; names: string[] };

type DeskInput<Call extends DeskCall> = CallInput<Call> & { userId: string };
type Handler<Call extends DeskCall, Context> = (input: DeskInput<Call>, context: Context) => Promise<unknown>;

/** Registers a call of the desk that changes nothing; only the roles in its declaration reach the handler. */
export type RegisterDeskCall = <Call extends DeskCall & { method: 'GET' }>(
  call: Call,
  handle: Handler<Call, DeskContext>,
) => void;

/** Registers a call of the desk that changes something, by `record`; with `standing` the same handler undoes a change. */
export type RegisterDeskChange = <Call extends DeskCall & { method: 'POST' }>(
  call: Call,
  handle: Handler<Call, DeskChangeContext>,
  standing?: Standing<Call>,
) => void;

/** A call as the undoing of a change. */
type Undoer = { role: DeskRole } & Pick<DeskChangeContext, 'canUndo' | 'undo'>;

/** The answer of an unknown route: outsiders learn nothing of the desk. */
const unknownRoute = () => new ApiError(404, 'Not found');

/** The only way to register calls of the desk; without a bot (`services` is undefined) nobody may make them. */
export function deskCallsOn(
  app: FastifyInstance,
  { images, revocations }: Pick<RouteContext, 'images' | 'revocations'>,
  services: DeskServices | undefined,
): { on: RegisterDeskCall; onChange: RegisterDeskChange } {
  const undoers = new Map<string, Undoer>();

  function context(): DeskContext {
    if (!services) throw unknownRoute();
    return {
      ...services,
      images,
      canUndo: async (undo) => (await undoers.get(undo.path)?.canUndo(undo)) ?? false,
    };
  }

  async function admit(needed: DeskRole, userId: string): Promise<void> {
    const role = services && (await deskRoleOf(services, userId));
    if (!role) throw unknownRoute();
    if (needed === 'owner' && role !== 'owner') throw forbidden('Only for owners');
  }

  function register<Call extends DeskCall>(call: Call, handle: Handler<Call, DeskContext>): void {
    registerPersonalCall(
      app,
      call,
      // Titles are changed there, so they are as the catalogue has them.
      async (input) => withTitlesOfCatalogue(() => handle(input, context())),
      async ({ isProven, userId }) => {
        if (!isProven) throw unknownRoute();
        await admit(call.role, userId);
      },
    );
  }

  const undo: DeskChangeContext['undo'] = async (change, userId, mark) => {
    const undoer = undoers.get(change.path);
    if (!undoer) throw new ApiError(409, 'No call undoes this');
    await admit(undoer.role, userId);
    return againAfterOthers(() => undoer.undo(change, userId, mark));
  };

  /** The same handler, whose changes are stored only over the values that the change wrote. */
  function undoerOf<Call extends DeskCall>(
    call: Call,
    handle: Handler<Call, DeskChangeContext>,
    standing: Standing<Call>,
  ): Undoer {
    const inputOf = ({ body }: Undo) => parseCallInput(call, { params: {}, query: {}, body });
    const compared = async (change: Undo) =>
      compare(await standing.read(context().db, inputOf(change).body), change.after);
    return {
      role: call.role,
      canUndo: async (change) => v.is(call.body, change.body) && (await compared(change)).same.length > 0,
      async undo(change, userId, mark) {
        const { same, changed } = await compared(change);
        if (same.length === 0) throw new ChangedSince();
        const { several } = standing;
        const input = inputOf(change);
        const body = several ? several.only(input.body, new Set(same.map(Number))) : input.body;
        const services = context();
        const { db } = services;
        const record = changesBack(db, {
          read: (transaction) => standing.read(transaction, body),
          values: Object.fromEntries(same.map((id) => [id, change.after[id] ?? ''])),
          mark,
        });
        await handle({ ...input, body, userId }, { ...services, undo, record, recorded: () => ({}) });
        return { count: changed.length, names: (await several?.namesOf(db, changed.map(Number))) ?? [] };
      },
    };
  }

  return {
    on: register,
    onChange(call, handle, standing) {
      if (standing) undoers.set(call.path, undoerOf(call, handle, standing));
      register(call, async (input, desk) => {
        const last: { change?: string } = {};
        const record = recordChanges(desk.db, {
          userId: input.userId,
          role: call.role,
          onRecorded(id) {
            last.change = id;
          },
        });
        try {
          return await handle(input, { ...desk, undo, record, recorded: () => last });
        } finally {
          // It may have ended somebody's sessions.
          revocations.expire();
        }
      });
    },
  };
}
