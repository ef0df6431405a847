import { playEpisode, type WatchedPart } from '../../../contract/own/watched.ts';
import type { TitleId } from '../../../contract/titles.ts';
import { requestPlayback } from '../../calls/bot-requests.ts';
import { sendRequest } from '../../calls/send-request.ts';
import { texts } from '../../languages/texts.ts';
import { useSendToBot } from './use-send-to-bot.ts';

/** Plays a film, or an episode of a series, which comes at once, without the choice of seasons. */
export function usePlayPart(id: TitleId, episode: WatchedPart['episode']) {
  return useSendToBot(
    ['play', String(id), episode],
    (userId, signal) =>
      episode
        ? sendRequest(playEpisode, { body: { content_id: id, ...episode }, signal })
        : requestPlayback(id, userId, signal),
    texts.playback.failed,
  );
}
