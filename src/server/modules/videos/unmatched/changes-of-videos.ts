import type { Title } from '../../catalogue/title.ts';
import type { Change } from '../../changes/changes.ts';

// Changes of unmatched videos, for 'Ultime modifiche'.

/** Videos that were made a title's; `name`: that of one of them. */
export function changeOfMatching(name: string, title: Title, matched: number[]): Change {
  return { what: { kind: 'videosMatched', title: title.titolo, video: name, videos: matched.length } };
}

/** Videos ignored together: one of them, and their number. */
export function changeOfIgnoring(post: { id: number; name: string }, videos: number): Change {
  return { what: { kind: 'videosIgnored', video: post.name, videos } };
}

/** Videos that wait again. */
export function changeOfTakingBack(videos: number): Change {
  return { what: { kind: 'videosTakenBack', videos } };
}
