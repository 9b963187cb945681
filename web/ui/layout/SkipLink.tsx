import { styled } from 'styled-components'
import { theme } from '../theme.js'

const Anchor = styled.a`
  position: absolute;
  top: 8px;
  left: 8px;
  z-index: ${theme.layer.toast};
  padding: ${theme.space.s} ${theme.space.m};
  border-radius: ${theme.radius.m};
  background: ${theme.color.raised};
  color: ${theme.color.ink};
  font-weight: ${theme.weight.strong};

  &:not(:focus) {
    clip-path: inset(50%);
  }
`

/** The first stop of the Tab key: skips the navigation. Moves the focus itself, since the router owns the URL. */
export const SkipLink = ({ targetId }: { targetId: string }) => (
  <Anchor
    href={`#${targetId}`}
    onClick={event => {
      event.preventDefault()
      document.getElementById(targetId)?.focus()
    }}
  >
    Skip to content
  </Anchor>
)
