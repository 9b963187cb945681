import { forwardRef, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { theme } from '../theme.js'
import { variants } from '../variants.js'

type Look = 'hero' | 1 | 2 | 3 | 4

const sizes = theme.fontSize

const Styled = styled.h2.attrs<{ $look: Look }>(({ $look }) => ({ className: `look-${$look}` }))`
  font-family: ${theme.font.heading};
  font-weight: ${theme.weight.heading};
  /* One long word breaks rather than widen what it stands in. */
  min-width: 0;
  max-width: 100%;
  letter-spacing: -0.003em;
  text-wrap: balance;
  ${variants({
    'look-hero': `font-size: ${sizes.hero}; line-height: 1.02; letter-spacing: -0.015em;`,
    'look-1': `font-size: ${sizes.xxxl}; line-height: 1.1;`,
    'look-2': `font-size: ${sizes.xxl}; line-height: 1.15;`,
    'look-3': `font-size: ${sizes.xl}; line-height: 1.2;`,
    'look-4': `font-size: ${sizes.l}; line-height: 1.3;`,
  })}
`

type HeadingProps = {
  level: 1 | 2 | 3 | 4
  /** The size, if it differs from the level. */
  look?: Look
  id?: string
  tabIndex?: number
  children: ReactNode
}

export const Heading = forwardRef<HTMLHeadingElement, HeadingProps>(({ level, look, ...rest }, ref) => (
  <Styled as={`h${level}`} $look={look ?? level} ref={ref} {...rest} />
))
