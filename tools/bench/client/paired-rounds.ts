import { quantile } from '../quantile.ts';

/** Figures by name. */
type Figures = Record<string, number>;

/**
 * Measures each of several subjects in turn, round after round, so that the machine's other work meets all of them.
 * The first round only warms up. Returns one list of figures a subject.
 */
export async function measureInTurn<Subject>(
  subjects: readonly Subject[],
  rounds: number,
  measure: (subject: Subject) => Promise<Figures>,
): Promise<Figures[][]> {
  const results = subjects.map((subject) => ({ subject, figures: [] as Figures[] }));
  for (let round = 0; round <= rounds; round += 1)
    for (const { subject, figures } of results) {
      const measured = await measure(subject);
      if (round > 0) figures.push(measured);
    }
  return results.map(({ figures }) => figures);
}

/** A table's rows by measure: medians with their quartiles, and each build's ratio to the floor. */
export function comparison(measures: readonly string[], names: readonly string[], figures: Figures[][]) {
  const [floor = [], ...builds] = figures;
  return Object.fromEntries(
    measures.map((measure) => {
      const cells: [string, string | number][] = [['floor', spread(floor, measure)]];
      for (const [index, build] of builds.entries()) {
        cells.push([`${names[index]}`, spread(build, measure)]);
        cells.push([`${names[index]}/floor`, round(pairedRatio(build, floor, measure))]);
      }
      return [measure, Object.fromEntries(cells)];
    }),
  );
}

/** A median with its quartiles. */
export function spread(figures: readonly Figures[], name: string): string {
  const values = figures.map((one) => one[name] ?? Number.NaN);
  const [low, median, high] = [0.25, 0.5, 0.75].map((share) => round(quantileOf(values, share)));
  return low === high ? `${median}` : `${median} (${low} to ${high})`;
}

/** The median of the rounds' ratios: a delay that hits both sides of a round cancels out. */
function pairedRatio(figures: readonly Figures[], floor: readonly Figures[], name: string): number {
  const ratios = figures.map(
    (one, round) => (one[name] ?? Number.NaN) / (floor[round]?.[name] ?? Number.NaN),
  );
  return quantileOf(ratios, 0.5);
}

function quantileOf(values: readonly number[], share: number): number {
  return quantile(
    values.toSorted((a, b) => a - b),
    share,
  );
}

/** Empty without a figure, or without a counterpart. */
function round(value: number, digits = Math.abs(value) < 10 ? 2 : 0): number | '' {
  return Number.isFinite(value) ? Number(value.toFixed(digits)) : '';
}
