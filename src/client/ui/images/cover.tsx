import { useLayoutEffect, useRef, useState } from 'react';
import type { DrawnTitle } from '../../../contract/drawn-cover.ts';
import { IMAGE_SIZES, imageSources } from '../../../contract/image-sources.ts';
import { useThumbHashPlaceholder } from '../../lib/images/use-thumb-hash-placeholder.ts';
import styles from './cover.module.css';
import { DrawnArt } from './drawn-art.tsx';
import { queueImage } from './image-priority.ts';

type CoverProps = {
  src: string | null;
  name: string;
  /** Drawn in place of a missing picture; by default the drawing of the name. */
  art?: DrawnTitle;
  /** CSS aspect-ratio; by default `2 / 3`. */
  ratio?: string;
  /** The attribute of `img`; by default as in carousels and grids. */
  sizes?: string;
  /** ThumbHash, base64. */
  preview?: string | null | undefined;
};

/**
 * An image in a frame of fixed ratio: a ThumbHash or tint until it has loaded, a drawing with the name when there is none or
 * it is broken. A broken one stays in the DOM, invisible, for its accessible name.
 */
export function Cover(props: CoverProps) {
  const {
    src,
    name,
    art = { titolo: name, generi: null },
    ratio,
    sizes = IMAGE_SIZES.cover,
    preview,
  } = props;
  const frame = useRef<HTMLSpanElement>(null);
  const [broken, setBroken] = useState<string | null>(null);
  const hasImage = src !== null;
  useThumbHashPlaceholder(frame, src === broken ? null : preview);
  return (
    <span ref={frame} className={styles['frame']} style={ratio ? { '--ratio': ratio } : undefined}>
      {hasImage && <Picture key={src} src={src} sizes={sizes} name={name} onBroken={() => setBroken(src)} />}
      {(!hasImage || src === broken) && <DrawnArt title={art} name={name} hidden={hasImage} />}
    </span>
  );
}

type PictureProps = { src: string; sizes: string; name: string; onBroken: () => void };

/** Sets source and class on the element directly: forty covers need no render each when they load. */
function Picture({ src, sizes, name, onBroken }: PictureProps) {
  const image = useRef<HTMLImageElement>(null);
  useLayoutEffect(() => {
    const { current: picture } = image;
    if (!picture) return;
    return queueImage(picture, (loading) => {
      picture.loading = loading;
      // Images in view appear as they load: fading all of them in makes a frame for each step.
      if (loading === 'eager') show(picture);
      // In this order: setting `src` starts the choice among the widths.
      Object.assign(picture, imageSources(src, sizes));
      // A cached image is complete before the first paint.
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
      onLoad={({ currentTarget }) => fadeIn(currentTarget)}
      onError={({ currentTarget }) => {
        currentTarget.classList.remove(styles['shown'] ?? '');
        onBroken();
      }}
    />
  );
}

function show(picture: HTMLImageElement): void {
  picture.classList.add(styles['shown'] ?? '');
}

/** Fades in only pictures in view: each step is a frame. */
function fadeIn(picture: HTMLImageElement): void {
  if (picture.classList.contains(styles['shown'] ?? '')) return;
  const { left, top } = picture.getBoundingClientRect();
  if (left < innerWidth && top < innerHeight) picture.classList.add(styles['fading'] ?? '');
  show(picture);
}
