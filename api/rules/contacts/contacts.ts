import * as z from 'zod/mini'
import { hasLink } from './links.js'
import { hasPhoneNumber } from './phoneNumbers.js'
import { plainText } from './plainText.js'

/** True if a text tells strangers how to reach its writer (docs/decisions/0066-contacts-stay-hidden.md). */
export const hasContact = (text: string): boolean => {
  const plain = plainText(text)
  return hasPhoneNumber(plain) || hasLink(plain)
}

/** Finds the first passing count between `from` and `to` by bisection, so all higher counts must pass too. */
const firstThat = (from: number, to: number, holds: (count: number) => boolean): number => {
  let [low, high] = [from, to]
  while (low < high) {
    const middle = (low + high) >> 1
    if (holds(middle)) high = middle
    else low = middle + 1
  }
  return low
}

const MOST_QUOTED = 60
const GLUE = /^\W?(?:at|dot|arroba|punto|@|\.)\W?$/i

/** The words of a text that are contact details, as typed. Reads the text a dozen times. */
const contactIn = (text: string): string => {
  const words = [...text.matchAll(/\S+/g)]
  const starts = words.map(({ index }) => index)
  const ends = words.map(({ 0: word, index }) => index + word.length)
  const last = words.length - 1
  // Drops words from the start, then from the end, as long as the rest still contains contact details.
  const start = starts[last - firstThat(0, last, count => hasContact(text.slice(starts[last - count])))] ?? 0
  let from = starts.indexOf(start)
  let to = firstThat(from, last, count => hasContact(text.slice(start, ends[count])))
  // "gmail" alone is a contact, but "dana at gmail dot com" is what was meant.
  const isLink = hasLink(plainText(text.slice(starts[from], ends[to])))
  while (isLink && from > 1 && GLUE.test(words[from - 1]![0])) from -= 2
  while (isLink && to < last - 1 && GLUE.test(words[to + 1]![0])) to += 2
  const found = text.slice(starts[from], ends[to]).replace(/[,;:!?]+$/, '')
  return found.length > MOST_QUOTED ? `${found.slice(0, MOST_QUOTED)}…` : found
}

const LEAVE_OUT = 'Leave out phone numbers, emails, and links.'

const CONTACTS_REFUSED = `${LEAVE_OUT} They are shared when a bid is accepted.`

const quoting = (words: string, text: string) => `${words} Please remove “${contactIn(text)}”.`

/** The refusal of a text with contact details, quoting them; null if there are none. */
export const contactProblem = (text: string): string | null =>
  hasContact(text) ? quoting(LEAVE_OUT, text) : null

const without = (max: number, refused: string) =>
  z.refine<string>(value => value.length > max || !hasContact(value), {
    error: ({ input }) => quoting(refused, String(input)),
  })

/** Checks a text that strangers read. A text longer than `max` is refused for its length without being searched. */
export const withoutContacts = (max: number) => without(max, CONTACTS_REFUSED)

/** `withoutContacts` for a text written after the job, whose refusal doesn't mention accepting a bid. */
export const withoutContactsAfterwards = (max: number) => without(max, LEAVE_OUT)

/** `withoutContacts` for the name of a person. */
export const nameWithoutContacts = (max: number) =>
  without(max, 'Please enter a name without phone numbers, emails, or links.')
