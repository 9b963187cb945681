import { FastSet } from './FastSet.js'

const named = (...names: string[]) => names.map(name => ({ name }) as { name: string; place?: number })

test('whoever is removed is gone, and the others stay', () => {
  const bag = new FastSet<{ name: string; place?: number }>()
  const [a, b, c, d] = named('a', 'b', 'c', 'd') as [never, never, never, never]
  for (const each of [a, b, c, d]) bag.add(each)
  bag.remove(b)
  bag.remove(d)
  expect([...bag].map(({ name }) => name).sort()).toEqual(['a', 'c'])
  bag.add(b)
  bag.remove(a)
  expect([...bag].map(({ name }) => name).sort()).toEqual(['b', 'c'])
})

test('members may go while it is walked', () => {
  const bag = new FastSet<{ name: string; place?: number }>()
  const all = named('a', 'b', 'c')
  for (const each of all) bag.add(each)
  const seen: string[] = []
  for (const each of bag) {
    seen.push(each.name)
    bag.remove(each)
  }
  expect(seen).toEqual(['a', 'b', 'c'])
  expect([...bag]).toEqual([])
})
