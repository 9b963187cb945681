import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import {
  type ButtonLook,
  type ButtonSize,
  type ButtonStyleProps,
  buttonClasses,
  buttonStyle,
} from './buttonStyle.js'

const Styled = styled(Link).attrs<ButtonStyleProps>(buttonClasses)`
  ${buttonStyle}
`

type ButtonLinkProps = ComponentProps<typeof Link> & {
  look?: ButtonLook
  size?: ButtonSize
  wide?: boolean
  icon?: ReactNode
}

/** A link that looks like a button: for navigation, never for an action. */
export const ButtonLink = ({
  look = 'secondary',
  size = 'm',
  wide,
  icon,
  children,
  ...rest
}: ButtonLinkProps) => (
  <Styled $look={look} $size={size} $wide={wide} {...rest}>
    {icon}
    {children}
  </Styled>
)
