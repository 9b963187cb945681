import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { FOOT_BAR, media, theme, toastRoom } from '../theme.js'

const Bar = styled.div`
  position: sticky;
  bottom: ${toastRoom};
  z-index: ${theme.layer.bar};
  margin-inline: -${theme.space.m};
  padding: ${theme.space.s} ${theme.space.m} max(${theme.space.s}, env(safe-area-inset-bottom));
  border-top: 1px solid ${theme.color.line};
  background: ${theme.color.raised};

  &:empty {
    display: none;
  }

  @media ${media.low} {
    position: static;
  }
`

/** Stays at the bottom of the screen: the next action, within reach of a thumb. */
export const FootBar = ({ children }: { children: ReactNode }) => (
  <Bar {...{ [FOOT_BAR]: '' }} data-print="hide">
    {children}
  </Bar>
)
