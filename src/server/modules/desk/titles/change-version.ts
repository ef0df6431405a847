import { changeTitleVersion, type FileChange } from '../../../../contract/desk-versions.ts';
import { texts } from '../../../chat/texts/texts.ts';
import { notFound } from '../../../http/api-error.ts';
import { findTitleIncludingHidden } from '../../catalogue/titles.ts';
import { type Change, undoBy } from '../../changes/changes.ts';
import { deleteVideo } from '../../sources/lose-video.ts';
import {
  deleteSubtitles,
  describeSubtitles,
  labelSubtitles,
} from '../../sources/subtitles/subtitle-files.ts';
import { parseSubtitleName } from '../../sources/subtitles/subtitle-name.ts';
import { videosOfTitle } from '../../sources/title-videos.ts';
import { changeVersion, putVersionFirst } from '../../sources/versions/change-version.ts';
import { parseVersion } from '../../sources/versions/parse-version.ts';
import { versionLabel } from '../../sources/versions/version-facts.ts';
import { versionTexts } from '../../sources/versions/version-texts.ts';
import { videoPart } from '../../sources/video-line.ts';
import type { DeskContext } from '../register-desk-call.ts';
import { LABEL_FIELD, VERSION_FIELDS, writtenAs } from './title-versions.ts';

type Desk = Pick<DeskContext, 'db'>;

/** `what`: as in 'Ultime modifiche', without the title's name. Nothing was changed without it. */
type Outcome = Partial<Pick<Change, 'what' | 'about'>> & { fault?: string; undo?: Partial<FileChange> };

/** Changes a version or subtitles by the chat's rules. Rejects with a 404 where there is no such title. */
export async function changeFile({ db }: DeskContext, asked: FileChange) {
  const title = await findTitleIncludingHidden(db, asked.title);
  if (!title) throw notFound('title');
  const made = await (asked.of === 'video' ? changeVideo({ db }, asked) : changeSubtitles({ db }, asked));
  const undo = made.undo ? { ...asked, ...made.undo } : null;
  const change: Change = {
    what: `${title.name}, ${made.what}`,
    about: [`${asked.of} ${asked.id}`, ...(made.about ?? [])],
    undo: undo ? undoBy(changeTitleVersion, { body: undo }) : undefined,
  };
  return { answer: { fault: made.fault ?? null, undo }, changes: made.what === undefined ? [] : [change] };
}

async function changeVideo({ db }: Desk, { title, id, change }: FileChange): Promise<Outcome> {
  const versions = (await videosOfTitle(db, title)).filter(({ isReplaced }) => !isReplaced);
  const video = versions.find((one) => one.id === id);
  if (!video) return { fault: texts.owner.noSuchSource };
  const part = videoPart(video);
  const order = [`title ${title} order of ${part}`];
  if (change.kind === 'remove') {
    await deleteVideo(db, { id, titleId: title });
    return { what: [`${part}: video tolto`, versionLabel(video)].filter(Boolean).join(', '), about: order };
  }
  if (change.kind === 'first') {
    const [first, second] = versions.filter((one) => videoPart(one) === part);
    if (!(await putVersionFirst(db, id)) || first === video) return {};
    // One press brings back the order of the first two; what was reported of them stays settled.
    const canBeUndone = first && second === video && !first.isSetBack && !video.isSetBack;
    return {
      what: `${part}: ${versionLabel(video) || `n. ${id}`} messa per prima`,
      about: order,
      ...(canBeUndone && { undo: { id: first.id } }),
    };
  }
  const { field, value } = change;
  if (field === 'label') throw notFound('field');
  const read = parseVersion({ [field]: value });
  if ('fault' in read) return { fault: VERSION_FIELDS[field].hint };
  const [before, after] = [writtenAs(video[field]), writtenAs(read[field])];
  if (before === after || !(await changeVersion(db, id, { [field]: read[field] }))) return {};
  return edited(`${part}, ${VERSION_FIELDS[field].label}`, change, { before, after });
}

async function changeSubtitles({ db }: Desk, { title, id, change }: FileChange): Promise<Outcome> {
  const file = (await describeSubtitles(db, title)).find((one) => one.id === id);
  if (!file) return { fault: versionTexts.subtitlesGone };
  const part = videoPart(file);
  if (change.kind === 'first') throw notFound('version');
  if (change.kind === 'remove') {
    await deleteSubtitles(db, { id, titleId: title });
    return { what: [`${part}: sottotitoli tolti`, file.label].filter(Boolean).join(', ') };
  }
  // The words at the end of a file's name say the same.
  const read = parseSubtitleName(['film', ...change.value.split(/\s+/).filter(Boolean), 'srt'].join('.'));
  if (read?.stem !== 'film') return { fault: LABEL_FIELD.hint };
  const [before, after] = [file.label, read.label];
  if (before === after) return {};
  if (!(await labelSubtitles(db, id, after))) return { fault: 'Ci sono già sottotitoli in questa lingua.' };
  return edited(`${part}, sottotitoli`, change, { before, after });
}

type Edit = Extract<FileChange['change'], { kind: 'edit' }>;

function edited(what: string, change: Edit, { before, after }: { before: string; after: string }): Outcome {
  const { noValue } = texts.owner;
  return {
    what: `${what}: ${before || noValue} → ${after || noValue}`,
    undo: { change: { ...change, value: before } },
  };
}
