import { searchWords } from './searchWords.js'

test.each([
  ['Order 977f7603', '977f7603'],
  ['Job 977f7603.', '977f7603'],
  ['order #977F7603', '977F7603'],
  ['Order number: 977f7603', '977f7603'],
  ['977f7603-0a1b-4c2d-8e3f-001122334455', '977f7603-0a1b-4c2d-8e3f-001122334455'],
  ['#977', '977'],
  ['  Maria   Lopez ', 'Maria Lopez'],
  ['Order of 20 yards', 'Order of 20 yards'],
  ['job bed', 'job bed'],
  [null, ''],
])('searches "%s" as "%s"', (typed, words) => expect(searchWords(typed)).toBe(words))
