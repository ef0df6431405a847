import { describe, expect, it } from 'vitest';
import { contrastRatio } from '../../posters/colour.ts';
import { assignColourRoles } from '../../posters/colour-roles.ts';
import { palettes } from '../../posters/palettes.ts';
import { seededRandom } from '../../seeded-random.ts';

describe.each(palettes)('the palette $name', (palette) => {
  it('the ink is legible on the paper', () => {
    expect(contrastRatio(palette.paper, palette.ink)).toBeGreaterThanOrEqual(4.5);
  });

  it('the main shape contrasts with the background', () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const { ground, figure } = assignColourRoles(palette, seededRandom(`${seed}`));
      expect(contrastRatio(ground, figure)).toBeGreaterThanOrEqual(3);
    }
  });
});
