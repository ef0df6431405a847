import type { FastifyInstance } from 'fastify';
import { type DeskRole, getDesk } from '../../../contract/desk/desk.ts';
import { MAX_TITLE_FILE_BYTES } from '../../../contract/desk/imports.ts';
import { MAX_PICTURE_BYTES } from '../../../contract/desk/titles.ts';
import { notFound } from '../../http/api-error.ts';
import type { RouteContext } from '../../http/route-context.ts';
import { acceptFiles } from '../../http/slow-bodies.ts';
import { deskRoleOf } from '../people/desk-role.ts';
import { announcementsSection } from './announcements/announcements-section.ts';
import { changesSection } from './changes/changes-section.ts';
import { figuresSection } from './figures/figures-section.ts';
import { importsSection } from './imports/imports-section.ts';
import { paymentsSection } from './payments/payments-section.ts';
import { peopleSection } from './people/people-section.ts';
import { type DeskContext, type DeskServices, deskCallsOn } from './register-desk-call.ts';
import { requestsSection } from './requests/requests-section.ts';
import type { DeskSection } from './section.ts';
import { titlesSection } from './titles/titles-section.ts';
import { videosSection } from './videos/videos-section.ts';

/** The sections of the desk; a new section is a folder and a line here. */
const SECTIONS: readonly DeskSection[] = [
  videosSection,
  titlesSection,
  requestsSection,
  importsSection,
  peopleSection,
  paymentsSection,
  announcementsSection,
  figuresSection,
  changesSection,
];

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
    acceptFiles(inner, Math.max(MAX_TITLE_FILE_BYTES, MAX_PICTURE_BYTES));
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
