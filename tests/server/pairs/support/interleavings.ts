/** A step of an interleaving: the side that took it; `isFree`: the other could have. */
export type Step = { side: 0 | 1; isFree: boolean };

/**
 * Tries interleavings, those with few switches from one side to the other first. `run` takes the given sides while both can
 * go on, then stays with the last one, and returns all of its steps. True once all of them were tried.
 */
export async function interleave(
  run: (sides: readonly (0 | 1)[]) => Promise<readonly Step[]>,
  atMost: number,
): Promise<boolean> {
  const untried: (readonly (0 | 1)[])[] = [[]];
  for (let tried = 0; tried < atMost; tried += 1) {
    const given = untried.shift();
    if (!given) return true;
    const steps = await run(given);
    const sides = steps.map(({ side }) => side);
    // Each of these switches once more than this one; none was tried before.
    for (const [index, { side, isFree }] of steps.entries())
      if (isFree && index >= given.length) untried.push([...sides.slice(0, index), side === 0 ? 1 : 0]);
  }
  return untried.length === 0;
}
