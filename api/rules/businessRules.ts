import * as z from 'zod/mini'
import { withoutContacts } from './contacts/contacts.js'
import { plainText } from './contacts/plainText.js'
import { keysOf, paymentMethods } from './kinds.js'
import { limits } from './limits.js'
import { optional, phone, requiredText, text } from './text.js'

const NAME = 'Business name is required'
const NOT_ONE_LINE = 'Please keep the name on one line'
const NOT_OURS = 'Only we can be called Haulbid'

// A name stands alone in titles, mails and links, where a break or a mark of direction would change what is around it.
const breaksLine = /[\t\n\r\u0085\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/

/** Whether it is read as our name, whatever it is written in: what stands between its letters, or on them, says nothing. */
const isOurs = (value: string): boolean =>
  plainText(value)
    .normalize('NFD')
    .replace(/[^a-z1|]/g, '')
    .replace(/[i1|]/g, 'l')
    .includes('haulbld')

/** What customers know a vendor by. */
export const businessName = requiredText(NAME, limits.nameMax).check(
  z.refine<string>(value => !breaksLine.test(value), NOT_ONE_LINE),
  z.refine<string>(value => !isOurs(value), NOT_OURS),
  withoutContacts(limits.nameMax),
)

/** Customers read the name and the text before they accept a bid, so contacts belong in `phone` alone. */
const fields = {
  name: businessName,
  about: optional(text(limits.aboutMax).check(withoutContacts(limits.aboutMax))),
  logo: optional(z.string('Please choose a picture').check(z.maxLength(limits.nameMax))),
  paymentMethods: optional(
    z
      .array(z.enum(keysOf(paymentMethods), 'Please choose from the list'))
      .check(
        z.refine<string[]>(
          values => new Set(values).size === values.length,
          'Please choose each way to pay once',
        ),
      ),
  ),
}

/** The first year that counts: the oldest hauler in the country was founded in this century. */
const FIRST_YEAR = 1800

const yearUntil = (last: number) => {
  const words = `Please enter a year from ${FIRST_YEAR} to ${last}`
  return z.int(words).check(z.minimum(FIRST_YEAR, words), z.maximum(last, words))
}

/** The rules of a business, for GraphQL and REST (docs/product.md, Input). */
export const businessRules = (now: Date) =>
  z.object({ ...fields, phone: optional(phone), since: optional(yearUntil(now.getUTCFullYear())) })
