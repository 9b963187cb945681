import { forwardRef, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { theme } from '../theme.js'

const sizes = {
  hero: [theme.fontSize.hero, 1.02],
  1: [theme.fontSize.xxxl, 1.1],
  2: [theme.fontSize.xxl, 1.15],
  3: [theme.fontSize.xl, 1.2],
  4: [theme.fontSize.l, 1.3],
} as const

type Look = keyof typeof sizes

const Styled = styled.h2<{ $look: Look }>`
  font-family: ${theme.font.heading};
  font-weight: ${theme.weight.heading};
  font-size: ${({ $look }) => sizes[$look][0]};
  line-height: ${({ $look }) => sizes[$look][1]};
  /* One long word breaks rather than widen what it stands in. */
  min-width: 0;
  max-width: 100%;
  letter-spacing: ${({ $look }) => ($look === 'hero' ? '-0.015em' : '-0.003em')};
  text-wrap: balance;
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
