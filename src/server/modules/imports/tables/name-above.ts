import { saidBy } from './facts-of-name.ts';
import type { TitleCells } from './title-columns.ts';

/**
 * The cells of an episode's row with the name of the series, which a merged cell says in the first of several rows; and with
 * the season, if that is merged as well.
 */
export function withNameAbove(cells: TitleCells, above: TitleCells): TitleCells {
  const { titolo, serie, stagione, episodio } = cells;
  const isOfSeries = above.stagione !== undefined || above.episodio !== undefined;
  if (!isOfSeries || (stagione ?? episodio) === undefined) return cells;
  if (titolo !== undefined) {
    // Beside the episode's own name the column of series is the merged one.
    const isNamed = above.serie !== undefined && saidBy(above.serie) === undefined;
    return isNamed && serie === undefined && episodio !== undefined
      ? filled({ ...cells, serie: above.serie, stagione: stagione ?? above.stagione })
      : cells;
  }
  if (serie !== undefined) return cells;
  const { titolo: name, serie: ofSeries, type, anno } = above;
  return filled({ type, anno, stagione: above.stagione, ...cells, titolo: name, serie: ofSeries });
}

function filled(cells: { [Column in keyof TitleCells]: string | undefined }): TitleCells {
  return Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell !== undefined));
}
