import sharp from 'sharp';
import { thumbHashToAverageRGBA } from 'thumbhash';
import { describe, expect, it } from 'vitest';
import { renderImage, thumbHashOf } from '../../../src/server/images/render-image.ts';
import { makeImage } from '../support/stub-image-server.ts';

describe('a rendering', () => {
  it.each([
    ['avif', 'heif'],
    ['webp', 'webp'],
    ['jpg', 'jpeg'],
  ] as const)('a rendering is %s of the requested width', async (format, known) => {
    const rendering = await renderImage(await makeImage(900, 1350).jpeg().toBuffer(), { width: 240, format });
    expect(await sharp(rendering).metadata()).toMatchObject({ format: known, width: 240, height: 360 });
  });

  it('a rendering is never larger than the picture, and is upright', async () => {
    const lying = await makeImage(300, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const rendering = await renderImage(lying, { width: 1280, format: 'jpg' });
    expect(await sharp(rendering).metadata()).toMatchObject({ width: 200, height: 300 });
  });

  it('contains no metadata of the camera', async () => {
    const tagged = await makeImage(300, 200)
      .withExif({ IFD0: { Copyright: 'somebody' } })
      .jpeg()
      .toBuffer();
    expect(
      await sharp(await renderImage(tagged, { width: 240, format: 'jpg' })).metadata(),
    ).not.toHaveProperty('exif');
  });
});

describe('a preview', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('a preview is some 30 bytes of a %s', async (format) => {
    const preview = Buffer.from(
      await thumbHashOf(await makeImage(900, 1350).toFormat(format).toBuffer()),
      'base64',
    );
    expect(preview.length).toBeLessThan(32);
    expect(thumbHashToAverageRGBA(preview).r).toBeCloseTo(0.49, 1);
  });

  const whole = makeImage(600, 900).jpeg().toBuffer();

  it.each<[string, () => Promise<Buffer> | Buffer, string]>([
    ['a page', () => Buffer.from('<html>'), 'no picture'],
    ['a drawing', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'no picture'],
    ['nothing', () => Buffer.alloc(0), 'no picture'],
    ['a format that is not taken', () => makeImage(30, 30).tiff().toBuffer(), 'no picture'],
    ['what only begins like one', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]), 'cannot be read'],
    ['half a picture', async () => (await whole).subarray(0, (await whole).length / 2), 'cannot be read'],
    ['too many pixels', () => makeImage(8000, 6000).png().toBuffer(), 'cannot be read'],
  ])('a preview of %s is refused', async (_what, bytes, message) => {
    await expect(thumbHashOf(await bytes())).rejects.toMatchObject({
      statusCode: 404,
      message: expect.stringContaining(message),
    });
  });
});
