// @vitest-environment node
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ImageError } from '../../../src/server/images/image-error.ts';
import { createImageProxy } from '../../../src/server/images/image-proxy.ts';
import { makeImage } from '../support/stub-image-server.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

const fetchGood = () => vi.fn(() => makeImage(600, 900).jpeg().toBuffer());
const log = { warn: vi.fn() };

function library(fetchSource: () => Promise<Buffer>, { inside = folder, restMs = 60_000 } = {}) {
  const settings = { hosts: [], privateHosts: [], folder: inside, maxBytes: 1e6 };
  return createImageProxy(settings, log, { fetchSource, restMs });
}

const small = { source: 'a', width: 120, format: 'webp' } as const;

it('fetches once for all who ask at once, and for every size and format, also after a restart', async () => {
  const fetchSource = fetchGood();
  const { picture } = library(fetchSource);
  const wanted = [small, small, { ...small, width: 240 } as const, { ...small, format: 'jpg' } as const];
  const [first, second, wide] = await Promise.all(wanted.map((one) => picture(one)));
  expect(second).toEqual(first);
  expect(wide).not.toEqual(first);
  expect(await library(fetchSource).picture(small)).toEqual(first);
  await library(fetchSource).picture({ ...small, width: 320 });
  expect(fetchSource).toHaveBeenCalledTimes(1);
});

it('tells the preview when a picture is fetched, and only then', async () => {
  const onThumbHash = vi.fn(() => Promise.resolve());
  const { picture } = library(fetchGood());
  await picture({ ...small, onThumbHash });
  await picture({ ...small, width: 240, onThumbHash });
  expect(onThumbHash).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^[\w+/]{20,40}=*$/));
});

it('does not fetch a failed source again for a while', async () => {
  const fetchSource = vi.fn(() => Promise.reject(new ImageError(504, 'too slow')));
  const { picture } = library(fetchSource);
  for (const width of [120, 240] as const)
    await expect(picture({ ...small, width })).rejects.toMatchObject({ statusCode: 504 });
  expect(fetchSource).toHaveBeenCalledTimes(1);
  const impatient = library(fetchSource, { restMs: 1 });
  await vi.waitFor(async () => {
    await expect(impatient.picture(small)).rejects.toMatchObject({ statusCode: 504 });
    expect(fetchSource).toHaveBeenCalledTimes(3);
  });
});

it('does not keep what is no picture', async () => {
  const { picture } = library(() => Promise.resolve(Buffer.from('<html>')));
  await expect(picture(small)).rejects.toMatchObject({ statusCode: 502 });
  await expect(picture(small)).rejects.toMatchObject({ statusCode: 502 });
});

it('renders a limited number at once', async () => {
  let most = 0;
  let running = 0;
  const fetchSource = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 5));
    running -= 1;
    throw new ImageError(502, 'no');
  };
  const { picture } = library(fetchSource);
  const asked = Array.from({ length: 400 }, (_, index) => picture({ ...small, source: `source ${index}` }));
  const answers = await Promise.allSettled(asked);
  const codes = answers.map((answer) => answer.status === 'rejected' && answer.reason.statusCode);
  expect(most).toBe(6);
  expect([codes.filter((code) => code === 502).length, codes.filter((code) => code === 503).length]).toEqual([
    300, 100,
  ]);
});

it('serves pictures also where they cannot be kept, and says so once', async () => {
  const file = join(folder, 'file');
  await writeFile(file, 'x');
  const { picture } = library(fetchGood(), { inside: join(file, 'inside') });
  const first = await picture(small);
  expect(await picture(small)).toEqual(first);
  expect(log.warn).toHaveBeenCalledTimes(1);
});
