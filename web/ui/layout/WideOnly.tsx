import { styled } from 'styled-components'
import { media } from '../theme.js'

/** Shows content on wide screens only; phones show it elsewhere, closer to the thumb. */
export const WideOnly = styled.div`
  display: none;

  @media ${media.wide} {
    display: block;
  }
`
