import type { FastifyInstance } from 'fastify';
import { type DeskRole, getDesk } from '../../../contract/desk/desk.ts';
import { MAX_TITLE_FILE_BYTES } from '../../../contract/desk/imports.ts';
import { MAX_PICTURE_BYTES } from '../../../contract/desk/titles.ts';
import { deskRoleOf } from '../../chat/desk-role.ts';
import { notFound } from '../../http/api-error.ts';
import type { RouteContext } from '../../http/route-context.ts';
import { type DeskContext, type DeskServices, deskCallsOn } from './register-desk-call.ts';
import { SECTIONS } from './sections.ts';

/** The calls of the desk: its own, and those of all sections. */
export async function deskRoutes(
  app: FastifyInstance,
  context: RouteContext,
  services: DeskServices | undefined,
): Promise<void> {
  const { on, onChange } = deskCallsOn(app, context, services);
  on(getDesk, async ({ userId }, desk) => {
    const role = await deskRoleOf(desk, userId);
    if (!role) throw notFound('desk');
    return { role, waiting: await waitingFor(role, desk) };
  });
  for (const section of SECTIONS) section.register(on, onChange);
  await app.register(async (inner) => {
    // No other call accepts as many bytes.
    inner.addContentTypeParser(
      'application/octet-stream',
      { parseAs: 'buffer', bodyLimit: Math.max(MAX_TITLE_FILE_BYTES, MAX_PICTURE_BYTES) },
      (_request, body, done) => done(null, body),
    );
    const { onChange: onFile } = deskCallsOn(inner, context, services);
    for (const section of SECTIONS) section.registerFiles?.(onFile);
  });
}

async function waitingFor(role: DeskRole, desk: DeskContext): Promise<Record<string, number>> {
  const open = SECTIONS.filter((section) => role === 'owner' || section.role === 'helper');
  const counts = await Promise.all(
    open.map(async ({ path, countWaiting }) => [path, (await countWaiting?.(desk)) ?? 0] as const),
  );
  return Object.fromEntries(counts);
}
