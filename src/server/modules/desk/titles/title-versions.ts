import { texts } from '../../../chat/texts/texts.ts';
import { QUALITIES } from '../../catalogue/rules/field-values.ts';
import { type DescribedSubtitles, describeSubtitles } from '../../sources/subtitles/subtitle-files.ts';
import { type TitleVideo, videosOfTitle } from '../../sources/title-videos.ts';
import { versionTexts } from '../../sources/versions/version-texts.ts';
import { videoFacts, videoPart, videoPlace } from '../../sources/video-line.ts';
import type { DeskContext } from '../register-desk-call.ts';

/** Parts on a page. */
const PAGE = 20;

const LANGUAGES_HINT = 'Scrivi le lingue come «ita, eng».';

/** What can be written of a version. */
export const VERSION_FIELDS = {
  quality: { label: 'Qualità', hint: `Scrivi una di queste: ${QUALITIES.join(', ')}.` },
  languages: { label: versionTexts.fields.languages, hint: LANGUAGES_HINT },
  subtitles: { label: versionTexts.fields.subtitles, hint: LANGUAGES_HINT },
  note: { label: versionTexts.fields.note, hint: 'Scrivi poche parole.' },
} as const;
const FIELDS = ['quality', 'languages', 'subtitles', 'note'] as const;

/** The language and kind of a subtitle file. */
export const LABEL_FIELD = {
  kind: 'line',
  label: 'Lingua',
  hint: 'Scrivi la lingua come «ita», «eng forced» o «ita SDH».',
};

/** A field's value as people write it; empty while it is not known. */
export function writtenAs(value: string | number | null | readonly string[]): string {
  return typeof value === 'object' ? (value?.join(', ') ?? '') : String(value);
}

type Page = { season?: number | undefined; after?: number | undefined };

/** A page of a title's parts with their versions and subtitles. */
export async function pageOfVersions({ db }: DeskContext, id: number, { season, after = 0 }: Page) {
  const [videos, files] = [await videosOfTitle(db, id), await describeSubtitles(db, id)];
  const ordered = [...videos, ...files].toSorted((one, other) => rankOf(one) - rankOf(other));
  const seasons = ordered.flatMap(({ episode }) => episode?.season ?? []);
  const shown = ordered.filter(({ episode }) => season === undefined || episode?.season === season);
  const names = [...new Set(shown.map(videoPart))];
  const parts = names.slice(after, after + PAGE).map((name) => ({
    name,
    files: [
      ...videos.filter((one) => videoPart(one) === name).map(versionOf),
      ...files.filter((one) => videoPart(one) === name).map(subtitlesOf),
    ],
  }));
  const next = names.length > after + PAGE ? after + PAGE : null;
  return { seasons: [...new Set(seasons)], parts, next };
}

const rankOf = ({ episode }: Pick<TitleVideo, 'episode'>) =>
  episode ? episode.season * 100_000 + episode.episode : -1;

function versionOf(video: TitleVideo) {
  const { id, isFirst, isReplaced } = video;
  const fields = FIELDS.map((name) => ({
    ...VERSION_FIELDS[name],
    kind: 'line',
    name,
    value: writtenAs(video[name]),
  }));
  const about = { name: videoPlace(video), about: videoFacts(video), canBeFirst: !isFirst && !isReplaced };
  return { kind: 'video', id, ...about, fields: isReplaced ? [] : fields };
}

function subtitlesOf({ id, fileName: name, label, lostAt }: DescribedSubtitles) {
  const facts = [versionTexts.subtitles(label).trim(), lostAt && texts.owner.sourceLost];
  const fields = [{ ...LABEL_FIELD, name: 'label', value: label }];
  return { kind: 'subtitles', id, name, about: facts.filter(Boolean).join(', '), fields };
}
