import { styled } from 'styled-components'
import { linkStyle } from './Link.js'

/** For an `href` used as is: `tel:`, `mailto:`, files, places on this page, other sites. */
export const ExternalLink = styled.a`
  ${linkStyle}
`
