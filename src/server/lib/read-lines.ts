import { decodedTexts } from './decoded-texts.ts';

/** One line of a text, counted from 1; without its text if it is longer than any record may be. */
export type Line = { number: number; text: string | undefined };

/** Longest line, against filling the memory. */
const MAX_LINE_LENGTH = 1024 * 1024;

/**
 * The lines of a text, ended by LF alone: U+2028, which would end a line for `node:readline`, may occur in a JSON
 * text, and to JSON the CR of a CRLF is white space. The text after the last LF is a line too, even if it is empty.
 * Lines of more than `longest` characters come without their text.
 */
export async function* readLines(
  bytes: AsyncIterable<Uint8Array>,
  longest = MAX_LINE_LENGTH,
): AsyncGenerator<Line> {
  let number = 0;
  let rest = '';
  const line = (text: string): Line => {
    number += 1;
    return { number, text: text.length > longest ? undefined : text };
  };
  for await (const chunk of decodedTexts(bytes)) {
    const [end = '', ...lines] = chunk.split('\n');
    // An overlong line is only marked as such.
    if (rest.length <= longest) rest += end;
    for (const text of lines) {
      yield line(rest);
      rest = text;
    }
  }
  yield line(rest);
}
