import { InputFile } from 'grammy';
import { fileTexts as words } from '../../../chat/texts/file-texts.ts';

/** Spreadsheets recognise UTF-8 by this mark. */
const MARK = '\uFEFF';
/** The separator on computers whose numbers have a decimal comma, as in Italy and Spain. */
const SEPARATOR = ';';

/** A table of titles to start from, in the language of its reader. */
export function titleExample(): InputFile {
  const lines = words.example.map((cells) => `${cells.map((cell) => `"${cell}"`).join(SEPARATOR)}\r\n`);
  return new InputFile(Buffer.from(MARK + lines.join('')), words.exampleName);
}
