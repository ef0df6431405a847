import type { APIRequestContext } from '@playwright/test';
import * as v from 'valibot';

const ANNA = 1001;
const FRIENDS = -4001;

const answer = v.object({
  result: v.object({ results: v.tupleWithRest([v.object({ id: v.string() })], v.unknown()) }),
});

/**
 * Opens a night of Anna's, the ordinary user; returns the path of its room. It comes from `@bot serata` in the
 * simulator's group.
 */
export async function newMovieNight(request: APIRequestContext, simulator: string): Promise<string> {
  const query = { type: 'inlineQuery', chat: FRIENDS, person: ANNA, query: 'serata' };
  const response = await request.post(new URL('/wire/act', simulator).href, { data: query });
  const { result } = v.parse(answer, await response.json());
  return `/serata/${result.results[0].id}`;
}
