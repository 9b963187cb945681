import { styled } from 'styled-components'
import { linkStyle } from './Link.js'

/** A button that looks like a link, for a small action inside a sentence or under a field. */
export const TextButton = styled.button.attrs(({ type }) => ({ type: type ?? 'button' }))`
  ${linkStyle}
  padding: 4px 0;
  border: 0;
  background: none;
  font-weight: 600;

  &:disabled {
    opacity: 0.6;
  }

  @media (pointer: coarse) {
    min-height: 44px;
  }
`
