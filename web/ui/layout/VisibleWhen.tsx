import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Stack } from './Stack.js'

const Box = styled.div`
  &[data-waits] {
    visibility: hidden;
  }
`

/** A column in which nothing is seen below what still loads: LoadingRegion. */
export const SeenInPlace = styled(Stack).attrs({ gap: 'l' })`
  > :has([data-loading]) ~ *,
  > [data-loading] ~ *,
  > * > :has([data-loading]) ~ * {
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
