// @ts-expect-error a tool, written without types
import { brokenPromises } from '../../tools/contract.mjs'

const published = 'type Query { a: String!, b(c: Int): Int }'

test.each([
  ['a field that is gone', 'type Query { b(c: Int): Int }', ['Query.a was removed.']],
  [
    'a field that may be null now',
    'type Query { a: String, b(c: Int): Int }',
    ['Query.a changed type from String! to String.'],
  ],
  [
    'an argument that is needed now',
    'type Query { a: String!, b(c: Int!): Int }',
    ['Query.b arg c has changed type from Int to Int!.'],
  ],
  ['a field more', 'type Query { a: String!, b(c: Int): Int, d: Int }', []],
])('finds what breaks partners, and nothing else: %s', (_, current, expected) => {
  expect(brokenPromises(published, current, [])).toEqual(expected)
})

test('allows a break listed as intended', () => {
  const breaks = [{ change: 'Query.a was removed.', why: 'Nobody asked for it' }]
  expect(brokenPromises(published, 'type Query { b(c: Int): Int }', breaks)).toEqual([])
})
