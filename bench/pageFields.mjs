import { Kind, parse } from 'graphql'

const isTypename = ({ kind, name }) => kind === Kind.FIELD && name.value === '__typename'

/** Merges selections by name, with fragments spread and repeated fields joined. */
const selected = ({ selections }, fragments, found = new Map()) => {
  for (const node of selections.filter(each => !isTypename(each))) {
    if (node.kind === Kind.FRAGMENT_SPREAD) selected(fragments.get(node.name.value), fragments, found)
    else if (node.kind === Kind.INLINE_FRAGMENT) selected(node.selectionSet, fragments, found)
    else if (node.selectionSet)
      found.set(
        node.name.value,
        selected(node.selectionSet, fragments, found.get(node.name.value) ?? undefined),
      )
    else found.set(node.name.value, null)
  }
  return found
}

/**
 * The fields that one of the pages' operations requests, as a Map from each field to the Map of its own fields, or to
 * null if it has none.
 */
export const pageFields = document => {
  const { definitions } = parse(document)
  const fragments = new Map(
    definitions
      .filter(each => each.kind === Kind.FRAGMENT_DEFINITION)
      .map(each => [each.name.value, each.selectionSet]),
  )
  return selected(definitions.find(each => each.kind === Kind.OPERATION_DEFINITION).selectionSet, fragments)
}
