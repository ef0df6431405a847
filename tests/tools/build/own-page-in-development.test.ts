import { createServer } from 'vite';
import { expect, it } from 'vitest';
import { ownPageInDevelopmentPlugin } from '../../../tools/build/own-page-in-development-plugin.ts';

it('the page of development says that there are people’s own pages', async () => {
  const vite = await createServer({
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
    plugins: [ownPageInDevelopmentPlugin()],
  });
  try {
    const page = await vite.transformIndexHtml('/', '<!doctype html><html><head></head><body></body></html>');
    expect(page).toContain('<meta name="own-page" content="yes">');
  } finally {
    await vite.close();
  }
});
