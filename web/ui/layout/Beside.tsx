import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { theme } from '../theme.js'

const Row = styled.div<{ $align: 'start' | 'center' }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${theme.space.m};
  align-items: ${({ $align }) => $align};
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
