import * as v from 'valibot';
import { MAX_LIST_FILE_BYTES } from '../../../contract/own/list-imports.ts';
import type { BotServices } from '../../chat/bot-services.ts';
import { truncateText } from '../../chat/messages/html.ts';
import { FileError } from '../imports/files/file-error.ts';
import { inFileTurn, type TurnWait } from '../imports/files/file-turns.ts';
import { onlyMessage, readInWorker, type SentFile } from '../imports/files/file-worker.ts';
import { ListFileError } from './list-entry.ts';
import { type ListFileAnswer, listFileAnswer, type ReadList } from './list-file-message.ts';
import { faultText, listImportTexts } from './list-import-text.ts';
import { beginListImport, fileNumber, MAX_IMPORTS_A_DAY, storeReadList } from './list-imports.ts';
import { listFileKind } from './read-list-file.ts';

const MAX_FILE_NAME_LENGTH = 60;

/** A person's file; `updateId` is the same if the same file is sent again. */
type ListFile = {
  userId: string;
  updateId: number;
  name: string;
  /** In bytes; 0: not known. */
  size: number;
  bytes: AsyncIterable<Uint8Array>;
  wait: TurnWait;
};

/**
 * The reply to a person's file, in the person's language; a `refused` file is not stored. `asksFor`: the import
 * whose target the person has to choose.
 */
type TakenFile = { text: string; refused?: true; asksFor?: number | undefined };

const refused = (text: string): TakenFile => ({ text, refused: true });

/** Reads a person's file, and begins its import. Rejects with the error of its bytes. */
export async function takeListFile(services: ListServices, file: ListFile): Promise<TakenFile> {
  const kind = listFileKind(file.name);
  if (!kind || kind === 'other') return refused(faultText({ kind: 'no list' }));
  if (file.size > MAX_LIST_FILE_BYTES) return refused(listImportTexts.tooLarge(MAX_LIST_FILE_BYTES));
  return readAndStore(services, file);
}

/** The bot's services for reading a file. */
export type ListServices = Pick<BotServices, 'db' | 'log' | 'notifyListImports'>;

async function readAndStore(services: ListServices, file: ListFile): Promise<TakenFile> {
  const { userId, updateId } = file;
  if ((await begin(services, file)) === undefined) return tooManyToday();
  try {
    const lists = await readLists(file);
    const taken: TakenFile[] = [];
    for (const [index, list] of lists.entries()) {
      const number = index === 0 ? updateId : fileNumber(userId, `${updateId} ${list.target}`);
      taken.push(await store(services, { ...file, name: list.fileName, updateId: number }, list));
    }
    return together(taken);
  } catch (error) {
    if (!(error instanceof ListFileError)) throw error;
    services.log.info({ reason: error.message }, 'a list from elsewhere could not be read');
    return refused(faultText(error));
  }
}

const tooManyToday = () => refused(listImportTexts.tooManyToday(MAX_IMPORTS_A_DAY));

/** The id of the file's import, for the same number the same; undefined beyond the limit of a day. */
async function begin(
  { db }: ListServices,
  { userId, updateId, name }: ListFile,
): Promise<number | undefined> {
  return beginListImport(db, { userId, updateId, fileName: truncateText(name, MAX_FILE_NAME_LENGTH) });
}

/** Begins the import of one of a file's lists. */
async function store(services: ListServices, file: ListFile, list: ReadList): Promise<TakenFile> {
  const id = await begin(services, file);
  if (id === undefined) return tooManyToday();
  const { target, count, notes } = list;
  const fileName = truncateText(list.fileName, MAX_FILE_NAME_LENGTH);
  if (!(await storeReadList(services.db, { id, userId: file.userId }, { ...list, fileName })))
    return refused(listImportTexts.tooManyWaiting);
  services.notifyListImports();
  const said = listImportTexts.notes(notes, target);
  if (target) return { text: [listImportTexts.reading(fileName, count, target), ...said].join('\n') };
  return { text: [listImportTexts.whatTo(fileName, count), ...said].join('\n'), asksFor: id };
}

/** One reply about a file's lists: refused if all of them are. */
function together(taken: readonly TakenFile[]): TakenFile {
  const text = taken.map((one) => one.text).join('\n\n');
  if (taken.every((one) => one.refused)) return refused(text);
  return { text, asksFor: taken.find(({ asksFor }) => asksFor !== undefined)?.asksFor };
}

const script = new URL('./list-file-worker.js', import.meta.url);

/** Downloads a person's file in its turn and reads all of it. Throws a `ListFileError`, or the error of the bytes. */
async function readLists({ userId, name, bytes, wait }: ListFile): Promise<ReadList[]> {
  const answer = await inFileTurn(userId, wait, async () => {
    const chunks: Uint8Array[] = [];
    for await (const chunk of bytes) chunks.push(chunk);
    return readListWithinLimits({ name, bytes: Buffer.concat(chunks) });
  });
  if ('fault' in answer) throw new ListFileError(answer.fault, answer.notes);
  return answer.lists;
}

/** Reads a list in a worker of bounded memory and time. */
export async function readListWithinLimits(file: SentFile): Promise<ListFileAnswer> {
  try {
    return v.parse(listFileAnswer, await onlyMessage(readInWorker(script, file)));
  } catch (error) {
    if (error instanceof FileError) return { fault: error.kind };
    throw error;
  }
}
