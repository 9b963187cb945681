import { styled } from 'styled-components'
import { media, theme } from '../theme.js'
import { ExternalLink } from './ExternalLink.js'

/** A link on a line of its own, among no other words. On a phone a thumb's worth of it answers; it looks the same. */
export const TouchLink = styled(ExternalLink)`
  @media ${media.phone}, (pointer: coarse) {
    padding-block: calc((${theme.touch} - 1em) / 2);

    &:focus-visible {
      outline-offset: calc((1em - ${theme.touch}) / 2 + 4px);
    }
  }
`
