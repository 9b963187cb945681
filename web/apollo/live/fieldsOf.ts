import type { DocumentNode, SelectionSetNode } from 'graphql'

/** The names of the fields that a fragment selects, directly or by way of others. */
export const fieldsOf = ({ definitions }: DocumentNode, fragmentName: string): Set<string> => {
  const found = new Set<string>()
  const collect = (name: string) => {
    for (const definition of definitions)
      if (definition.kind === 'FragmentDefinition' && definition.name.value === name)
        add(definition.selectionSet)
  }
  const add = ({ selections }: SelectionSetNode) => {
    for (const selection of selections) {
      if (selection.kind === 'Field') found.add(selection.name.value)
      else if (selection.kind === 'FragmentSpread') collect(selection.name.value)
    }
  }
  collect(fragmentName)
  return found
}
