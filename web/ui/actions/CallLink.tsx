import { formatPhone } from '@rules/formatPhone.js'
import { Phone } from 'lucide-react'
import { styled } from 'styled-components'
import { telHref } from '../text/telHref.js'
import { type ButtonStyleProps, buttonClasses, buttonStyle } from './buttonStyle.js'

const Styled = styled.a.attrs<ButtonStyleProps>(buttonClasses)`
  ${buttonStyle}
`

/** A phone number as a button that dials it. */
export const CallLink = ({ phone }: { phone: string }) => (
  <Styled $look="secondary" $size="m" $wide href={telHref(phone)}>
    <Phone aria-hidden="true" />
    Call {formatPhone(phone)}
  </Styled>
)
