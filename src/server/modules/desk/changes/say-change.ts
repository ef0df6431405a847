import { ownerTexts } from '../../../chat/texts/texts.ts';
import { byLanguage } from '../../../languages/texts.ts';
import { workTexts } from '../../../queue/given-up-work.ts';
import { fieldTexts, isEditable } from '../../catalogue/editing/editable-fields.ts';
import type { Episode } from '../../catalogue/rules/title-part.ts';
import { genreName } from '../../catalogue/title-language.ts';
import { readSaidChange, type SaidChange } from '../../changes/said-changes.ts';
import { premiumTexts } from '../../premium/premium-text.ts';
import { reportTexts } from '../../reports/report-text.ts';
import { requestName } from '../../requests/request-text.ts';
import { versionLabel } from '../../videos/versions/version-facts.ts';
import { videoPart } from '../../videos/video-line.ts';

const texts = byLanguage(({ changes }) => changes);

type Kind = SaidChange['kind'];
type Stored = { [One in Kind]: Extract<SaidChange, { kind: One }> };
type OfKind<One extends Kind> = { [This in One]: { kind: This } & Stored[This] }[One];

/** Facts of the moment when changes are shown. */
type Facts = {
  /** Names of requests by their ids. */
  requests: ReadonlyMap<number, string>;
};

const NO_FACTS: Facts = { requests: new Map() };

/** The change in the current language; one of an unknown kind as it is stored. */
export function sayChange(stored: string, facts: Facts = NO_FACTS): string {
  const change = readSaidChange(stored);
  return typeof change === 'string' ? change : say(change, facts);
}

function say<One extends Kind>(change: OfKind<One>, facts: Facts): string {
  return SAID[change.kind](change, facts);
}

const SAID: { readonly [One in Kind]: (change: Stored[One], facts: Facts) => string } = {
  banned: () => texts.banned,
  unbanned: () => texts.unbanned,
  sessionsEnded: () => texts.sessionsEnded,
  dataSent: () => texts.dataSent,
  dataErased: () => texts.dataErased,
  helperAdded: () => texts.helperAdded,
  helperRemoved: () => texts.helperRemoved,
  premiumGiven: ({ days }) => texts.premiumGiven(days),
  premiumRevoked: () => texts.premiumRevoked,
  paymentRefunded: ({ stars }) => premiumTexts.refunded(stars),
  fieldWritten: ({ title, field, from, to }) =>
    texts.fieldWritten({
      title,
      field: isEditable(field) ? fieldTexts.ofTitle[field].label : field,
      from: valueOf(field, from),
      to: valueOf(field, to),
    }),
  titlesHidden: ({ name, titles }) => texts.titlesHidden(name, titles),
  titlesShown: ({ name, titles }) => texts.titlesShown(name, titles),
  genreAdded: ({ genre, name, titles }) => texts.genreAdded(genreName(genre), name, titles),
  genreRemoved: ({ genre, name, titles }) => texts.genreRemoved(genreName(genre), name, titles),
  titleMerged: ({ name, id, keep }) => texts.titleMerged(name, id, keep),
  titleRemoved: ({ name, id }) => texts.titleRemoved(name, id),
  titlesImported: ({ from }) => texts.titlesImported(from),
  versionRemoved: ({ version, ...of }) =>
    texts.versionRemoved({ ...partOf(of), version: versionLabel(version) }),
  versionFirst: ({ version, id, ...of }) =>
    texts.versionFirst({ ...partOf(of), version: versionLabel(version) || texts.versionNumber(id) }),
  versionEdited: ({ field, ...change }) =>
    texts.versionEdited({ ...partOf(change), field: fieldTexts.ofVideo[field].label, ...edited(change) }),
  subtitlesRemoved: ({ label, ...of }) => texts.subtitlesRemoved({ ...partOf(of), version: label }),
  subtitlesEdited: (change) => texts.subtitlesEdited({ ...partOf(change), ...edited(change) }),
  videosMatched: ({ title, video, videos }) => texts.videosMatched(title, video, videos),
  videosIgnored: ({ video, videos }) => texts.videosIgnored(video, videos),
  videosTakenBack: ({ videos }) => texts.videosTakenBack(videos),
  requestApproved: (change, { requests }) => texts.requestApproved(nameOf(change, requests)),
  requestRejected: (change, { requests }) => texts.requestRejected(nameOf(change, requests)),
  requestsReopened: ({ count }) => texts.requestsReopened(count),
  reportResolved: ({ title, problem }) =>
    texts.reportResolved(title, reportTexts.kind(problem).toLowerCase()),
  reportDismissed: ({ title, problem }) =>
    texts.reportDismissed(title, reportTexts.kind(problem).toLowerCase()),
  reportsReopened: ({ count }) => texts.reportsReopened(count),
  announcement: ({ done, text }) => texts.announcement[done](text),
  workRetried: ({ work, retried }) => texts.workRetried(isWork(work) ? workTexts[work] : work, retried),
};

const isWork = (name: string): name is keyof typeof workTexts => Object.hasOwn(workTexts, name);

function valueOf(field: string, value: string): string {
  if (value === '') return ownerTexts.noValue;
  if (field === 'copertina' || field === 'banner') return texts.picture;
  if (field === 'generi') return value.split(', ').map(genreName).join(', ');
  if (field === 'adult') return value === 'true' ? fieldTexts.yes : fieldTexts.no;
  return value;
}

function partOf({ title, episode }: { title: string; episode: Episode | null }) {
  return { title, part: videoPart({ episode: episode ?? undefined }) };
}

function edited({ from, to }: { from: string; to: string }) {
  const { noValue } = ownerTexts;
  return { from: from || noValue, to: to || noValue };
}

function nameOf(
  { request, id }: Pick<Stored['requestApproved'], 'request' | 'id'>,
  names: Facts['requests'],
): string {
  if (request !== null) return requestName(request);
  return (id === undefined ? undefined : names.get(id)) ?? texts.writtenByHand;
}

/** The ids of the decided requests among stored changes. */
export function requestIdsIn(changes: readonly { what: string }[]): number[] {
  return changes.flatMap(({ what }) => {
    const change = readSaidChange(what);
    const isDecision =
      typeof change !== 'string' && (change.kind === 'requestApproved' || change.kind === 'requestRejected');
    return isDecision ? (change.id ?? []) : [];
  });
}
