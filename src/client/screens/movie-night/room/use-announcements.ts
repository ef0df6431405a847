import { useEffect, useRef, useState } from 'react';
import type { MovieNight } from '../../../calls/movie-nights.ts';

/** What a screen reader is told of the room: who has come or has finished, and what has been chosen. */
export function useAnnouncements(room: MovieNight): string {
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
    return `Titolo scelto: ${now.chosen.content.titolo}. ${now.chosen.reason}`;
  const known = new Map(before.members.map(({ member, voted }) => [member, voted]));
  const others = now.members.filter(({ member }) => member !== now.me);
  const came = others.filter(({ member }) => !known.has(member)).map(({ name }) => `${name} partecipa.`);
  const finished = others
    .filter(({ member, voted }) => voted >= now.titles && (known.get(member) ?? 0) < now.titles)
    .map(({ name }) => `${name} ha finito.`);
  return [...came, ...finished].join(' ');
}
