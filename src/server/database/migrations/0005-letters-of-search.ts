import type { Kysely } from 'kysely';
import { runStatements } from './run-statements.ts';

const COLUMNS = {
  title: ['titolo_ricerca', 'originale_ricerca', 'altri_ricerca'],
  title_translation: ['search_name'],
  artist: ['nome_ricerca'],
};

const fold = (column: string) =>
  `replace(replace(replace(replace(translate(${column}, 'øłđðı', 'olddi'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')`;

/** Letters of scripts without spaces, each a word; names of one title are on separate lines. */
const SPACELESS = '[\\u0e00-\\u0eff\\u3040-\\u30ff\\u3400-\\u9fff]';
const apart = (text: string) =>
  `regexp_replace(regexp_replace(${text}, '(${SPACELESS})', ' \\1 ', 'g'), '(^|\\n) +| +(?=\\n|$)| +(?= )', '\\1', 'g')`;

/** 'strasse' finds «Die Straße», '東京' «東京物語»: stored names are as `normalizeForSearch` has them. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(
    db,
    Object.entries(COLUMNS).map(
      ([table, columns]) =>
        `update ${table} set ${columns.map((column) => `${column} = ${apart(fold(column))}`).join(', ')}
          where concat_ws(' ', ${columns.join(', ')}) ~ '[ßæœøłđðþı]|${SPACELESS}'`,
    ),
  );
