import {
  type Ballot,
  chooseFairest,
  findMatch,
} from '../../../src/server/modules/movie-nights/choose-title.ts';
import { orderDeck } from '../../../src/server/modules/movie-nights/deck-order.ts';

// Scripted rooms of people whose tastes are known: how each likes every title of the deck.

const DECK = 40;
const GENRES = 8;
/** A person answers 'Ci sto' to this share of titles, 'Prima o poi' to the next, and 'No' to the others. */
const LIKED_SHARE = 0.35;
const LATER_SHARE = 0.25;

type Room = { liking: number[][]; nightId: string };

/** What came of rooms of one size. */
export type RoomFigures = {
  matched: number;
  /** Covers that each had seen when there was a match; the whole deck without one. */
  covers: number[];
  /** By how titles are chosen: mean of members, and the least satisfied one, from 0 to 1. */
  satisfaction: Record<'rule' | 'random' | 'majority', { mean: number; least: number }>;
};

/** Lets rooms of so many people vote cover by cover, and compares the choice with others of the same decks. */
export function simulateRooms(people: number, rooms: number, random: () => number): RoomFigures {
  const satisfaction = { rule: [], random: [], majority: [] } as Record<string, number[][]>;
  const covers: number[] = [];
  let matched = 0;
  for (let n = 0; n < rooms; n += 1) {
    const room = makeRoom(people, `night ${n}`, random);
    const outcome = playRoom(room);
    covers.push(outcome.covers);
    matched += Number(outcome.matched);
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
    satisfaction: { rule: figures('rule'), random: figures('random'), majority: figures('majority') },
  };
}

/** Tastes by genre, a title's own quality, and chance; each person's liking is then its rank, from 0 to 1. */
function makeRoom(people: number, nightId: string, random: () => number): Room {
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

function playRoom({ liking, nightId }: Room): {
  titleId: number | undefined;
  covers: number;
  matched: boolean;
} {
  const titles = Array.from({ length: DECK }, (_, id) => ({ id, position: id }));
  const orders = liking.map((_, member) => orderDeck(titles, { nightId, member }));
  const members = liking.map((_, member) => member);
  const ballots: Ballot[] = [];
  for (let seen = 1; seen <= DECK; seen += 1) {
    for (const member of members) {
      const titleId = orders[member]?.[seen - 1]?.id ?? 0;
      ballots.push({ member, titleId, vote: voteOf(liking[member]?.[titleId] ?? 0), at: seen });
      const match = findMatch(ballots, { active: members, seed: nightId });
      if (match) return { titleId: match.titleId, covers: seen, matched: true };
    }
  }
  const choice = chooseFairest(ballots, { titleIds: titles.map(({ id }) => id), seed: nightId });
  return { titleId: choice?.titleId, covers: DECK, matched: false };
}

function voteOf(liking: number): Ballot['vote'] {
  if (liking > 1 - LIKED_SHARE) return 'yes';
  return liking > 1 - LIKED_SHARE - LATER_SHARE ? 'later' : 'no';
}

/** What wins when each names one favourite: the title that most name, of several the first. */
function majorityOf({ liking }: Room): number {
  const named = liking.map((own) => own.indexOf(Math.max(...own)));
  const countOf = (title: number) => named.filter((one) => one === title).length;
  return named.toSorted((a, b) => countOf(b) - countOf(a) || a - b)[0] ?? 0;
}

function summarize(rooms: readonly number[][]): { mean: number; least: number } {
  const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
  return { mean: mean(rooms.map(mean)), least: mean(rooms.map((members) => Math.min(...members))) };
}
