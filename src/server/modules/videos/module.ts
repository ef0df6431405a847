import type { BotParts, JobContext, Module } from '../../module.ts';
import type { Job } from '../../queue/leader-job.ts';
import { registerAddVideoHandlers } from './add-video-handlers.ts';
import { CHANNEL_READINGS } from './channel-reading/read-channels.ts';
import { registerChannelReading } from './channel-reading/reading-handlers.ts';
import { readingProgress } from './channel-reading/reading-text.ts';
import { registerPostsToLearn } from './former-bot/ask-for-posts.ts';
import { FILES_OF_POSTS } from './former-bot/learn-files.ts';
import { takeOverFiles } from './former-bot/take-over-files.ts';
import { registerChannelCommand } from './posts/channel-command.ts';
import { checkRights } from './posts/channel-rights.ts';
import { registerChannelRights } from './posts/channel-rights-handlers.ts';
import { intakeMessage } from './posts/intakes.ts';
import { videoReport } from './posts/owner-report.ts';
import { rematchVideos } from './posts/rematch-videos.ts';
import { registerKeepEarlier } from './posts/replaced-video-handlers.ts';
import { reportPostsToOwners } from './posts/report-posts-to-owners.ts';
import { registerVideoPostHandlers } from './posts/video-post-handlers.ts';
import { registerSubtitleHandlers } from './subtitles/subtitle-handlers.ts';
import { registerWaitingSubtitles } from './subtitles/waiting-subtitle-handlers.ts';
import { titleReview } from './unlist-titles.ts';
import { registerNameByReply } from './unmatched/name-by-reply-handlers.ts';
import { registerUnmatchedVideo } from './unmatched/unmatched-video-handlers.ts';
import { ownPreferenceRoutes } from './versions/own-preference-routes.ts';
import { registerPreferencesCommand } from './versions/preferences-command.ts';

export const videos: Module = {
  newBot: takeOverFiles,
  routes: (context) => ({ signedIn: (scope) => ownPreferenceRoutes(scope, context) }),
  chat: {
    answers: ({ owners }, services) => ({
      ...registerWaitingSubtitles(owners, services),
      ...registerChannelReading(owners, services),
    }),
    owners({ owners }, services) {
      registerKeepEarlier(owners, services);
      registerUnmatchedVideo(owners, services);
      registerNameByReply(owners, services);
    },
    everybody({ updates, chats }, services) {
      registerSubtitleHandlers(updates, chats, services);
      registerPostsToLearn(updates, services);
      registerVideoPostHandlers(updates, chats, services);
      registerChannelRights(updates, chats, services);
      registerChannelCommand(chats, services);
      registerAddVideoHandlers(chats, services);
      registerPreferencesCommand(chats, services);
    },
  },
  notices: { videoReport },
  live: { intake: intakeMessage, reading: readingProgress },
  due: [CHANNEL_READINGS, FILES_OF_POSTS.work],
  jobs: ({ db, config, bot }) => [titleReview(db, config), ...(bot ? jobsOfBot(db, bot.services) : [])],
};

const jobsOfBot = (db: JobContext['db'], services: BotParts): Job[] => [
  { name: 'posts', everyMs: 1000, work: () => reportPostsToOwners(services) },
  { name: 'channel rights', everyMs: 10_000, work: (signal) => checkRights(services, signal) },
  { name: 'unmatched videos', everyMs: 5000, work: (signal) => rematchVideos(db, signal) },
];
