import type { Db } from '../../../database/db.ts';
import { setVideoLost } from '../../../modules/videos/lose-video.ts';
import {
  countSubtitles,
  iterateSubtitles,
  setSubtitlesLost,
} from '../../../modules/videos/subtitles/check-subtitles.ts';
import { createVideoChecker } from '../../../modules/videos/video-checker.ts';
import type { VideoLocation } from '../../../modules/videos/video-location.ts';
import {
  countMessengerVideos,
  iterateVideos,
  type ListedVideo,
} from '../../../modules/videos/videos-by-id.ts';
import { type Command, UsageError } from '../../command.ts';
import { createProgressDisplay } from '../../progress-display.ts';
import { formatSubtitleLine, formatVideoLine } from './list-and-remove.ts';

const MAX_PER_SECOND = 20;

export const checkSourcesCommand: Command = {
  name: 'sources check',
  summary: 'find the videos and subtitles that the messenger no longer delivers',
  options: {
    rate: { value: 'N', summary: `checks a second, 1 to ${MAX_PER_SECOND}; otherwise 1` },
    chat: { value: 'id', summary: 'where to copy to; otherwise the first of OWNER_IDS' },
  },
  details: `The Bot API cannot check a message: it is copied without a sound to an owner's chat and deleted there at once, so
the owner must have started the bot. A file is checked by getFile, which sends nothing, and a link by its page's headers,
never in a private network: 404 and 410 mean that it is gone. A chat takes about one message a second: with a higher
--rate the messenger asks for pauses, which are kept. Lost ones are printed and noted (videos in sources list --lost,
subtitles below the title in the chat). Nothing is removed; if a lost video had replaced another, that one takes its place
again. Exits with 1 if anything is lost. Shows its progress, on lines every ten seconds if the output is not a terminal.
Five thousand take some 80 minutes at one a second.`,
  async run({ options }, { config, db, say, stderr, signal }) {
    const { botToken: token, botApiRoot: apiRoot } = config;
    if (token === undefined) throw new Error('missing BOT_TOKEN: the bot asks the messenger');
    const chatId = readChat(options['chat'], config.ownerIds);
    const check = createVideoChecker({
      token,
      apiRoot,
      chatId,
      perSecond: readRate(options['rate']),
      signal,
    });
    const counts = { checked: 0, lost: 0 };
    const total = (await countMessengerVideos(await db())) + (await countSubtitles(await db()));
    const progress = createProgressDisplay(stderr, 'source');
    for await (const { location, line, note } of checkable(await db())) {
      const state = await check(location);
      if (state === 'interrupted') break;
      if (state === 'unknown') continue;
      const isReplaced = await note(state !== 'works');
      counts.checked += 1;
      progress.show(counts.checked, Math.min(1, counts.checked / Math.max(total, 1)));
      if (state === 'works') continue;
      counts.lost += 1;
      progress.end();
      say([line, state.lost, isReplaced && 'the one before is back'].filter(Boolean).join('\t'));
    }
    progress.end();
    say(`${counts.checked} checked, ${counts.lost} lost.${signal.aborted ? ' Interrupted.' : ''}`);
    return counts.lost > 0 || signal.aborted ? 1 : 0;
  },
};

/**
 * A location to check, its line in the output, and a function that stores the answer; it returns true if an earlier
 * video takes its place.
 */
type Checkable = { location: VideoLocation; line: string; note: (isLost: boolean) => Promise<boolean> };

async function* checkable(db: Db): AsyncGenerator<Checkable> {
  yield* checkableVideos(db, iterateVideos(db));
  for await (const file of iterateSubtitles(db))
    yield {
      location: { kind: 'document', fileId: file.fileId },
      line: formatSubtitleLine(file),
      note: async (isLost) => {
        await setSubtitlesLost(db, file.id, isLost);
        return false;
      },
    };
}

/** Videos, each followed by the earlier one that took its place again. */
async function* checkableVideos(db: Db, videos: AsyncIterable<ListedVideo>): AsyncGenerator<Checkable> {
  for await (const video of videos) {
    let restored: number | undefined;
    yield {
      location: video.location,
      line: formatVideoLine(video),
      note: async (isLost) => {
        restored = await setVideoLost(db, video.id, isLost);
        return restored !== undefined;
      },
    };
    if (restored !== undefined) yield* checkableVideos(db, iterateVideos(db, { id: restored }));
  }
}

function readRate(text: unknown): number {
  if (text === undefined) return 1;
  const rate = Number(text);
  if (Number.isInteger(rate) && rate >= 1 && rate <= MAX_PER_SECOND) return rate;
  throw new UsageError(
    `--rate must be a whole number from 1 to ${MAX_PER_SECOND}, not ${JSON.stringify(text)}`,
  );
}

function readChat(named: unknown, [owner]: readonly string[]): number {
  const text = named ?? owner;
  if (text === undefined) throw new UsageError('no owner to copy to: set OWNER_IDS, or add --chat');
  const id = Number(text);
  if (Number.isSafeInteger(id) && id !== 0) return id;
  throw new UsageError(`--chat must be a number, as in 123456789, not ${JSON.stringify(text)}`);
}
