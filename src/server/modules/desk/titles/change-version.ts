import type { FileChange } from '../../../../contract/desk/versions.ts';
import { deskTexts, ownerTexts, versionTexts } from '../../../chat/texts/texts.ts';
import type { Db, DbTransaction } from '../../../database/db.ts';
import { notFound } from '../../../http/api-error.ts';
import { findTitleIncludingHidden } from '../../catalogue/titles.ts';
import type { Change } from '../../changes/changes.ts';
import { deleteVideo } from '../../videos/lose-video.ts';
import { deleteSubtitles, describeSubtitles, labelSubtitles } from '../../videos/subtitles/subtitle-files.ts';
import { isUnderstood } from '../../videos/subtitles/subtitle-kinds.ts';
import { labelOf } from '../../videos/subtitles/subtitle-name.ts';
import { videosOfTitle } from '../../videos/title-videos.ts';
import { changeVersion, parseVersion, putVersionFirst } from '../../videos/versions/change-version.ts';
import { factsOf } from '../../videos/versions/version-facts.ts';
import { videoPart } from '../../videos/video-line.ts';
import { hintFor, writtenAs } from './title-versions.ts';

/** Without `what` nothing was changed. */
type Outcome = Partial<Pick<Change, 'what'>> & { fault?: string; undo?: Partial<FileChange> };

/** Changes a version or subtitles by the chat's rules. Rejects with a 404 if there is no such title. */
export async function changeFile(db: DbTransaction, asked: FileChange) {
  const title = await findTitleIncludingHidden(db, asked.title);
  if (!title) throw notFound('title');
  const change = asked.of === 'video' ? changeVideo : changeSubtitles;
  const made = await change(db, asked, title.titolo);
  const undo = made.undo ? { ...asked, ...made.undo } : null;
  const { what } = made;
  const changes: Change[] = what ? [{ what }] : [];
  return { answer: { fault: made.fault ?? null, undo }, changes };
}

async function versionsOfTitle(db: Db, title: number) {
  return (await videosOfTitle(db, title)).filter(({ isReplaced }) => !isReplaced);
}

async function changeVideo(
  db: DbTransaction,
  { title, id, change }: FileChange,
  name: string,
): Promise<Outcome> {
  const versions = await versionsOfTitle(db, title);
  const video = versions.find((one) => one.id === id);
  if (!video) return { fault: ownerTexts.noSuchVideo };
  const part = videoPart(video);
  const of = { title: name, episode: video.episode ?? null };
  if (change.kind === 'remove') {
    await deleteVideo(db, { id, titleId: title });
    return { what: { kind: 'versionRemoved', ...of, version: factsOf(video) } };
  }
  if (change.kind === 'first') {
    const [first, second] = versions.filter((one) => videoPart(one) === part);
    if (!(await putVersionFirst(db, id)) || first === video) return {};
    // One press restores the order of the first two; their reports stay settled.
    const canBeUndone = first && second === video && !first.isSetBack && !video.isSetBack;
    return {
      what: { kind: 'versionFirst', ...of, version: factsOf(video), id },
      ...(canBeUndone && { undo: { id: first.id } }),
    };
  }
  const { field, value } = change;
  if (field === 'label') throw notFound('field');
  const read = parseVersion({ [field]: value });
  if ('fault' in read) return { fault: hintFor(field) };
  const [before, after] = [writtenAs(video[field]), writtenAs(read[field])];
  if (before === after || !(await changeVersion(db, id, { [field]: read[field] }))) return {};
  return {
    what: { kind: 'versionEdited', ...of, field, from: before, to: after },
    undo: { change: { ...change, value: before } },
  };
}

async function changeSubtitles(
  db: DbTransaction,
  { title, id, change }: FileChange,
  name: string,
): Promise<Outcome> {
  const file = (await describeSubtitles(db, title)).find((one) => one.id === id);
  if (!file) return { fault: versionTexts.subtitlesGone };
  const of = { title: name, episode: file.episode ?? null };
  if (change.kind === 'first') throw notFound('version');
  if (change.kind === 'remove') {
    await deleteSubtitles(db, { id, titleId: title });
    return { what: { kind: 'subtitlesRemoved', ...of, label: file.label } };
  }
  const [before, after] = [file.label, labelOf(change.value)];
  const isOfFile = file.fileName.toLowerCase().includes(after.toLowerCase());
  if (!isUnderstood(after) && !isOfFile) return { fault: hintFor('label') };
  if (before === after) return {};
  if (!(await labelSubtitles(db, id, after))) return { fault: deskTexts.hasThisLanguage };
  return {
    what: { kind: 'subtitlesEdited', ...of, from: before, to: after },
    undo: { change: { ...change, value: before } },
  };
}
