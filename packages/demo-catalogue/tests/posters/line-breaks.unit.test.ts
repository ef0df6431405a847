import { describe, expect, it } from 'vitest';
import { lineBreakOptions } from '../../posters/line-breaks.ts';

describe('the lines of a title', () => {
  it('leave no article, preposition or single letter at a line’s end', () => {
    for (const lines of lineBreakOptions('Indagine su un cittadino al di sopra di ogni sospetto', 5)) {
      for (const line of lines.slice(0, -1)) expect(line).not.toMatch(/ (su|un|al|di)$/u);
    }
  });

  it('are never one letter long where the title has more', () => {
    for (const title of ['E.T. l’extra-terrestre', 'Io e Annie', 'Pane, amore e fantasia', 'Zombi 2']) {
      for (const line of lineBreakOptions(title, 5).flat()) expect(line.length).toBeGreaterThan(1);
    }
  });

  it('keep every word, in order', () => {
    const title = 'Il dottor Stranamore ovvero come imparai a non preoccuparmi e ad amare la bomba atomica';
    const found = lineBreakOptions(title, 5);
    expect(found.length).toBeGreaterThan(10);
    for (const lines of found) expect(lines.join(' ')).toBe(title);
  });
});
