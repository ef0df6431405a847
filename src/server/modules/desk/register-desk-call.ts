import type { FastifyInstance } from 'fastify';
import type { DeskCall, DeskRole } from '../../../contract/desk/desk.ts';
import { ApiError, forbidden } from '../../http/api-error.ts';
import type { CallInput } from '../../http/parse-call-input.ts';
import { registerPersonalCall } from '../../http/register-calls.ts';
import type { RouteContext } from '../../http/route-context.ts';
import { withTitlesOfCatalogue } from '../../languages/current-language.ts';
import type { BotParts } from '../../module.ts';
import { type RecordChanges, recordChanges } from '../changes/changes.ts';
import { deskRoleOf } from '../people/desk-role.ts';

/** The bot's dependencies, for the chat's commands at the desk. */
export type DeskServices = BotParts;

/** The context of a call of the desk, besides its input. */
export type DeskContext = DeskServices & Pick<RouteContext, 'images'>;

/** The context of a call that changes something. */
export type DeskChangeContext = DeskContext & {
  /** Changes something, and records it for 'Ultime modifiche' in the caller's name. */
  record: RecordChanges;
};

type DeskInput<Call extends DeskCall> = CallInput<Call> & { userId: string };
type Handler<Call extends DeskCall, Context> = (input: DeskInput<Call>, context: Context) => Promise<unknown>;

/** Registers a call of the desk that changes nothing; only the roles in its declaration reach the handler. */
export type RegisterDeskCall = <Call extends DeskCall & { method: 'GET' }>(
  call: Call,
  handle: Handler<Call, DeskContext>,
) => void;

/** Registers a call of the desk that changes something, by `record`. */
export type RegisterDeskChange = <Call extends DeskCall & { method: 'POST' }>(
  call: Call,
  handle: Handler<Call, DeskChangeContext>,
) => void;

/** The answer of an unknown route: outsiders learn nothing of the desk. */
const unknownRoute = () => new ApiError(404, 'Not found');

/** The only way to register calls of the desk; without a bot (`services` is undefined) nobody may make them. */
export function deskCallsOn(
  app: FastifyInstance,
  { images, revocations }: Pick<RouteContext, 'images' | 'revocations'>,
  services: DeskServices | undefined,
): { on: RegisterDeskCall; onChange: RegisterDeskChange } {
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

  return {
    on: register,
    onChange(call, handle) {
      register(call, async (input, desk) => {
        const record = recordChanges(desk.db, { userId: input.userId, role: call.role });
        try {
          return await handle(input, { ...desk, record });
        } finally {
          // It may have ended somebody's sessions.
          revocations.expire();
        }
      });
    },
  };
}
