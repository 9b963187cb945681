import * as z from 'zod/mini'
import { hasLink } from './links.js'
import { hasPhoneNumber } from './phoneNumbers.js'
import { plainText } from './plainText.js'

/** Whether a text tells strangers how to reach its writer (docs/decisions/0066-contacts-stay-hidden.md). */
export const hasContact = (text: string): boolean => {
  const plain = plainText(text)
  return hasPhoneNumber(plain) || hasLink(plain)
}

export const CONTACTS_REFUSED =
  'Leave phone numbers, emails and links out. They are shared when a bid is accepted.'

/** For a text that strangers read. One longer than `max` is refused for that, unread. */
export const withoutContacts = (max: number) =>
  z.refine<string>(value => value.length > max || !hasContact(value), CONTACTS_REFUSED)
