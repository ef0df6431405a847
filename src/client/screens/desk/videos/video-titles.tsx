import { useQuery } from '@tanstack/react-query';
import type { VideoAnswer } from '../../../../contract/desk/videos.ts';
import { texts } from '../../../languages/texts.ts';
import { LoadingMessage } from '../../../ui/messages/loading-message.tsx';
import styles from '../parts/title-chooser.module.css';
import { Option, Options, TitleChooser, TitleOption } from '../parts/title-chooser.tsx';
import { asNew, asTitle, asTmdb, asWords, type Row } from './answers.ts';
import { titlesForVideoQuery } from './waiting-videos.ts';

type VideoTitlesProps = { row: Row; onChosen: (answer: VideoAnswer) => void; onClose: () => void };

/** The titles that a row may be, and a search for all others. */
export function VideoTitles({ row, onChosen, onClose }: VideoTitlesProps) {
  return (
    <TitleChooser
      about={row.name}
      onTitle={(id) => onChosen(asTitle(row, id))}
      onTmdb={(title) => onChosen(asTmdb(row, title))}
      onWords={(named) => onChosen(asWords(row, named))}
      onClose={onClose}
    >
      <Suggestions row={row} onChosen={onChosen} />
    </TitleChooser>
  );
}

function Suggestions({ row, onChosen }: Omit<VideoTitlesProps, 'onClose'>) {
  const { data, isPending } = useQuery(titlesForVideoQuery(row.post));
  if (isPending) return <LoadingMessage />;
  if (!data) return <p className={styles['none']}>{texts.desk.videos.searchByName}</p>;
  const { titles, tmdb, newName } = data;
  return (
    <Options label={texts.desk.videos.possible}>
      {titles.map((title) => (
        <TitleOption key={title.id} title={title} onPress={() => onChosen(asTitle(row, title.id))} />
      ))}
      {tmdb && (
        <Option
          name={tmdb.name}
          line={texts.desk.titleChooser.ofTmdb[tmdb.type]}
          onPress={() => onChosen(asTmdb(row, tmdb))}
        />
      )}
      {newName !== null && (
        <Option name={newName} line={texts.desk.videos.createThis} onPress={() => onChosen(asNew(row))} />
      )}
      {titles.length === 0 && !tmdb && newName === null && (
        <li className={styles['none']}>{texts.desk.videos.noName}</li>
      )}
    </Options>
  );
}
