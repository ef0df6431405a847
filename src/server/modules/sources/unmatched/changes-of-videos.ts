import { type SettledVideos, takeBackVideos } from '../../../../contract/desk-videos.ts';
import type { Title } from '../../catalogue/title.ts';
import { type Change, undoBy } from '../../changes/changes.ts';

// What is done with waiting videos, for 'Ultime modifiche'.

/** Videos that were made a title's; `name`: that of one of them. */
export function changeOfMatching(name: string, title: Title, matched: number[]): Change {
  const videos = listed(name, matched.length);
  return {
    what: `«${title.name}»: ${matched.length === 1 ? 'abbinato' : 'abbinati'} ${videos}`,
    about: matched.map(keyOf),
    undo: undoBy(takeBackVideos, { body: { matched, ignored: [] } }),
  };
}

/** Videos that were ignored together: one of them, and how many. */
export function changeOfIgnoring(post: { id: number; name: string }, videos: number): Change {
  return {
    what: `${videos === 1 ? 'Ignorato' : 'Ignorati'} ${listed(post.name, videos)}`,
    about: [keyOf(post.id)],
    undo: undoBy(takeBackVideos, { body: { matched: [], ignored: [post.id] } }),
  };
}

/** Videos that wait again. */
export function changeOfTakingBack(videos: number, { matched, ignored }: SettledVideos): Change {
  return { what: `Di nuovo da abbinare: ${videos} video`, about: [...matched, ...ignored].map(keyOf) };
}

const keyOf = (post: number) => `video ${post}`;

function listed(name: string, videos: number): string {
  return videos === 1 ? name : `${videos} video (${name} …)`;
}
