import { importRecord } from '../../../src/server/modules/catalogue/records/import-record.ts';
import { parseTitleRecord } from '../../../src/server/modules/catalogue/rules/title-record.ts';
import type { TestBot } from '../support/test-bot.ts';

const film = (origin: string, titolo: string, year: number, more: object = {}) => ({
  origin: `field:${origin}`,
  type: 'film',
  titolo,
  data_uscita: `${year}-05-17`,
  durata: 100,
  ...more,
});
const series = (origin: string, titolo: string, year: number, durata: number, more: object = {}) => ({
  ...film(origin, titolo, year, more),
  type: 'serie',
  durata,
});

const TITLES = [
  film('faro', 'Il faro sommerso', 2001, { altri_titoli: ['The Sunken Lighthouse'], tmdb_id: 9101 }),
  film('argo', 'Argo', 1979, { tmdb_id: 9102, imdb_id: 'tt9100002' }),
  film('grano', 'Grano', 2021, { tmdb_id: 9103, imdb_id: 'tt9100003' }),
  film('barone', 'Il barone', 1972, { titolo_originale: 'The Baron', tmdb_id: 9104, imdb_id: 'tt9100004' }),
  film('nina', 'Nina & Teo', 2002, { tmdb_id: 9105 }),
  film('spia', 'Agente 12 - Ordine di tacere', 1962, { titolo_originale: 'Mr. Yes' }),
  film('anno', '1913', 2018),
  series('strada', 'Strada rotta', 2008, 5, { tmdb_id: 9201, imdb_id: 'tt9200001' }),
  series('casa', 'La fabbrica di sale', 2017, 5, { titolo_originale: 'La fábrica de sal' }),
  series('numero', '24', 2001, 8),
  series('corso', 'Corso di cucina', 2020, 1),
];

/** Imports the titles that the names of videos in these tests mean. */
export async function importFieldTitles({ db }: Pick<TestBot, 'db'>): Promise<void> {
  for (const title of TITLES) {
    const read = parseTitleRecord(title);
    if ('faults' in read) throw new Error(JSON.stringify(read.faults));
    await importRecord({ db }, read.record);
  }
}
