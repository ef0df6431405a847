// @vitest-environment node
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../support/test-app.ts';

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 600"><rect width="400" height="600"/></svg>';

let folder: string;
let server: TestApp;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'client-'));
  await mkdir(join(folder, 'posters'));
  await writeFile(join(folder, 'posters/film-1990-cover.svg'), DRAWING);
  await writeFile(join(folder, 'posters/broken-cover.svg'), 'no drawing at all');
  server = await testApp({ clientFolder: folder });
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const get = (url: string) => server.app.inject({ url });

it('serves a drawn poster as the photo that a messenger takes', async () => {
  const answer = await get('/posters/film-1990-cover.jpg');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('image/jpeg');
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
    format: 'jpeg',
    width: 800,
    height: 1200,
  });
});

it.each(['/posters/none-cover.jpg', '/posters/..%2Fsecret.jpg', '/posters/Film.jpg'])(
  'has nothing at %s',
  async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  },
);

it('says that a drawing cannot be read, and lives on', async () => {
  expect((await get('/posters/broken-cover.jpg')).statusCode).toBe(500);
  expect((await get('/posters/film-1990-cover.jpg')).statusCode).toBe(200);
});
