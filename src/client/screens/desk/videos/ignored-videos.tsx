import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { TextRow } from '../../own-page/parts/text-row.tsx';
import { TitleRows } from '../../own-page/parts/title-row.tsx';
import type { Row } from './answers.ts';
import { useHaveWait } from './use-settle.ts';

/** What was ignored, to wait again. */
export function IgnoredVideos({ rows }: { rows: readonly Row[] }) {
  const notify = useToast();
  const haveWait = useHaveWait();
  return (
    <TitleRows>
      {rows.map(({ post, posts, name }) => (
        <TextRow key={post} name={name} line={posts === 1 ? 'ignorato' : `${posts} video ignorati`}>
          <IconButton
            icon="undo"
            label={`Non ignorare più: ${name}`}
            onClick={() => {
              haveWait({ matched: [], ignored: [post] });
              notify({ text: 'Torna fra quelli da abbinare.' });
            }}
          />
        </TextRow>
      ))}
    </TitleRows>
  );
}
