import { useEffect, useState } from 'react';
import { leadSettled, leadStarts } from './picture-stage.ts';

/** React 18 knows only the lower-case spelling, its types only the other. */
const AT_ONCE = { fetchpriority: 'high' };

type LeadPictureProps = {
  src: string | null;
  /** Shown instead of `src` where there is one and it is not broken. */
  preferred?: string | null;
  alt: string;
  className: string;
};

/** The picture that leads a screen: it comes before all others, and its place is kept without it. */
export function LeadPicture({ src, preferred = null, alt, className }: LeadPictureProps) {
  const [broken, setBroken] = useState<string[]>([]);
  const shown = [preferred, src].find((one) => one !== null && !broken.includes(one));
  const picture = src ?? preferred;

  useEffect(() => {
    if (!shown) return;
    leadStarts();
    return leadSettled;
  }, [shown]);

  const giveUp = () => {
    leadSettled();
    if (shown) setBroken([...broken, shown]);
  };
  return (
    <div className={className}>
      {picture && (
        <picture style={{ display: 'contents' }}>
          {shown && shown !== picture && <source srcSet={shown.replaceAll(' ', '%20')} />}
          <img
            src={picture}
            alt={alt}
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
