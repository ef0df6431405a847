import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { MOVIE_NIGHT_PATH } from '../../../../../contract/movie-nights.ts';
import {
  MAX_LEFT_OUT_GENRES,
  makeMovieNight,
  nightOptions,
  type OwnNightOptions,
} from '../../../../../contract/own/movie-nights.ts';
import { allGenresQuery } from '../../../../calls/genres.ts';
import { sendRequest } from '../../../../calls/send-request.ts';
import { useChange } from '../../../../features/changes/use-change.ts';
import { useDraft } from '../../../../features/drafts/use-draft.ts';
import { Choice } from '../../../../features/search/choice.tsx';
import { FilterChips } from '../../../../features/search/filter-chips.tsx';
import { genreOptions } from '../../../../features/search/genre-options.ts';
import { texts } from '../../../../languages/texts.ts';
import { haptic } from '../../../../messenger/haptic.ts';
import { useUser } from '../../../../session/use-user.ts';
import { PrimaryButton } from '../../../../ui/buttons/primary-button.tsx';
import { Icon } from '../../../../ui/icons.tsx';
import disclosure from '../../../../ui/rows/disclosure.module.css';
import { SwitchRows } from '../../../../ui/rows/switch-rows.tsx';
import styles from './movie-nights-section.module.css';

const DEFAULT_OPTIONS: OwnNightOptions = {
  kind: null,
  maxMinutes: null,
  leftOutGenres: [],
  unwatched: false,
  votingMinutes: 30,
  people: null,
};

const KINDS = [
  { value: 'film', label: texts.kinds.films },
  { value: 'serie', label: texts.kinds.series },
];
const MINUTES = [90, 120, 150];
const VOTING_MINUTES = [10, 20, 30, 60];
const PEOPLE = [2, 3, 4, 5, 6, 8];

const minutes = (count: number) => ({ value: String(count), label: texts.ownPage.minutes(count) });
const numberOf = (value: string) => (value === '' ? null : Number(value));
const textOf = (count: number | null) => (count === null ? '' : String(count));

/** Options of a movie night, and the button that opens it. */
export function NewNight() {
  const draft = useDraft('night', nightOptions, DEFAULT_OPTIONS);
  const { value: options } = draft;
  const set = (changed: Partial<OwnNightOptions>) => draft.set({ ...options, ...changed });
  const open = useOpenNight(draft.drop);
  const { kind, maxMinutes, votingMinutes, people, unwatched } = options;
  return (
    <section aria-label={texts.ownPage.nights.new} className={styles['new']}>
      <Choice
        label={texts.ownPage.nights.howMany}
        any={texts.ownPage.nights.unknown}
        options={PEOPLE.map((count) => ({ value: String(count), label: String(count) }))}
        chosen={textOf(people)}
        onChoose={(value) => set({ people: numberOf(value) })}
      />
      <Choice
        label={texts.ownPage.nights.what}
        any={texts.ownPage.nights.filmsAndSeries}
        options={KINDS}
        chosen={kind ?? ''}
        onChoose={(value) => set({ kind: value === 'film' || value === 'serie' ? value : null })}
      />
      <details className={`${disclosure['disclosure']} ${styles['more']}`}>
        <summary>
          {texts.ownPage.nights.more}
          <Icon name="chevron" size={18} />
        </summary>
        {kind !== 'serie' && (
          <Choice
            label={texts.ownPage.nights.maxDuration}
            any={texts.ownPage.nights.any}
            options={MINUTES.map(minutes)}
            chosen={textOf(maxMinutes)}
            onChoose={(value) => set({ maxMinutes: numberOf(value) })}
          />
        )}
        <LeftOutGenres chosen={options.leftOutGenres} onChange={(leftOutGenres) => set({ leftOutGenres })} />
        <Choice
          label={texts.ownPage.nights.votingTime}
          options={VOTING_MINUTES.map(minutes)}
          chosen={String(votingMinutes)}
          onChoose={(value) => set({ votingMinutes: numberOf(value) ?? DEFAULT_OPTIONS.votingMinutes })}
        />
        <SwitchRows
          switches={[
            {
              label: texts.ownPage.nights.unwatched,
              about: texts.ownPage.nights.aboutUnwatched,
              isOn: unwatched,
              onChange: (isOn) => set({ unwatched: isOn }),
            },
          ]}
        />
      </details>
      <PrimaryButton busy={open.busy} onPress={() => open.run(options)}>
        {texts.ownPage.nights.start}
      </PrimaryButton>
    </section>
  );
}

type LeftOutGenresProps = { chosen: string[]; onChange: (chosen: string[]) => void };

/** Genres to leave out; past the limit, the earliest choice is dropped. */
function LeftOutGenres({ chosen, onChange }: LeftOutGenresProps) {
  const { data = [] } = useQuery(allGenresQuery(useUser().userId));
  const toggle = (genre: string) =>
    onChange(
      chosen.includes(genre)
        ? chosen.filter((one) => one !== genre)
        : [...chosen, genre].slice(-MAX_LEFT_OUT_GENRES),
    );
  if (data.length === 0) return null;
  return (
    <div className={styles['genres']}>
      <FilterChips
        label={texts.ownPage.nights.without}
        options={genreOptions(data, chosen)}
        chosen={chosen}
        onToggle={toggle}
      />
    </div>
  );
}

/** Makes a night and goes to its screen, which joins it. */
function useOpenNight(onOpened: () => void) {
  const navigate = useNavigate();
  return useChange({
    key: ['open-night'],
    send: (body: OwnNightOptions) => sendRequest(makeMovieNight, { body }),
    onSuccess: ({ id }) => {
      haptic.notify('success');
      onOpened();
      void navigate(`${MOVIE_NIGHT_PATH}/${id}`);
    },
    refused: texts.ownPage.nights.failed,
    canRetry: () => true,
  });
}
