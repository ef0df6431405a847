import { useRef } from 'react';
import { texts } from '../../../languages/texts.ts';
import { useHoles } from '../../../lib/presses/use-holes.ts';
import { showToast } from '../../../ui/overlays/toast.tsx';
import { HoledRows } from '../../../ui/rows/rows.tsx';
import { TextRow } from '../../../ui/rows/text-row.tsx';
import { Action } from '../parts/action.tsx';
import type { Row } from './answers.ts';
import { useHaveWait } from './use-settle.ts';

/** Ignored videos, each with a button that has it wait again. */
export function IgnoredVideos({ rows }: { rows: readonly Row[] }) {
  const haveWait = useHaveWait();
  const list = useRef<HTMLUListElement>(null);
  const slots = useHoles(rows, ({ post }) => post, list);
  return (
    <HoledRows slots={slots} list={list}>
      {({ post, posts, name }) => (
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
      )}
    </HoledRows>
  );
}
