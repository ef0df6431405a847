import { appLogo, appName } from '../lib/brand.ts';
import { LAUNCH_SHAPE } from '../lib/launch-shape.ts';
import { segmentsOf } from '../lib/path.ts';
import { PICTURE_SIZES, pictureSources } from '../lib/picture-sources.ts';
import { deviceClass } from '../messenger/device-class.ts';

/**
 * Shows the shape that the build left in the page: the app's own markup before any answer has come, of the screen at
 * this address. Nobody can reach or hear it; the app takes it away once it stands in the same place.
 */
export function showShape(platform: string): void {
  const left = document.querySelector('template')?.content.querySelector(`.${LAUNCH_SHAPE}`);
  if (!left) return;
  const shape = document.importNode(left, true);
  shape.setAttribute('inert', '');
  shape.setAttribute('data-platform', ['ios', 'macos'].includes(platform) ? 'ios' : 'base');
  shape.setAttribute('data-device', deviceClass());
  nameBrand(shape);
  leaveThisScreen(shape, platform !== '');
  document.body.prepend(shape);
}

/** The build knows no installation's name. */
function nameBrand(shape: Element): void {
  const brand = shape.querySelector('a[aria-label]');
  brand?.querySelector('span')?.replaceChildren(appName());
  const logo = appLogo();
  if (logo)
    brand?.querySelector('svg')?.replaceWith(Object.assign(new Image(28, 28), { src: logo, alt: '' }));
}

function leaveThisScreen(shape: Element, inMessenger: boolean): void {
  const [here = 'home', deeper] = segmentsOf(location.pathname);
  const [twoLines, oneLine] = shape.querySelectorAll('header');
  (deeper && inMessenger ? twoLines : oneLine)?.remove();
  for (const screen of shape.querySelectorAll<HTMLElement>('[data-screen]'))
    if (screen.dataset['screen'] !== here) screen.remove();
  shape.querySelector('[aria-current]')?.removeAttribute('aria-current');
  shape.querySelector(`nav [href="/${here}"]`)?.setAttribute('aria-current', 'page');
  if (deeper) shape.querySelector('a[aria-label]')?.remove();
  if (deeper && here === 'genere') shape.querySelector('h1')?.append(decodeURIComponent(deeper));
}

/** Puts a picture where the shape keeps the place of the one that leads its screen; the first one stays. */
export function showLeadPicture(address: string | undefined): void {
  const place = document.querySelector<HTMLElement>(`.${LAUNCH_SHAPE} [data-lead]`);
  if (!place || !address || place.firstElementChild) return;
  const picture = new Image();
  picture.fetchPriority = 'high';
  const sizes = place.dataset['lead'] === 'banner' ? PICTURE_SIZES.banner : PICTURE_SIZES.titlePage;
  Object.assign(picture, pictureSources(address, sizes));
  place.append(picture);
}

/** The picture that leads a screen of this title, or of these; undefined when there is none. */
export function leadPictureOf(answer: unknown): string | undefined {
  const first: object | undefined = [answer].flat().find(hasId);
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
