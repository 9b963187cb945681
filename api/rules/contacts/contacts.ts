import * as z from 'zod/mini'
import { hasLink } from './links.js'
import { hasPhoneNumber } from './phoneNumbers.js'
import { plainText } from './plainText.js'

/** Whether a text tells strangers how to reach its writer (docs/decisions/0066-contacts-stay-hidden.md). */
export const hasContact = (text: string): boolean => {
  const plain = plainText(text)
  return hasPhoneNumber(plain) || hasLink(plain)
}

export const LEAVE_OUT = 'Leave phone numbers, emails and links out.'

export const CONTACTS_REFUSED = `${LEAVE_OUT} They are shared when a bid is accepted.`

const without = (max: number, refused: string) =>
  z.refine<string>(value => value.length > max || !hasContact(value), refused)

/** For a text that strangers read. One longer than `max` is refused for that, unread. */
export const withoutContacts = (max: number) => without(max, CONTACTS_REFUSED)

/** `withoutContacts` for a text that is written once the job is done, when no bid is still to be accepted. */
export const withoutContactsAfterwards = (max: number) => without(max, LEAVE_OUT)
