/** The canvas's few pixels, which the browser smooths as it enlarges them: no filter has to blur a large picture. */
export const BACKDROP = { width: 24, height: 36 };

/** Paints a loaded image's colours, blurred, on the canvas before it; does nothing for a broken image. */
export function paintBackdrop(image: HTMLImageElement): void {
  const canvas = image.parentElement?.querySelector('canvas');
  const context = canvas?.getContext('2d');
  if (!canvas || !context || image.naturalWidth === 0) return;
  context.imageSmoothingQuality = 'high';
  // Averages, enlarged beyond the edges, where the surroundings bleed in.
  context.drawImage(image, 0, 0, 6, 9);
  context.drawImage(canvas, 0, 0, 6, 9, -4, -4, 32, 44);
}
