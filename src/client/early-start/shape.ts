import { LAUNCH_SHAPE } from '../lib/launch-shape.ts';
import { PICTURE_SIZES, pictureSources } from '../lib/picture-sources.ts';
import { deviceClass } from '../messenger/device-class.ts';

/** Screens that have no shape of their own show the bar alone. */
const HOME = /^\/(home\/?)?$/;

/**
 * Shows the shape that the build left in the page: the app's own markup before any answer has come. Nobody can reach
 * or hear it; the app takes it away once it stands in the same place.
 */
export function showShape(platform: string): void {
  const left = document.querySelector('template')?.content.querySelector(`.${LAUNCH_SHAPE}`);
  if (!left) return;
  const shape = document.importNode(left, true);
  shape.setAttribute('inert', '');
  shape.setAttribute('data-platform', ['ios', 'macos'].includes(platform) ? 'ios' : 'base');
  shape.setAttribute('data-device', deviceClass());
  if (!HOME.test(location.pathname)) leaveTheBar(shape);
  document.body.prepend(shape);
}

function leaveTheBar(shape: Element): void {
  const [, here, deeper] = location.pathname.split('/');
  shape.lastElementChild?.remove();
  shape.querySelector('[aria-current]')?.removeAttribute('aria-current');
  shape.querySelector(`nav [href="/${here}"]`)?.setAttribute('aria-current', 'page');
  if (deeper) shape.querySelector('a[aria-label]')?.remove();
}

/** Puts a picture where the shape keeps the place of the banner's; the first one stays. */
export function showLeadPicture(address: string | undefined): void {
  const place = document.querySelector(`.${LAUNCH_SHAPE} [data-lead]`);
  if (!place || !address || place.firstElementChild) return;
  const picture = new Image();
  picture.fetchPriority = 'high';
  Object.assign(picture, pictureSources(address, PICTURE_SIZES.banner));
  place.append(picture);
}

/** The picture that leads the home with these titles; undefined when there is none, or no home. */
export function leadPictureOf(titles: unknown): string | undefined {
  const first: object | undefined = Array.isArray(titles) ? titles.find(hasId) : undefined;
  const { banner, copertina } = { banner: null, copertina: null, ...first };
  return textOf(banner) ?? textOf(copertina);
}

function hasId(title: unknown): title is object {
  const { id } = { id: null, ...(typeof title === 'object' ? title : {}) };
  return typeof id === 'number' || (typeof id === 'string' && id !== '');
}

function textOf(value: unknown): string | undefined {
  return (typeof value === 'string' && value.trim()) || undefined;
}
