import * as z from 'zod/mini'
import { withoutContacts } from '../contacts/contacts.js'
import { plainText } from '../contacts/plainText.js'
import { keysOf, paymentMethods } from '../kinds.js'
import { limits } from '../limits.js'
import { oneLine, optional, phone, requiredText, text } from '../text.js'

const NAME = 'Business name is required'
const NOT_OURS = "Your business can't be called Haulbid"

/**
 * Reduces a name to its letters and digits for comparison, because spaces, punctuation, and accents can disguise
 * another's name. Empty if the name has neither letters nor digits.
 */
export const readAs = (name: string): string =>
  plainText(name)
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}|]/gu, '')
    .replace(/[i\u01311|]/g, 'l')

const isOurs = (value: string): boolean =>
  readAs(value)
    .replace(/[^a-z]/g, '')
    .includes('haulbld')

/** The name that customers see instead of the vendor's own. */
export const businessName = requiredText(NAME, limits.nameMax).check(
  oneLine,
  z.refine<string>(value => !isOurs(value), NOT_OURS),
  withoutContacts(limits.nameMax),
)

/** Customers read the name and the text before accepting a bid, so contact details belong only in `phone`. */
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

const paymentHandles = optional(
  z
    .array(
      z.object({
        method: z.enum(keysOf(paymentMethods), 'Please choose from the list'),
        handle: requiredText('Please say where to pay', limits.nameMax),
      }),
    )
    .check(
      z.refine<{ method: string }[]>(
        handles => new Set(handles.map(({ method }) => method)).size === handles.length,
        'Please say once for each way to pay where it goes',
      ),
    ),
)

/** The first year that counts: the oldest hauler in the country was founded in this century. */
const FIRST_YEAR = 1800

const yearUntil = (last: number) => {
  const words = `Please enter a year from ${FIRST_YEAR} to ${last}`
  return z.int(words).check(z.minimum(FIRST_YEAR, words), z.maximum(last, words))
}

/** The rules of a business, for GraphQL and REST (docs/product.md, Input). */
export const businessRules = (now: Date) =>
  z
    .object({
      ...fields,
      paymentHandles,
      phone: optional(phone),
      since: optional(yearUntil(now.getUTCFullYear())),
    })
    .check(
      z.refine(
        business =>
          (business.paymentHandles ?? []).every(({ method }) => business.paymentMethods?.includes(method)),
        { message: 'Please choose the ways to pay that these are for', path: ['paymentHandles'] },
      ),
    )
