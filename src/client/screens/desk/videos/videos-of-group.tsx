import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { texts } from '../../../languages/texts.ts';
import { useHoles } from '../../../lib/presses/use-holes.ts';
import { SecondaryButton } from '../../../ui/buttons/secondary-button.tsx';
import { LoadingMessage } from '../../../ui/messages/loading-message.tsx';
import { rowOrHole } from '../../../ui/rows/rows.tsx';
import styles from '../parts/desk-row.module.css';
import { type RowActions, VideoRow } from './video-row.tsx';
import { videosOfGroupQuery } from './waiting-videos.ts';

export function VideosOfGroup({ post, actions }: { post: number; actions: RowActions }) {
  const { data, isPending, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    videosOfGroupQuery(post),
  );
  const list = useRef<HTMLUListElement>(null);
  const videos = data?.pages.flatMap((page) => page.videos) ?? [];
  const slots = useHoles(videos, ({ post }) => post, list);
  if (isPending) return <LoadingMessage />;
  return (
    <ul ref={list} className={styles['videos']} aria-label={texts.desk.videos.ofGroup}>
      {slots.map((slot) =>
        rowOrHole(slot, (video) => (
          <li key={video.post}>
            <VideoRow row={{ ...video, isOne: true }} actions={actions} />
          </li>
        )),
      )}
      {hasNextPage && (
        <li>
          <SecondaryButton busy={isFetchingNextPage} onPress={() => void fetchNextPage()}>
            {texts.desk.videos.more}
          </SecondaryButton>
        </li>
      )}
    </ul>
  );
}
