import {
  MAX_ANSWERS,
  type VideoAnswer,
  type WaitingVideos,
} from '../../../../../src/contract/desk/videos.ts';
import { appCaller } from '../../../support/app-caller.ts';
import { OWNER, type TestBot } from '../../../support/test-bot.ts';

type Part = 'all' | 'known' | 'unknown' | 'other';
type Page = { groups: WaitingVideos[]; counts: Record<Part | 'guessed', number>; next: string | null };
type Left = { post: number; title: number; needs: 'season' | 'episode' };
type Outcome = { settled: { matched: number[]; ignored: number[] }; left: Left[]; failures: string[] };

/** The desk's screen 'Da abbinare', whose presses are counted; it types nothing. */
export function pressCounter(server: TestBot) {
  let presses = 0;

  async function call<Answer>(request: string, body?: object): Promise<Answer> {
    const answer = await appCaller(server, { isProven: true })(OWNER, request, body);
    if (answer.statusCode !== 200) throw new Error(`${request}: ${answer.statusCode} ${answer.body}`);
    return answer.json();
  }

  async function rows(show: Part): Promise<WaitingVideos[]> {
    const found: WaitingVideos[] = [];
    for (let after = ''; ;) {
      const { groups, next } = await call<Page>(
        `GET /api/gestione/videos?show=${show}${after && `&after=${after}`}`,
      );
      found.push(...groups);
      if (next === null) return found;
      after = next;
    }
  }

  /** One press; a sheet that asks for a season proposes the first, which is another press. */
  async function answer(answers: readonly VideoAnswer[]): Promise<void> {
    presses += 1;
    const left: Left[] = [];
    for (let from = 0; from < answers.length; from += MAX_ANSWERS) {
      const body = { answers: answers.slice(from, from + MAX_ANSWERS) };
      const outcome = await call<Outcome>('POST /api/gestione/videos/settle', body);
      if (outcome.failures.length > 0) throw new Error(outcome.failures.join());
      left.push(...outcome.left);
    }
    for (const { post, title, needs } of left) {
      if (needs === 'episode') throw new Error(`an episode would have to be typed for ${post}`);
      await answer([{ post, isOne: false, to: { kind: 'title', id: title, season: 1, episode: null } }]);
    }
  }

  const toAll = (found: readonly WaitingVideos[], to: VideoAnswer['to']) =>
    found.map(({ post }) => ({ post, isOne: false, to }));

  return {
    presses: () => presses,
    rows,
    counts: async () => (await call<Page>('GET /api/gestione/videos?show=all')).counts,
    /** 'Prendi tutti'. */
    async takeAll(): Promise<void> {
      const guessed = (await rows('all')).flatMap(({ post, guess, reason }) =>
        guess && reason === null
          ? [
              {
                post,
                isOne: false,
                to: { kind: 'title', id: Number(guess.id), season: null, episode: null },
              } as const,
            ]
          : [],
      );
      await answer(guessed);
    },
    /** 'Non nel catalogo', 'Crea tutti'. */
    async createAll(): Promise<void> {
      presses += 1;
      await answer(toAll(await rows('unknown'), { kind: 'new' }));
    },
    answer: (row: WaitingVideos, kind: 'each' | 'ignore' | 'new') => answer(toAll([row], { kind })),
  };
}
