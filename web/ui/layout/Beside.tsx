import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { media, theme } from '../theme.js'
import { declared } from '../variants.js'

const Row = styled.div.attrs<{ $align: 'start' | 'center' }>(({ $align }) => ({ className: $align }))`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  grid-auto-columns: fit-content(60%);
  gap: ${theme.space.m};
  ${declared('align-items', { start: 'start', center: 'center' })}
  width: 100%;

  @container ${media.aside} {
    grid-auto-flow: row;
  }
`

type BesideProps = { aside: ReactNode; align?: 'start' | 'center'; children: ReactNode }

/** Content with something small at its right, or below it in a narrow column, if there is any: a thumbnail, a button. */
export const Beside = ({ aside, align = 'start', children }: BesideProps) => (
  <Row $align={align}>
    <div>{children}</div>
    {aside}
  </Row>
)
