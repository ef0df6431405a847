import { truncateText } from '../../chat/messages/html.ts';

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
