import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Db } from '../database/db.ts';
import { hasSeveralLanguages } from '../languages/current-language.ts';
import { inLanguageOf } from '../languages/person-language.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Runs work in the language of the session's user; undefined in installations with one language. */
    inOwnLanguage: (<Result>(work: () => Promise<Result>) => Promise<Result>) | undefined;
  }
}

/** Calls on `app` are answered in the language of the session's user. */
export function speakOwnLanguage(app: FastifyInstance, db: Db): void {
  if (!hasSeveralLanguages()) return;
  app.decorateRequest('inOwnLanguage', function inOwnLanguage<
    Result,
  >(this: FastifyRequest, work: () => Promise<Result>) {
    return inLanguageOf(db, this.userId, work);
  });
}
