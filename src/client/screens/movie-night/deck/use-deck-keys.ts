import { useEffect, useRef } from 'react';
import type { Vote } from '../../../../contract/movie-nights.ts';

const VOTES: Record<string, Vote> = { ArrowLeft: 'no', ArrowUp: 'later', ArrowRight: 'yes' };

/** Votes by the arrow keys as the cards are swiped; down takes the last vote back. Not while an overlay is open. */
export function useDeckKeys(onVote: (vote: Vote) => void, onUndo: (() => void) | undefined): void {
  const latest = useRef({ onVote, onUndo });
  latest.current = { onVote, onUndo };
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.repeat) return;
      if (document.querySelector('[role="dialog"]')) return;
      const vote = VOTES[event.key];
      if (vote) latest.current.onVote(vote);
      else if (event.key === 'ArrowDown') latest.current.onUndo?.();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
