import type { Figures } from '../../../../contract/desk/figures.ts';
import { texts } from '../../../languages/texts.ts';
import { DailyChart } from './daily-chart.tsx';
import styles from './figures-section.module.css';

const { charts } = texts.desk.figures;

type DailyChartsProps = { figures: Figures; shown: readonly (keyof typeof charts)[] };

/** Two side by side where there is room. */
export function DailyCharts({ figures, shown }: DailyChartsProps) {
  return (
    <div className={styles['charts']}>
      {shown.map((key) => (
        <DailyChart key={key} name={charts[key]} days={figures.days} values={figures[key]} />
      ))}
    </div>
  );
}
