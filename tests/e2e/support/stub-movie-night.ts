import { thirdPartyTitles } from './third-party-catalogue.ts';
import { type ReceivedCall, StubResponse } from './third-party-server.ts';

export const ROOM_PATH = '/serata/Rm_0123456789abcdefghij';

type Vote = 'yes' | 'no' | 'later' | null;

/**
 * A movie night shared by the servers of its members, whose `movie_nights` calls it answers. Streams are refused, as by a
 * proxy that cannot pass them on: the room is polled.
 */
export class StubMovieNight {
  readonly #deck = thirdPartyTitles(4);
  readonly #names: string[] = [];
  readonly #votes: Map<string, Vote>[] = [];
  #version = 0;
  readonly #delivered: string[] = [];
  #isDecided = false;

  /** The names of those to whom the bot has delivered the title. */
  get delivered(): readonly string[] {
    return this.#delivered;
  }

  /** Answers the calls of this member, who is in the room from the first call on. */
  answer(name: string): (call: ReceivedCall) => unknown {
    const me = this.#names.push(name);
    const votes = new Map<string, Vote>();
    this.#votes.push(votes);
    this.#version += 1;
    return ({ path, body }) => {
      const call = path.split('/')[4];
      if (call === 'events') return new StubResponse(502);
      if (call === 'titles')
        return { titles: this.#deck.map((content) => ({ content, vote: votes.get(content.id) ?? null })) };
      if (call === 'votes') return this.#vote(votes, body);
      if (call === 'watch') this.#delivered.push(name);
      return call === 'watch' ? { success: true } : this.#snapshotFor(me);
    };
  }

  /** Chooses the first title, whatever the votes. */
  decide(): void {
    this.#isDecided = true;
    this.#version += 1;
  }

  #vote(votes: Map<string, Vote>, body: unknown) {
    // As the client sends it: the contract is checked on the server.
    for (const { content_id, vote } of (body as { votes: { content_id: string; vote: Vote }[] }).votes)
      votes.set(content_id, vote);
    this.#version += 1;
    return { success: true };
  }

  #snapshotFor(me: number) {
    const chosen = this.#deck.find(
      ({ id }) => this.#isDecided || this.#votes.every((votes) => votes.get(id) === 'yes'),
    );
    const voters = this.#names.length;
    return {
      id: 'room',
      version: this.#version,
      title: 'Serata di Anna',
      state: chosen ? 'chosen' : 'open',
      me,
      isHost: me === 1,
      members: this.#names.map((name, index) => ({
        member: index + 1,
        name,
        voted: [...(this.#votes[index]?.values() ?? [])].filter((vote) => vote !== null).length,
        isHost: index === 0,
      })),
      titles: this.#deck.length,
      endsAt: null,
      now: Date.now(),
      chosen: chosen
        ? { content: chosen, by: 'match', approvals: voters, voters, reason: 'Piace a tutti.', seed: null }
        : null,
      playAt: null,
    };
  }
}
