import { SaxesParser } from 'saxes';
import { WorkbookError } from './workbook-error.ts';

export type Attributes = Readonly<Record<string, string>>;

type Handlers = {
  open: (name: string, attributes: Attributes) => void;
  close?: (name: string) => void;
  text?: (text: string) => void;
};

const PIECE_BYTES = 64 * 1024;

/**
 * Reads XML, without the prefixes of its names, which programs choose freely. A document that defines entities and uses them
 * is refused. Throws a `WorkbookError`.
 */
export function readXml(bytes: Uint8Array, { open, close, text }: Handlers): void {
  const parser = new SaxesParser({ xmlns: false, position: false });
  parser.on('opentag', ({ name, attributes }) => open(withoutPrefix(name), attributes));
  parser.on('closetag', ({ name }) => close?.(withoutPrefix(name)));
  parser.on('text', (piece) => text?.(piece));
  parser.on('cdata', (piece) => text?.(piece));
  parser.on('error', (cause) => {
    throw new WorkbookError('unreadable', { cause });
  });
  const decoder = new TextDecoder(bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8');
  for (let at = 0; at < bytes.length; at += PIECE_BYTES)
    parser.write(decoder.decode(bytes.subarray(at, at + PIECE_BYTES), { stream: true }));
  parser.write(decoder.decode()).close();
}

export const withoutPrefix = (name: string) => name.slice(name.indexOf(':') + 1);
