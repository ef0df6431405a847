import { formatsOf } from '../../lib/formats.ts';
import type { statistics as italian } from '../it/statistics.ts';
import type { Translated } from '../translated.ts';

const { number, plural } = formatsOf('es-ES');
const count = (times: number, one: string, other: string) =>
  `${number(times)} ${plural(times, { one, other })}`;

export const statistics: Translated<typeof italian> = {
  help: (most) => `Escribe /estadisticas y de cuántos días, de 1 a ${most}: «/estadisticas 30».`,
  desk: 'Gráficos y detalles',
  period: (days) => (days === 1 ? 'Hoy' : `Últimos ${days} días`),
  people: ({ all, active, today }) =>
    `${count(all, 'persona', 'personas')}: ${count(active, 'activa', 'activas')}, hoy ${number(today)}`,
  premiumNow: (people) => `${count(people, 'persona tiene', 'personas tienen')} Premium ahora`,
  subscriptions: ({ active, canceled, failed }) => {
    const states = [
      ...(active > 0 ? [count(active, 'activa', 'activas')] : []),
      ...(canceled > 0 ? [count(canceled, 'cancelada', 'canceladas')] : []),
      ...(failed > 0 ? [`${number(failed)} con la renovación fallida`] : []),
    ];
    return `Suscripciones: ${states.join(', ')}`;
  },
  sums: ({ plays, newPeople, premium, stars }) =>
    [
      count(plays, 'reproducción', 'reproducciones'),
      count(newPeople, 'persona nueva', 'personas nuevas'),
      `Premium ${number(premium)}`,
      count(stars, 'Estrella', 'Estrellas'),
    ].join(' · '),
};
