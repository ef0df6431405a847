import { strFromU8, strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { FileError } from '../../../../../src/server/modules/imports/files/file-error.ts';
import { unpackArchive } from '../../../../../src/server/modules/imports/files/unpack-archive.ts';

const zip = (files: Record<string, string | Uint8Array>) =>
  Buffer.from(
    zipSync(
      Object.fromEntries(
        Object.entries(files).map(([name, content]) => [
          name,
          typeof content === 'string' ? strToU8(content) : content,
        ]),
      ),
    ),
  );

const unpack = (bytes: Uint8Array) => {
  const { files, others } = unpackArchive(bytes, (name) => !name.endsWith('.jpg'));
  return {
    files: Object.fromEntries([...files].map(([name, content]) => [name, strFromU8(content)])),
    others,
  };
};

const faultOf = (bytes: Uint8Array) => {
  try {
    unpack(bytes);
  } catch (error) {
    return error instanceof FileError ? error.kind : error;
  }
  return undefined;
};

/** The archive with other bytes wherever these are. */
function replaced(archive: Buffer, from: string, to: string): Buffer {
  const bytes = Buffer.from(archive);
  for (let at = bytes.indexOf(from); at >= 0; at = bytes.indexOf(from, at + 1)) bytes.write(to, at);
  return bytes;
}

it('the wanted files are unpacked, and the others named', () => {
  expect(unpack(zip({ 'a.csv': 'Heat', 'b/c.csv': 'Dark '.repeat(50_000), 'foto.jpg': 'x' }))).toEqual({
    files: { 'a.csv': 'Heat', 'b/c.csv': 'Dark '.repeat(50_000) },
    others: ['foto.jpg'],
  });
});

it('two files of one name are refused, wherever they say how long they are', () => {
  const twice = replaced(zip({ 'a1.csv': 'x'.repeat(999), 'a2.csv': 'y' }), 'a2.csv', 'a1.csv');
  expect(faultOf(twice)).toBe('too much work');
});

it('more than is read comes out of no archive, whatever it states', () => {
  const length = 33 * 1024 * 1024;
  const bomb = zip({ 'a.csv': new Uint8Array(length) });
  const [stated, small] = [Buffer.alloc(4), Buffer.alloc(4)];
  stated.writeUInt32LE(length);
  small.writeUInt32LE(100);
  const understated = Buffer.from(bomb);
  for (let at = understated.indexOf(stated); at >= 0; at = understated.indexOf(stated, at + 1))
    small.copy(understated, at);
  expect([faultOf(bomb), faultOf(understated)]).toEqual(['too much work', 'too much work']);
});

it('files that nobody wants cost nothing, and too many names are refused', () => {
  expect(faultOf(zip({ 'a.csv': 'x', 'foto.jpg': new Uint8Array(33 * 1024 * 1024) }))).toBeUndefined();
  const many = Array.from({ length: 10_001 }, (_, at) => [`${at}.jpg`, ''] as const);
  expect(faultOf(zip(Object.fromEntries(many)))).toBe('too much work');
});

it('an encrypted archive is refused with another reason than a broken one', () => {
  const whole = zip({ 'a.csv': 'Heat, Dark, Alien, Dune, The Bear, Paprika, Ran', 'b.csv': 'x' });
  const locked = Buffer.from(whole);
  locked.writeUInt16LE(1, 6);
  expect([faultOf(locked), faultOf(whole.subarray(0, 60)), faultOf(Buffer.from('PK'))]).toEqual([
    'locked',
    'unreadable',
    'unreadable',
  ]);
});
