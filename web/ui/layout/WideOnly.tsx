import { styled } from 'styled-components'
import { media } from '../theme.js'

/** For what phones show elsewhere, closer to the thumb. */
export const WideOnly = styled.div`
  display: none;

  @media ${media.wide} {
    display: block;
  }
`
