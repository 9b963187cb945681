import { styled } from 'styled-components'
import { media, theme } from '../theme.js'

/** One card in the middle of the page, for a form that is all the page has. */
export const Narrow = styled.div`
  width: 100%;
  max-width: ${theme.width.form};
  margin-inline: auto;
  padding: ${theme.space.l} ${theme.space.m} ${theme.space.xl};

  @media ${media.medium} {
    padding-block: ${theme.space.xl};
  }
`
