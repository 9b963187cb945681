import {
  type ASTVisitor,
  type DocumentNode,
  GraphQLError,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql'

const isConditional = ({ directives = [] }: SelectionNode) =>
  directives.some(({ name }) => name.value === 'include' || name.value === 'skip')

/** The selections with @include or @skip at the root of a subscription, and in the fragments spread there. */
const conditionalIn = (context: ValidationContext, root: SelectionSetNode): SelectionNode[] => {
  const seen = new Set<string>()
  const within = ({ selections }: SelectionSetNode): SelectionNode[] =>
    selections.flatMap(selection => {
      if (isConditional(selection)) return [selection]
      if (selection.kind === Kind.INLINE_FRAGMENT) return within(selection.selectionSet)
      if (selection.kind !== Kind.FRAGMENT_SPREAD || seen.has(selection.name.value)) return []
      seen.add(selection.name.value)
      const fragment = context.getFragment(selection.name.value)
      return fragment ? within(fragment.selectionSet) : []
    })
  return within(root)
}

/**
 * Refuses @include and @skip at the root of a subscription, as the GraphQL specification does since September
 * 2025. graphql-js's SingleFieldSubscriptionsRule would evaluate them without variables and throw, which
 * looks like a server error. A subscription without its field fails as well.
 */
export const subscriptionRootRule = (context: ValidationContext): ASTVisitor => ({
  // Entered before the operations: null removes the document, so that no other rule visits them.
  Document: ({ definitions }: DocumentNode) => {
    const nodes = definitions.flatMap(definition =>
      definition.kind === Kind.OPERATION_DEFINITION && definition.operation === 'subscription'
        ? conditionalIn(context, definition.selectionSet)
        : [],
    )
    if (nodes.length === 0) return undefined
    context.reportError(
      new GraphQLError('A subscription may not have @include or @skip at its top level', { nodes }),
    )
    return null
  },
})
