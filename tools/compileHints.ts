import type { Plugin, Rolldown } from 'vite'

/** V8 reads it in the first line alone; other engines take it for a comment. */
const HINT = '//# allFunctionsCalledOnLoad\n'

export const isChunk = (file: Rolldown.OutputAsset | Rolldown.OutputChunk) => file.type === 'chunk'

/** The names of the chunks that this one needs from the start, its own among them. */
export const withImports = (bundle: Rolldown.OutputBundle, name: string, found = new Set<string>()) => {
  const file = bundle[name]
  if (file?.type !== 'chunk' || found.has(name)) return found
  found.add(name)
  for (const other of file.imports) withImports(bundle, other, found)
  return found
}

/**
 * Tells V8 to compile the chunks with these modules, and what they import, whole and on another thread while they are still
 * arriving. Otherwise it compiles each function on the main thread when it is first called: a third of a first screen's
 * script time. What nobody calls early costs memory this way, so it is for first screens only
 * (docs/decisions/0102-asked-before-the-app.md).
 */
export const compileHints = (modules: RegExp): Plugin => ({
  name: 'haulbid-compile-hints',
  generateBundle: {
    // After whatever else puts something into the first line.
    order: 'post',
    handler: (_options, bundle) => {
      const chunks = Object.values(bundle).filter(isChunk)
      const first = chunks.filter(({ moduleIds }) => moduleIds.some(id => modules.test(id)))
      const hinted = new Set(first.flatMap(({ fileName }) => [...withImports(bundle, fileName)]))
      for (const chunk of chunks) if (hinted.has(chunk.fileName)) chunk.code = HINT + chunk.code
    },
  },
})
