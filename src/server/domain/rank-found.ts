import { eachOnce } from './each-once.ts';
import type { TitleQuery } from './title-query.ts';

/** Why a title was found, when it is not for its name. */
export type Why =
  | { kind: 'originale' | 'regia' | 'cast'; name: string }
  | { kind: 'shelf'; genres: readonly string[]; year: number };

export type Found = { id: number; why?: Why | undefined };

type Named = { id: number; likeness: number; exact: boolean; originale: string | null };

/** What the searches for one query have found, each the best first. */
export type Findings = {
  /** Titles by all the words. */
  named: readonly Named[];
  /** Titles by the words that are no filters, among what these let through. */
  narrowed: readonly Named[];
  people: readonly { id: number; likeness: number; person: string; role: 'regia' | 'cast' }[];
  /** What the filters let through, where there are no other words. */
  shelf: readonly { id: number; year: number }[];
};

/** From here on all the words are in a name, whatever ending one of them has. */
const WHOLE = 0.9;
/** How much of the best likeness the others must have. */
const SHARE_OF_BEST = 0.75;

type Candidate = Found & { likeness: number };

/**
 * Puts together what was found: a title's own name wins; where the words can also be read as a person, a genre or
 * years, titles that only hold them leave half of the places to those; misspelt ones come last.
 */
export function rankFound(findings: Findings, query: TitleQuery, limit: number): Found[] {
  const named = findings.named.map((one) => ({ ...asNamed(one), exact: one.exact }));
  const exact = named.filter((one) => one.exact);
  const holding = named.filter((one) => !one.exact && one.likeness >= WHOLE);
  const narrowed = findings.narrowed.map(asNamed);
  const people = findings.people.map(asPerson);
  const shelf = findings.shelf.map((one) => asShelf(one, query));
  const read = [...narrowed.filter(isWhole), ...people.filter(isWhole), ...shelf];
  const vague = [...narrowed, ...named, ...people].filter((one) => !isWhole(one));
  vague.sort((a, b) => b.likeness - a.likeness);
  const room = Math.ceil((limit - exact.length) / 2);
  const first = read.length > 0 ? Math.max(room, limit - exact.length - read.length) : limit;
  const all = [...exact, ...holding.slice(0, first), ...read, ...holding.slice(first), ...vague];
  const best = Math.max(0, ...all.map(({ likeness }) => likeness));
  const near = all.filter(({ likeness }) => likeness >= best * SHARE_OF_BEST);
  return eachOnce(near)
    .slice(0, limit)
    .map(({ id, why }) => ({ id, why }));
}

function isWhole({ likeness }: Candidate): boolean {
  return likeness >= WHOLE;
}

function asNamed({ id, likeness, originale }: Named): Candidate {
  return { id, likeness, why: originale === null ? undefined : { kind: 'originale', name: originale } };
}

function asPerson({ id, likeness, person, role }: Findings['people'][number]): Candidate {
  return { id, likeness, why: { kind: role, name: person } };
}

function asShelf({ id, year }: Findings['shelf'][number], { genres }: TitleQuery): Candidate {
  return { id, likeness: 1, why: { kind: 'shelf', genres, year } };
}
