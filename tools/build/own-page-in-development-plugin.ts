import type { Plugin } from 'vite';

/**
 * In development the page comes from Vite. Our server, which answers its calls and has the simulator's bot or one by its
 * token, would say in it that people have their own pages.
 */
export function ownPageInDevelopmentPlugin(): Plugin {
  return {
    name: 'own-page-in-development',
    apply: 'serve',
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { name: 'own-page', content: 'yes' }, injectTo: 'head' },
    ],
  };
}
