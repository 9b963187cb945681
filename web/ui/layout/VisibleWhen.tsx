import type { ReactNode } from 'react'
import { styled } from 'styled-components'

const Box = styled.div`
  &[data-waits] {
    visibility: hidden;
  }
`

type Props = { ready: boolean; children: ReactNode }

/**
 * What stands below something whose height is not known yet. It loads meanwhile, and is seen when it has its place, so that
 * nothing moves in front of a reader.
 */
export const VisibleWhen = ({ ready, children }: Props) => (
  <Box data-waits={ready ? undefined : ''}>{children}</Box>
)
