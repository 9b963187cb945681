import type { ComponentProps, ReactNode } from 'react'
import { styled } from 'styled-components'
import { type ButtonStyleProps, buttonClasses, buttonStyle } from './buttonStyle.js'

const Styled = styled.a.attrs<ButtonStyleProps>(buttonClasses)`
  ${buttonStyle}
`

type ExternalButtonProps = ComponentProps<'a'> & { href: string; icon: ReactNode }

/** A link out of the app, to a map or the phone, that looks like a button. */
export const ExternalButton = ({ icon, children, ...rest }: ExternalButtonProps) => (
  <Styled $look="secondary" $size="m" $wide {...rest}>
    {icon}
    {children}
  </Styled>
)
