import { chooseFairest } from '../../../src/server/modules/movie-nights/choice/choose-title.ts';
import { nextMatch, type Room } from '../../../src/server/modules/movie-nights/choice/find-match.ts';
import type { Ballot } from '../../../src/server/modules/movie-nights/choice/tally-votes.ts';
import { orderDeck } from '../../../src/server/modules/movie-nights/deck/deck-order.ts';

// Scripted rooms of people whose tastes are known: how each likes every title of the deck.

const DECK = 40;
const GENRES = 8;
/** A person answers 'Ci sto' to this share of titles, 'Prima o poi' to the next, and 'No' to the others. */
const LIKED_SHARE = 0.35;
const LATER_SHARE = 0.25;

/** So long a person looks at a cover. */
const COVER_MS = 3000;

type Night = { liking: number[][]; nightId: string };

/** How people come: the mean time between two of them, and how many the host has said there will be. */
export type Coming = { gapMs: number; expected: number | null };

/** What came of rooms of one size. */
export type RoomFigures = {
  matched: number;
  /** Covers that the first one had seen when there was a match; the whole deck without one. */
  covers: number[];
  /** The share of people who had voted before the choice. */
  hadSay: number;
  /** By how titles are chosen: mean of members, and the least satisfied one, from 0 to 1. */
  satisfaction: Record<'rule' | 'random' | 'majority', { mean: number; least: number }>;
};

/** Lets rooms of so many people vote cover by cover, and compares the choice with others of the same decks. */
export function simulateRooms(
  { people, rooms, coming }: { people: number; rooms: number; coming: Coming },
  random: () => number,
): RoomFigures {
  const satisfaction = { rule: [], random: [], majority: [] } as Record<string, number[][]>;
  const covers: number[] = [];
  let [matched, voters] = [0, 0];
  for (let n = 0; n < rooms; n += 1) {
    const room = makeNight(people, `night ${n}`, random);
    const outcome = playNight(room, coming, random);
    covers.push(outcome.covers);
    matched += Number(outcome.matched);
    voters += outcome.voters;
    if (outcome.titleId !== undefined)
      satisfaction['rule']?.push(room.liking.map((own) => own[outcome.titleId ?? 0] ?? 0));
    const any = Math.floor(random() * DECK);
    satisfaction['random']?.push(room.liking.map((own) => own[any] ?? 0));
    const favourite = majorityOf(room);
    satisfaction['majority']?.push(room.liking.map((own) => own[favourite] ?? 0));
  }
  const figures = (name: string) => summarize(satisfaction[name] ?? []);
  return {
    matched: matched / rooms,
    covers: covers.sort((a, b) => a - b),
    hadSay: voters / (rooms * people),
    satisfaction: { rule: figures('rule'), random: figures('random'), majority: figures('majority') },
  };
}

/** Tastes by genre, a title's own quality, and chance; each person's liking is then its rank, from 0 to 1. */
function makeNight(people: number, nightId: string, random: () => number): Night {
  const titles = Array.from({ length: DECK }, () => ({
    genre: Math.floor(random() * GENRES),
    quality: random(),
  }));
  const liking = Array.from({ length: people }, () => {
    const tastes = Array.from({ length: GENRES }, random);
    const raw = titles.map(({ genre, quality }) => (tastes[genre] ?? 0) + quality + random());
    const sorted = raw.toSorted((a, b) => a - b);
    return raw.map((value) => sorted.indexOf(value) / (DECK - 1));
  });
  return { liking, nightId };
}

type Outcome = { titleId: number | undefined; covers: number; matched: boolean; voters: number };

function playNight({ liking, nightId }: Night, coming: Coming, random: () => number): Outcome {
  const titles = Array.from({ length: DECK }, (_, id) => ({ id, position: id }));
  const joinedAt = arrivals(liking.length, coming.gapMs, random);
  const votes = liking.flatMap((own, member) =>
    orderDeck(titles, { nightId, member }).map(({ id }, place): Ballot & { time: number } => ({
      member,
      titleId: id,
      vote: voteOf(own[id] ?? 0),
      at: place,
      time: (joinedAt[member] ?? 0) + (place + 1) * COVER_MS,
    })),
  );
  const ballots: Ballot[] = [];
  let match: ReturnType<typeof nextMatch>;
  const outcome = (titleId: number | undefined): Outcome => ({
    titleId,
    covers: Math.max(...liking.map((_, member) => ballots.filter((one) => one.member === member).length)),
    matched: match !== undefined,
    voters: new Set(ballots.map(({ member }) => member)).size,
  });
  for (const vote of votes.toSorted((a, b) => a.time - b.time || a.member - b.member)) {
    if (match && match.at < vote.time) break;
    ballots.push(vote);
    if (match || vote.vote === 'yes') match = nextMatch(ballots, roomAt(vote.time), vote.time);
    if (match && match.at <= vote.time) break;
  }
  if (match) return outcome(match.choice.titleId);
  return outcome(chooseFairest(ballots, { titleIds: titles.map(({ id }) => id), seed: nightId })?.titleId);

  function roomAt(now: number): Room {
    const there = joinedAt.flatMap((joined, member) => (joined <= now ? [{ member, joinedAt: joined }] : []));
    const present = there.map((one) => ({ ...one, activeAt: now }));
    return { present, joined: present.length, expected: coming.expected, seed: nightId };
  }
}

/** When each one comes, with times between them as of independent events. */
function arrivals(people: number, gapMs: number, random: () => number): number[] {
  let time = 0;
  return Array.from({ length: people }, (_, index) => {
    if (index > 0) time -= Math.log(1 - random()) * gapMs;
    return time;
  });
}

function voteOf(liking: number): Ballot['vote'] {
  if (liking > 1 - LIKED_SHARE) return 'yes';
  return liking > 1 - LIKED_SHARE - LATER_SHARE ? 'later' : 'no';
}

/** What wins when each names one favourite: the title that most name, of several the first. */
function majorityOf({ liking }: Night): number {
  const named = liking.map((own) => own.indexOf(Math.max(...own)));
  const countOf = (title: number) => named.filter((one) => one === title).length;
  return named.toSorted((a, b) => countOf(b) - countOf(a) || a - b)[0] ?? 0;
}

function summarize(rooms: readonly number[][]): { mean: number; least: number } {
  const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
  return { mean: mean(rooms.map(mean)), least: mean(rooms.map((members) => Math.min(...members))) };
}
