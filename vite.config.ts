import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = `http://localhost:${process.env['PORT'] ?? 3000}`;

export default defineConfig({
  plugins: [react()],
  build: { target: 'es2022', outDir: 'dist', assetsInlineLimit: 0 },
  server: { port: 5173, proxy: { '/api': server, '/posters': server } },
});
