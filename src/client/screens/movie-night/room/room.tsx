import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useState } from 'react';
import { type MovieNight, movieNightTitlesQuery } from '../../../calls/movie-nights.ts';
import { texts } from '../../../languages/texts.ts';
import { lazyComponent } from '../../../lib/code-loading/lazy-component.tsx';
import { loadCode } from '../../../lib/code-loading/load-code.ts';
import { shouldReduceMotion } from '../../../lib/motion/reduced-motion.ts';
import { performanceClass } from '../../../messenger/performance-class.ts';
import chip from '../../../ui/buttons/chip.module.css';
import { SheetErrorBoundary } from '../../../ui/overlays/sheet-error-boundary.tsx';
import { ChosenTitle } from '../chosen/chosen-title.tsx';
import { useVotes } from '../votes/use-votes.ts';
import { inviteTo } from './invite-to.ts';
import styles from './room.module.css';
import { RoomHeader } from './room-header.tsx';
import { Voting } from './voting.tsx';

const RoomSheet = lazyComponent(async () => (await loadCode(() => import('./room-sheet.tsx'))).RoomSheet);

type RoomProps = { room: MovieNight; onSnapshot: (snapshot: MovieNight) => void };

/** A joined room: voting, then the chosen title. */
export function Room({ room, onSnapshot }: RoomProps) {
  const [sheet, setSheet] = useState<'unused' | 'open' | 'closed'>('unused');
  const [isList, toggleList] = useListView();
  const deck = useDeck(room);
  const votes = useVotes(room.id, deck.data);
  const voted = votes.titles.filter(({ vote }) => vote !== null).length;
  const announcement = useAnnouncements(room);
  const isNews = useWasOpen(room);
  return (
    <>
      <RoomHeader room={room} voted={voted} onMenu={() => setSheet('open')} />
      {room.state === 'open' && room.members.length === 1 && <Invitation room={room} />}
      {room.chosen ? (
        <ChosenTitle room={room} chosen={room.chosen} isNews={isNews} />
      ) : (
        <Voting room={room} deck={deck} votes={votes} isList={isList} />
      )}
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      {sheet !== 'unused' && (
        <SheetErrorBoundary onError={() => setSheet('unused')}>
          <Suspense>
            <RoomSheet
              room={room}
              voted={voted}
              onSnapshot={onSnapshot}
              asList={{ on: isList, toggle: toggleList }}
              open={sheet === 'open'}
              onClose={() => setSheet('closed')}
            />
          </Suspense>
        </SheetErrorBoundary>
      )}
    </>
  );
}

/** Offers the room's link while nobody else is in the room. */
function Invitation({ room }: Pick<RoomProps, 'room'>) {
  const invite = inviteTo(room);
  if (!invite) return null;
  return (
    <p className={styles['invitation']}>
      <span>{texts.movieNight.sendTheLink}</span>
      <button type="button" className={`press ${chip['chip']}`} onClick={invite}>
        {texts.movieNight.invite}
      </button>
    </p>
  );
}

/** True if the room was still open when this page loaded. */
function useWasOpen({ chosen }: MovieNight): boolean {
  const wasOpen = useRef(chosen === null);
  useEffect(() => {
    if (chosen === null) wasOpen.current = true;
  }, [chosen]);
  return wasOpen.current;
}

/** The room's titles. Fetched again when somebody joins: the deck is fitted to the people in the room. */
function useDeck(room: MovieNight) {
  const queries = useQueryClient();
  const composition = [room.titles, ...room.members.map(({ member }) => member)].join();
  const known = useRef(composition);
  useEffect(() => {
    if (known.current === composition) return;
    known.current = composition;
    void queries.invalidateQueries({ queryKey: movieNightTitlesQuery(room.id).queryKey });
  }, [queries, room.id, composition]);
  return useQuery(movieNightTitlesQuery(room.id));
}

const LIST_VIEW_KEY = 'movie-night-view';

/** True if the deck is a list: by this phone's setting, else if motion is reduced. */
function useListView() {
  const [isList, setList] = useState(() => {
    const chosen = localStorage.getItem(LIST_VIEW_KEY);
    return chosen ? chosen === 'list' : shouldReduceMotion(performanceClass());
  });
  const toggle = () => {
    setList(!isList);
    try {
      localStorage.setItem(LIST_VIEW_KEY, isList ? 'cards' : 'list');
    } catch {
      // Storage is full: the choice lasts as long as the room is open.
    }
  };
  return [isList, toggle] as const;
}

/** A screen reader's announcements in the room: new members, members who have finished, the chosen title. */
function useAnnouncements(room: MovieNight): string {
  const [text, setText] = useState('');
  const before = useRef(room);
  useEffect(() => {
    const news = newsBetween(before.current, room);
    before.current = room;
    if (news) setText(news);
  }, [room]);
  return text;
}

function newsBetween(before: MovieNight, now: MovieNight): string {
  if (now.chosen && !before.chosen)
    return texts.movieNight.chosen(now.chosen.content.titolo, now.chosen.reason);
  const known = new Map(before.members.map(({ member, voted }) => [member, voted]));
  const others = now.members.filter(({ member }) => member !== now.me);
  const came = others
    .filter(({ member }) => !known.has(member))
    .map(({ name }) => texts.movieNight.joined(name));
  const finished = others
    .filter(({ member, voted }) => voted >= now.titles && (known.get(member) ?? 0) < now.titles)
    .map(({ name }) => texts.movieNight.finished(name));
  return [...came, ...finished].join(' ');
}
