import type { DeskRequest, RequestChoice } from '../../../../contract/desk/requests.ts';
import { texts } from '../../../languages/texts.ts';
import styles from '../parts/title-chooser.module.css';
import { Option, TitleChooser } from '../parts/title-chooser.tsx';

type RequestTitlesProps = {
  request: DeskRequest;
  isApproved: boolean;
  onChosen: (to: RequestChoice) => void;
  onClose: () => void;
};

/** What a request may mean: titles found by its words, a new one, or the words themselves. */
export function RequestTitles({ request, isApproved, onChosen, onClose }: RequestTitlesProps) {
  const { name, type } = request;
  return (
    <TitleChooser
      about={name}
      words={name.replace(/ \(\d{4}\).*$/, '')}
      onTitle={(id) => onChosen({ kind: 'title', id: Number(id) })}
      onTmdb={(title) => onChosen({ kind: 'tmdb', ...title })}
      onClose={onClose}
    >
      <ul className={styles['options']} aria-label={texts.desk.requests.otherAnswers}>
        <Option
          name={texts.desk.requests.createFilm}
          line={texts.desk.requests.withoutVideo}
          onPress={() => onChosen({ kind: 'new', type: 'film' })}
        />
        <Option
          name={texts.desk.requests.createSeries}
          line={texts.desk.requests.withoutVideo}
          onPress={() => onChosen({ kind: 'new', type: 'serie' })}
        />
        {type === null && !isApproved && (
          <Option
            name={texts.desk.requests.approveOnly}
            line={texts.desk.requests.aboutApproveOnly}
            onPress={() => onChosen({ kind: 'approve' })}
          />
        )}
      </ul>
    </TitleChooser>
  );
}
