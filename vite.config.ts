import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const root = import.meta.dirname

export default defineConfig({
  root: join(root, 'web'),
  plugins: [react()],
  resolve: { alias: { '@rules': join(root, 'api/rules') } },
  server: { fs: { allow: [root] } },
  build: {
    outDir: join(root, 'dist/web'),
    emptyOutDir: true,
    target: 'es2022',
    // Fonts and pictures as data: URLs, and the inline polyfill, would need holes in the Content-Security-Policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
})
