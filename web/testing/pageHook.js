import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const fileUrl = path => pathToFileURL(join(import.meta.dirname, path)).href

/** What the bundler resolves: the paths of tsconfig.json, and files without code. */
const placeOf = specifier => {
  if (specifier.startsWith('@jsx/')) return fileUrl(`../jsx/${specifier.slice(5)}.ts`)
  if (specifier.startsWith('@rules/'))
    return fileUrl(`../../api/rules/${specifier.slice(7).replace(/\.js$/, '.ts')}`)
  if (specifier === '@jest/globals') return fileUrl('jestGlobals.js')
  if (/\.(css|woff2?|svg|png|jpg|webp)$/.test(specifier)) return fileUrl('emptyModule.js')
}

/** A package without `exports`, whose folders only a bundler resolves. */
const DRAGGING = '@atlaskit/pragmatic-drag-and-drop/'
const named = specifier =>
  specifier.startsWith(DRAGGING)
    ? `${DRAGGING}dist/cjs/entry-point/${specifier.slice(DRAGGING.length)}.js`
    : specifier

let files = 0

registerHooks({
  resolve: (specifier, context, next) => {
    const url = placeOf(specifier)
    return url ? { url, format: 'module', shortCircuit: true } : next(named(specifier), context)
  },
  // The runner forgets all hooks (`afterEach`) before each file.
  load: (url, context, next) => {
    const [file] = url.split('?')
    const loaded = next(file, context)
    if (!/\.test\.tsx?$/.test(file)) return loaded
    return { ...loaded, source: `import '${fileUrl('eachFile.js')}?${files++}';${loaded.source}` }
  },
})
