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
  onMove: (swiper: Swiper) => void;
  onAutoplayStop: () => void;
};

/** Sets a row in motion. The geometry is the stylesheet's, so nothing moves when this arrives late. */
export function startMotion(
  row: HTMLElement,
  { wide, autoplay, onMove, onAutoplayStop }: MotionOptions,
): Swiper {
  const scrolled = row.scrollLeft;
  row.scrollLeft = 0;
  const swiper = new Swiper(row, {
    modules: [Autoplay, FreeMode, Mousewheel],
    slidesPerView: 3.4,
    spaceBetween: 8,
    breakpoints: {
      768: { slidesPerView: 5, spaceBetween: 12 },
      1024: { slidesPerView: wide ? 6 : 8, spaceBetween: 12 },
    },
    speed: wide ? RANKING_SPEED : SPEED,
    freeMode: { enabled: !wide, momentumBounce: false },
    mousewheel: { forceToAxis: true },
    autoplay: {
      enabled: autoplay,
      delay: RANKING_DELAY,
      pauseOnMouseEnter: true,
      disableOnInteraction: true,
    },
    watchOverflow: true,
    on: { autoplayStop: onAutoplayStop, progress: onMove, resize: onMove },
  });
  if (scrolled > 0) {
    swiper.setTranslate(-scrolled);
    swiper.updateProgress();
  }
  onMove(swiper);
  return swiper;
}
