import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { html } from '../../../src/server/first-start/html.ts';
import { CONTENT_SECURITY_POLICY, layout } from '../../../src/server/first-start/layout.ts';

it.each(['style', 'script'])('the page’s security policy allows its own %s', (tag) => {
  const page = layout('Titolo', html`<p>testo</p>`);
  const [, inline = ''] = new RegExp(`<${tag}>([^]*?)</${tag}>`).exec(page) ?? [];
  expect(CONTENT_SECURITY_POLICY).toContain(createHash('sha256').update(inline).digest('base64'));
});
