import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { media, theme } from '../theme.js'
import { chosen, variants } from '../variants.js'

/** The next events or tasks, one per line in a shared frame. */
export const AgendaList = styled.ul`
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.l};
  background: ${theme.color.surface};
  box-shadow: ${theme.color.shadow};

  > li + li {
    border-top: 1px solid ${theme.color.line};
  }
`

const Line = styled.div.attrs<{ $isUrgent: boolean }>(({ $isUrgent }) => ({
  className: chosen($isUrgent && 'urgent'),
}))`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 6.75rem;
  gap: ${theme.space.xxs} ${theme.space.m};
  align-items: center;
  padding: ${theme.space.s} ${theme.space.m};
  border-left: 4px solid transparent;
  ${variants({ urgent: `border-left-color: ${theme.color.accent};` })}

  > :first-child {
    grid-column: 1 / -1;
  }

  @media ${media.medium} {
    grid-template-columns: 12.5rem minmax(0, 1fr) 7rem;

    > :first-child {
      grid-column: auto;
    }
  }
`

type AgendaLineProps = {
  /** True if the reader has to act. */
  isUrgent: boolean
  when: ReactNode
  action: ReactNode
  children: ReactNode
}

export const AgendaLine = ({ isUrgent, when, action, children }: AgendaLineProps) => (
  <Line $isUrgent={isUrgent}>
    <div>{when}</div>
    <div>{children}</div>
    {action}
  </Line>
)
