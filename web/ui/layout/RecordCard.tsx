import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { theme } from '../theme.js'
import { Card } from './Card.js'

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s};
  align-items: center;
  justify-content: space-between;
  margin-top: auto;
  padding-top: ${theme.space.s};
  border-top: 1px solid ${theme.color.line};
`

type RecordCardProps = {
  labelledBy: string
  children: ReactNode
  /** Stays at the bottom, aligned with the footers of the neighboring cards. */
  foot: ReactNode
}

/** One of many similar things, as tall as its row of the grid. */
export const RecordCard = ({ labelledBy, children, foot }: RecordCardProps) => (
  <Card as="article" column aria-labelledby={labelledBy}>
    {children}
    <Foot>{foot}</Foot>
  </Card>
)
