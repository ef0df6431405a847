import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import * as v from 'valibot';

const wholeNumber = v.pipe(v.string(), v.digits(), v.transform(Number));
const words = (separator: string) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.split(separator)),
  );

const row = v.object({
  type: v.picklist(['film', 'serie']),
  /** The movie database's number. */
  id: wholeNumber,
  imdb: v.string(),
  title: v.string(),
  original: v.string(),
  /** First release, `YYYY-MM-DD`. */
  date: v.pipe(v.string(), v.isoDate()),
  /** Minutes, or seasons. */
  length: wholeNumber,
  /** The movie database's numbers of genres. */
  genres: v.pipe(words(' '), v.array(wholeNumber)),
  maker: v.string(),
  cast: words(', '),
});

/** A film or series as the stubs know it: public facts, an invented plot. */
export type StubTitle = v.InferOutput<typeof row> & { popularity: number; votes: number };

const rows = v.parse(
  v.array(row),
  parse(readFileSync(new URL('stub-titles.csv', import.meta.url)), { columns: true }),
);

/** The most popular first, as the movie database's lists have them. */
export const STUB_TITLES: readonly StubTitle[] = (['film', 'serie'] as const).flatMap((type) =>
  rows
    .filter((title) => title.type === type)
    .map((title, index) => ({
      ...title,
      popularity: Number((90 / (index + 1)).toFixed(3)),
      votes: 20_000 - index * 400,
    })),
);

const OPENINGS = [
  'Tutto comincia con una lettera arrivata alla persona sbagliata.',
  'In una città dove nessuno dorme, due sconosciuti si incontrano sullo stesso treno.',
  "Un vecchio segreto torna a galla nell'estate più calda del secolo.",
  'Nessuno ricorda chi abbia aperto per primo quella porta.',
  'Quando le luci si spengono, restano in piedi soltanto loro.',
];
const MIDDLES = [
  'Per uscirne dovranno fidarsi di chi li ha già traditi una volta, e guardare in faccia quello che hanno lasciato indietro.',
  'Tra inseguimenti, confessioni e silenzi, il confine fra vittima e colpevole si fa ogni giorno più sottile.',
  'La ricerca li porta lontano da casa, là dove le promesse valgono meno del pane e ogni gesto ha un prezzo.',
];
const ENDS = [
  'Ma il tempo stringe.',
  'E niente sarà più come prima.',
  'Fino a una notte che cambierà ogni cosa.',
];

/** A plot of ordinary length; always the same for a title. */
export function plotOf({ id }: StubTitle): string {
  return [OPENINGS, MIDDLES, ENDS].map((sentences) => sentences[id % sentences.length]).join(' ');
}
