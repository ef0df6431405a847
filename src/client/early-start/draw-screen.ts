import { type DrawnTitle, drawnCoverStyle } from '../../contract/drawn-cover.ts';
import type { DrawnScreen } from '../lib/launch/drawn-screen.ts';
import { inTemplate, noteLoading } from '../lib/launch/launch-skeleton.ts';
import { pathSegments } from '../lib/navigation/path.ts';
import { keepForApp } from './replay.ts';
import { fitShape } from './show-launch-skeleton.ts';

/**
 * Fills a screen's shape with a response and returns the part of it that the app needs, enough to draw the same again; if
 * only the app can read it, changes nothing and returns undefined. Calls `onHero` once the hero image is there, has
 * failed, or there is none.
 */
export type Fill = (
  screen: HTMLElement,
  response: unknown,
  onHero: () => void,
  of?: {
    /** The response is the last visit's. */
    isCached?: boolean;
    /** The row in view that shows it. */
    row?: number | undefined;
  },
) => unknown;

/**
 * Puts the build's screen of this path into the app's place, without titles: its bar, its headings and empty frames. Presses on
 * it are kept for the app. Returns it; undefined without a template, or if the app has rendered something.
 */
export function drawShape(platform: string): HTMLElement | undefined {
  const [name = 'home'] = pathSegments(location.pathname);
  const template = templateOf(name);
  const root = document.getElementById('root');
  // Draws nothing beside the app's message about a slow sign-in.
  if (!template || !root || root.hasChildNodes()) return undefined;
  const screen = document.importNode(template, true);
  fitShape(screen, platform);
  const [twoLines, oneLine] = screen.querySelectorAll('header');
  if (oneLine) (platform ? twoLines : oneLine)?.remove();
  hideWords(screen, name);
  root.append(screen);
  keepForApp(screen);
  if (isNamed(screen)) presentEmpty(screen, name);
  return screen;
}

/**
 * Shows a screen without titles: its sample slides become placeholders, as the other rows have them, and its grid the
 * skeleton's, with 'Loading...'.
 */
function presentEmpty(screen: HTMLElement, name: string): void {
  const grid = screen.querySelector('main > [role=list]');
  const loading = grid && inTemplate(`[data-screen=${name}] > :last-child`);
  if (loading) grid.replaceWith(document.importNode(loading, true));
  if (loading) noteLoading(screen);
  const placeholders = screen.querySelector('[data-covers]');
  if (placeholders) slidesIn(screen)?.replaceWith(placeholders.cloneNode(true));
  present({});
}

/** The element of a row's slides and arrows, the first one in there. */
export const slidesIn = (screen: Element | null | undefined) =>
  screen?.querySelector('main ul')?.parentElement?.parentElement;

/** True if the screen's heading is there: the build does not know a title's. */
export const isNamed = (screen: HTMLElement) => Boolean(screen.querySelector('h1')?.textContent);

/** Hides the button of a trailer, and the words, whose place is kept or has the skeleton's lines. */
function hideWords(screen: HTMLElement, name: string): void {
  if (isNamed(screen)) return;
  screen.querySelector<HTMLElement>('article button')?.style.setProperty('visibility', 'hidden');
  const words = screen.querySelector<HTMLElement>('h1')?.parentElement;
  const lines = inTemplate(`[data-screen=${name}] [data-lines]`);
  if (lines) words?.replaceWith(document.importNode(lines, true));
  else if (words) words.style.visibility = 'hidden';
}

/** The build's screen of this name. */
export const templateOf = (name: string) => inTemplate(`[data-drawn=${CSS.escape(name)}]`);

/** Offers the screen to the app. */
export function present(drawn: Partial<DrawnScreen>): void {
  window.drawnScreen = { isTouched: false, rows: 1, isAttaching: false, ...drawn };
}

/** Calls back once the first picture has loaded or failed, at once if it has none. */
export function onceLoaded(shape: Element, onHero: () => void): void {
  const hero = shape.querySelector<HTMLImageElement>('main img, [role=listitem] img');
  if (!hero?.src || hero.complete) onHero();
  else for (const end of ['load', 'error']) hero.addEventListener(end, onHero, { once: true });
}

/** The drawing of a title without a picture, and its name, if any, where there is a place for that. */
export function drawName(cover: Element, title: DrawnTitle, text = title.titolo): void {
  const art = cover.querySelector<HTMLElement>('[data-form]');
  const style = drawnCoverStyle(title);
  art?.setAttribute('data-form', `${style['--form']}`);
  for (const [name, value] of Object.entries(style))
    if (text || name !== '--size') art?.style.setProperty(name, `${value}`);
  cover.querySelector('[dir]')?.append(text);
}
