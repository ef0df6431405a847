import type { ImageProxy } from '../../../images/image-proxy.ts';
import { clock } from '../../../lib/clock.ts';
import { drawnCoverSource } from '../../../lib/drawn-covers.ts';
import { type AllowedImageHosts, imageHostAccess } from '../../../lib/image-urls.ts';
import type { Title } from '../title.ts';

/** The bytes of a title's cover, or of its drawn one, as a JPEG; undefined if it does not arrive in time. */
export type ReadCover = (
  title: Pick<Title, 'copertina' | 'titolo' | 'generi'>,
) => Promise<Buffer | undefined>;

const WIDTH = 240;
const TIMEOUT_MS = 10_000;
/** Pictures of the proxy have their turns by caller. */
const CALLER = 'covers of messages';

type Options = { images: AllowedImageHosts; pictures: ImageProxy };

/** Reads covers for pictures that the server draws, by the image proxy. */
export function createCoverReader({ images, pictures }: Options): ReadCover {
  const read = async (source: string): Promise<Buffer | undefined> => {
    if (!imageHostAccess(images, source)) return undefined;
    return pictures.picture({ source, width: WIDTH, format: 'jpg', caller: CALLER });
  };
  return (title) => {
    const source = title.copertina ?? drawnCoverSource(title);
    return Promise.race([read(source).catch(() => undefined), afterTimeout()]);
  };
}

function afterTimeout(): Promise<undefined> {
  return new Promise((resolve) => {
    clock.setTimeout(() => resolve(undefined), TIMEOUT_MS).unref();
  });
}
