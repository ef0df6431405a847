import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, it, vi } from 'vitest';
import { ImageError } from '../../../src/server/images/image-error.ts';
import { createImageProxy } from '../../../src/server/images/image-proxy.ts';
import { makeImage } from '../support/stub-image-server.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

let folder: string;
beforeEach(async () => {
  folder = await temporaryFolder();
});

const fetchGood = () => vi.fn(() => makeImage(600, 900).jpeg().toBuffer());
const log = { warn: vi.fn() };

function library(
  fetchSource: (source: string) => Promise<Buffer>,
  { inside = folder, failureTtlMs = 60_000 } = {},
) {
  const images = { hosts: [], privateHosts: [], folder: inside, maxBytes: 1e6 };
  return createImageProxy({ images, clientFolder: '' }, log, { fetchSource, failureTtlMs });
}

const small = { source: 'a', width: 120, format: 'webp', caller: '192.0.2.1' } as const;

it('a source is fetched once for concurrent callers and all sizes and formats, even after a restart', async () => {
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

it('the preview is reported when a picture is fetched, and only then', async () => {
  const onThumbHash = vi.fn(() => Promise.resolve());
  const { picture } = library(fetchGood());
  await picture({ ...small, onThumbHash });
  await picture({ ...small, width: 240, onThumbHash });
  expect(onThumbHash).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^[\w+/]{20,40}=*$/));
});

it('a failed source is not fetched again for a while', async () => {
  const fetchSource = vi.fn(() => Promise.reject(new ImageError(404, 'too slow')));
  const { picture } = library(fetchSource);
  for (const width of [120, 240] as const)
    await expect(picture({ ...small, width })).rejects.toMatchObject({ statusCode: 404 });
  expect(fetchSource).toHaveBeenCalledTimes(1);
  const impatient = library(fetchSource, { failureTtlMs: 1 });
  await vi.waitFor(async () => {
    await expect(impatient.picture(small)).rejects.toMatchObject({ statusCode: 404 });
    expect(fetchSource).toHaveBeenCalledTimes(3);
  });
});

it('bytes that are not a picture are not cached', async () => {
  const { picture } = library(() => Promise.resolve(Buffer.from('<html>')));
  await expect(picture(small)).rejects.toMatchObject({ statusCode: 404 });
  await expect(picture(small)).rejects.toMatchObject({ statusCode: 404 });
});

/** The most pictures that were rendered, or waited for a thread to be rendered, at one time. */
async function mostRenderedAtOnce(work: () => Promise<unknown>): Promise<number> {
  let most = 0;
  const look = () => {
    const { queue, process } = sharp.counters();
    most = Math.max(most, queue + process);
  };
  sharp.queue.on('change', look);
  await work().finally(() => sharp.queue.off('change', look));
  return most;
}

it('a limited number of pictures is fetched and rendered at a time', async () => {
  let most = 0;
  let fetching = 0;
  const picture = await makeImage(600, 900).jpeg().toBuffer();
  const fetchSource = async () => {
    fetching += 1;
    most = Math.max(most, fetching);
    await new Promise((resolve) => setTimeout(resolve, 5));
    fetching -= 1;
    return picture;
  };
  const proxy = library(fetchSource);
  const wanted = Array.from({ length: 40 }, (_, index) => ({ ...small, source: `source ${index}` }));
  const rendered = await mostRenderedAtOnce(() => Promise.all(wanted.map((one) => proxy.picture(one))));
  expect(most).toBe(4);
  // A finished one counts for a moment longer.
  expect(rendered).toBeLessThanOrEqual(Math.min(2, Math.max(1, availableParallelism() - 1)) + 1);
});

it('callers take turns, so that one who asks for many delays nobody else', async () => {
  const order: string[] = [];
  const fetchSource = async (source: string) => {
    order.push(source);
    await new Promise((resolve) => setTimeout(resolve, 1));
    throw new ImageError(404, 'no');
  };
  const { picture } = library(fetchSource);
  const ask = (caller: string, count: number) =>
    Array.from({ length: count }, (_, index) => picture({ ...small, caller, source: `${caller} ${index}` }));
  await Promise.allSettled([...ask('many', 300), ...ask('one', 3)]);
  expect(order.indexOf('one 2')).toBeLessThan(20);
});

it('the number of waiting pictures is limited by caller and in all', async () => {
  const { picture } = library(() => Promise.reject(new ImageError(404, 'no')));
  const ask = (caller: string, count: number) =>
    Array.from({ length: count }, (_, index) => picture({ ...small, caller, source: `${caller} ${index}` }));
  const codesOf = async (asked: Promise<unknown>[]) =>
    (await Promise.allSettled(asked)).map((one) => one.status === 'rejected' && one.reason.statusCode);
  const [many, one] = await Promise.all([codesOf(ask('many', 500)), codesOf(ask('one', 40))]);
  expect(many.filter((code) => code === 429)).toHaveLength(500 - 400 - 4);
  expect(new Set(one)).toEqual(new Set([404]));
  const callers = Array.from({ length: 20 }, (_, index) => codesOf(ask(`caller ${index}`, 300)));
  expect((await Promise.all(callers)).flat().filter((code) => code === 503)).toHaveLength(
    20 * 300 - 4000 - 4,
  );
});

it('pictures that cannot be cached are served, and the reason is logged once', async () => {
  const file = join(folder, 'file');
  await writeFile(file, 'x');
  const { picture } = library(fetchGood(), { inside: join(file, 'inside') });
  const first = await picture(small);
  expect(await picture(small)).toEqual(first);
  expect(log.warn).toHaveBeenCalledTimes(1);
});
