import type { FastifyInstance } from 'fastify';
import type { Api } from 'grammy';
import type { DeskCall, DeskRole } from '../../../contract/desk/desk.ts';
import type { Finding } from '../../../contract/desk/figures.ts';
import type { BotServices } from '../../chat/bot-services.ts';
import { deskRoleOf } from '../../chat/desk-role.ts';
import type { DbTransaction } from '../../database/db.ts';
import { ApiError, forbidden } from '../../http/api-error.ts';
import { type CallInput, parseCallInput } from '../../http/parse-call-input.ts';
import { registerPersonalCall } from '../../http/register-calls.ts';
import type { RouteContext } from '../../http/route-context.ts';
import type { TmdbAccess } from '../../import/tmdb/tmdb-client.ts';
import { withTitlesOfCatalogue } from '../../languages/current-language.ts';
import { type RecordChanges, recordChanges, storeChanges, type Undo } from '../changes/changes.ts';

/** The bot's dependencies, so that the desk does what the chat's commands do. */
export type DeskServices = BotServices &
  TmdbAccess & {
    api: Api;
    /** What the doctor finds; undefined where nothing is to be examined. */
    examine?: (() => Promise<Finding[]>) | undefined;
  };

/** What a call of the desk gets besides its input. */
export type DeskContext = DeskServices & Pick<RouteContext, 'images'>;

/** The same for a call that changes something. */
export type DeskChangeContext = DeskContext & {
  /** Changes something, and records it for 'Ultime modifiche' in the caller's name. */
  record: RecordChanges;
  /**
   * Makes the call that undoes a change, and runs `mark` in its transaction in place of recording it; false where it changes
   * nothing. Throws an `ApiError` as the call does.
   */
  undo(undo: Undo, userId: string, mark: (transaction: DbTransaction) => Promise<void>): Promise<boolean>;
};

type DeskInput<Call extends DeskCall> = CallInput<Call> & { userId: string };
type Handler<Call extends DeskCall, Context> = (input: DeskInput<Call>, context: Context) => Promise<unknown>;

/** Registers a call of the desk that changes nothing; only those whom its declaration names reach the handler. */
export type RegisterDeskCall = <Call extends DeskCall & { method: 'GET' }>(
  call: Call,
  handle: Handler<Call, DeskContext>,
) => void;

/** Registers a call of the desk that changes something, by `record`; the same handler undoes a change. */
export type RegisterDeskChange = <Call extends DeskCall & { method: 'POST' }>(
  call: Call,
  handle: Handler<Call, DeskChangeContext>,
) => void;

/** A call as the undoing of a change. */
type Undoer = { role: DeskRole; run(undo: Undo, userId: string, record: RecordChanges): Promise<unknown> };

/** The answer of an unknown route: whoever may not enter the desk learns nothing of it. */
const unknownRoute = () => new ApiError(404, 'Not found');

/** The one way in which calls of the desk are registered; without a bot (`services` is undefined) nobody may make them. */
export function deskCallsOn(
  app: FastifyInstance,
  { images, revocations }: Pick<RouteContext, 'images' | 'revocations'>,
  services: DeskServices | undefined,
): { on: RegisterDeskCall; onChange: RegisterDeskChange } {
  const undoers = new Map<string, Undoer>();

  function context(): DeskContext {
    if (!services) throw unknownRoute();
    return { ...services, images };
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

  const undo: DeskChangeContext['undo'] = async (call, userId, mark) => {
    const undoer = undoers.get(call.path);
    if (!undoer) throw new ApiError(409, 'No call undoes this');
    await admit(undoer.role, userId);
    let isDone = false;
    const record = storeChanges(context().db, async (transaction) => {
      await mark(transaction);
      isDone = true;
    });
    await undoer.run(call, userId, record);
    return isDone;
  };

  return {
    on: register,
    onChange(call, handle) {
      undoers.set(call.path, {
        role: call.role,
        run({ params, body }, userId, record) {
          const input = parseCallInput(call, { params, query: {}, body });
          return handle({ ...input, userId }, { ...context(), undo, record });
        },
      });
      register(call, async (input, desk) => {
        const record = recordChanges(desk.db, { userId: input.userId, role: call.role });
        try {
          return await handle(input, { ...desk, undo, record });
        } finally {
          // It may have ended somebody's sessions.
          revocations.expire();
        }
      });
    },
  };
}
