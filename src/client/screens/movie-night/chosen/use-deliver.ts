import { requestMovieNightDelivery } from '../../../calls/movie-nights.ts';
import { useSendToBot } from '../../../features/playback/use-send-to-bot.ts';

/** 'Guarda': the bot delivers the chosen title to this person, and the app closes. */
export function useDeliver(roomId: string) {
  return useSendToBot(
    ['movie-night-watch', roomId],
    (_userId, signal) => requestMovieNightDelivery(roomId, signal),
    'Il bot non ha potuto mandartelo.',
  );
}
