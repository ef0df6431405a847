import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Figures, Finding } from '../../../../contract/desk/figures.ts';
import { texts } from '../../../languages/texts.ts';
import { SecondaryButton } from '../../../ui/buttons/secondary-button.tsx';
import { SectionBody } from '../../../ui/messages/section-body.tsx';
import { Parts } from '../parts/parts.tsx';
import type { DeskSection } from '../section.ts';
import { CopyCsv } from './copy-csv.tsx';
import { DailyCharts } from './daily-charts.tsx';
import { DemandLists } from './demand-lists.tsx';
import { Facts } from './facts.tsx';
import { demandQuery, figuresQuery, findingsQuery } from './figures-queries.ts';
import styles from './figures-section.module.css';
import { WorkList } from './work-list.tsx';

/** 'Numeri': usage by day, what people miss, work that waits or was given up, and the checks of the installation. */
export const figuresSection: DeskSection = {
  path: 'numeri',
  heading: texts.desk.figures.heading,
  icon: 'chart',
  role: 'owner',
  Screen: FiguresScreen,
};

const PERIODS = [7, 30, 90].map((days) => [days, texts.desk.figures.days(days)] as const);

function FiguresScreen() {
  const [days, setDays] = useState<number>(30);
  const figures = useQuery(figuresQuery(days));
  const demand = useQuery(demandQuery(days));
  return (
    <>
      <Parts label={texts.desk.figures.period} parts={PERIODS} shown={days} onShow={setDays} />
      <SectionBody query={figures} rows={4}>
        {(data) => <Usage figures={data} />}
      </SectionBody>
      <SectionBody query={demand}>{(data) => <DemandLists {...data} />}</SectionBody>
      <WorkList />
      <InstallationCheck />
    </>
  );
}

function Usage({ figures }: { figures: Figures }) {
  const { people } = figures;
  const { active, canceled, failed } = figures.subscriptions;
  return (
    <section>
      <Facts
        facts={[
          [texts.desk.figures.people, people.all],
          [texts.desk.figures.active, people.active],
          [texts.desk.figures.today, people.today],
          [texts.desk.figures.withPremium, people.premium],
        ]}
      />
      {active + canceled + failed > 0 && (
        <>
          <h2 className={styles['heading']}>{subscriptionTexts.heading}</h2>
          <Facts
            facts={[
              [subscriptionTexts.active, active],
              [subscriptionTexts.canceled, canceled],
              [subscriptionTexts.failed, failed],
            ]}
          />
        </>
      )}
      <DailyCharts figures={figures} shown={CHARTS} />
      <CopyCsv
        what={texts.desk.figures.daily}
        header={[texts.desk.figures.csvDay, ...CHARTS.map((key) => texts.desk.figures.charts[key])]}
        rows={figures.days.map((day, at) => [day, ...CHARTS.map((key) => figures[key][at] ?? 0)])}
      />
    </section>
  );
}

const subscriptionTexts = texts.desk.figures.subscriptions;
const CHARTS = ['plays', 'newPeople', 'premium', 'stars'] as const;

const WORST_FIRST = ['fail', 'warn', 'ok'] as const;

/** The findings of `vetrina doctor` about the server. */
function InstallationCheck() {
  const { data, error, isFetching, refetch } = useQuery(findingsQuery());
  return (
    <section className={styles['part']}>
      <h2>{texts.desk.figures.installation}</h2>
      <p className={styles['about']}>{texts.desk.figures.aboutInstallation}</p>
      <SecondaryButton busy={isFetching} onPress={() => void refetch()}>
        {isFetching ? texts.desk.figures.checking : texts.desk.figures.check}
      </SecondaryButton>
      <div role="status">
        {error && !isFetching && <p>{texts.desk.figures.notChecked}</p>}
        {data && (
          <ul className={styles['findings']}>
            {WORST_FIRST.flatMap((state) => data.filter((finding) => finding.state === state)).map(
              (finding) => (
                <Line key={`${finding.check} ${finding.message}`} {...finding} />
              ),
            )}
          </ul>
        )}
      </div>
    </section>
  );
}

function Line({ state, check, message, hint }: Finding) {
  return (
    <li data-state={state}>
      <b>{texts.desk.figures.findings[state]}</b>{' '}
      <span>
        {check}: {message}
        {hint !== undefined && <small>{hint}</small>}
      </span>
    </li>
  );
}
