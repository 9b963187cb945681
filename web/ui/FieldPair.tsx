import { styled } from 'styled-components'
import { media, theme } from './theme.js'

/** Two fields side by side from 640 px on, tops aligned; one under another on a phone. */
export const FieldPair = styled.div`
  display: grid;
  gap: ${theme.space.m};
  align-items: start;

  @media ${media.medium} {
    grid-template-columns: 1fr 1fr;
  }
`
