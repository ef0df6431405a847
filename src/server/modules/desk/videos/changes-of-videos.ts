import { type SettledVideos, takeBackVideos } from '../../../../contract/desk-videos.ts';
import type { Title } from '../../catalogue/title.ts';
import { type Change, undoBy } from '../../changes/changes.ts';
import { nameOfVideo } from '../../sources/unmatched/unmatched-video-message.ts';
import type { VideoPost } from '../../sources/videos/video-posts.ts';

// What is done in 'Da abbinare', for 'Ultime modifiche'.

/** Videos that were made a title's; `first`: one of them. */
export function changeOfMatching(first: VideoPost, title: Title, matched: number[]): Change {
  const videos = listed(first, matched.length);
  return {
    what: `«${title.name}»: ${matched.length === 1 ? 'abbinato' : 'abbinati'} ${videos}`,
    about: matched.map(keyOf),
    undo: undoBy(takeBackVideos, { body: { matched, ignored: [] } }),
  };
}

/** Videos that were ignored together; `first`: one of them. */
export function changeOfIgnoring(first: VideoPost, videos: number): Change {
  return {
    what: `${videos === 1 ? 'Ignorato' : 'Ignorati'} ${listed(first, videos)}`,
    about: [keyOf(first.id)],
    undo: undoBy(takeBackVideos, { body: { matched: [], ignored: [first.id] } }),
  };
}

/** Videos that wait again. */
export function changeOfTakingBack(videos: number, { matched, ignored }: SettledVideos): Change {
  return { what: `Di nuovo da abbinare: ${videos} video`, about: [...matched, ...ignored].map(keyOf) };
}

const keyOf = (post: number) => `video ${post}`;

function listed(first: VideoPost, videos: number): string {
  const name = nameOfVideo(first);
  return videos === 1 ? name : `${videos} video (${name} …)`;
}
