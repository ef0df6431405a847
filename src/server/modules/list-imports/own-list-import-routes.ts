import type { FastifyInstance } from 'fastify';
import {
  getListImports,
  MAX_LIST_FILE_BYTES,
  type OwnListImport,
  setListTarget,
  uploadList,
} from '../../../contract/own/list-imports.ts';
import { ApiError, requireBot, requireRowId } from '../../http/api-error.ts';
import { registerPersonalCall } from '../../http/register-calls.ts';
import type { RouteContext } from '../../http/route-context.ts';
import { acceptFiles } from '../../http/slow-bodies.ts';
import { CALL_WAIT } from '../imports/files/file-turns.ts';
import { readImportOutcome } from './import-outcome.ts';
import { listImportTexts } from './list-import-text.ts';
import {
  cancelListImport,
  chooseTarget,
  countUnrequested,
  fileNumber,
  hasSaid,
  listImportsOf,
  notesOf,
} from './list-imports.ts';
import { type ListServices, takeListFile } from './take-list-file.ts';

/** A person's foreign lists; `services` is undefined without a bot, where nobody would learn of their outcome. */
export async function ownListImportRoutes(
  app: FastifyInstance,
  context: Pick<RouteContext, 'db'>,
  services: ListServices | undefined,
): Promise<void> {
  const { db } = context;

  registerPersonalCall(app, getListImports, async ({ userId }) => ({
    lists: await Promise.all((await listImportsOf(db, userId)).map((list) => toAnswer({ ...list, userId }))),
  }));

  registerPersonalCall(app, setListTarget, async ({ userId, body: { target, ...body } }) => {
    const file = { id: requireRowId(body.id, 'list'), userId };
    const isDropped = target === 'nothing';
    const isDone = await (isDropped ? cancelListImport(db, file) : chooseTarget(db, file, target));
    if (isDone) services?.notifyListImports();
    else if (!(await hasSaid(db, file, target)))
      throw new ApiError(409, 'This import was already decided or has expired');
    return { success: true };
  });

  await app.register(async (inner) => uploadRoute(inner, services));

  async function toAnswer(list: Awaited<ReturnType<typeof listImportsOf>>[number] & { userId: string }) {
    const { id, state, reached, titles } = list;
    const base = {
      id,
      state,
      reached,
      titles,
      missing: [],
      missingCount: 0,
    } satisfies Partial<OwnListImport>;
    const outcome = state === 'done' ? await readImportOutcome(db, list) : undefined;
    if (!outcome) return { ...base, text: textOf(list) };
    const missingCount = await countUnrequested(db, list);
    return { ...base, text: outcome.text, missing: outcome.names, missingCount };
  }
}

function textOf({
  fileName,
  target,
  titles,
  notes,
}: Awaited<ReturnType<typeof listImportsOf>>[number]): string {
  const text =
    target === null
      ? listImportTexts.whatTo(fileName, titles)
      : listImportTexts.reading(fileName, titles, target);
  return [text, ...listImportTexts.notes(notesOf(notes), target)].join('\n');
}

/** The call whose body is a file of a list. */
function uploadRoute(app: FastifyInstance, services: ListServices | undefined): void {
  acceptFiles(app, MAX_LIST_FILE_BYTES);

  registerPersonalCall(app, uploadList, async ({ userId, query: { name, upload }, body }) => {
    const needed = requireBot(services);
    if (!(body instanceof Uint8Array)) throw new ApiError(400, 'Bad body');
    const updateId = fileNumber(userId, upload);
    const bytes = async function* () {
      yield body;
    };
    const file = { userId, updateId, name, size: body.length, bytes: bytes(), wait: CALL_WAIT };
    const { text, refused } = await takeListFile(needed, file);
    return { success: true, refused: refused ? text : null };
  });
}
