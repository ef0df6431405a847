import { useLayoutEffect, useRef, useState } from 'react';
import { type PictureSizes, pictureProps } from '../lib/picture-sources.ts';
import { usePreview } from '../lib/use-preview.ts';
import { leadSettled, leadStarts } from './picture-stage.ts';

/** React 18 knows only the lower-case spelling, its types only the other. */
const AT_ONCE = { fetchpriority: 'high' };

type LeadPictureProps = {
  src: string | null;
  /** Shown instead of `src` where there is one and it is not broken. */
  preferred?: string | null;
  /** Shown instead of a broken one. */
  fallback?: string | null;
  alt: string;
  sizes: PictureSizes;
  /** ThumbHash, base64. */
  preview?: string | null;
  className: string;
};

/** The picture that leads a screen: it comes before all others, and its place is kept without it. */
export function LeadPicture(props: LeadPictureProps) {
  const { src, preferred = null, fallback = null, alt, sizes, preview, className } = props;
  const [broken, setBroken] = useState<string[]>([]);
  const shown = [preferred, src, fallback].find((one) => one !== null && !broken.includes(one));
  const picture = src ?? preferred;
  const place = useRef<HTMLDivElement>(null);
  usePreview(place, shown ? preview : null);

  // Before the browser can tell that the picture is there: one from its cache comes at once.
  useLayoutEffect(() => {
    if (!shown) return;
    leadStarts();
    return leadSettled;
  }, [shown]);

  const giveUp = () => {
    leadSettled();
    if (shown) setBroken([...broken, shown]);
  };
  return (
    <div ref={place} className={className}>
      {picture && (
        <picture style={{ display: 'contents' }}>
          {shown && shown !== picture && <source {...asSource(shown, sizes)} />}
          <img
            alt={alt}
            {...pictureProps(picture, sizes)}
            {...AT_ONCE}
            style={{ opacity: shown ? 1 : 0 }}
            onLoad={leadSettled}
            onError={giveUp}
          />
        </picture>
      )}
    </div>
  );
}

function asSource(address: string, sizes: PictureSizes) {
  const { src, ...props } = pictureProps(address, sizes);
  return { srcSet: src.replaceAll(' ', '%20'), ...props };
}
