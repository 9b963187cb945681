import './demandNode.mjs'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { edgesNameNoNoun, nounOf, nounsPointDown, slashed } from './nouns.mjs'
import { roomsPointDown } from './rooms.mjs'
import { root } from './step.mjs'

const page = join(root, 'docs/architecture.md')
const leftOut = /(^|\/)(test|testing|generated|demo)\/|\.test\.tsx?$/

const sourcesOf = side =>
  readdirSync(join(root, side), { recursive: true, encoding: 'utf8' })
    .map(path => slashed(join(side, path)))
    .filter(path => /\.tsx?$/.test(path) && !leftOut.test(path))

const resolved = (path, to) =>
  to.startsWith('@rules/')
    ? `api/rules/${to.slice('@rules/'.length)}`
    : slashed(normalize(join(dirname(path), to)))

/** The project's own files that this file imports. */
const importsOf = path =>
  [...readFileSync(join(root, path), 'utf8').matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+|@rules\/[^']+)'/g)]
    .map(([, to]) => resolved(path, to))
    .filter(to => !leftOut.test(to))

/** The layer of a path: `domain` for `api/domain/bids/submitBid.ts`, `main` for `api/main.ts`. */
const layerOf = path => path.split('/')[1].replace(/\.\w+$/, '')

const arrowsOf = (side, nameOf) => {
  const arrows = sourcesOf(side).flatMap(path => importsOf(path).map(to => [nameOf(path), nameOf(to)]))
  const drawn = arrows.filter(([from, to]) => from && to && from !== to)
  return [...new Set(drawn.map(([from, to]) => `  ${from} --> ${to}`))].sort()
}

const chart = (title, arrows) =>
  [`**${title}**`, '', '```mermaid', 'flowchart TB', ...arrows, '```'].join('\n')

const pictures = () =>
  [
    chart('Layers of api', arrowsOf('api', layerOf)),
    chart('Nouns of api/domain', arrowsOf('api', nounOf)),
    chart('Layers of web', arrowsOf('web', layerOf)),
  ].join('\n\n')

const between = /(?<=<!-- pictures -->\n)[\s\S]*?(?=\n<!-- \/pictures -->)/

/** Redraws the diagrams in docs/architecture.md; returns true if they already matched the code. */
const picturesMatch = () => {
  const before = readFileSync(page, 'utf8')
  const after = before.replace(between, pictures)
  if (after === before) return true
  writeFileSync(page, after)
  console.error('\nThe pictures in docs/architecture.md were out of date. They are redrawn: commit them.')
  return false
}

/** For `npm run check`. */
export const architecture = () =>
  [nounsPointDown(root), edgesNameNoNoun(root), roomsPointDown(root), picturesMatch()].every(Boolean)

if (process.argv[1] === import.meta.filename) process.exitCode = architecture() ? 0 : 1
