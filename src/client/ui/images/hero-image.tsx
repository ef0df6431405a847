import { useLayoutEffect, useRef, useState } from 'react';
import { type ImageSizes, imageSources } from '../../../contract/image-sources.ts';
import { useThumbHashPlaceholder } from '../../lib/images/use-thumb-hash-placeholder.ts';
import { markHeroImageLoading, markHeroImageSettled } from './image-priority.ts';

/** React 18 supports only the lower-case attribute, its types only `fetchPriority`. */
const HIGH_PRIORITY = { fetchpriority: 'high' };

type HeroImageProps = {
  src: string | null;
  /** Shown instead of `src` where there is one and it is not broken. */
  preferred?: string | null;
  /** Shown instead of a broken one. */
  fallback?: string | null;
  alt: string;
  sizes: ImageSizes;
  /** ThumbHash, base64. */
  preview?: string | null;
  className: string;
};

/** A screen's main image: loaded before all others, in a frame that stays without it. */
export function HeroImage(props: HeroImageProps) {
  const { src, preferred = null, fallback = null, alt, sizes, preview, className } = props;
  const [broken, setBroken] = useState<string[]>([]);
  const shown = [preferred, src, fallback].find((one) => one !== null && !broken.includes(one));
  const picture = src ?? preferred;
  const frame = useRef<HTMLDivElement>(null);
  useThumbHashPlaceholder(frame, shown ? preview : null);

  // In a layout effect: a cached image loads before effects run.
  useLayoutEffect(() => {
    if (!shown) return;
    markHeroImageLoading();
    return markHeroImageSettled;
  }, [shown]);

  const tryNext = () => {
    markHeroImageSettled();
    if (shown) setBroken([...broken, shown]);
  };
  return (
    <div ref={frame} className={className}>
      {picture && (
        <picture style={{ display: 'contents' }}>
          {shown && shown !== picture && <source {...asSource(shown, sizes)} />}
          <img
            alt={alt}
            {...imageProps(picture, sizes)}
            {...HIGH_PRIORITY}
            style={{ opacity: shown ? 1 : 0 }}
            onLoad={markHeroImageSettled}
            onError={tryNext}
          />
        </picture>
      )}
    </div>
  );
}

function asSource(url: string, sizes: ImageSizes) {
  const { src, ...props } = imageProps(url, sizes);
  return { srcSet: src.replaceAll(' ', '%20'), ...props };
}

/** Attributes of an `img` (see `imageSources`) as React props. */
export function imageProps(url: string, sizes: ImageSizes) {
  const { srcset: srcSet, src, ...chosen } = imageSources(url, sizes);
  return { ...chosen, ...(srcSet !== undefined && { srcSet }), src };
}
