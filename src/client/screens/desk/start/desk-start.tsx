import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { DeskRole } from '../../../../contract/desk/desk.ts';
import { DESK_PATH } from '../../../../contract/desk/desk.ts';
import { number } from '../../../languages/formats.ts';
import { texts } from '../../../languages/texts.ts';
import tiles from '../../../ui/grid/tiles.module.css';
import { EmptyState } from '../../../ui/messages/empty-state.tsx';
import { DailyCharts } from '../figures/daily-charts.tsx';
import { figuresQuery, workQuery } from '../figures/figures-queries.ts';
import { figuresSection } from '../figures/figures-section.tsx';
import type { DeskSection } from '../section.ts';
import { DeskSearch } from './desk-search.tsx';
import styles from './desk-start.module.css';
import { Troubles } from './troubles.tsx';

/** As many as 'Numeri' begins with. */
const DAYS = 30;

type DeskStartProps = {
  role: DeskRole;
  sections: readonly DeskSection[];
  waiting: Readonly<Record<string, number>>;
};

/** The start page: a search, what waits and what is broken, and for owners today's figures; each number leads there. */
export function DeskStart({ role, sections, waiting }: DeskStartProps) {
  const isOwner = role === 'owner';
  const queues = useQuery({ ...workQuery(), enabled: isOwner }).data ?? [];
  const open = sections.filter(({ path }) => waiting[path]);
  const givenUp = queues.reduce((sum, queue) => sum + queue.givenUp, 0);
  return (
    <DeskSearch isOwner={isOwner}>
      {isOwner && <Troubles />}
      <section className={styles['part']} aria-labelledby="desk-to-do">
        <h2 id="desk-to-do">{texts.desk.start.toDo}</h2>
        {open.length + givenUp === 0 && <EmptyState icon="check" text={texts.desk.start.nothing} />}
        <ul className={`${tiles['tiles']} ${styles['numbers']}`}>
          {open.map(({ path, heading }) => (
            <NumberLink key={path} path={path} name={heading} value={waiting[path] ?? 0} />
          ))}
          {givenUp > 0 && (
            <NumberLink
              path={figuresSection.path}
              name={texts.desk.figures.givenUp}
              value={givenUp}
              isBroken
            />
          )}
        </ul>
      </section>
      {isOwner && <Usage />}
    </DeskSearch>
  );
}

/** Today's figures, and on a wide screen those of the last days. */
function Usage() {
  const { data } = useQuery(figuresQuery(DAYS));
  if (!data) return null;
  const { today, charts } = texts.desk.figures;
  const last = (values: readonly number[]) => values.at(-1) ?? 0;
  const facts = [
    [texts.desk.figures.people, data.people.today],
    [charts.plays, last(data.plays)],
    [charts.newPeople, last(data.newPeople)],
    [charts.stars, last(data.stars)],
  ] as const;
  return (
    <>
      <section className={styles['part']} aria-labelledby="desk-today">
        <h2 id="desk-today">{today}</h2>
        <ul className={`${tiles['tiles']} ${styles['numbers']}`}>
          {facts.map(([name, value]) => (
            <NumberLink key={name} path={figuresSection.path} name={name} value={value} />
          ))}
        </ul>
      </section>
      <section className={`${styles['part']} ${styles['recent']}`} aria-labelledby="desk-recent">
        <h2 id="desk-recent">{texts.desk.figures.days(DAYS)}</h2>
        <DailyCharts figures={data} shown={['plays', 'newPeople']} />
      </section>
    </>
  );
}

type NumberLinkProps = { path: string; name: string; value: number; isBroken?: boolean };

function NumberLink({ path, name, value, isBroken = false }: NumberLinkProps) {
  return (
    <li>
      <Link
        to={`${DESK_PATH}/${path}`}
        className={`press ${tiles['tile']} ${styles['number']} ${isBroken ? styles['broken'] : ''}`}
      >
        <b>{number(value)}</b>
        <span>{name}</span>
      </Link>
    </li>
  );
}
