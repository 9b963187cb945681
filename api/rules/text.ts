import * as z from 'zod/mini'
import { nameWithoutContacts } from './contacts/contacts.js'
import { limits, ZIP_CODE } from './limits.js'

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is refused
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/

const CONTROL_CHARACTERS = 'Only letters, digits, signs and line breaks can be used here'

/** Nothing visible: whitespace, and invisible characters like a zero-width space. */
export const isBlank = (value: string): boolean => /^[\s\p{Cf}\u115f\u1160\u2800\u3164\uffa0]*$/u.test(value)

/** The value of an optional text: kept as typed, or null if it is blank. */
export const orNull = (value: string | null | undefined): string | null =>
  value == null || isBlank(value) ? null : value

/*
 * No check aborts the ones after it, because zod would then also skip checks that compare two fields, and a
 * form would report only half of its errors. If one field has several issues, the first counts.
 */

/** Kept as typed. Refuses control characters (Unicode's Cc) other than line breaks and tabs, and halves of a surrogate pair. */
const clean = z.refine<string>(value => !FORBIDDEN.test(value) && value.isWellFormed(), CONTROL_CHARACTERS)

/** Text that may be empty, at most `max` characters. */
export const text = (max: number, tooLong = `Please use ${max} characters or less`) =>
  z.string('Please enter text').check(z.maxLength(max, tooLong), clean)

/** Text that must not be blank. `required` is the message if it is. */
export const requiredText = (
  required: string,
  max: number,
  tooLong = `Please use ${max} characters or less`,
) =>
  z.string(required).check(
    z.refine<string>(value => !isBlank(value), required),
    z.maxLength(max, tooLong),
    clean,
  )

// Names stand alone in titles, mails, and links, where a line break or reversed text would affect what surrounds
// them. The single direction marks of Hebrew and Arabic reverse nothing.
const BREAKS_LINE = /[\t\n\r\u0085\u2028\u2029\u202a-\u202e\u2066-\u2069]/

export const onOneLine = (what: string) =>
  z.refine<string>(value => !BREAKS_LINE.test(value), `Please keep ${what} on one line`)

/** For a name: a single line, without characters that reverse text. */
export const oneLine = onOneLine('the name')

// Anyone can sign up with another person's email, who then gets a mail with the name, so the name must not
// carry a message.
const personName = (required: string) =>
  requiredText(required, limits.nameMax).check(oneLine, nameWithoutContacts(limits.nameMax))

export const firstName = personName('First name is required')
export const lastName = personName('Last name is required')

/** The lengths that RFC 5321 (4.5.3.1.1) and DNS allow; mail can't reach a longer address. */
const canBeMailed = (value: string): boolean => {
  const at = value.lastIndexOf('@')
  return (
    at <= 64 &&
    value
      .slice(at + 1)
      .split('.')
      .every(label => label.length <= 63)
  )
}

/** docs/product.md, Input: login, forgotten password and sign-up use the same messages. */
export const email = z
  .string('Invalid email address')
  .check(
    z.maxLength(limits.emailMax, 'Invalid email address'),
    z.email('Invalid email address'),
    z.refine(canBeMailed, 'Invalid email address'),
  )

export const phone = z.string(`Phone number must be at least ${limits.phoneMin} digits`).check(
  z.refine<string>(
    value => value.length >= limits.phoneMin && value.replace(/\D/g, '').length >= limits.phoneMin,
    `Phone number must be at least ${limits.phoneMin} digits`,
  ),
  z.maxLength(limits.phoneMax, `Phone number must be ${limits.phoneMax} characters or less`),
  onOneLine('the phone number'),
  clean,
)

const ZIP_TOO_SHORT = 'ZIP code must be at least 5 digits'

/** Five digits, or ZIP+4. `zip5` is the part used for matching. */
export const zipCode = z
  .string(ZIP_TOO_SHORT)
  .check(
    z.minLength(5, ZIP_TOO_SHORT),
    z.regex(ZIP_CODE, 'ZIP code must be five digits, or ZIP+4 like 78701-1234'),
  )

export const zip5 = (zip: string) => zip.slice(0, 5)

/** An optional field: GraphQL and REST send null for what a form leaves empty. */
export const optional = z.nullish

/** Starts a sentence with the words. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
