import { styled } from 'styled-components'
import { media, theme } from '../theme.js'
import { ExternalLink } from './ExternalLink.js'

/** A link on its own line. On a phone its touch target is as large as a thumb; it looks the same. */
export const TouchLink = styled(ExternalLink)`
  @media ${media.phone}, (pointer: coarse) {
    padding-block: calc((${theme.touch} - 1em) / 2);

    &:focus-visible {
      outline-offset: calc((1em - ${theme.touch}) / 2 + 4px);
    }
  }
`
