import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { demoJobs, demoQuestions } from '../../domain/demo/demoData.js'
import { cpuTime } from '../../test/cpuTime.js'
import { hasContact, withoutContacts } from './contacts.js'

/** A text on each line; "\n" stands for a line break. */
const linesOf = (name: string) =>
  readFileSync(join(import.meta.dirname, name), 'utf8')
    .trim()
    .split('\n')
    .map(line => line.replaceAll('\\n', '\n'))

test('of 200 ways to write a contact at least 95 % are refused', () => {
  const evasions = linesOf('evasions.txt')
  expect(new Set(evasions).size).toBeGreaterThanOrEqual(200)
  const missed = evasions.filter(text => !hasContact(text))
  expect({ missed, share: missed.length / evasions.length <= 0.05 }).toMatchObject({ share: true })
})

test('of 500 honest texts at most 1 % are refused', () => {
  const honest = linesOf('honest.txt')
  expect(new Set(honest).size).toBeGreaterThanOrEqual(500)
  const refused = honest.filter(hasContact)
  expect({ refused, share: refused.length / honest.length <= 0.01 }).toMatchObject({ share: true })
})

test('the demo holds no contacts', () => {
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
  '5 ', '5', 'five ', 'fifty five ', 'triple ', '1 hundred ', 'hundred ', '5 and ', '1x', '1+1', '12345 ', '٥', 'o', 'a ',
  'a.', 'a@', '@a.', 'a@a.', '.', '(a', '[', '{{(', ' ', '\n', 'http://', 'http://a/(', 'www.', '//', 'a.com', 'a-',
  'dot ', ' at ', '\u200b', '🍕', 'x\u0301', '|', "1'", '$1,', '1/1/', '5'.repeat(9).concat('a'),
] // biome-ignore format: a list to look over

test('a long text is read in time, whatever is written', () => {
  // A pattern that goes back over what it has read would take minutes for each.
  for (const part of hostile) hasContact(part.repeat(Math.ceil(200_000 / part.length)))
}, 300_000)

test('a text that is too long is refused for that, unread', () => {
  const rule = withoutContacts(1000)
  const used = cpuTime()
  const issues: unknown[] = []
  for (let again = 0; again < 20; again++) rule._zod.check({ value: '5 '.repeat(500_000), issues } as never)
  expect(issues).toEqual([])
  expect(used()).toBeLessThan(1000)
})
