import './demandNode.mjs'
import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { Detector, MemoryStore, mild } from '@jscpd/core'
import { Tokenizer } from '@jscpd/tokenizer'
import { root } from './step.mjs'

const MOST_LINES = 12
/** Duplicates with fewer tokens than this are just brackets and imports. */
const LEAST_TOKENS = 20

// A committed migration is never edited, so duplicates in it stay.
const leftOut = /\/(test|testing|generated|migrations)\/|\.test\.tsx?$|\.d\.ts$/

const sources = () =>
  ['api', 'web'].flatMap(side =>
    readdirSync(join(root, side), { recursive: true, encoding: 'utf8' })
      .map(path => join(side, path).split(sep).join('/'))
      .filter(path => /\.tsx?$/.test(path) && !leftOut.test(path))
      .sort(),
  )

/** Imports are not code that could be shared; empty lines in their place keep the other line numbers right. */
const withoutImports = text =>
  text.replace(/^(import|export) [^'\n]*(?:\n[^'\n]*)*?'[^'\n]+'$/gm, statement =>
    statement.startsWith('import') || / from '/.test(statement) ? statement.replace(/[^\n]/g, '') : statement,
  )

const placeOf = ({ sourceId, start, end }) => `${sourceId}:${start.line}-${end.line}`

/** Duplicate blocks of product code, compared by tokens. */
const findClones = async () => {
  const detector = new Detector(new Tokenizer(), new MemoryStore(), [], {
    minLines: MOST_LINES,
    minTokens: LEAST_TOKENS,
    maxLines: 5000,
    maxSize: '500kb',
    mode: mild,
  })
  const found = []
  // The detector keeps the state of the current file, so files are processed one after another.
  for (const path of sources()) {
    const text = withoutImports(readFileSync(join(root, path), 'utf8'))
    // Markup is also read as TypeScript: as JSX, a tag with all its attributes would be one token.
    found.push(...(await detector.detect(path, text, 'typescript')))
  }
  return found
    .filter(({ duplicationA: { start, end } }) => end.line - start.line + 1 > MOST_LINES)
    .map(({ duplicationA, duplicationB }) => `${placeOf(duplicationA)} and ${placeOf(duplicationB)}`)
}

/** For `npm run check`: no block of more than 12 lines is duplicated. */
export const clones = async () => {
  console.log('\nBlocks that are there twice')
  const found = await findClones()
  for (const each of found) console.error(`  ${each}`)
  return found.length === 0
}

if (process.argv[1] === import.meta.filename) process.exitCode = (await clones()) ? 0 : 1
