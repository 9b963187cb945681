import { styled } from 'styled-components'
import { media, theme } from '../theme.js'
import { Container } from './Container.js'

/** The width of a page and the space above and below its content. */
export const PageSpace = styled(Container)`
  padding-block: ${theme.space.l} ${theme.space.xxl};

  @media ${media.medium} {
    padding-block: ${theme.space.xl} ${theme.space.xxxl};
  }
`
