import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSchema, findBreakingChanges } from 'graphql'

/** Changes that break clients of the published schema and are not recorded as intended. */
export const brokenPromises = (published, current, breaks) => {
  const meant = new Set(breaks.map(({ change }) => change))
  return findBreakingChanges(buildSchema(published), buildSchema(current))
    .map(({ description }) => description)
    .filter(description => !meant.has(description))
}

const read = path => readFileSync(join(import.meta.dirname, '..', path), 'utf8')

export const contract = () => {
  const breaks = JSON.parse(read('docs/contract/breaks.json'))
  const broken = brokenPromises(read('docs/contract/published.graphql'), read('schema.graphql'), breaks)
  if (broken.length === 0) return true
  console.error(`schema.graphql breaks clients of docs/contract/published.graphql:\n  ${broken.join('\n  ')}`)
  console.error('If that is meant, add { "change": "…", "why": "…" } for each to docs/contract/breaks.json.')
  return false
}
