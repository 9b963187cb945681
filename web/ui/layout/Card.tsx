import { styled } from 'styled-components'
import { media, type Space, theme } from '../theme.js'

type CardProps = { padding?: Space; tone?: 'plain' | 'accent' | 'sunken' }

/** A card on the page. Never put a card inside a card: use Divider or Stack. */
export const Card = styled.section.withConfig({
  shouldForwardProp: prop => prop !== 'padding' && prop !== 'tone',
})<CardProps>`
  min-width: 0;
  max-width: 100%;
  padding: ${({ padding = 'm' }) => theme.space[padding]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.l};
  background: ${({ tone }) => (tone === 'sunken' ? theme.color.sunken : theme.color.surface)};
  box-shadow: ${({ tone }) => (tone === 'sunken' ? 'none' : theme.color.shadow)};
  ${({ tone }) => tone === 'accent' && `border-top: 4px solid ${theme.color.accent};`}

  @media ${media.medium} {
    padding: ${({ padding = 'l' }) => theme.space[padding]};
  }

  @media print {
    break-inside: avoid;
  }
`
