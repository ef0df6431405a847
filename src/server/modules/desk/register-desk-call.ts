import type { FastifyInstance } from 'fastify';
import type { Api } from 'grammy';
import type { DeskCall } from '../../../contract/desk.ts';
import type { BotServices } from '../../chat/bot-services.ts';
import { deskRoleOf } from '../../chat/desk-role.ts';
import { ApiError, forbidden } from '../../http/api-error.ts';
import type { CallInput } from '../../http/parse-call-input.ts';
import { registerPersonalCall } from '../../http/register-calls.ts';
import type { RouteContext } from '../../http/route-context.ts';
import type { TmdbAccess } from '../../import/tmdb/tmdb-client.ts';

/** The bot's dependencies, so that the desk does what the chat's commands do. */
export type DeskServices = BotServices & TmdbAccess & { api: Api };

/** What a call of the desk gets besides its input. */
export type DeskContext = DeskServices & Pick<RouteContext, 'images'>;

type DeskInput<Call extends DeskCall> = CallInput<Call> & { userId: string };

/** Registers a call of the desk; only those whom its declaration names reach the handler. */
export type RegisterDeskCall = <Call extends DeskCall>(
  call: Call,
  handle: (input: DeskInput<Call>, context: DeskContext) => Promise<unknown>,
) => void;

/** The answer of an unknown route: whoever may not enter the desk learns nothing of it. */
const unknownRoute = () => new ApiError(404, 'Not found');

/** The one way in which calls of the desk are registered; without a bot (`services` is undefined) nobody may make them. */
export function deskCallsOn(
  app: FastifyInstance,
  { images }: Pick<RouteContext, 'images'>,
  services: DeskServices | undefined,
): RegisterDeskCall {
  return (call, handle) =>
    registerPersonalCall(
      app,
      call,
      async (input) => {
        if (!services) throw unknownRoute();
        return handle(input, { ...services, images });
      },
      async ({ isProven, userId }) => {
        const role = services && isProven ? await deskRoleOf(services, userId) : undefined;
        if (!role) throw unknownRoute();
        if (call.role === 'owner' && role !== 'owner') throw forbidden('Only for owners');
      },
    );
}
