import { styled } from 'styled-components'
import { media, type Space, theme } from '../theme.js'
import { chosen, declared, variants } from '../variants.js'

type CardProps = {
  padding?: Space
  tone?: 'plain' | 'accent' | 'sunken'
  /** True for a column that fills its parent's height. */
  column?: boolean
}

/** A card on the page. Never put a card inside a card: use Divider or Stack. */
export const Card = styled.section
  .withConfig({ shouldForwardProp: prop => !['padding', 'tone', 'column'].includes(prop) })
  .attrs<CardProps>(({ padding, tone, column }) => ({
    className: chosen(padding, tone, column && 'column'),
  }))`
  min-width: 0;
  max-width: 100%;
  padding: ${theme.space.m};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.l};
  background: ${theme.color.surface};
  box-shadow: ${theme.color.shadow};
  ${variants({
    sunken: `background: ${theme.color.sunken}; box-shadow: none;`,
    accent: `border-top: 4px solid ${theme.color.accent};`,
    column: `display: flex; flex-direction: column; gap: ${theme.space.m}; height: 100%;`,
  })}

  @media ${media.medium} {
    padding: ${theme.space.l};
  }

  ${declared('padding', theme.space)}

  @media print {
    break-inside: avoid;
  }
`
