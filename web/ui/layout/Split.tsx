import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { media, theme } from '../theme.js'

const Frame = styled.div`
  display: grid;
  gap: ${theme.space.l};
  align-items: start;

  @media ${media.wide} {
    grid-template-columns: minmax(0, 1fr) 20rem;
    gap: ${theme.space.xl};

    > aside {
      position: sticky;
      top: 88px;
    }
  }
`

type SplitProps = { children: ReactNode; aside: ReactNode; asideLabel: string }

/** Main content with a summary that stays in view on wide screens and comes after the content on a phone. */
export const Split = ({ children, aside, asideLabel }: SplitProps) => (
  <Frame>
    <div>{children}</div>
    <aside aria-label={asideLabel}>{aside}</aside>
  </Frame>
)
