import sharp from 'sharp';

/** In pixels. */
const COVER = { width: 240, height: 360 };
const GAP = 12;
const COLUMNS = 5;
const PAPER = '#14161a';
const NO_COVER = '#2a2e35';

/** Draws covers in rows, in their order, as a JPEG; a missing one leaves its place empty. */
export async function renderCoverGrid(covers: readonly (Buffer | undefined)[]): Promise<Buffer> {
  const columns = Math.min(COLUMNS, covers.length);
  const rows = Math.ceil(covers.length / COLUMNS);
  const along = (count: number, size: number) => GAP + count * (size + GAP);
  const tiles = await Promise.all(
    covers.map(async (cover, index) => ({
      input: await tileOf(cover),
      left: along(index % COLUMNS, COVER.width),
      top: along(Math.floor(index / COLUMNS), COVER.height),
    })),
  );
  const size = { width: along(columns, COVER.width), height: along(rows, COVER.height) };
  return sharp({ create: { ...size, channels: 3, background: PAPER } })
    .composite(tiles)
    .jpeg({ quality: 82 })
    .toBuffer();
}

function tileOf(cover: Buffer | undefined): Promise<Buffer> {
  const tile = cover
    ? sharp(cover).resize({ ...COVER, fit: 'cover' })
    : sharp({ create: { ...COVER, channels: 3, background: NO_COVER } });
  return tile.jpeg({ quality: 90 }).toBuffer();
}
