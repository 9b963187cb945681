import type { ReactNode, Ref } from 'react'
import { styled } from 'styled-components'
import { theme } from '../theme.js'
import { SkipLink } from './SkipLink.js'

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
`

// The footer is out of sight however little has loaded, so nobody sees it move.
const Main = styled.main`
  flex: 1;
  min-width: 0;
  min-height: calc(100dvh - ${theme.bar});

  &:focus {
    outline: none;
  }
`

type ShellProps = { bar: ReactNode; footer: ReactNode; mainRef?: Ref<HTMLElement>; children: ReactNode }

/** The landmarks every page has: bar, main, footer. */
export const Shell = ({ bar, footer, mainRef, children }: ShellProps) => (
  <Frame>
    <SkipLink targetId="main" />
    {bar}
    <Main id="main" tabIndex={-1} ref={mainRef}>
      {children}
    </Main>
    {footer}
  </Frame>
)
