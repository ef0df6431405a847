import { createHash } from 'node:crypto';
import { currentLanguage } from '../languages/current-language.ts';
import { type Html, html } from './html.ts';
import { texts } from './texts.ts';

const STYLE = `
:root { color-scheme: light dark; --bg: #f4f5f7; --card: #fff; --text: #101214; --quiet: #5b6470; --line: #d3d8de;
  --accent: #1f6fb2; --on-accent: #fff; --bad: #b3261e; --good: #1b7a3d; }
@media (prefers-color-scheme: dark) { :root { --bg: #0e1621; --card: #17212b; --text: #f5f5f5; --quiet: #a3afbb;
  --line: #354452; --accent: #7ab8ee; --on-accent: #0e1621; --bad: #ff9a92; --good: #7fd6a0; } }
* { box-sizing: border-box; }
body { margin: 0; padding: 24px 16px 48px; background: var(--bg); color: var(--text); font: 17px/1.45 system-ui, sans-serif; }
main { max-width: 560px; margin: 0 auto; padding: 24px; border-radius: 16px; background: var(--card); overflow-wrap: anywhere; }
.brand { max-width: 560px; margin: 0 auto 16px; padding: 0 4px; font-weight: 800; letter-spacing: .08em; }
h1 { margin: 0 0 8px; font-size: 1.5rem; line-height: 1.25; text-wrap: balance; }
h2 { margin: 24px 0 4px; font-size: 1.125rem; }
p, ul, ol.next { margin: 8px 0; }
ol.steps { display: flex; flex-wrap: wrap; gap: 4px 16px; margin: 0 0 20px; padding: 0; list-style: none; color: var(--quiet); font-size: .9375rem; }
ol.steps [aria-current] { color: var(--text); font-weight: 700; }
fieldset { margin: 16px 0; padding: 0; border: 0; }
legend { padding: 0; font-weight: 600; }
.choice { display: flex; align-items: center; gap: 12px; min-height: 44px; margin: 0; font-weight: 400; }
.choice input { flex: none; width: 22px; min-height: 22px; accent-color: var(--accent); }
label { display: block; margin: 20px 0 6px; font-weight: 600; }
input { width: 100%; min-height: 48px; padding: 8px 12px; border: 1px solid var(--quiet); border-radius: 10px; background: var(--bg); color: inherit; font: inherit; }
input[aria-invalid] { border-color: var(--bad); border-width: 2px; }
button, a.button { display: inline-block; min-height: 48px; margin: 16px 8px 0 0; padding: 11px 20px; border: 1px solid var(--accent);
  border-radius: 12px; background: var(--accent); color: var(--on-accent); font: 600 1rem/1.5 system-ui, sans-serif; text-decoration: none; cursor: pointer; }
button.other { background: none; color: var(--accent); }
button.link { flex: none; min-height: 44px; margin: 0; padding: 8px 4px; border: 0; background: none; color: var(--accent); font-weight: 500; text-decoration: underline; }
a { color: var(--accent); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
[role="alert"] { margin: 16px 0; padding: 12px 16px; border-left: 4px solid var(--bad); background: var(--bg); }
[role="alert"] b { color: var(--bad); }
.quiet { color: var(--quiet); font-size: .9375rem; }
.code { margin: 16px 0; font: 700 1.75rem/1.2 ui-monospace, monospace; letter-spacing: .08em; }
code { font-family: ui-monospace, monospace; font-size: .9375em; }
.found { display: flex; align-items: center; gap: 12px; margin: 16px 0; }
.found img, .found .letter { flex: none; width: 56px; height: 56px; border-radius: 50%; object-fit: cover; }
.found .letter { display: grid; place-items: center; background: var(--accent); color: var(--on-accent); font-size: 1.5rem; font-weight: 700; }
.found p { flex: 1; margin: 0; }
.done { display: flex; align-items: center; justify-content: space-between; gap: 12px; padding: 4px 0; border-bottom: 1px solid var(--line); }
.done p { margin: 0; }
@media (max-width: 480px) { main { padding: 20px 16px; } button:not(.link), a.button { width: 100%; margin-right: 0; text-align: center; } }
`;

/** Reloads the page when its state has changed; a pressed button cannot be pressed again. */
const SCRIPT = `
const wait = document.querySelector('[data-state]');
const look = async () => {
  try {
    const answer = await fetch('state', { cache: 'no-store' });
    if (answer.ok && (await answer.text()) !== wait.dataset.state) return location.reload();
  } catch {}
  setTimeout(look, 1500);
};
if (wait) look();
addEventListener('submit', ({ target }) => {
  for (const button of target.querySelectorAll('button')) button.setAttribute('aria-disabled', 'true');
  target.addEventListener('submit', (event) => event.preventDefault());
  const busy = document.querySelector('#busy');
  if (busy && !target.hasAttribute('data-quick')) busy.textContent = busy.dataset.text;
});
addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
`;

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The page's own style and script, pictures in the page, forms to itself: nothing else. */
export const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  `style-src ${hash(STYLE)}`,
  `script-src ${hash(SCRIPT)}`,
  "connect-src 'self'",
  'img-src data:',
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** A whole page. */
export function layout(title: string, content: Html): string {
  const [style, script] = [{ markup: STYLE }, { markup: SCRIPT }];
  const page = html`<!doctype html>
<html lang="${currentLanguage()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>${title} · Vetrina</title>
<style>${style}</style>
</head>
<body>
<header class="brand">VETRINA</header>
<main>
<h1>${title}</h1>
${content}
<p role="status" id="busy" class="quiet" data-text="${texts.oneMoment}"></p>
</main>
<script>${script}</script>
</body>
</html>`;
  return page.markup;
}
