import type { Plugin } from 'vite';
import { type Replacement, replaceEach } from './replace-each.ts';
import { OFF } from './swiper-options.ts';

const SWIPER = /\/swiper\/shared\/swiper-core\.mjs$/;

const OFF_READ: readonly Replacement[] = [
  [
    new RegExp(
      `(?<![\\w.$])(?:(?:swiper|this)\\.)?params\\.(?:${OFF.join('|')})\\b(?:\\??\\.\\w+)?(?!\\s*=[^=])`,
      'g',
    ),
    'false',
  ],
  // Rows are horizontal, and no custom elements.
  [/\b(?:swiper|this)\.isHorizontal\(\)/g, 'true'],
  [/\b(?:swiper|this)\.isElement\b(?!\s*=[^=])/g, 'false'],
];

/** Methods that only those options, or nobody, calls. */
const UNUSED: readonly Replacement[] = [
  [
    /^ {4}(?:grabCursor|loop|slide(?:Reset|ToClickedSlide|ToLoop)|translateTo|update(?:AutoHeight|Slides(?:Offset|Progress))),\n/gm,
    '',
  ],
  [/^ {4}(?:change\w*Direction|getSlideIndex\w*|setProgress)\([^]*?^ {4}\}\n/gm, ''],
  [/Swiper\.use\(\[Resize, Observer\]\)/, 'Swiper.use([Resize])'],
];

/** Leaves Swiper's code for options that no carousel sets out of the build: a third of it. */
export function leanSwiperPlugin(): Plugin {
  return {
    name: 'lean-swiper',
    apply: 'build',
    transform: {
      filter: { id: SWIPER },
      handler: (code) => ({ code: replaceEach(code, [...OFF_READ, ...UNUSED]), map: null }),
    },
  };
}
