import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImageProxy } from '../../../images/image-proxy.ts';
import { clock } from '../../../lib/clock.ts';
import { type AllowedImageHosts, imageHostAccess } from '../../../lib/image-urls.ts';
import type { Title } from '../title.ts';

/** The bytes of a title's cover, as a JPEG; undefined if there is none, or it does not arrive in time. */
export type ReadCover = (title: Pick<Title, 'cover'>) => Promise<Buffer | undefined>;

/** Drawn covers, which are the client's own files: a JPEG is next to each. */
const DRAWN = /^\/(posters\/[a-z0-9-]+)\.svg$/;
const WIDTH = 240;
const TIMEOUT_MS = 10_000;
/** Pictures of the proxy have their turns by caller. */
const CALLER = 'covers of messages';

type Options = { images: AllowedImageHosts; clientFolder: string; pictures: ImageProxy };

/** Reads covers for pictures that the server draws: from the client's files, or by the image proxy from its hosts. */
export function createCoverReader({ images, clientFolder, pictures }: Options): ReadCover {
  const read = async (source: string): Promise<Buffer | undefined> => {
    const [, drawn] = DRAWN.exec(source) ?? [];
    if (drawn !== undefined) return readFile(join(clientFolder, `${drawn}.jpg`));
    if (!imageHostAccess(images, source)) return undefined;
    return pictures.picture({ source, width: WIDTH, format: 'jpg', caller: CALLER });
  };
  return async ({ cover }) => {
    if (cover === null) return undefined;
    return Promise.race([read(cover).catch(() => undefined), afterTimeout()]);
  };
}

function afterTimeout(): Promise<undefined> {
  return new Promise((resolve) => {
    clock.setTimeout(() => resolve(undefined), TIMEOUT_MS).unref();
  });
}
