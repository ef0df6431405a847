import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { type ImageSizes, imageSources } from '../../../contract/image-sources.ts';
import { BACKDROP, paintBackdrop } from '../../lib/images/paint-backdrop.ts';
import { useThumbHashPlaceholder } from '../../lib/images/use-thumb-hash-placeholder.ts';
import { markHeroImageLoading, markHeroImageSettled } from './image-priority.ts';

/** React 18 supports only the lower-case attribute, its types only `fetchPriority`. */
const HIGH_PRIORITY = { fetchpriority: 'high' };

type HeroImageProps = {
  src: string | null;
  /** Shown instead of a broken one. */
  fallback?: string | null;
  alt: string;
  sizes: ImageSizes;
  /** ThumbHash, base64. */
  preview?: string | null;
  /** Fills the frame, then a decoration, with the image's colours, blurred. */
  backdrop?: boolean;
  /** Shown without an image. */
  children?: ReactNode;
  className: string;
};

/** A screen's main image: loaded before all others, in a frame that stays without it. */
export function HeroImage(props: HeroImageProps) {
  const { src, fallback = null, alt, sizes, preview, backdrop = false, children, className } = props;
  const [broken, setBroken] = useState<string[]>([]);
  const shown = [src, fallback].find((one) => one !== null && !broken.includes(one));
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
  const picture = shown ?? src;
  return (
    <div ref={frame} className={className} aria-hidden={backdrop || undefined}>
      {backdrop && <canvas {...BACKDROP} />}
      {picture && (
        <img
          alt={alt}
          {...imageProps(picture, sizes)}
          {...HIGH_PRIORITY}
          style={{ opacity: shown ? 1 : 0 }}
          onLoad={({ currentTarget }) => {
            markHeroImageSettled();
            paintBackdrop(currentTarget);
          }}
          onError={tryNext}
        />
      )}
      {!shown && children}
    </div>
  );
}

/** Attributes of an `img` (see `imageSources`) as React props. */
export function imageProps(url: string, sizes: ImageSizes) {
  const { srcset: srcSet, src, ...chosen } = imageSources(url, sizes);
  return { ...chosen, ...(srcSet !== undefined && { srcSet }), src };
}
