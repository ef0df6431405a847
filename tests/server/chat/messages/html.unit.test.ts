import { describe, expect, it } from 'vitest';
import { escapeHtml, truncateText } from '../../../../src/server/chat/messages/html.ts';

describe('a text that is cut', () => {
  it('ends with a word and an ellipsis', () => {
    expect(truncateText('Roma città aperta', 17)).toBe('Roma città aperta');
    expect(truncateText('Roma città aperta', 14)).toBe('Roma città…');
  });

  it('is never longer than allowed and holds no half character', () => {
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

it('what means something in HTML is written so that it does not', () => {
  expect(escapeHtml('Tom & "Jerry" <3')).toBe('Tom &amp; &quot;Jerry&quot; &lt;3');
});
