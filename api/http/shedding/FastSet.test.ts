import { FastSet } from './FastSet.js'

const named = (...names: string[]) => names.map(name => ({ name }) as { name: string; place?: number })

test('removed members are gone, and the others stay', () => {
  const set = new FastSet<{ name: string; place?: number }>()
  const [a, b, c, d] = named('a', 'b', 'c', 'd') as [never, never, never, never]
  for (const each of [a, b, c, d]) set.add(each)
  set.remove(b)
  set.remove(d)
  expect([...set].map(({ name }) => name).sort()).toEqual(['a', 'c'])
  set.add(b)
  set.remove(a)
  expect([...set].map(({ name }) => name).sort()).toEqual(['b', 'c'])
})

test('members may be removed during iteration', () => {
  const set = new FastSet<{ name: string; place?: number }>()
  const all = named('a', 'b', 'c')
  for (const each of all) set.add(each)
  const seen: string[] = []
  for (const each of set) {
    seen.push(each.name)
    set.remove(each)
  }
  expect(seen).toEqual(['a', 'b', 'c'])
  expect([...set]).toEqual([])
})
