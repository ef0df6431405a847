import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../../../database/schema.ts';
import type { VersionRow } from '../part-videos.ts';
import { readVersionHints } from './read-version-hints.ts';
import { NO_HINTS, type VersionHints } from './version-facts.ts';

/** What the post of a video tells of its version. */
async function hintsOfPost(db: Kysely<Schema>, postId: number): Promise<VersionHints> {
  const post = await db
    .selectFrom('source_post')
    .select(['file_name as fileName', 'caption', 'width', 'height', 'bytes'])
    .where('id', '=', postId)
    .executeTakeFirst();
  if (!post) return NO_HINTS;
  const { width, height, bytes } = post;
  return readVersionHints({
    ...post,
    width: width ?? undefined,
    height: height ?? undefined,
    bytes: bytes ?? undefined,
  });
}

/** Versions, with what their posts tell of those of which nothing is known: they came before versions were told apart. */
export async function learnVersions(
  transaction: Transaction<Schema>,
  versions: readonly VersionRow[],
): Promise<VersionRow[]> {
  const learned: VersionRow[] = [];
  for (const version of versions) {
    const isUnknown = version.quality === null && version.languages.length === 0 && version.note === '';
    const hints =
      isUnknown && version.post_id !== null ? await hintsOfPost(transaction, version.post_id) : NO_HINTS;
    const { measured, bytes, ...known } = hints;
    const facts = { ...known, quality: hints.quality ?? measured, languages: [...hints.languages] };
    const isLearned = facts.quality !== null || facts.languages.length > 0 || facts.note !== '';
    if (!isLearned) {
      learned.push(version);
      continue;
    }
    const changes = { ...facts, subtitles: [...hints.subtitles], bytes: version.bytes ?? bytes };
    await transaction.updateTable('video').set(changes).where('id', '=', version.id).execute();
    learned.push({ ...version, ...changes });
  }
  return learned;
}
