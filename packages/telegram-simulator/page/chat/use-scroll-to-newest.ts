import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Chat } from '../../wire-world.ts';

/** Pixels from the end that still count as scrolled to the end. */
const SLACK = 24;

/** Scrolls to new and changed messages, and stays at the end of the chat unless the person has scrolled away from it. */
export function useScrollToNewest(chat: Chat) {
  const box = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  const seen = useRef<Chat | undefined>();

  useLayoutEffect(() => {
    const changed = changedIn(chat, seen.current);
    seen.current = chat;
    if (changed === undefined) return;
    if (changed === chat.messages.at(-1)?.id) toEnd(box.current);
    else box.current?.querySelector(`[data-message="${changed}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [chat]);

  useEffect(() => {
    const [outside, inside] = [box.current, content.current];
    if (!outside || !inside) return undefined;
    // The height changes when the keyboard below opens or closes and when pictures load.
    const watch = new ResizeObserver(() => {
      if (follows.current) toEnd(outside);
    });
    for (const element of [outside, inside]) watch.observe(element);
    return () => watch.disconnect();
  }, []);

  const onScroll = () => {
    const { scrollHeight = 0, scrollTop = 0, clientHeight = 0 } = box.current ?? {};
    follows.current = scrollHeight - scrollTop - clientHeight < SLACK;
  };
  return { box, content, onScroll };
}

/** The latest message that is new or another than before; in another chat the last one. */
function changedIn(chat: Chat, before: Chat | undefined): number | undefined {
  if (before?.id !== chat.id) return chat.messages.at(-1)?.id;
  const known = new Set(before.messages);
  return chat.messages.findLast((message) => !known.has(message))?.id;
}

function toEnd(element: HTMLElement | null): void {
  element?.scrollTo({ top: element.scrollHeight });
}
