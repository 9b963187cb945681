import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql'

export type Fragments = Record<string, FragmentDefinitionNode>

export const fragmentsOf = (document: DocumentNode): Fragments =>
  Object.fromEntries(
    document.definitions.flatMap(each =>
      each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each]] : [],
    ),
  )

const fieldsIn = (set: SelectionSetNode, fragments: Fragments, seen: Set<string>): FieldNode[] =>
  set.selections.flatMap(node => {
    if (node.kind === Kind.FIELD) return [node]
    if (node.kind === Kind.INLINE_FRAGMENT) return fieldsIn(node.selectionSet, fragments, seen)
    // However often a fragment is spread, its fields are merged.
    if (seen.has(node.name.value)) return []
    seen.add(node.name.value)
    const fragment = fragments[node.name.value]
    return fragment ? fieldsIn(fragment.selectionSet, fragments, seen) : []
  })

/** The top-level queries or mutations of an operation, including those in fragments. */
export const actsOf = ({ selectionSet }: OperationDefinitionNode, fragments: Fragments): FieldNode[] =>
  fieldsIn(selectionSet, fragments, new Set())
