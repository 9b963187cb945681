/** A page of results; an end cursor means there are more. */
export const connection = <Node>(
  nodes: readonly Node[],
  endCursor: string | null = null,
  typename = 'Job',
) => ({
  __typename: `${typename}Connection` as never,
  totalCount: nodes.length,
  nodes: [...nodes],
  pageInfo: { __typename: 'PageInfo' as const, endCursor, hasNextPage: endCursor !== null },
})

/** The count alone, as its own query returns it. */
export const totalOf = (typename: string, rows: readonly unknown[]) => ({
  __typename: `${typename}Connection`,
  totalCount: rows.length,
})

/** A page of a list that the server keeps; cursors are positions. */
export const pagesOf = <Row>(
  typename: string,
  rows: readonly Row[],
  first: number,
  after?: string | null,
) => {
  const from = after ? Number(after) : 0
  const nodes = rows.slice(from, from + first)
  const end = from + nodes.length
  const hasNextPage = end < rows.length
  return {
    ...connection(nodes, nodes.length ? String(end) : null, typename),
    totalCount: rows.length,
    pageInfo: { __typename: 'PageInfo', endCursor: nodes.length ? String(end) : null, hasNextPage },
  }
}
