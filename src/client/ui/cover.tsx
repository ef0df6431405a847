import { useLayoutEffect, useRef, useState } from 'react';
import { PICTURE_SIZES, type PictureSizes, pictureSources } from '../lib/picture-sources.ts';
import { usePreview } from '../lib/use-preview.ts';
import styles from './cover.module.css';
import { stagePicture } from './picture-stage.ts';

type CoverProps = {
  src: string | null;
  name: string;
  /** CSS, `2 / 3` unless told. */
  ratio?: string;
  /** How wide it stands in the page: as in rows and grids unless told. */
  sizes?: PictureSizes;
  /** ThumbHash, base64. */
  preview?: string | null | undefined;
};

/**
 * A picture that keeps its place: its preview or a tint until it has come, and a tile with the name when there is none
 * or it is broken. A broken one stays unseen behind its tile, and goes on naming it.
 */
export function Cover({ src, name, ratio, sizes = PICTURE_SIZES.cover, preview }: CoverProps) {
  const frame = useRef<HTMLSpanElement>(null);
  const [broken, setBroken] = useState<string | null>(null);
  const hasPicture = src !== null;
  usePreview(frame, src === broken ? null : preview);
  return (
    <span ref={frame} className={styles['frame']} style={ratio ? { '--ratio': ratio } : undefined}>
      {hasPicture && (
        <Picture key={src} src={src} sizes={sizes} name={name} onBroken={() => setBroken(src)} />
      )}
      {(!hasPicture || src === broken) && (
        <span className={styles['name']} aria-hidden={hasPicture}>
          {name}
        </span>
      )}
    </span>
  );
}

type PictureProps = { src: string; sizes: PictureSizes; name: string; onBroken: () => void };

/** Its source and whether it shows are the element's own: forty covers need no render each to come in. */
function Picture({ src, sizes, name, onBroken }: PictureProps) {
  const image = useRef<HTMLImageElement>(null);
  useLayoutEffect(() => {
    const { current: picture } = image;
    if (!picture) return;
    return stagePicture(picture, (loading) => {
      picture.loading = loading;
      // In this order: setting the source begins the choice among the widths.
      Object.assign(picture, pictureSources(src, sizes));
      // One that the browser still has is there before the first paint: no fading in.
      if (picture.complete && picture.naturalWidth > 0) show(picture);
    });
  }, [src, sizes]);
  return (
    <img
      ref={image}
      className={styles['picture']}
      alt={name}
      decoding="async"
      draggable={false}
      onLoad={({ currentTarget }) => show(currentTarget)}
      onError={onBroken}
    />
  );
}

function show(picture: HTMLImageElement): void {
  picture.classList.add(styles['shown'] ?? '');
}
