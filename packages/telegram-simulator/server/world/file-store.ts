import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { mediaKind } from '../../wire-message.ts';

/**
 * A file identifier holds the messenger's facts about the file, as real ones do: identifiers that a bot has stored
 * stay valid after a restart (the bytes of an upload are gone then).
 */
const fileMetadata = v.object({
  kind: mediaKind,
  /** The address of the bytes; undefined for an upload, or for a person's imaginary file. */
  url: v.optional(v.string()),
  width: v.optional(v.number()),
  height: v.optional(v.number()),
  size: v.number(),
  mimeType: v.string(),
  duration: v.optional(v.number()),
  fileName: v.optional(v.string()),
  title: v.optional(v.string()),
  performer: v.optional(v.string()),
  emoji: v.optional(v.string()),
  /** Tells uploads apart: the hash of the bytes. */
  hash: v.optional(v.string()),
});
export type FileMetadata = v.InferOutput<typeof fileMetadata>;

/** The prefix of all identifiers. */
const MARK = 'Sim';
/** An identifier as a bot has it ends in the number of that bot. */
const OF_BOT = /^(Sim[\w-]+)-(\d+)$/;

const encodedMetadata = v.pipe(v.string(), v.parseJson(), fileMetadata);

export type StoredFile = FileMetadata & { fileId: string; fileUniqueId: string };

type StoredBytes = { bytes: Buffer; mimeType: string };

export type FileStore = ReturnType<typeof createFileStore>;

/** `limit`: bytes of stored uploads, the oldest go first. */
export function createFileStore(limit: number) {
  const uploads = new Map<string, StoredBytes>();
  let held = 0;

  function keep(id: string, upload: StoredBytes): void {
    if (uploads.has(id)) return;
    uploads.set(id, upload);
    held += upload.bytes.length;
    for (const [oldest, { bytes }] of uploads) {
      if (held <= limit) return;
      uploads.delete(oldest);
      held -= bytes.length;
    }
  }

  return {
    add(metadata: FileMetadata, bytes?: Buffer): StoredFile {
      const hash = bytes && createHash('sha256').update(bytes).digest('hex').slice(0, 16);
      const file = nameFile(hash ? { ...metadata, hash } : metadata);
      if (bytes) keep(file.fileUniqueId, { bytes, mimeType: metadata.mimeType });
      return file;
    },
    /** An upload, while it is stored. */
    find: (fileUniqueId: string): StoredBytes | undefined => uploads.get(fileUniqueId),
  };
}

function nameFile(metadata: FileMetadata): StoredFile {
  const json = JSON.stringify(metadata);
  return {
    ...metadata,
    fileId: `${MARK}${Buffer.from(json).toString('base64url')}`,
    fileUniqueId: uniqueId(json),
  };
}

const uniqueId = (json: string) => createHash('sha256').update(json).digest('base64url').slice(0, 15);

/** A file's identifier for one bot: no other can use it. */
export const fileIdFor = (bot: { id: number }, fileId: string) => `${fileId}-${bot.id}`;

/** The file of an identifier; undefined when it is none of the simulator's, or another bot's. */
export function readFileId(bot: { id: number }, given: string): StoredFile | undefined {
  const [, fileId, botId] = OF_BOT.exec(given) ?? [];
  if (fileId === undefined || Number(botId) !== bot.id) return undefined;
  const json = Buffer.from(fileId.slice(MARK.length), 'base64url').toString();
  const metadata = v.safeParse(encodedMetadata, json);
  return metadata.success ? { ...metadata.output, fileId, fileUniqueId: uniqueId(json) } : undefined;
}
