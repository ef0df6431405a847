import { escapeHtml, truncateText } from '../../chat/messages/html.ts';
import { failureReasonText } from '../playback/failed-deliveries.ts';
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

const number = new Intl.NumberFormat('it-IT');
const count = (times: number, one: string, many: string) =>
  `${number.format(times)} ${times === 1 ? one : many}`;

/** Texts of the statistics. */
export const statisticsTexts = {
  help: (most: number) => `Scrivi /statistiche e per quanti giorni, da 1 a ${most}: «/statistiche 30».`,
  period: (days: number) => (days === 1 ? 'Oggi' : `Ultimi ${days} giorni`),
  daysButton: (days: number) => `${days} giorni`,
  toLook: { light: 'Chiaro', dark: 'Scuro' },
  failedButton: 'Consegne non riuscite',

  plays: 'Riproduzioni',
  newPeople: 'Persone nuove',
  premium: 'Premium',
  stars: 'Stelle',
  number: (figure: number) => number.format(figure),

  people: ({ all, active, today }: { all: number; active: number; today: number }) =>
    `${count(all, 'persona', 'persone')}: ${count(active, 'attiva', 'attive')}, oggi ${number.format(today)}`,
  premiumNow: (people: number) => `${count(people, 'persona è', 'persone sono')} premium adesso`,
  subscriptions: ({ active, canceled, failed }: Record<'active' | 'canceled' | 'failed', number>) => {
    const states = [
      ...(active > 0 ? [count(active, 'attivo', 'attivi')] : []),
      ...(canceled > 0 ? [count(canceled, 'disdetto', 'disdetti')] : []),
      ...(failed > 0 ? [`${number.format(failed)} con rinnovo non riuscito`] : []),
    ];
    return `Abbonamenti: ${states.join(', ')}`;
  },
  mostPlayed: 'Più visti',
  mostWanted: 'Più chiesti, senza video',
  misses: 'Cercati e non trovati',
  requests: 'Richieste',
  requestFigures: ({
    open,
    made,
    approved,
    rejected,
  }: Record<'open' | 'made' | 'approved' | 'rejected', number>) =>
    [
      count(open, 'aperta', 'aperte'),
      count(made, 'nuova', 'nuove'),
      count(approved, 'approvata', 'approvate'),
      count(rejected, 'rifiutata', 'rifiutate'),
    ].join(', '),
  reports: 'Problemi segnalati',
  openReports: (open: number) => count(open, 'aperto', 'aperti'),
  failures: 'Consegne non riuscite',
  givenUp: 'Lavori abbandonati',
  givenUpIn: ({ label, givenUp }: { label: string; givenUp: number }) => `${label} ${number.format(givenUp)}`,
  title: ({ id, name, year, plays }: { id: number; name: string; year: number; plays: number }) =>
    `${truncateText(name, 26)} (${year}), n. ${id}: ${number.format(plays)}`,
  miss: ({ what, times }: { what: string; times: number }) =>
    `«${truncateText(what, 24)}» ${number.format(times)}`,
  failure: ({ what, times }: { what: string; times: number }) =>
    `${truncateText(what, 44)}: ${number.format(times)}`,
};
