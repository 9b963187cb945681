import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Noun } from '../domain/noun.js'
import { nouns } from '../domain/nouns.js'

/**
 * Loads this file from each noun's `test` folder, in the order of the nouns. A noun without one has an empty part.
 * One after another: Jest can't link a module that two imports ask for at once.
 */
export const partsOf = async <Part>(file: string): Promise<{ noun: Noun; part: Partial<Part> }[]> => {
  const parts = []
  for (const noun of nouns) {
    const isThere = existsSync(join(import.meta.dirname, `../domain/${noun.name}/test/${file}.ts`))
    parts.push({ noun, part: isThere ? await import(`../domain/${noun.name}/test/${file}.js`) : {} })
  }
  return parts
}

/** The names in a part that no resolver of its noun has, such as `bids: acceptBid`. */
export const strayNames = ({ name, resolvers = [] }: Noun, part: object = {}): string[] =>
  Object.keys(part)
    .filter(each => !resolvers.some(({ prototype }) => each in prototype))
    .map(each => `${name}: ${each}`)
