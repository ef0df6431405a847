import type { APIRequestContext } from '@playwright/test';
import * as v from 'valibot';

const ANNA = 1001;
const FRIENDS = -4001;

const answer = v.object({
  result: v.object({ results: v.tupleWithRest([v.object({ id: v.string() })], v.unknown()) }),
});

/** A night of Anna's, the ordinary user: the path of its room. It is asked for in the simulator's group, as by `@bot serata`. */
export async function newMovieNight(request: APIRequestContext, simulator: string): Promise<string> {
  const query = { type: 'inlineQuery', chat: FRIENDS, person: ANNA, query: 'serata' };
  const response = await request.post(new URL('/wire/act', simulator).href, { data: query });
  const { result } = v.parse(answer, await response.json());
  return `/serata/${result.results[0].id}`;
}
