import { styled } from 'styled-components'
import { media } from '../theme.js'

/** What a phone says elsewhere, nearer to the thumb. */
export const WideOnly = styled.div`
  display: none;

  @media ${media.wide} {
    display: block;
  }
`
