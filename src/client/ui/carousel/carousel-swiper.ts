import Swiper from 'swiper';
import { Autoplay, FreeMode, Mousewheel } from 'swiper/modules';

export type { Swiper };

/** In milliseconds (behaviour 3.7, 4.4). */
const NAMED = { speed: 500 };
const RANKING = { speed: 2000, autoplay: { delay: 2000, pauseOnMouseEnter: true } };

export type CarouselSwiperOptions = {
  /** The ranking: its autoplay, and 6 covers in view from 1024 px on, where named rows have 8 (behaviour 3.7). */
  wide: boolean;
  /** Position to restore, in pixels. */
  position: number;
  onMove: (swiper: Swiper) => void;
};

/** Attaches Swiper to a row of slides. The stylesheet has the same geometry, so attaching late shifts nothing. */
export function createCarouselSwiper(row: HTMLElement, options: CarouselSwiperOptions): Swiper {
  const position = row.scrollLeft || options.position;
  row.scrollLeft = 0;
  let before = { size: 0, position: 0 };
  const swiper = new Swiper(row, {
    modules: [Autoplay, FreeMode, Mousewheel],
    slidesPerView: 3.4,
    spaceBetween: 8,
    breakpoints: {
      768: { slidesPerView: 5, spaceBetween: 12 },
      1024: { slidesPerView: options.wide ? 6 : 8, spaceBetween: 12 },
    },
    ...(options.wide ? RANKING : NAMED),
    freeMode: { enabled: true, momentumBounce: false },
    // A finger that pulls beyond an end would have the row come back at its speed.
    resistanceRatio: 0,
    mousewheel: { forceToAxis: true },
    on: {
      setTranslate: options.onMove,
      beforeResize: ({ size, translate }) => {
        before = { size, position: -translate };
      },
      resize: (resized) => {
        // Swiper snaps to a slide at any resize, even of the height alone: restores the position.
        if (resized.size === before.size) moveTo(resized, before.position);
        options.onMove(resized);
      },
    },
  });
  if (position > 0) moveTo(swiper, position);
  options.onMove(swiper);
  return swiper;
}

function moveTo(swiper: Swiper, position: number): void {
  swiper.setTransition(0);
  swiper.setTranslate(Math.max(-position, swiper.maxTranslate()));
  swiper.updateActiveIndex();
  swiper.updateProgress();
}
