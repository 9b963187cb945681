import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { InMemoryCache } from '@apollo/client/cache'
import { Kind, parse, print, visit } from 'graphql'

const root = join(import.meta.dirname, '..')

const definitions = globSync('web/**/*.graphql', { cwd: root }).flatMap(
  file => parse(readFileSync(join(root, file), 'utf8')).definitions,
)
const named = name => definitions.find(each => each.name.value === name)

const fragmentsOf = (node, found = new Map()) => {
  visit(node, {
    FragmentSpread({ name: { value } }) {
      if (found.has(value)) return
      found.set(value, named(value))
      fragmentsOf(named(value), found)
    },
  })
  return found
}

const cache = new InMemoryCache()

/** Adds a document's fragments and `__typename` everywhere, as Apollo Client does before sending it. */
const asSent = operation => {
  const whole = { kind: Kind.DOCUMENT, definitions: [operation, ...fragmentsOf(operation).values()] }
  return print(cache.transformDocument(whole))
}

/** Finds an operation of the pages by name. */
export const webOperation = name => asSent(named(name))

/** An operation of our own that uses fragments of the pages. */
export const withWebFragments = text => asSent(parse(text).definitions[0])
