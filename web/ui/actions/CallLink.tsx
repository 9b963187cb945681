import { formatPhone } from '@rules/formatPhone.js'
import { Phone } from 'lucide-react'
import { telHref } from '../text/telHref.js'
import { ExternalButton } from './ExternalButton.js'

/** A phone number as a button that dials it. */
export const CallLink = ({ phone }: { phone: string }) => (
  <ExternalButton href={telHref(phone)} icon={<Phone aria-hidden="true" />}>
    Call {formatPhone(phone)}
  </ExternalButton>
)
