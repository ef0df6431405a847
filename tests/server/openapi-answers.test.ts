import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, expect, it } from 'vitest';
import { requestOf, specifiedCalls } from './support/example-calls.ts';
import { PREMIUM } from './support/small-catalogue.ts';
import { testApp } from './support/test-app.ts';

const server = await testApp();
afterAll(() => server.close());

const ajv = new Ajv2020({ strict: false });
ajv.addSchema(JSON.parse(readFileSync('docs/openapi.json', 'utf8')), 'api');

const NAMES = specifiedCalls(PREMIUM).map(({ name }) => name);

/** The place of a call's answer in the document. */
function answerPlace({ method, path }: { method: string; path: string }): string {
  const template = path.replaceAll(/:(\w+)/g, '{$1}').replaceAll('/', '~1');
  return `api#/paths/${encodeURIComponent(template)}/${method.toLowerCase()}/responses/200/content/application~1json/schema`;
}

it.each(NAMES)('the call %s answers as docs/openapi.json says', async (name) => {
  const call = specifiedCalls(PREMIUM, server).find((one) => one.name === name);
  if (!call) throw new Error(`no call ${name}`);
  const answer = await server.read(requestOf(call), { as: PREMIUM, body: call.body });
  const fits = ajv.compile({ $ref: answerPlace(call) });
  fits(answer);
  expect(fits.errors ?? []).toEqual([]);
});
