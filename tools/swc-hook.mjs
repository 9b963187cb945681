// Node itself strips types but leaves decorators alone, and tsx emits no decorator metadata, so SWC compiles.
import { existsSync, readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { transformSync } from '@swc/core'
import 'reflect-metadata'

process.setSourceMapsEnabled(true)

const isSource = url => url.startsWith('file:') && !url.includes('/node_modules/')

const sourceOf = (specifier, parent) => {
  if (!/^\.{1,2}\/.*\.js$/.test(specifier) || !parent || !isSource(parent)) return undefined
  const path = fileURLToPath(new URL(specifier, parent))
  if (existsSync(path)) return undefined
  const found = ['.ts', '.tsx'].map(end => path.slice(0, -3) + end).find(candidate => existsSync(candidate))
  return found && pathToFileURL(found).href
}

const compile = path =>
  transformSync(readFileSync(path, 'utf8'), {
    filename: path,
    swcrc: false,
    sourceMaps: 'inline',
    module: { type: 'es6' },
    jsc: {
      target: 'es2024',
      keepClassNames: true,
      parser: { syntax: 'typescript', tsx: path.endsWith('.tsx'), decorators: true },
      transform: {
        legacyDecorator: true,
        decoratorMetadata: true,
        react: { runtime: 'automatic', importSource: '@jsx' },
      },
    },
  }).code

registerHooks({
  resolve: (specifier, context, next) => {
    const url = sourceOf(specifier, context.parentURL)
    return url ? { url, format: 'module', shortCircuit: true } : next(specifier, context)
  },
  load: (url, context, next) => {
    if (!/\.tsx?$/.test(url) || !isSource(url)) return next(url, context)
    return { format: 'module', source: compile(fileURLToPath(url)), shortCircuit: true }
  },
})
