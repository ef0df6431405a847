/** One line of a text, counted from 1; without its text when it is longer than any record may be. */
export type Line = { number: number; text: string | undefined };

/** Longest line, against filling the memory. */
const LONGEST_LINE = 1024 * 1024;

/**
 * The lines of a UTF-8 text, ended by LF or CRLF alone: U+2028, at which `node:readline` would end one too, may stand
 * within a JSON text.
 */
export async function* readLines(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Line> {
  const decoder = new TextDecoder();
  let number = 0;
  let rest = '';
  let tooLong = false;
  const line = (text: string): Line => {
    const isTooLong = tooLong || text.length > LONGEST_LINE;
    tooLong = false;
    number += 1;
    return { number, text: isTooLong ? undefined : text.replace(/\r$/, '') };
  };
  for await (const chunk of bytes) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const text of lines) yield line(text);
    if (rest.length > LONGEST_LINE) {
      tooLong = true;
      rest = '';
    }
  }
  rest += decoder.decode();
  if (rest || tooLong) yield line(rest);
}
