import * as v from 'valibot';
import { runInThread, ThreadLimitError } from '../run-in-thread.ts';
import { WORKBOOK_FAULTS, WorkbookError } from './workbook-error.ts';
import { isShortWorkbook, isWorkbook } from './workbook-kind.ts';
import { workbookTable } from './workbook-table.ts';

const script = new URL('./workbook-worker.js', import.meta.url);
const LIMITS = { timeLimitMs: 60_000, heapMegabytes: 256 };

const workbookAnswer = v.union([
  v.object({ table: v.custom<Uint8Array>((value) => value instanceof Uint8Array) }),
  v.object({ fault: v.picklist(WORKBOOK_FAULTS) }),
]);
type WorkbookAnswer = v.InferOutput<typeof workbookAnswer>;

/** The bytes of a table: those of a workbook's, else the file's own. Throws a `WorkbookError`. */
export async function tableBytes(bytes: Buffer): Promise<Buffer> {
  if (!isWorkbook(bytes)) return bytes;
  const answer = isShortWorkbook(bytes) ? answerWorkbook(bytes) : await readInThread(bytes);
  if ('fault' in answer) throw new WorkbookError(answer.fault);
  return Buffer.from(answer.table);
}

/** Reads a workbook whole. */
export function answerWorkbook(bytes: Uint8Array): WorkbookAnswer {
  try {
    return { table: workbookTable(bytes) };
  } catch (error) {
    if (!(error instanceof WorkbookError)) throw error;
    return { fault: error.kind };
  }
}

async function readInThread(bytes: Buffer): Promise<WorkbookAnswer> {
  try {
    return v.parse(workbookAnswer, await runInThread(script, bytes, LIMITS));
  } catch (error) {
    if (error instanceof ThreadLimitError) return { fault: 'too much work' };
    throw error;
  }
}
