import { dayAndMonth, number } from '../../../languages/formats.ts';
import { texts } from '../../../languages/texts.ts';
import { Icon } from '../../../ui/icons.tsx';
import disclosure from '../../../ui/rows/disclosure.module.css';
import styles from './daily-chart.module.css';

type DailyChartProps = { name: string; days: readonly string[]; values: readonly number[] };

/** Units of the drawing, which is stretched to its place. */
const BAR = 10;
const GAP = 3;
const HEIGHT = 100;

/** Bars by day under their sum. A screen reader reads the sum and the best day; all numbers are in the table below. */
export function DailyChart({ name, days, values }: DailyChartProps) {
  const most = Math.max(1, ...values);
  const total = values.reduce((sum, value) => sum + value, 0);
  return (
    <figure className={styles['chart']} aria-label={name}>
      <figcaption>
        <span>{name}</span>
        <b>{number(total)}</b>
      </figcaption>
      <svg
        role="img"
        aria-label={summaryOf({ name, days, values })}
        viewBox={`0 0 ${Math.max(1, values.length) * BAR - GAP} ${HEIGHT}`}
        preserveAspectRatio="none"
      >
        {values.map((value, at) => {
          const height = (value / most) * HEIGHT;
          return (
            <rect key={days[at]} x={at * BAR} y={HEIGHT - height} width={BAR - GAP} height={height}>
              <title>{`${shortDay(days[at])}: ${number(value)}`}</title>
            </rect>
          );
        })}
      </svg>
      <p className={styles['ends']} aria-hidden="true">
        <span>{shortDay(days.at(0))}</span>
        <span>{shortDay(days.at(-1))}</span>
      </p>
      <details className={`${disclosure['disclosure']} ${styles['details']}`}>
        <summary aria-label={texts.desk.figures.dayByDayOf(name)}>
          {texts.desk.figures.dayByDay}
          <Icon name="chevron" size={18} />
        </summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{texts.desk.figures.day}</th>
              <th scope="col">{name}</th>
            </tr>
          </thead>
          <tbody>
            {days.map((day, at) => (
              <tr key={day}>
                <th scope="row">{shortDay(day)}</th>
                <td>{number(values[at] ?? 0)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

function summaryOf({ name, days, values }: DailyChartProps): string {
  const most = Math.max(0, ...values);
  if (most === 0) return texts.desk.figures.noActivity(name);
  return texts.desk.figures.summary(name, number(most), shortDay(days[values.indexOf(most)]));
}

/** `23 nov`. */
function shortDay(day: string | undefined): string {
  return day === undefined ? '' : dayAndMonth(new Date(day));
}
