import { nameFirstEntry } from './nameFirstEntry.js'

const open = (state: unknown) => {
  window.history.replaceState(state, '')
  nameFirstEntry()
  return window.history.state
}

test('gives the entry of each opened page a different name', () => {
  const first = open(null)
  expect(first).toEqual({ key: expect.stringMatching(/^first-\w+$/), idx: 0 })
  expect(open(null).key).not.toBe(first.key)
})

test("keeps an entry's name and its other data", () => {
  const known = { key: 'named', idx: 3, usr: { step: 'login' } }
  expect(open(known)).toEqual(known)
  expect(open({ usr: { step: 'login' }, idx: 2 })).toMatchObject({ usr: { step: 'login' }, idx: 2 })
})
