import Swiper from 'swiper';
import { Autoplay, FreeMode, Mousewheel } from 'swiper/modules';

export type { Swiper };

/** Speeds in milliseconds (spec section 9). */
const SPEED = 500;
const RANKING_SPEED = 2000;
const RANKING_DELAY = 2000;

export type MotionOptions = {
  /** Covers in view from 1024 px on: 8, or 6 of the wide ranking cards (spec section 9). */
  wide: boolean;
  autoplay: boolean;
  /** Pixels that the row was moved to when it was last seen. */
  place: number;
  onMove: (swiper: Swiper) => void;
  onAutoplayStop: () => void;
};

/** Sets a row in motion. The geometry is the stylesheet's, so nothing moves when this arrives late. */
export function startMotion(row: HTMLElement, options: MotionOptions): Swiper {
  const place = row.scrollLeft || options.place;
  row.scrollLeft = 0;
  let before = { size: 0, place: 0 };
  const swiper = new Swiper(row, {
    modules: [Autoplay, FreeMode, Mousewheel],
    slidesPerView: 3.4,
    spaceBetween: 8,
    breakpoints: {
      768: { slidesPerView: 5, spaceBetween: 12 },
      1024: { slidesPerView: options.wide ? 6 : 8, spaceBetween: 12 },
    },
    speed: options.wide ? RANKING_SPEED : SPEED,
    freeMode: { enabled: !options.wide, momentumBounce: false },
    mousewheel: { forceToAxis: true },
    autoplay: {
      enabled: options.autoplay,
      delay: RANKING_DELAY,
      pauseOnMouseEnter: true,
      disableOnInteraction: true,
    },
    on: {
      autoplayStop: options.onAutoplayStop,
      touchStart: (touched) => touched.autoplay.stop(),
      setTranslate: options.onMove,
      beforeResize: ({ size, translate }) => {
        before = { size, place: -translate };
      },
      resize: (resized) => {
        // Steps to a slide's edge at any resize, also one of the height alone: a free row stays where it was.
        if (!options.wide && resized.size === before.size) putAt(resized, before.place);
        options.onMove(resized);
      },
    },
  });
  if (place > 0) putAt(swiper, place);
  options.onMove(swiper);
  return swiper;
}

function putAt(swiper: Swiper, place: number): void {
  swiper.setTransition(0);
  swiper.setTranslate(Math.max(-place, swiper.maxTranslate()));
  swiper.updateActiveIndex();
  swiper.updateProgress();
}
