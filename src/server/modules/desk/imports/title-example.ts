import { InputFile } from 'grammy';
import { fileTexts as words } from '../../../chat/texts/file-texts.ts';
import { tableFile, tableLines } from '../../imports/tables/write-table.ts';

/** A table of titles to start from, in the language of its reader. */
export async function titleExample(): Promise<InputFile> {
  const [header = [], ...rows] = words.example;
  const { bytes } = await tableFile(tableLines(header, rows));
  return new InputFile(bytes, words.exampleName);
}
