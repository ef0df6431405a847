import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = `http://localhost:${process.env['SIMULATOR_PORT'] ?? 3001}`;

/** The simulator's page, a program apart from the mini app. Run from the project's root. */
export default defineConfig({
  root: 'packages/telegram-simulator/page',
  plugins: [react()],
  build: {
    target: 'es2022',
    outDir: '../../../build/packages/telegram-simulator/page',
    emptyOutDir: true,
    assetsInlineLimit: 0,
  },
  server: { port: 5174, proxy: { '/wire': server, '/file': server } },
});
