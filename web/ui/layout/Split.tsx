import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { FOOT_BAR, media, theme, toastRoom } from '../theme.js'

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.l};

  > aside[${FOOT_BAR}] {
    position: sticky;
    bottom: ${toastRoom};
    z-index: ${theme.layer.bar};
    margin-inline: -${theme.space.m};

    @media ${media.low} {
      position: static;
    }
  }

  @media ${media.wide} {
    &:has(> aside) {
      display: grid;
      grid-template-columns: minmax(0, 1fr) 20rem;
      align-items: start;
      gap: ${theme.space.xl};
    }

    > aside,
    > aside[${FOOT_BAR}] {
      position: sticky;
      top: 88px;
      bottom: auto;
      z-index: auto;
      margin-inline: 0;
    }

    /* A second scroller would hide its last button. */
    > aside[data-tall] {
      container-type: inline-size;
      position: static;
    }
  }
`

type SplitProps = {
  children: ReactNode
  /** Without it, the content takes the whole width. */
  aside: ReactNode
  asideLabel: string
  /** On a phone, the summary is a bar that stays at the bottom of the screen: `SummaryBar`. */
  bar?: boolean
  /** It may be taller than the window, so it scrolls with the page. */
  tall?: boolean
}

/** Main content with a summary beside it, in view on wide screens unless it is tall, and after the content on a phone. */
export const Split = ({ children, aside, asideLabel, bar, tall }: SplitProps) => (
  <Frame>
    <div>{children}</div>
    {aside && (
      <aside aria-label={asideLabel} data-tall={tall || undefined} {...(bar && { [FOOT_BAR]: '' })}>
        {aside}
      </aside>
    )}
  </Frame>
)
