import { expect, it } from 'vitest';
import { lineBreakOptions } from '../../posters/line-breaks.ts';

it('no line ends with an article, a preposition or a single letter', () => {
  for (const lines of lineBreakOptions('Indagine su un cittadino al di sopra di ogni sospetto', 5)) {
    for (const line of lines.slice(0, -1)) expect(line).not.toMatch(/ (su|un|al|di)$/u);
  }
});

it('no line is one letter long where the title has more', () => {
  for (const title of ['E.T. l’extra-terrestre', 'Io e Annie', 'Pane, amore e fantasia', 'Zombi 2']) {
    for (const line of lineBreakOptions(title, 5).flat()) expect(line.length).toBeGreaterThan(1);
  }
});

it('the lines keep every word, in order', () => {
  const title = 'Il dottor Stranamore ovvero come imparai a non preoccuparmi e ad amare la bomba atomica';
  const found = lineBreakOptions(title, 5);
  expect(found.length).toBeGreaterThan(10);
  for (const lines of found) expect(lines.join(' ')).toBe(title);
});
