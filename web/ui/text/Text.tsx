import { styled } from 'styled-components'
import { type FontSize, theme } from '../theme.js'

type Tone = 'ink' | 'muted' | 'success' | 'warning' | 'danger' | 'info' | 'accent'

type TextProps = {
  size?: FontSize
  tone?: Tone
  strong?: boolean
  tabular?: boolean
  align?: 'start' | 'center' | 'end'
  /** Keeps the line breaks that were typed. */
  asTyped?: boolean
}

const own = ['size', 'tone', 'strong', 'tabular', 'align', 'asTyped']

/** A paragraph, or any text with `as="span"`. Lines stay under 75 characters. */
export const Text = styled.p.withConfig({ shouldForwardProp: prop => !own.includes(prop) })<TextProps>`
  max-width: min(100%, ${theme.width.text});
  font-size: ${({ size = 'm' }) => theme.fontSize[size]};
  line-height: ${({ size = 'm' }) => (size === 'm' || size === 's' || size === 'xs' ? theme.leading.text : theme.leading.snug)};
  color: ${({ tone = 'ink' }) => (tone === 'accent' ? theme.color.accentText : theme.color[tone])};
  font-weight: ${({ strong }) => (strong ? theme.weight.strong : 'inherit')};
  ${({ tabular }) => tabular && 'font-variant-numeric: tabular-nums;'}
  ${({ align }) => align && `text-align: ${align};`}
  ${({ align }) => align === 'center' && 'margin-inline: auto;'}
  ${({ asTyped }) => asTyped && 'white-space: pre-wrap;'}
`
