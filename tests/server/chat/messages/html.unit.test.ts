import { describe, expect, it } from 'vitest';
import { escapeHtml, truncateText } from '../../../../src/server/chat/messages/html.ts';

describe('a truncated text', () => {
  it('a truncated text ends with a whole word and an ellipsis', () => {
    expect(truncateText('Roma città aperta', 17)).toBe('Roma città aperta');
    expect(truncateText('Roma città aperta', 14)).toBe('Roma città…');
  });

  it('a truncated text is never longer than allowed, and contains no half character', () => {
    const long = [
      '🎬'.repeat(100),
      `a${'🎬'.repeat(100)}`,
      `🎬 ${'🎬'.repeat(100)}`,
      'Ciak 🎬🎬🎬 si gira'.repeat(9),
    ];
    for (const text of long) {
      for (let longest = 2; longest < 60; longest += 1) {
        const cut = truncateText(text, longest);
        expect(cut.length).toBeLessThanOrEqual(longest);
        expect(cut).not.toMatch(/\p{Surrogate}/u);
      }
    }
  });
});

it('characters with a meaning in HTML are escaped', () => {
  expect(escapeHtml('Tom & "Jerry" <3')).toBe('Tom &amp; &quot;Jerry&quot; &lt;3');
});
