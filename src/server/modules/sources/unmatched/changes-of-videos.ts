import { type SettledVideos, takeBackVideos } from '../../../../contract/desk/videos.ts';
import type { Title } from '../../catalogue/title.ts';
import { type Change, undoBy } from '../../changes/changes.ts';

// What is done with unmatched videos, for 'Ultime modifiche'.

/** Videos that were made a title's; `name`: that of one of them. */
export function changeOfMatching(name: string, title: Title, matched: number[]): Change {
  return {
    what: { kind: 'videosMatched', title: title.name, video: name, videos: matched.length },
    about: matched.map(keyOf),
    undo: undoBy(takeBackVideos, { body: { matched, ignored: [] } }),
  };
}

/** Videos that were ignored together: one of them, and how many. */
export function changeOfIgnoring(post: { id: number; name: string }, videos: number): Change {
  return {
    what: { kind: 'videosIgnored', video: post.name, videos },
    about: [keyOf(post.id)],
    undo: undoBy(takeBackVideos, { body: { matched: [], ignored: [post.id] } }),
  };
}

/** Videos that wait again. */
export function changeOfTakingBack(videos: number, { matched, ignored }: SettledVideos): Change {
  return { what: { kind: 'videosTakenBack', videos }, about: [...matched, ...ignored].map(keyOf) };
}

const keyOf = (post: number) => `video ${post}`;
