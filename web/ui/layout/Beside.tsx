import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { theme } from '../theme.js'
import { declared } from '../variants.js'

const Row = styled.div.attrs<{ $align: 'start' | 'center' }>(({ $align }) => ({ className: $align }))`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  grid-auto-columns: fit-content(60%);
  gap: ${theme.space.m};
  ${declared('align-items', { start: 'start', center: 'center' })}
  width: 100%;
`

type BesideProps = { aside: ReactNode; align?: 'start' | 'center'; children: ReactNode }

/** Content with something small at its right, if there is any: a thumbnail, a button. */
export const Beside = ({ aside, align = 'start', children }: BesideProps) => (
  <Row $align={align}>
    <div>{children}</div>
    {aside}
  </Row>
)
