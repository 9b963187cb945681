import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Stack } from './Stack.js'

const Box = styled.div`
  &[data-waits] {
    visibility: hidden;
  }
`

/** A column that hides everything below a part that is still loading (LoadingRegion). */
export const SeenInPlace = styled(Stack).attrs(({ gap = 'l' }) => ({ gap }))`
  > :has([data-loading]) ~ *,
  > [data-loading] ~ *,
  > * > :has([data-loading]) ~ * {
    visibility: hidden;
  }
`

type Props = { ready: boolean; children: ReactNode }

/**
 * Hides content until the height of everything above it is known, so that nothing moves in front of a reader; the
 * content loads in the meantime.
 */
export const VisibleWhen = ({ ready, children }: Props) => (
  <Box data-waits={ready ? undefined : ''}>{children}</Box>
)
