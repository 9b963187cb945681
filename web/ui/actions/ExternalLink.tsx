import { styled } from 'styled-components'
import { linkStyle } from './Link.js'

/** `href` as it is: `tel:`, `mailto:`, files, places on this page, other sites. */
export const ExternalLink = styled.a`
  ${linkStyle}
`
