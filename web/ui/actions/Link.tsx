import { Link as RouterLink } from 'react-router-dom'
import { css, styled } from 'styled-components'
import { theme } from '../theme.js'

export const linkStyle = css`
  color: ${theme.color.accentText};
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 3px;
  border-radius: 2px;

  &:hover {
    text-decoration-thickness: 2px;
  }
`

/** A link within the app. For mail, telephone and other sites use ExternalLink. */
export const Link = styled(RouterLink)`
  ${linkStyle}
`
