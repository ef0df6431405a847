import { ownerTexts, versionTexts } from '../../../chat/texts/texts.ts';
import { fieldTexts } from '../../catalogue/editing/editable-fields.ts';
import { QUALITIES } from '../../catalogue/rules/field-values.ts';
import { type DescribedSubtitles, describeSubtitles } from '../../videos/subtitles/subtitle-files.ts';
import { subtitleName } from '../../videos/subtitles/subtitle-kinds.ts';
import { type TitleVideo, videosOfTitle } from '../../videos/title-videos.ts';
import { WRITTEN_FIELDS } from '../../videos/versions/change-version.ts';
import { videoFacts, videoPart, videoPlace } from '../../videos/video-line.ts';
import type { DeskContext } from '../register-desk-call.ts';

/** Parts on a page. */
const PAGE = 20;

/** A version's field; `label` is the language and kind of a subtitle file. */
type Field = (typeof WRITTEN_FIELDS)[number] | 'label';

/** An example or rule for a field. */
export function hintFor(field: Field): string {
  const { hint } = fieldTexts.ofVideo[field];
  return typeof hint === 'string' ? hint : hint(QUALITIES.join(', '));
}

function written(name: Field, value: string) {
  return { kind: 'line', name, label: fieldTexts.ofVideo[name].label, hint: hintFor(name), value };
}

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
  const fields = WRITTEN_FIELDS.map((name) => written(name, writtenAs(video[name])));
  const about = { name: videoPlace(video), about: videoFacts(video), canBeFirst: !isFirst && !isReplaced };
  return { kind: 'video', id, ...about, fields: isReplaced ? [] : fields };
}

function subtitlesOf({ id, fileName: name, label, lostAt }: DescribedSubtitles) {
  const facts = [versionTexts.subtitles(subtitleName(label)).trim(), lostAt && ownerTexts.videoLost];
  return {
    kind: 'subtitles',
    id,
    name,
    about: facts.filter(Boolean).join(', '),
    fields: [written('label', label)],
  };
}
