import { type DocumentNode, InMemoryCache } from '@apollo/client'
import * as generated from '../generated/graphql.js'
import { makeCache } from './policies.js'

const documents = Object.entries(generated as Record<string, unknown>).filter(([name]) =>
  /(Document|FragmentDoc)$/.test(name),
) as [string, DocumentNode][]

test('queries in every generated document what Apollo Client would add, so the cache walks through none', () => {
  expect(documents.length).toBeGreaterThan(150)
  const apollo = new InMemoryCache()
  const added = documents.filter(([, document]) => apollo.transformDocument(document) !== document)
  expect(added.map(([name]) => name)).toEqual([])
  const [, first] = documents[0]!
  expect(makeCache().transformDocument(first)).toBe(first)
})
