import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig, type Plugin, type Rolldown } from 'vite'
import { chunkGroups } from './tools/chunkGroups.js'

const root = import.meta.dirname

const isChunk = (file: Rolldown.OutputAsset | Rolldown.OutputChunk) => file.type === 'chunk'

/** The chunks that this one needs from the start, including its own. */
const withImports = (bundle: Rolldown.OutputBundle, name: string, found = new Set<string>()) => {
  const file = bundle[name]
  if (file?.type !== 'chunk' || found.has(name)) return found
  found.add(name)
  for (const other of file.imports) withImports(bundle, other, found)
  return found
}

/**
 * Preloads what every start needs (tools/chunkGroups.ts lists the contents of `app`) and the fonts, so the browser
 * fetches them at once instead of one after the other.
 */
const preloads = (): Plugin => ({
  name: 'haulbid-preloads',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => {
      const chunks = Object.values(bundle).filter(isChunk)
      const app = chunks.find(({ name }) => name === 'app')
      if (!app) throw new Error('No chunk is named app: see tools/chunkGroups.ts')
      const shared = [...withImports(bundle, app.fileName)].filter(file => !html.includes(file))
      const fonts = Object.keys(bundle).filter(name => /(?<!-more-[\w-]{8})\.woff2$/.test(name))
      return [
        ...shared.map(file => ({ rel: 'modulepreload', crossorigin: true, href: `/${file}` })),
        ...fonts.map(file => ({
          rel: 'preload',
          as: 'font',
          type: 'font/woff2',
          // After the scripts: until the fonts arrive, the stretched fallbacks of fonts.css take their place.
          fetchpriority: 'low',
          crossorigin: true,
          href: `/${file}`,
        })),
      ].map(attrs => ({ tag: 'link', attrs, injectTo: 'head' as const }))
    },
  },
})

/** React Router offers bundlers only its development build, which checks and warns; the other one is next to it. */
const productionRouter = {
  'react-router/dom': join(root, 'node_modules/react-router/dist/production/dom-export.mjs'),
  'react-router': join(root, 'node_modules/react-router/dist/production/index.mjs'),
}

export default defineConfig(({ command }) => ({
  root: join(root, 'web'),
  plugins: [react({ jsxImportSource: '@jsx' }), preloads()],
  resolve: {
    // Otherwise RxJS would be its ES5 build, helpers included.
    conditions: ['es2015', ...defaultClientConditions],
    alias: {
      '@rules': join(root, 'api/rules'),
      '@jsx': join(root, 'web/jsx'),
      ...(command === 'build' ? productionRouter : {}),
    },
  },
  server: { fs: { allow: [root] } },
  build: {
    outDir: join(root, 'dist/web'),
    emptyOutDir: true,
    target: 'es2022',
    // Fonts and pictures as data: URLs, and the inline polyfill, would need holes in the Content-Security-Policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Records which chunk needs which, for tools/budgets.mjs.
    manifest: true,
    reportCompressedSize: false,
    rolldownOptions: {
      output: { codeSplitting: { groups: chunkGroups() } },
    },
  },
}))
