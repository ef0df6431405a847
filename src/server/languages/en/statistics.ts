import { formatsOf } from '../../lib/formats.ts';
import type { statistics as italian } from '../it/statistics.ts';
import type { Translated } from '../translated.ts';

const { number, plural } = formatsOf('en-GB');
const count = (times: number, one: string, other: string) =>
  `${number(times)} ${plural(times, { one, other })}`;

export const statistics: Translated<typeof italian> = {
  help: (most) => `Write /statistics and for how many days, from 1 to ${most}: “/statistics 30”.`,
  desk: 'Charts and details',
  period: (days) => (days === 1 ? 'Today' : `Last ${days} days`),
  people: ({ all, active, today }) =>
    `${count(all, 'person', 'people')}: ${number(active)} active, today ${number(today)}`,
  premiumNow: (people) => `${count(people, 'person has', 'people have')} Premium now`,
  subscriptions: ({ active, canceled, failed }) => {
    const states = [
      ...(active > 0 ? [`${number(active)} active`] : []),
      ...(canceled > 0 ? [`${number(canceled)} cancelled`] : []),
      ...(failed > 0 ? [`${number(failed)} whose renewal failed`] : []),
    ];
    return `Subscriptions: ${states.join(', ')}`;
  },
  sums: ({ plays, newPeople, premium, stars }) =>
    [
      count(plays, 'play', 'plays'),
      count(newPeople, 'new person', 'new people'),
      `Premium ${number(premium)}`,
      count(stars, 'Star', 'Stars'),
    ].join(' · '),
};
