import type { Film, TrialCatalogue } from './catalogue.ts';

/** The two owners; each decides half. */
export const OWNERS = [900_001, 900_002] as const;
const FIRST_PERSON = 1000;
const PEOPLE_PER_TITLE = 4;
const REPORTED_FILMS = 6;
const LISTED_FILMS = 15;
const MISSING_TITLES = 3;
/** The number of different missing titles in foreign lists: several people miss the same. */
const KINDS_OF_LISTS = 8;
/** The year of these, in the file. */
export const LISTED_YEAR = 1999;

/** One person's actions on their own page. */
export type AppPlan = {
  /** Marked as watched; the other film's mark is taken back. */
  watched: Film;
  unwatched: Film;
  muted: Film;
  /** A title without a video, which none arrives for. */
  awaited: number;
  /** Lines of the picture that they prefer. */
  quality: number;
  /** Requested, by several people; and the one that they request and withdraw. */
  asked: string;
  withdrawn: string;
  /** Reports the problem there, rather than below the delivery. */
  reports: boolean;
};

/** One person's actions, which their place decides: the trial's end compares the results with this plan. */
export type PersonPlan = {
  id: number;
  place: number;
  /** A title that is missing in the catalogue, which four people want. */
  wanted: string;
  /** One that the person asks for and takes back. */
  takenBack: string | undefined;
  /** The titles that they play and mark as watched. */
  film: Film;
  /** They take the mark back later. */
  unmarks: boolean;
  /** The kind of problem that they report of it, by its button. */
  problem: string | undefined;
  /** Films of a foreign list, and those of them that are missing in the catalogue. */
  list: { films: Film[]; missing: string[] } | undefined;
  app: AppPlan;
  wantsDigest: boolean;
  pays: 'month' | 'subscription' | 'gift' | undefined;
  /** The person whose gift they open, by place. */
  opensGiftOf: number | undefined;
  isRefunded: boolean;
  stopsRenewal: boolean;
  asksForAdvice: boolean;
  blocksTheBot: boolean;
};

/** The number of titles that people ask for. */
export const countWanted = (people: number): number => Math.ceil(people / PEOPLE_PER_TITLE);

/** The outcome of a requested title, by its number. */
const FATES = ['approved, then there', 'rejected', 'there'] as const;
export const fateOf = (number: number) => FATES[number % FATES.length];

export const wantedName = (number: number): string => `Mancante ${number}`;

/** Videos reported by their buttons; the second one is reported in the mini app. */
const PROBLEMS = ['Audio', 'Audio', 'Non si apre', undefined] as const;

export function planPeople(count: number, catalogue: TrialCatalogue): PersonPlan[] {
  return Array.from({ length: count }, (_, place) => planOf(place, count, catalogue));
}

function planOf(place: number, count: number, { films, unplayable }: TrialCatalogue): PersonPlan {
  const film = films[place % REPORTED_FILMS];
  if (!film) throw new Error('The demo has no films.');
  const others = films.slice(REPORTED_FILMS);
  const listed = Array.from({ length: LISTED_FILMS }, (_, index) => others[(place + index) % others.length]);
  const list = {
    films: listed.filter((one) => one !== undefined),
    missing: Array.from({ length: MISSING_TITLES }, (_, n) => `Lista ${place % KINDS_OF_LISTS} numero ${n}`),
  };
  const [watched, unwatched, muted] = [0, 1, 2].map(
    (next) => others[(place + LISTED_FILMS + next) % others.length],
  );
  const awaited = unplayable[place % unplayable.length];
  if (!watched || !unwatched || !muted || awaited === undefined)
    throw new Error('The catalogue has too few films.');
  const app: AppPlan = {
    watched,
    unwatched,
    muted,
    awaited,
    quality: place % 2 === 0 ? 720 : 1080,
    asked: `App ${place % KINDS_OF_LISTS}`,
    withdrawn: `App, ripensato ${place}`,
    reports: place % 4 === 1,
  };
  const isPayer = place % 2 === 0;
  return {
    id: FIRST_PERSON + place,
    place,
    wanted: wantedName(place % countWanted(count)),
    takenBack: place % 5 === 0 ? `Ripensato ${place}` : undefined,
    film,
    unmarks: place % 4 === 0,
    problem: PROBLEMS[place % PROBLEMS.length],
    app,
    list: place % 3 === 0 ? list : undefined,
    wantsDigest: place % 4 === 1,
    pays: isPayer ? (['month', 'subscription', 'gift'] as const)[(place / 2) % 3] : undefined,
    opensGiftOf: place % 6 === 5 ? place - 1 : undefined,
    isRefunded: place % 12 === 0,
    stopsRenewal: place % 12 === 2,
    asksForAdvice: place % 10 === 3,
    blocksTheBot: place % 20 === 19,
  };
}
