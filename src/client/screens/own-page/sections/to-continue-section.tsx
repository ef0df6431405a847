import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import {
  getToContinue,
  leaveSeries,
  setWatched,
  type TitleToContinue,
} from '../../../../contract/own/watched.ts';
import { sendRequest } from '../../../calls/send-request.ts';
import { defineChange, ownQuery } from '../../../features/changes/own-query.ts';
import { useOwnChange } from '../../../features/changes/use-own-change.ts';
import { PlayIconButton } from '../../../features/playback/play-button.tsx';
import { usePlayPart } from '../../../features/playback/use-play-part.ts';
import { TitleRow } from '../../../features/titles/rows/title-row.tsx';
import { texts } from '../../../languages/texts.ts';
import { useHoles } from '../../../lib/presses/use-holes.ts';
import { useUser } from '../../../session/use-user.ts';
import { SectionBody } from '../../../ui/messages/section-body.tsx';
import { showToast } from '../../../ui/overlays/toast.tsx';
import { RemoveButton } from '../../../ui/rows/remove-button.tsx';
import { HoledRows } from '../../../ui/rows/rows.tsx';
import { type Section, TO_FILMS } from '../section.ts';

/** Rows on /tu itself. */
const PREVIEWED = 3;

/** 'Continua a guardare': series with their next episode, and films that were delivered and not watched. */
export const toContinueSection: Section = {
  path: 'continua',
  heading: texts.ownPage.toContinue.heading,
  icon: 'play',
  Preview: () => <ToContinue limit={PREVIEWED} />,
  Screen: () => <ToContinue />,
};

const without = (titles: TitleToContinue[], id: string) =>
  titles.filter(({ content }) => String(content.id) !== id);

const leave = defineChange<TitleToContinue[], typeof leaveSeries>({
  call: leaveSeries,
  aboutOf: ({ content_id }) => content_id,
  apply: (titles, { content_id }) => without(titles, content_id),
  refused: texts.ownPage.toContinue.notRemoved,
});

/** A mark taken back comes back with the next answer. */
const mark = defineChange<TitleToContinue[], typeof setWatched>({
  call: setWatched,
  aboutOf: ({ content_id, episode }) => `${content_id} ${JSON.stringify(episode)}`,
  apply: (titles, { content_id, isWatched }) => (isWatched ? without(titles, content_id) : titles),
  refused: texts.title.notMarked,
});

function toContinueQuery(userId: string) {
  return ownQuery(userId, {
    key: ['to-continue'],
    fetch: async (signal) => (await sendRequest(getToContinue, { signal })).titles,
    changes: [leave, mark],
  });
}

function ToContinue({ limit }: { limit?: number }) {
  const query = toContinueQuery(useUser().userId);
  const takeOut = useTakeOut(query);
  const titles = useQuery(query);
  const list = useRef<HTMLUListElement>(null);
  const slots = useHoles(titles.data ?? [], ({ content }) => content.id, list);
  return (
    <SectionBody
      query={titles}
      isEmpty={() => slots.length === 0}
      empty={{ icon: 'play', text: texts.ownPage.toContinue.empty, action: TO_FILMS }}
    >
      {() => (
        <HoledRows slots={slots.slice(0, limit)} list={list}>
          {(title) => <Row key={title.content.id} title={title} {...(!limit && { onTakeOut: takeOut })} />}
        </HoledRows>
      )}
    </SectionBody>
  );
}

/** As in the chat: leaves a series with a next episode; marks a film, or the last episode, as watched. */
function useTakeOut(query: ReturnType<typeof toContinueQuery>) {
  const changeLeft = useOwnChange(query, leave);
  const changeMark = useOwnChange(query, mark);
  return ({ content, episode, isNext }: TitleToContinue) => {
    const content_id = String(content.id);
    const setMark = (isWatched: boolean) => changeMark({ content_id, episode, isWatched, watchedAt: null });
    if (isNext) {
      changeLeft({ content_id });
      showToast({ text: texts.ownPage.toContinue.removed });
    } else {
      setMark(true);
      showToast({ text: texts.title.marked, undo: () => setMark(false) });
    }
  };
}

type RowProps = { title: TitleToContinue; onTakeOut?: (title: TitleToContinue) => void };

function Row({ title, onTakeOut }: RowProps) {
  const { content, episode, isNext, watched, episodes } = title;
  const play = usePlayPart(content.id, episode);
  return (
    <TitleRow
      title={content}
      line={
        episode
          ? texts.ownPage.toContinue.progress(`S${episode.season}E${episode.episode}`, watched, episodes)
          : texts.kinds.film
      }
      progress={episodes > 0 ? watched / episodes : undefined}
    >
      {onTakeOut && (
        <RemoveButton
          icon={isNext ? 'close' : 'check'}
          label={isNext ? texts.lists.removeTitle(content.titolo) : texts.title.watchedPart(content.titolo)}
          onRemove={() => onTakeOut(title)}
        />
      )}
      <PlayIconButton name={content.titolo} play={play} />
    </TitleRow>
  );
}
