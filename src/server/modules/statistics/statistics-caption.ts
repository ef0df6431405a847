import { escapeHtml } from '../../chat/messages/html.ts';
import { failureReasonText } from '../playback/failure-reason-text.ts';
import { statisticsTexts } from './texts.ts';
import type { NamedCount, UsageStatistics } from './usage-statistics.ts';

/** Lines of each list: a caption has 1024 characters at most. */
const TITLES = 4;
const FAILURES = 3;
const REQUESTS = 2;

/** The caption of the charts, as HTML. */
export function statisticsCaption(figures: UsageStatistics): string {
  const texts = statisticsTexts;
  const titles = (list: UsageStatistics['mostPlayed']) => list.slice(0, TITLES).map(texts.title);
  const misses = figures.misses.slice(0, TITLES).map(texts.miss).join(', ');
  const parts = [
    paragraph(texts.period(figures.days.length), [
      texts.people(figures.people),
      texts.premiumNow(figures.people.premium),
      ...subscriptionLine(figures.subscriptions),
    ]),
    paragraph(texts.mostPlayed, titles(figures.mostPlayed)),
    paragraph(texts.mostWanted, titles(figures.mostWanted)),
    paragraph(texts.misses, misses === '' ? [] : [misses]),
    paragraph(texts.requests, requestLines(figures.requests)),
    paragraph(texts.reports, figures.openReports > 0 ? [texts.openReports(figures.openReports)] : []),
    paragraph(texts.failures, inItalian(figures.failures).slice(0, FAILURES).map(texts.failure)),
    paragraph(texts.givenUp, givenUpLine(figures.queues)),
  ];
  return parts.filter(Boolean).join('\n\n');
}

function paragraph(heading: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : `<b>${heading}</b>\n${escapeHtml(lines.join('\n'))}`;
}

/** None while there is no subscription. */
function subscriptionLine(figures: UsageStatistics['subscriptions']): string[] {
  const { active, canceled, failed } = figures;
  return active + canceled + failed === 0 ? [] : [statisticsTexts.subscriptions(figures)];
}

/** None while nobody has asked for anything. */
function requestLines(requests: UsageStatistics['requests']): string[] {
  const { open, made, approved, rejected, mostWanted } = requests;
  if (open + made + approved + rejected === 0) return [];
  const wanted = mostWanted.slice(0, REQUESTS).map(statisticsTexts.miss).join(', ');
  return [statisticsTexts.requestFigures(requests), wanted].filter(Boolean);
}

/** One line of all queues that have given-up work. */
function givenUpLine(queues: UsageStatistics['queues']): string[] {
  const some = queues.filter(({ givenUp }) => givenUp > 0).map(statisticsTexts.givenUpIn);
  return some.length === 0 ? [] : [some.join(', ')];
}

/** Merges Bot API errors that mean the same to an owner. */
function inItalian(failures: readonly NamedCount[]): NamedCount[] {
  const times = new Map<string, number>();
  for (const one of failures) {
    const why = failureReasonText(one.what);
    times.set(why, (times.get(why) ?? 0) + one.times);
  }
  return [...times].map(([what, sum]) => ({ what, times: sum }));
}
