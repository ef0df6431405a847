import { readXml } from './read-xml.ts';

/** The texts that the cells of a workbook share. */
export function readStrings(bytes: Uint8Array): string[] {
  const strings: string[] = [];
  let content = new CellContent();
  readXml(bytes, {
    open(name) {
      if (name === 'si') content = new CellContent();
      content.open(name);
    },
    text: (piece) => content.add(piece),
    close(name) {
      content.close();
      if (name === 'si') strings.push(content.text);
    },
  });
  return strings;
}

/** The content of a cell, whose text may come in several runs, each with letters of another kind. */
export class CellContent {
  formula = '';
  #text = '';
  /** The elements that are open; `rPh`: how a name is spoken, written above it in Japanese. */
  readonly #open: string[] = [];

  open(name: string): void {
    this.#open.push(name);
  }

  add(piece: string): void {
    const name = this.#open.at(-1);
    if (name === 'f') this.formula += piece;
    else if ((name === 't' || name === 'v') && this.#open.at(-2) !== 'rPh') this.#text += piece;
  }

  close(): void {
    this.#open.pop();
  }

  /** The text, in which signs that XML cannot have are written as '_x000D_'. */
  get text(): string {
    return this.#text.replace(/_x([0-9a-f]{4})_/gi, (_whole, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
  }
}
