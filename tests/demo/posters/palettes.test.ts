import { describe, expect, it } from 'vitest';
import { contrastRatio } from '../../../src/demo/posters/colour.ts';
import { assignColourRoles } from '../../../src/demo/posters/colour-roles.ts';
import { palettes } from '../../../src/demo/posters/palettes.ts';
import { seededRandom } from '../../../src/demo/seeded-random.ts';

describe.each(palettes)('the palette $name', (palette) => {
  it('has an ink that reads on its paper', () => {
    expect(contrastRatio(palette.paper, palette.ink)).toBeGreaterThanOrEqual(4.5);
  });

  it('gets colour roles in which the main shape contrasts with the background', () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const { ground, figure } = assignColourRoles(palette, seededRandom(`${seed}`));
      expect(contrastRatio(ground, figure)).toBeGreaterThanOrEqual(3);
    }
  });
});
