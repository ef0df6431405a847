import { texts } from '../../../languages/texts.ts';
import { showToast } from '../../../ui/overlays/toast.tsx';
import { Rows } from '../../../ui/rows/rows.tsx';
import { TextRow } from '../../../ui/rows/text-row.tsx';
import { Action } from '../parts/action.tsx';
import type { Row } from './answers.ts';
import { useHaveWait } from './use-settle.ts';

/** Ignored videos, each with a button that has it wait again. */
export function IgnoredVideos({ rows }: { rows: readonly Row[] }) {
  const haveWait = useHaveWait();
  return (
    <Rows>
      {rows.map(({ post, posts, name }) => (
        <TextRow key={post} name={name} line={texts.desk.videos.ignored(posts)}>
          <Action
            label={texts.desk.videos.stopIgnoring}
            of={name}
            onPress={() => {
              haveWait({ matched: [], ignored: [post] });
              showToast({ text: texts.desk.videos.waitsAgain });
            }}
          />
        </TextRow>
      ))}
    </Rows>
  );
}
