import { HERO_SIZES, imageSources } from '../../contract/image-sources.ts';
import { LAUNCH_SKELETON_CLASS } from '../lib/launch/launch-skeleton.ts';
import { pathSegments } from '../lib/navigation/path.ts';
import { appLogoUrl, appName } from '../lib/page-meta/brand.ts';
import { performanceClass } from '../messenger/performance-class.ts';

/**
 * Shows, of the skeleton that the build has put into the page's template, the bar and the screen at this path; the rest is
 * not even copied. It is inert; the app removes it once it has rendered the same screen.
 */
export function showLaunchSkeleton(platform: string): void {
  const template = document.querySelector('template')?.content.querySelector(`.${LAUNCH_SKELETON_CLASS}`);
  if (!template) return;
  const [here = 'home', deeper] = pathSegments(location.pathname);
  const [twoLines, oneLine] = template.querySelectorAll('header');
  const skeleton = document.importNode(template, false);
  for (const part of [
    deeper && platform ? oneLine : twoLines,
    template.querySelector(`[data-screen="${CSS.escape(here)}"]`),
  ])
    if (part) skeleton.append(document.importNode(part, true));
  skeleton.setAttribute('inert', '');
  skeleton.setAttribute('data-platform', ['ios', 'macos'].includes(platform) ? 'ios' : 'base');
  skeleton.setAttribute('data-device', performanceClass());
  showAppName(skeleton);
  showPlace(skeleton, here, deeper);
  document.body.prepend(skeleton);
}

/** The name and logo are the installation's, which the build does not know. */
function showAppName(skeleton: Element): void {
  const brand = skeleton.querySelector('a[aria-label]');
  brand?.querySelector('span')?.replaceChildren(appName());
  const logo = appLogoUrl();
  if (logo)
    brand?.querySelector('svg')?.replaceWith(Object.assign(new Image(28, 28), { src: logo, alt: '' }));
}

function showPlace(skeleton: Element, here: string, deeper: string | undefined): void {
  skeleton.querySelector('[aria-current]')?.removeAttribute('aria-current');
  skeleton.querySelector(`nav [href="/${here}"]`)?.setAttribute('aria-current', 'page');
  if (deeper) skeleton.querySelector('a[aria-label]')?.remove();
  if (deeper && here === 'genere') skeleton.querySelector('h1')?.append(decodeURIComponent(deeper));
}

/** Puts the image into the skeleton's hero; an image that is there already stays. */
export function showHeroImage(url: string | undefined): void {
  const frame = document.querySelector<HTMLElement>(`.${LAUNCH_SKELETON_CLASS} [data-lead]`);
  if (!frame || !url || frame.firstElementChild) return;
  const image = new Image();
  image.fetchPriority = 'high';
  const sizes = frame.dataset['lead'] === 'banner' ? HERO_SIZES.banner : HERO_SIZES.titlePage;
  Object.assign(image, imageSources(url, sizes));
  frame.append(image);
}
