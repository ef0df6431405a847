import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { loadDemoCatalogue, runVetrina, type Settings } from '../spawned-servers.ts';

export type Film = { id: number; name: string; year: number };

export type TrialCatalogue = {
  /** Films that can be watched. */
  films: Film[];
  /** The numbers of titles without a video, by their place: 'Prova 0', 'Prova 1' ... */
  awaited: number[];
  /** Others without a video, which none is added to: 'Attesa 0', 'Attesa 1' ... */
  unplayable: number[];
};

const FILMS = 60;
const UNPLAYABLE = 5;

/**
 * Films of the demo have few videos: adds watchable ones, and titles without a video, to which the owner adds one
 * later.
 */
export async function loadCatalogue(
  settings: Settings & { DATABASE_URL: string },
  { folder, awaited }: { folder: string; awaited: number },
): Promise<TrialCatalogue> {
  await loadDemoCatalogue(settings);
  const file = join(folder, 'awaited.ndjson');
  const lines = [
    ...namesOf('Prova', awaited),
    ...namesOf('Attesa', UNPLAYABLE),
    ...namesOf('Visione', FILMS).map((film) => ({ ...film, sorgenti: [{ url: 'https://video.example/1' }] })),
  ];
  await writeFile(file, lines.map((line) => JSON.stringify(line)).join('\n'));
  await runVetrina(settings, ['titles', 'import', file]);
  return readCatalogue(settings.DATABASE_URL);
}

function namesOf(word: string, count: number) {
  return Array.from({ length: count }, (_, place) => ({
    origin: `trial:${word}:${place}`,
    type: 'film',
    titolo: `${word} ${place}`,
    data_uscita: '2024-05-01',
    generi: ['Azione', 'Commedia', 'Dramma', 'Thriller', 'Horror', 'Avventura'],
  }));
}

async function readCatalogue(url: string): Promise<TrialCatalogue> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows: films } = await client.query<Film>(
    `select id, titolo as name, anno as year from title where titolo like 'Visione %' order by id`,
  );
  const { rows: awaited } = await client.query<{ id: number }>(
    `select id from title where titolo like 'Prova %' order by substr(titolo, 7)::int`,
  );
  const { rows: unplayable } = await client.query<{ id: number }>(
    `select id from title where titolo like 'Attesa %' order by id`,
  );
  await client.end();
  return { films, awaited: awaited.map(({ id }) => id), unplayable: unplayable.map(({ id }) => id) };
}
