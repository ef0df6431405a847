import { KINDS_OF_WORK } from '../../kinds-of-work.ts';
import { withYear } from '../../lib/with-year.ts';
import {
  type PlayedTitle,
  readUsageStatistics,
  type UsageStatistics,
} from '../../modules/desk/figures/usage-statistics.ts';
import type { QueueHealth } from '../../queue/given-up-work.ts';
import { parseDaysArgument } from '../arguments.ts';
import { type Command, UsageError } from '../command.ts';
import { counted } from '../counted.ts';

const MAX_DAYS = 365;

export const statsCommand: Command = {
  name: 'stats',
  options: {
    days: { value: 'N', summary: `of the last N days, up to ${MAX_DAYS}; else 30` },
  },
  summary: 'print statistics: people, plays, premium, missing titles',
  async run({ options }, { db, say }) {
    const days = parseDaysArgument(String(options['days'] ?? 30));
    if (days > MAX_DAYS) throw new UsageError(`--days is at most ${MAX_DAYS}`);
    for (const line of linesOf(await readUsageStatistics(await db(), { days, kinds: KINDS_OF_WORK })))
      say(line);
    return 0;
  },
};

function linesOf(figures: UsageStatistics): string[] {
  const { days, people, newPeople, plays, premium, stars } = figures;
  return [
    `${people.all} people, ${people.active} active in ${counted(days.length, 'day')}, ${people.today} today; ${people.premium} premium now`,
    '',
    row('day', 'plays', 'new people', 'premium', 'Stars'),
    ...days.map((day, at) => row(day, plays[at], newPeople[at], premium[at], stars[at])),
    row('sum', ...[plays, newPeople, premium, stars].map(sum)),
    ...list('Most played', figures.mostPlayed.map(titleLine)),
    ...list('Most played without a video', figures.mostWanted.map(titleLine)),
    ...list('Searches without a result', figures.misses.map(countLine)),
    ...list('Requests', requestLines(figures.requests)),
    ...list('Deliveries given up', figures.failures.map(countLine)),
    ...list(
      'Given up now, see: queue list',
      figures.queues.filter(({ givenUp }) => givenUp > 0).map(queueLine),
    ),
  ];
}

/** The lines on requests; none while nobody has requested anything. */
function requestLines(requests: UsageStatistics['requests']): string[] {
  const { open, made, approved, rejected, mostWanted } = requests;
  if (open + made + approved + rejected === 0) return [];
  return [
    `${open} open; ${made} made, ${approved} approved, ${rejected} rejected`,
    ...mostWanted.map(countLine),
  ];
}

function row(day: string, ...figures: readonly (string | number | undefined)[]): string {
  return [day.padEnd(10), ...figures.map((figure) => String(figure).padStart(10))].join('  ');
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0);
}

function list(heading: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', heading, ...lines];
}

const titleLine = ({ id, name, year, plays }: PlayedTitle) =>
  `${String(plays).padStart(8)}  ${withYear(name, year)}, ${id}`;
const countLine = ({ what, times }: { what: string; times: number }) =>
  `${String(times).padStart(8)}  ${what}`;
const queueLine = ({ queue, givenUp }: QueueHealth) => countLine({ what: queue, times: givenUp });
