import { Link as RouterLink } from 'react-router-dom'
import { css, styled } from 'styled-components'
import { media, theme } from '../theme.js'

const linkStyle = css`
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

/** For an `href` used unchanged: `tel:`, `mailto:`, files, anchors on this page, other sites. */
export const ExternalLink = styled.a`
  ${linkStyle}
`

/** A link on its own line. On a phone its touch target is as large as a thumb; it looks the same. */
export const TouchLink = styled.a`
  ${linkStyle}

  @media ${media.phone}, (pointer: coarse) {
    padding-block: calc((${theme.touch} - 1em) / 2);

    &:focus-visible {
      outline-offset: calc((1em - ${theme.touch}) / 2 + 4px);
    }
  }
`

/** A button that looks like a link, for a small action inside a sentence or under a field. */
export const TextButton = styled.button.attrs(({ type }) => ({ type: type ?? 'button' }))`
  ${linkStyle}
  padding: ${theme.space.xxs} 0;
  border: 0;
  background: none;
  font-weight: ${theme.weight.strong};

  &:disabled {
    opacity: 0.6;
  }

  @media (pointer: coarse) {
    min-height: 44px;
  }

  @media print {
    display: none;
  }
`
