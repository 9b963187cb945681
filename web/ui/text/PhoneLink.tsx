import { formatPhone } from '@rules/formatPhone.js'
import { ExternalLink, TouchLink } from '../actions/Link.js'
import { telHref } from './telHref.js'

/** A number to call; `touch` for one on its own line. */
export const PhoneLink = ({ phone, touch = false }: { phone: string; touch?: boolean }) => {
  const Link = touch ? TouchLink : ExternalLink
  return <Link href={telHref(phone)}>{formatPhone(phone)}</Link>
}
