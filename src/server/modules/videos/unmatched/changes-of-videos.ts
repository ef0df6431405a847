import { takeBackVideos } from '../../../../contract/desk/videos.ts';
import { all } from '../../../database/db.ts';
import type { Title } from '../../catalogue/title.ts';
import type { Change } from '../../changes/changes.ts';
import { type Standing, undoBy } from '../../changes/undo.ts';
import { findVideoPosts, nameOfVideo } from '../posts/video-posts.ts';

// Changes of unmatched videos, for 'Ultime modifiche'.

/** Videos that were made a title's; `name`: that of one of them. */
export function changeOfMatching(name: string, title: Title, matched: number[]): Change {
  return {
    what: { kind: 'videosMatched', title: title.titolo, video: name, videos: matched.length },
    undo: undoBy(takeBackVideos, { body: { matched, ignored: [] } }, ANSWERS),
  };
}

/** Videos ignored together: one of them, and their number. */
export function changeOfIgnoring(post: { id: number; name: string }, videos: number): Change {
  return {
    what: { kind: 'videosIgnored', video: post.name, videos },
    undo: undoBy(takeBackVideos, { body: { matched: [], ignored: [post.id] } }, ANSWERS),
  };
}

/** Videos that wait again. */
export function changeOfTakingBack(videos: number): Change {
  return { what: { kind: 'videosTakenBack', videos } };
}

/** The present state for undoing: videos given a part by hand, or ignored. */
export const ANSWERS: Standing<typeof takeBackVideos> = {
  async read(db, { matched, ignored }) {
    const rows = await all<{ id: number; answer: string }>(db)`
      select id, concat_ws(' ', state, (
        select string_agg(concat_ws('.', title_id, season, episode), ' ' order by title_id, season, episode)
        from video where post_id = video_post.id
      )) as answer
      from video_post where (by_hand or state = 'ignored') and id = any(${[...matched, ...ignored]}::int[])`;
    return Object.fromEntries(rows.map(({ id, answer }) => [id, answer]));
  },
  several: {
    only: ({ matched, ignored }, ids) => ({
      matched: matched.filter((id) => ids.has(id)),
      ignored: ignored.filter((id) => ids.has(id)),
    }),
    async namesOf(db, ids) {
      return [...(await findVideoPosts(db, ids)).values()].map(nameOfVideo);
    },
  },
};
