import { readFileSync } from 'node:fs'
import { limits } from '../../rules/limits.js'

/**
 * The 10,000 most common passwords of 8 or more characters, in lower case, from passwords.json of
 * @zxcvbn-ts/language-common 4.1.3 (MIT), which is ordered by frequency in leaks.
 */
const listed = new Set(
  readFileSync(new URL('./commonPasswords.txt', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n'),
)

/** Rows and columns of a keyboard. */
const TRACKS = [
  '`1234567890-=',
  'qwertyuiop[]\\',
  "asdfghjkl;'",
  'zxcvbnm,./',
  ...['1qaz', '2wsx', '3edc', '4rfv', '5tgb', '6yhn', '7ujm', '8ik,', '9ol.', '0p;/'],
]
const NEXT_KEYS = new Set(
  TRACKS.flatMap(track => [...track].slice(1).flatMap((key, at) => [track[at]! + key, key + track[at]!])),
)

/** The length of the shortest piece that repeats to make `text`; the last repetition may be cut short. */
const periodOf = (text: string): number => {
  const borders = [0]
  for (let at = 1, border = 0; at < text.length; at++) {
    while (border > 0 && text[at] !== text[border]) border = borders[border - 1]!
    if (text[at] === text[border]) border++
    borders.push(border)
  }
  return text.length - borders.at(-1)!
}

/** How a character follows the previous one: as a neighbor on the keyboard, or by a number of code points. */
const stepsOf = (before: string, char: string) => [
  ...(NEXT_KEYS.has(before + char) ? ['key'] : []),
  char.charCodeAt(0) - before.charCodeAt(0),
]

/** True if the whole text continues the same way for at least three characters: "4321", "qwe123", "24682468". */
const isSequence = (text: string): boolean => {
  let length = 1
  let ways: (string | number)[] = []
  for (let at = 1; at < text.length; at++) {
    const steps = stepsOf(text[at - 1]!, text[at]!).filter(
      step => step === 'key' || Math.abs(Number(step)) <= 5,
    )
    const same = length === 1 ? steps : ways.filter(way => steps.includes(way))
    if (same.length > 0) {
      length++
      ways = same
    } else if (length < 3) return false
    else length = 1
  }
  return length >= 3
}

/** True for passwords that attackers try first: listed ones, sequences, and a short piece repeated. */
export const isCommonPassword = (password: string): boolean => {
  const text = password.normalize('NFKC').toLowerCase()
  const period = periodOf(text)
  if (period * 2 > text.length) return listed.has(text) || isSequence(text)
  const piece = text.slice(0, period)
  return period < limits.passwordMin || listed.has(text) || listed.has(piece) || isSequence(piece)
}
