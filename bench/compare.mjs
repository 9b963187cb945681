import assert from 'node:assert/strict'

const MOMENT = /^\d{4}-\d\d-\d\d[ T]\d\d:\d\d:\d\d/
const DECIMAL = /^\d+\.\d+$/

/** Converts times and decimals to one format, since servers format them differently. */
const plain = value => {
  if (typeof value !== 'string') return value
  if (MOMENT.test(value)) return new Date(value.replace(/\+00$/, 'Z').replace(' ', 'T')).toISOString()
  return DECIMAL.test(value) ? Number(value) : value
}

const NEVER_COMPARED = ['__typename', 'endCursor', 'cursor']

/** The fields that each server generates when it writes. */
const MADE = ['id', 'expiresAt']

const walk = (value, reshape, isLeftOut) => {
  if (Array.isArray(value)) return value.map(each => walk(each, reshape, isLeftOut))
  if (typeof value !== 'object' || value === null) return plain(value)
  const entries = Object.entries(value)
    .filter(([key]) => !isLeftOut(key))
    .map(([key, each]) => [key, walk(reshape(key, each), reshape, isLeftOut)])
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Returns an answer's data in a form that can be compared with another server's. */
export const dataOf = (
  { status, text },
  { path, rows, writes },
  { reshape = (_key, value) => value, leftOut = [] } = {},
) => {
  const body = JSON.parse(text)
  if (status !== 200 || body.errors) throw new Error(`Status ${status}: ${text.slice(0, 500)}`)
  const left = new Set([...NEVER_COMPARED, ...leftOut, ...(writes ? MADE : [])])
  const data = walk(path ? body : body.data, reshape, key => left.has(key))
  const found = rows(data)
  if (found.length === 0 || found[0] === null)
    throw new Error(`An answer without rows: ${text.slice(0, 300)}`)
  return data
}

export const assertSame = (name, server, data, ofHaulbid) =>
  assert.deepEqual(data, ofHaulbid, `${server} answers ${name} with other data than Haulbid`)
