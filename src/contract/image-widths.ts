/** Widths of rendered images, in pixels: `/images/{kind}/{id}?v={tag}&w={width}`. */
export const IMAGE_WIDTHS = [120, 180, 240, 320, 480, 640, 960, 1280] as const;
export type ImageWidth = (typeof IMAGE_WIDTHS)[number];
