import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { media, theme } from '../theme.js'

type TimelineEntry = {
  id: string
  what: ReactNode
  /** Small, below it. */
  when?: ReactNode
  /** It has yet to happen. */
  isAhead?: boolean
}

const List = styled.ol`
  display: grid;
  gap: ${theme.space.m};
`

const Item = styled.li`
  position: relative;
  min-width: 0;
  padding-left: ${theme.space.l};

  &::before {
    content: '';
    position: absolute;
    top: 7px;
    left: 3px;
    width: 10px;
    height: 10px;
    border-radius: 2px;
    background: ${theme.color.lineStrong};

    @media ${media.forced} {
      background: CanvasText;
    }
  }

  &[data-ahead]::before {
    border: 2px solid ${theme.color.lineStrong};
    background: none;
  }

  &:not(:last-child)::after {
    content: '';
    position: absolute;
    top: 21px;
    bottom: -19px;
    left: 7px;
    width: 2px;
    background: ${theme.color.line};
  }

  > small {
    display: block;
    color: ${theme.color.muted};
    font-size: ${theme.fontSize.xs};
  }
`

/** What happened and what is ahead, in the order of time. */
export const Timeline = ({ entries, label }: { entries: readonly TimelineEntry[]; label: string }) => (
  <List aria-label={label}>
    {entries.map(({ id, what, when, isAhead }) => (
      <Item key={id} data-ahead={isAhead || undefined}>
        {what}
        {when && <small>{when}</small>}
      </Item>
    ))}
  </List>
)
