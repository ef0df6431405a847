import { coverUrl, findHero, homeHeroUrl } from '../../contract/hero-image.ts';
import { IMAGE_SIZES, type ImageSizes, imageSources } from '../../contract/image-sources.ts';
import { genreName } from '../languages/genre-name.ts';
import {
  afterLoading,
  inTemplate,
  LAUNCH_SKELETON_CLASS,
  noteLoading,
} from '../lib/launch/launch-skeleton.ts';
import { decodeSegment, pathSegments, pathToTitle } from '../lib/navigation/path.ts';
import { appLogoUrl, appName } from '../lib/page-meta/brand.ts';
import { performanceClass } from '../messenger/performance-class.ts';
import { keepForApp } from './replay.ts';

/**
 * Shows the bar and the screen at this path of the skeleton that the build has put into the page's template; the rest is
 * not even copied. The app removes it once it has rendered the same screen, and then repeats presses on it.
 */
export function showLaunchSkeleton(platform: string): void {
  const template = inTemplate(`.${LAUNCH_SKELETON_CLASS}`);
  if (!template) return;
  const [here = 'home', deeper] = pathSegments(location.pathname);
  const [twoLines, oneLine] = template.querySelectorAll('header');
  const skeleton = document.importNode(template, false);
  for (const part of [
    deeper && platform ? oneLine : twoLines,
    template.querySelector(`[data-screen="${CSS.escape(here)}"]`),
  ])
    if (part) skeleton.append(document.importNode(part, true));
  fitShape(skeleton, platform);
  showPlace(skeleton, here, deeper);
  document.body.prepend(skeleton);
  keepForApp(skeleton);
  noteLoading(skeleton);
}

/** Fills in what the build does not know: the platform, the appearance and the device, the installation's name and logo. */
export function fitShape(shape: HTMLElement, platform: string): void {
  const { dataset } = shape;
  const isIos = ['ios', 'macos'].includes(platform);
  if (isIos) shape.className += ` ${dataset['ios'] ?? ''}`;
  if (document.documentElement.dataset['appearance'] === 'dark')
    shape.className += ` ${dataset['dark'] ?? ''}`;
  dataset['platform'] = isIos ? 'ios' : 'base';
  dataset['device'] = performanceClass();
  const brand = shape.querySelector('a[aria-label]');
  brand?.querySelector('span')?.replaceChildren(appName());
  const logo = appLogoUrl();
  if (logo)
    brand?.querySelector('svg')?.replaceWith(Object.assign(new Image(28, 28), { src: logo, alt: '' }));
}

/** Removes the parts of the build's markup that only our server has, such as links to the person's own page. */
export function removeOwnParts(): void {
  const template = document.querySelector('template')?.content;
  for (const part of template?.querySelectorAll('[data-own]') ?? []) part.remove();
}

function showPlace(skeleton: Element, here: string, deeper: string | undefined): void {
  skeleton.querySelector('[aria-current]')?.removeAttribute('aria-current');
  skeleton.querySelector(`nav [href="/${here}"]`)?.setAttribute('aria-current', 'page');
  if (deeper) {
    skeleton.querySelector('a[aria-label]')?.remove();
    skeleton.querySelector('header [data-own]')?.remove();
  }
  if (deeper && here === 'genere') skeleton.querySelector('h1')?.append(genreName(decodeSegment(deeper)));
}

/** Fills one of the screen's first responses into the skeleton: a hero image, else the row's covers in view. */
export function showResponse(response: unknown, row = 0): void {
  const skeleton = document.querySelector(`.${LAUNCH_SKELETON_CLASS}`);
  const hero = skeleton?.querySelector<HTMLElement>('[data-lead=banner]');
  const covers = skeleton?.querySelectorAll<HTMLElement>('[data-covers]')[row];
  if (hero) loadImage(hero, homeHeroUrl(response), IMAGE_SIZES.banner)?.();
  else if (covers && Array.isArray(response)) {
    const shows = [...covers.querySelectorAll('span')].map((frame, index) => {
      if (!isInView(frame)) return undefined;
      return loadImage(frame, coverUrl(response[index]), IMAGE_SIZES.cover, pathOf(response[index]));
    });
    const show = () => {
      for (const showOne of shows) showOne?.();
    };
    const message = covers.parentElement?.querySelector(':scope > [role=status]');
    if (!message) return show();
    afterLoading(() => {
      if (shows.some(Boolean)) message.remove();
      show();
    });
  }
}

export function isInView(element: Element): boolean {
  const { left, top } = element.getBoundingClientRect();
  return left < innerWidth && top < innerHeight;
}

/**
 * Loads an image, and returns a function that shows it; an image that is already there stays. A cover links to the
 * same place as the app's.
 */
function loadImage(
  frame: HTMLElement,
  url: string | undefined,
  sizes: ImageSizes,
  path?: string,
): (() => void) | undefined {
  if (!url || frame.firstElementChild) return undefined;
  const image = new Image();
  image.alt = '';
  image.draggable = false;
  image.fetchPriority = 'high';
  Object.assign(image, imageSources(url, sizes));
  const link =
    path && Object.assign(document.createElement('a'), { href: path, draggable: false, tabIndex: -1 });
  if (link) link.append(image);
  return () => frame.append(link || image);
}

/** The path to a title, unparsed; undefined for anything else. */
function pathOf(item: unknown): string | undefined {
  const title = findHero(item);
  return title && pathToTitle(title.id);
}
