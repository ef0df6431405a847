import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { Kysely } from 'kysely';
import { type AppOptions, buildApp } from '../../../src/server/build-app.ts';
import { readConfig, type TrustedProxies } from '../../../src/server/config/config.ts';
import { createLogger } from '../../../src/server/config/create-logger.ts';
import type { PoolLimits } from '../../../src/server/database/postgres/pool-limits.ts';
import type { Schema } from '../../../src/server/database/schema.ts';
import { setLanguages } from '../../../src/server/languages/current-language.ts';
import type { Brand } from '../../../src/server/lib/brand.ts';
import type { ImageProxySettings } from '../../../src/server/lib/image-urls.ts';
import { createSessionTokens } from '../../../src/server/sessions/session-token.ts';
import { fillSmallCatalogue, type SmallCatalogue } from './small-catalogue.ts';
import { testDatabase } from './test-database.ts';

export const SECRET = 'the secret of the tests';

/** The database of the tests runs in their own process, which is late for that. */
export const NO_LIMITS = {
  person: 1_000_000,
  address: 1_000_000,
  pictures: 1_000_000,
  concurrency: 1_000_000,
  delayMs: 0,
  maxTarpitMs: 0,
};

export type CallOptions = { as?: string; body?: unknown; headers?: Record<string, string> };

export type TestApp = SmallCatalogue & {
  app: FastifyInstance;
  db: Kysely<Schema>;
  /** Calls without a port; `as` signs in as somebody, an object as `body` goes as JSON. */
  ask(request: string, options?: CallOptions): Promise<LightMyRequestResponse>;
  /** The same for an answer that must be 200: its JSON. */
  read(request: string, options?: CallOptions): Promise<unknown>;
  /** The header of somebody's session. */
  signIn(as: string): Promise<{ authorization: string }>;
  close(): Promise<void>;
};

type Changes = Partial<Omit<AppOptions, 'config'>> & {
  botToken?: string;
  clientFolder?: string;
  languages?: readonly string[];
  brand?: Partial<Brand>;
  requiresLaunchData?: boolean;
  trustedProxies?: TrustedProxies;
  images?: Partial<ImageProxySettings>;
  pool?: Partial<PoolLimits>;
};

/** The whole app over a real database with the small catalogue; catalogue answers are not kept. */
export async function testApp({
  botToken,
  clientFolder,
  languages = ['it'],
  brand,
  requiresLaunchData = false,
  trustedProxies = false,
  images,
  pool,
  ...changes
}: Changes = {}): Promise<TestApp> {
  const database = await testDatabase(pool);
  const { db } = database;
  setLanguages(languages);
  const catalogue = await fillSmallCatalogue(db);
  const config = {
    brand: { ...readConfig({}).brand, ...brand },
    botToken,
    ownerIds: [],
    languages,
    requiresLaunchData,
    trustedProxies,
    clientFolder: clientFolder ?? join(tmpdir(), 'no-client'),
    images: { ...readConfig({}).images, folder: join(tmpdir(), `no-pictures-${process.pid}`), ...images },
  };
  const log = createLogger('silent');
  const app = await buildApp({
    config,
    db,
    log,
    secrets: [SECRET],
    catalogueLife: 1,
    limits: NO_LIMITS,
    ...changes,
  });
  const tokens = await createSessionTokens([SECRET]);

  const signIn = async (as: string) => ({ authorization: `Bearer ${await tokens.issue(as)}` });

  async function ask(request: string, { as, body, headers = {} }: CallOptions = {}) {
    const [method, url] = splitRequest(request);
    const authorization = as === undefined ? {} : await signIn(as);
    const payload = body === undefined ? {} : { payload: body as object };
    return app.inject({ method, url, headers: { ...authorization, ...headers }, ...payload });
  }

  async function read(request: string, options: CallOptions = {}): Promise<unknown> {
    const answer = await ask(request, options);
    if (answer.statusCode !== 200) throw new Error(`${request}: ${answer.statusCode} ${answer.body}`);
    return answer.json();
  }

  async function close(): Promise<void> {
    await app.close();
    setLanguages();
    await database.close();
  }

  return { ...catalogue, app, db, ask, read, signIn, close };
}

function splitRequest(request: string): ['GET' | 'POST' | 'HEAD', string] {
  const [, method, url] = /^(GET|POST|HEAD) (.*)$/s.exec(request) ?? [];
  if ((method !== 'GET' && method !== 'POST' && method !== 'HEAD') || !url) throw new Error(`? ${request}`);
  return [method, url];
}
