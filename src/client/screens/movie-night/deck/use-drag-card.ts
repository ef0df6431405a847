import { type PointerEvent, useRef } from 'react';
import type { Vote } from '../../../../contract/movie-nights.ts';
import { haptic } from '../../../messenger/haptic.ts';

/** Share of its width that a card must move to be thrown, including the distance that it would glide. */
const THROW_SHARE = 0.36;
const GLIDE_MS = 140;
/** A pointer that has not moved for this long rests, as in Android's own velocity tracker. */
const RESTS_AFTER_MS = 40;
/** Movement that is still a tap. */
const TAP_PX = 8;
/** Degrees per pixel to the side. */
const TURN = 0.055;

type Drag = {
  pointer: number;
  from: { x: number; y: number };
  at: { x: number; y: number; time: number };
  speed: { x: number; y: number };
  aim: Vote | null;
};

/**
 * Lets a pointer drag and throw a card: left 'no', right 'yes', up 'later'. While the card is held, its transform and the
 * custom properties `--no`, `--yes`, `--later` (its nearness to each, 0 to 1) are set on the element, without rendering.
 */
export function useDragCard(onThrow: (vote: Vote) => void, onTap: () => void) {
  const drag = useRef<Drag | null>(null);

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (!event.isPrimary || event.button !== 0) return;
    const card = event.currentTarget;
    card.setPointerCapture(event.pointerId);
    const place = { x: event.clientX, y: event.clientY };
    drag.current = {
      pointer: event.pointerId,
      from: place,
      at: { ...place, time: event.timeStamp },
      speed: { x: 0, y: 0 },
      aim: null,
    };
    card.dataset['held'] = '';
  };

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const { current } = drag;
    if (current?.pointer !== event.pointerId) return;
    follow(current, event);
    const card = event.currentTarget;
    const way = wayOf(current);
    card.style.transform = `translate3d(${way.x}px, ${way.y}px, 0) rotate(${way.x * TURN}deg)`;
    const reach = card.offsetWidth * THROW_SHARE;
    showAim(card, way, reach);
    const aim = aimOf(way, reach);
    if (aim !== current.aim && aim !== null) haptic.selection();
    current.aim = aim;
  };

  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    const { current } = drag;
    if (current?.pointer !== event.pointerId) return;
    const card = event.currentTarget;
    const way = wayOf(current);
    const speed = event.timeStamp - current.at.time > RESTS_AFTER_MS ? { x: 0, y: 0 } : current.speed;
    const isTap = Math.hypot(way.x, way.y) < TAP_PX;
    const landing = { x: way.x + speed.x * GLIDE_MS, y: way.y + speed.y * GLIDE_MS };
    const vote = isTap ? null : aimOf(landing, card.offsetWidth * THROW_SHARE);
    letGo(card);
    if (isTap) onTap();
    if (!vote) return;
    haptic.impact('light');
    onThrow(vote);
  };

  const onPointerCancel = (event: PointerEvent<HTMLElement>) => letGo(event.currentTarget);

  /** Hands the card back to the stylesheet's transitions: to its place, or out. */
  function letGo(card: HTMLElement): void {
    drag.current = null;
    delete card.dataset['held'];
    // Forces a layout, from which the transition starts.
    void card.offsetWidth;
    card.style.transform = '';
    for (const vote of ['no', 'yes', 'later']) card.style.removeProperty(`--${vote}`);
  }

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel };
}

/** Notes the pointer's place, and its speed in pixels a millisecond, smoothed over the last events. */
function follow(drag: Drag, { clientX: x, clientY: y, timeStamp: time }: PointerEvent): void {
  const ms = Math.max(time - drag.at.time, 1);
  drag.speed = {
    x: 0.6 * drag.speed.x + (0.4 * (x - drag.at.x)) / ms,
    y: 0.6 * drag.speed.y + (0.4 * (y - drag.at.y)) / ms,
  };
  drag.at = { x, y, time };
}

function wayOf({ from, at }: Drag): { x: number; y: number } {
  return { x: at.x - from.x, y: at.y - from.y };
}

/** The vote of a card that has come this far; null while it would return. */
function aimOf(way: { x: number; y: number }, reach: number): Vote | null {
  if (-way.y > reach && -way.y > Math.abs(way.x)) return 'later';
  if (Math.abs(way.x) < reach) return null;
  return way.x > 0 ? 'yes' : 'no';
}

function showAim(card: HTMLElement, way: { x: number; y: number }, reach: number): void {
  const isUp = -way.y > Math.abs(way.x);
  const nearness = { yes: isUp ? 0 : way.x, no: isUp ? 0 : -way.x, later: isUp ? -way.y : 0 };
  for (const [vote, px] of Object.entries(nearness))
    card.style.setProperty(`--${vote}`, String(Math.min(Math.max(px / reach, 0), 1)));
}
