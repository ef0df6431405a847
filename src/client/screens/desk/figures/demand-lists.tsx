import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Demand } from '../../../../contract/desk/figures.ts';
import { number } from '../../../languages/formats.ts';
import { texts } from '../../../languages/texts.ts';
import { CopyCsv } from './copy-csv.tsx';
import { Facts } from './facts.tsx';
import styles from './figures-section.module.css';

/** The most played and most wanted titles, fruitless searches, and the outcome of requests. */
export function DemandLists({ mostPlayed, mostWanted, misses, requests, openReports }: Demand) {
  const { open, made, approved, rejected } = requests;
  const { outcomes } = texts.desk.figures;
  return (
    <>
      <Titles heading={texts.desk.figures.mostPlayed} titles={mostPlayed} />
      <Titles heading={texts.desk.figures.mostWanted} titles={mostWanted} />
      {misses.length > 0 && (
        <section className={styles['part']}>
          <h2>{texts.desk.figures.misses}</h2>
          <Counts
            rows={misses.map(({ what, times }) => ({ key: what, name: <q dir="auto">{what}</q>, times }))}
          />
          <CopyCsv
            what={texts.desk.figures.searches}
            header={[texts.desk.figures.csvWords, texts.desk.figures.csvPeople]}
            rows={misses.map(({ what, times }) => [what, times])}
          />
        </section>
      )}
      <section className={styles['part']}>
        <h2>{texts.desk.figures.requestsAndReports}</h2>
        <Facts
          facts={[
            [outcomes.open, open],
            [outcomes.made, made],
            [outcomes.approved, approved],
            [outcomes.rejected, rejected],
            [outcomes.reports, openReports],
          ]}
        />
      </section>
    </>
  );
}

function Titles({ heading, titles }: { heading: string; titles: Demand['mostPlayed'] }) {
  if (titles.length === 0) return null;
  const rows = titles.map(({ id, name, year, plays }) => ({
    key: id,
    name: <Link to={`/content-view/${id}`}>{year === null ? name : `${name} (${year})`}</Link>,
    times: plays,
  }));
  return (
    <section className={styles['part']}>
      <h2>{heading}</h2>
      <Counts rows={rows} />
    </section>
  );
}

/** Names with their counts, and a bar behind each. */
function Counts({ rows }: { rows: { key: string | number; name: ReactNode; times: number }[] }) {
  const most = Math.max(1, ...rows.map(({ times }) => times));
  return (
    <ol className={styles['counts']}>
      {rows.map(({ key, name, times }) => (
        <li key={key} style={{ '--share': times / most }}>
          {name} <b>{number(times)}</b>
        </li>
      ))}
    </ol>
  );
}
