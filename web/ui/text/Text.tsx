import { styled } from 'styled-components'
import { type FontSize, theme } from '../theme.js'
import { chosen, declared, variants } from '../variants.js'

type Tone = 'ink' | 'muted' | 'success' | 'warning' | 'danger' | 'info' | 'accent'

type TextProps = {
  size?: FontSize
  tone?: Tone
  strong?: boolean
  tabular?: boolean
  align?: 'start' | 'center' | 'end'
  /** Keeps the line breaks that were typed. */
  asTyped?: boolean
  /** Ends with "…" after this many lines; on paper it is complete. */
  lines?: number
}

const tones = {
  ink: theme.color.ink,
  muted: theme.color.muted,
  success: theme.color.success,
  warning: theme.color.warning,
  danger: theme.color.danger,
  info: theme.color.info,
  accent: theme.color.accentText,
}
const leading = { xs: theme.leading.text, s: theme.leading.text, m: theme.leading.text }
const own = ['size', 'tone', 'strong', 'tabular', 'align', 'asTyped', 'lines']

/** A paragraph, or any text with `as="span"`. Lines stay under 75 characters. */
export const Text = styled.p
  .withConfig({ shouldForwardProp: prop => !own.includes(prop) })
  .attrs<TextProps>(({ size = 'm', tone = 'ink', strong, tabular, align, asTyped, lines }) => ({
    className: chosen(
      size,
      tone,
      strong && 'strong',
      tabular && 'tabular',
      align,
      asTyped && 'typed',
      lines !== undefined && 'clamped',
    ),
    // People write in any direction.
    ...((asTyped || lines !== undefined) && { dir: 'auto' }),
    ...(lines && { style: { WebkitLineClamp: lines } }),
  }))`
  max-width: min(100%, ${theme.width.text});
  line-height: ${theme.leading.snug};
  font-weight: inherit;
  ${declared('font-size', theme.fontSize)}
  ${declared('line-height', leading)}
  ${declared('color', tones)}
  ${variants({
    strong: `font-weight: ${theme.weight.strong};`,
    tabular: 'font-variant-numeric: tabular-nums;',
    start: 'text-align: start;',
    center: 'text-align: center; margin-inline: auto;',
    end: 'text-align: end;',
    typed: 'white-space: pre-wrap;',
    clamped: `
      display: -webkit-box;
      -webkit-box-orient: vertical;
      overflow: hidden;
      overflow-wrap: anywhere;

      @media print {
        display: block;
        -webkit-line-clamp: none !important;
      }
    `,
  })}
`
