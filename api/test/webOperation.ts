import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type DefinitionNode, Kind, type OperationDefinitionNode, parse, print, visit } from 'graphql'

const root = join(import.meta.dirname, '../..')

const definitions = globSync('web/**/*.graphql', { cwd: root }).flatMap(
  file => parse(readFileSync(join(root, file), 'utf8')).definitions,
) as OperationDefinitionNode[]

const withFragments = (
  definition: DefinitionNode,
  found = new Set<DefinitionNode>(),
): Set<DefinitionNode> => {
  found.add(definition)
  visit(definition, {
    [Kind.FRAGMENT_SPREAD]({ name }) {
      const fragment = definitions.find(each => each.name?.value === name.value)!
      if (!found.has(fragment)) withFragments(fragment, found)
    },
  })
  return found
}

/** An operation of the pages, by name, with the fragments it needs. */
export const webOperation = (name: string): string =>
  [...withFragments(definitions.find(each => each.name?.value === name)!)].map(print).join('\n')
