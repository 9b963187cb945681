import { styled } from 'styled-components'
import { media, theme } from '../theme.js'

type FieldPairProps = {
  /** Side by side on a phone too: for two short fields. */
  onPhones?: boolean
}

/** Two fields side by side from 640 px up, tops aligned; stacked on a phone. */
export const FieldPair = styled.div.withConfig({
  shouldForwardProp: prop => prop !== 'onPhones',
})<FieldPairProps>`
  display: grid;
  grid-template-columns: ${({ onPhones }) => (onPhones ? '1fr 1fr' : 'minmax(0, 1fr)')};
  gap: ${theme.space.m};
  align-items: start;

  @media ${media.medium} {
    grid-template-columns: 1fr 1fr;
  }
`
