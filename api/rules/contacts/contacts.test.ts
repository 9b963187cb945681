import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { demoJobs } from '../../domain/demo/demoData.js'
import { demoQuestions } from '../../domain/questions/questionDemo.js'
import { cpuTime } from '../../test/cpuTime.js'
import { contactProblem, hasContact, withoutContacts } from './contacts.js'

/** A text on each line; "\n" stands for a line break. */
const linesOf = (name: string) =>
  readFileSync(join(import.meta.dirname, name), 'utf8')
    .trim()
    .split('\n')
    .map(line => line.replaceAll('\\n', '\n'))

test('refuses at least 95 % of 270 ways to write a contact', () => {
  const evasions = linesOf('evasions.txt')
  expect(new Set(evasions).size).toBeGreaterThanOrEqual(270)
  const missed = evasions.filter(text => !hasContact(text))
  expect({ missed, share: missed.length / evasions.length <= 0.05 }).toMatchObject({ share: true })
})

test('refuses at most 1 % of 600 honest texts', () => {
  const honest = linesOf('honest.txt')
  expect(new Set(honest).size).toBeGreaterThanOrEqual(600)
  const refused = honest.filter(hasContact)
  expect({ refused, share: refused.length / honest.length <= 0.01 }).toMatchObject({ share: true })
})

test('finds no contacts in the demo', () => {
  const texts = demoJobs.flatMap(({ details, bids }) => {
    const { description, serviceInstructions } = details(days => new Date(days)) as {
      description?: string
      serviceInstructions?: string
    }
    return [description, serviceInstructions, ...bids.map(({ message }) => message)]
  })
  const asked = demoQuestions.flatMap(({ question, answer }) => [question, answer])
  expect([...texts, ...asked].filter(text => text && hasContact(text))).toEqual([])
})

const hostile = [
  '36 60, ', '#12 ', 'apt 512 ', '12 main ', '12 n elm ', 'hwy 71 ', '1 2 3 ', '12th ', 'a.com llc ',
  '5 ', '5', 'five ', 'fifty five ', 'triple ', '1 hundred ', 'hundred ', '5 and ', '1x', '1+1', '12345 ', '٥', 'o', 'a ',
  'a.', 'a@', '@a.', 'a@a.', '.', '(a', '[', '{{(', ' ', '\n', 'http://', 'http://a/(', 'www.', '//', 'a.com', 'a-',
  'dot ', ' at ', '\u200b', '🍕', 'x\u0301', '|', "1'", '$1,', '1/1/', '5'.repeat(9).concat('a'),
] // biome-ignore format: a list to look over

test.each([
  ['Ask for Dale, 512-555-0147, after 5', '512-555-0147'],
  ['1204 Kinney, 5 1 2 5 5 5 0 1 4 7', '5 1 2 5 5 5 0 1 4 7'],
  [
    'Five boxes. Five One Two five five five oh one four seven',
    'Five One Two five five five oh one four seven',
  ],
  ['or dana at gmail dot com', 'dana at gmail dot com'],
  ['photos on www.example.com today', 'www.example.com'],
  [`${'5'.repeat(3)}-${'5'.repeat(3)}-0147${'x'.repeat(100)}`, `555-555-0147${'x'.repeat(48)}…`],
])('quotes the objectionable part of %j', (text, part) => {
  expect(contactProblem(text)).toBe(`Leave out phone numbers, emails, and links. Please remove “${part}”.`)
})

test('finds none in the name of a company with long numbers', () => {
  expect(contactProblem('Dumpsters.com LLC, permit 1764149253')).toBeNull()
})

test('reads any long text in time', () => {
  // A backtracking pattern would take minutes for each.
  for (const part of hostile) hasContact(part.repeat(Math.ceil(200_000 / part.length)))
}, 300_000)

test('reads a text that is exactly as long as allowed', () => {
  const text = 'Call me at 512-555-0143'
  expect(z.string().check(withoutContacts(text.length)).safeParse(text).success).toBe(false)
})

test('refuses a text that is too long without reading it', () => {
  const rule = withoutContacts(1000)
  const used = cpuTime()
  const issues: unknown[] = []
  for (let again = 0; again < 20; again++) rule._zod.check({ value: '5 '.repeat(500_000), issues } as never)
  expect(issues).toEqual([])
  expect(used()).toBeLessThan(1000)
})
