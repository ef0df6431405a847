import { useLayoutEffect, useRef, useState } from 'react';
import styles from './cover.module.css';
import { useLoading } from './picture-stage.ts';

type CoverProps = {
  src: string | null;
  name: string;
  /** CSS, `2 / 3` unless told. */
  ratio?: string;
};

/**
 * A picture that keeps its place: a tint until it has come, and a tile with the name when there is none
 * or it is broken. A broken one stays unseen behind its tile, and goes on naming it.
 */
export function Cover({ src, name, ratio }: CoverProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const hasPicture = src !== null;
  return (
    <span className={styles['frame']} style={ratio ? { '--ratio': ratio } : undefined}>
      {hasPicture && <Picture key={src} src={src} name={name} onBroken={() => setBroken(src)} />}
      {(!hasPicture || src === broken) && (
        <span className={styles['name']} aria-hidden={hasPicture}>
          {name}
        </span>
      )}
    </span>
  );
}

function Picture({ src, name, onBroken }: { src: string; name: string; onBroken: () => void }) {
  const image = useRef<HTMLImageElement>(null);
  const loading = useLoading(image);
  const [shown, setShown] = useState(false);
  useLayoutEffect(() => {
    // A picture that the browser still has is there before the first paint: no fading in.
    if (image.current?.complete && image.current.naturalWidth > 0) setShown(true);
  }, []);
  return (
    <img
      ref={image}
      className={`${styles['picture']} ${shown ? styles['shown'] : ''}`}
      {...(loading !== 'wait' && { src, loading })}
      alt={name}
      decoding="async"
      draggable={false}
      onLoad={() => setShown(true)}
      onError={onBroken}
    />
  );
}
