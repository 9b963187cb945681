import { isBounded } from './isBounded.js'

const list = (length: number) => `[${Array.from({ length }, () => 0).join()}]`
const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`

test.each([
  ['the longest list', list(3998), true],
  ['one longer', list(4001), false],
  ['as many keys', `{${Array.from({ length: 4001 }, (_, i) => `"k${i}":0`).join()}}`, false],
  ['empty objects', `[${'{},'.repeat(2400)}0]`, false],
  ['the deepest', nested(20), true],
  ['one deeper', nested(21), false],
  ['many on one level', `[${'[[]],'.repeat(500)}0]`, true],
  ['no end', '[['.repeat(500_000), false],
  ['commas and brackets in a text', JSON.stringify({ a: ',[{'.repeat(10_000) }), true],
  ['a text that ends in backslashes', `["\\\\",${'0,'.repeat(5000)}0]`, false],
  ['an escaped quote', `["\\",${','.repeat(3000)}"]`, true],
  ['an escaped backslash and a quote', `["\\\\\\"${','.repeat(3000)}"]`, true],
  ['a text without an end', `["${','.repeat(3000)}`, true],
  ['a key with a quote', `{"\\"":${list(4001)}}`, false],
  ['nothing', '', true],
])('judges the size of JSON: %s', (_, json, expected) => {
  expect(isBounded(json)).toBe(expected)
})
