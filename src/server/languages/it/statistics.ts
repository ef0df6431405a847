import { formatsOf } from '../../lib/formats.ts';

const { number } = formatsOf('it-IT');
const count = (times: number, one: string, many: string) => `${number(times)} ${times === 1 ? one : many}`;

/** The numbers of each. */
type Sums = Record<'plays' | 'newPeople' | 'premium' | 'stars', number>;

/** The answer to /statistiche. */
export const statistics = {
  help: (most: number) => `Scrivi /statistiche e per quanti giorni, da 1 a ${most}: «/statistiche 30».`,
  desk: 'Grafici e dettagli',
  period: (days: number) => (days === 1 ? 'Oggi' : `Ultimi ${days} giorni`),
  /** `active`: these days; `today`: active today. */
  people: ({ all, active, today }: Record<'all' | 'active' | 'today', number>) =>
    `${count(all, 'persona', 'persone')}: ${count(active, 'attiva', 'attive')}, oggi ${number(today)}`,
  premiumNow: (people: number) => `${count(people, 'persona è', 'persone sono')} premium adesso`,
  subscriptions: ({ active, canceled, failed }: Record<'active' | 'canceled' | 'failed', number>) => {
    const states = [
      ...(active > 0 ? [count(active, 'attivo', 'attivi')] : []),
      ...(canceled > 0 ? [count(canceled, 'disdetto', 'disdetti')] : []),
      ...(failed > 0 ? [`${number(failed)} con rinnovo non riuscito`] : []),
    ];
    return `Abbonamenti: ${states.join(', ')}`;
  },
  sums: ({ plays, newPeople, premium, stars }: Sums) =>
    [
      count(plays, 'riproduzione', 'riproduzioni'),
      count(newPeople, 'persona nuova', 'persone nuove'),
      `Premium ${number(premium)}`,
      count(stars, 'Stella', 'Stelle'),
    ].join(' · '),
};
