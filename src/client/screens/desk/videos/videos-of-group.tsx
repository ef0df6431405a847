import { useInfiniteQuery } from '@tanstack/react-query';
import { texts } from '../../../languages/texts.ts';
import { SecondaryButton } from '../../../ui/buttons/secondary-button.tsx';
import { LoadingMessage } from '../../../ui/messages/loading-message.tsx';
import styles from '../parts/desk-row.module.css';
import { type RowActions, VideoRow } from './video-row.tsx';
import { videosOfGroupQuery } from './waiting-videos.ts';

export function VideosOfGroup({ post, actions }: { post: number; actions: RowActions }) {
  const { data, isPending, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    videosOfGroupQuery(post),
  );
  if (isPending) return <LoadingMessage />;
  return (
    <ul className={styles['videos']} aria-label={texts.desk.videos.ofGroup}>
      {data?.pages
        .flatMap(({ videos }) => videos)
        .map((video) => (
          <li key={video.post}>
            <VideoRow row={{ ...video, isOne: true }} actions={actions} />
          </li>
        ))}
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
