import { useEffect, useState } from 'react';
import { leadSettled, leadStarts } from './picture-stage.ts';

/** React 18 knows only the lower-case spelling, its types only the other. */
const AT_ONCE = { fetchpriority: 'high' };

/** The picture that leads a screen: it comes before all others, and its place is kept without it. */
export function LeadPicture({ src, alt, className }: { src: string | null; alt: string; className: string }) {
  const [broken, setBroken] = useState<string | null>(null);
  const shown = src !== null && src !== broken;

  useEffect(() => {
    if (!shown) return;
    leadStarts();
    return leadSettled;
  }, [shown, src]);

  return (
    <div className={className}>
      {shown && (
        <img
          src={src}
          alt={alt}
          {...AT_ONCE}
          onLoad={leadSettled}
          onError={() => {
            leadSettled();
            setBroken(src);
          }}
        />
      )}
    </div>
  );
}
