import { styled } from 'styled-components'
import { media, theme } from '../theme.js'

/** One sheet in the middle of the page, for a form that is the page's only matter. */
export const Narrow = styled.div`
  width: 100%;
  max-width: ${theme.width.form};
  margin-inline: auto;
  padding: ${theme.space.l} ${theme.space.m} ${theme.space.xl};

  @media ${media.medium} {
    padding-block: ${theme.space.xl};
  }
`
