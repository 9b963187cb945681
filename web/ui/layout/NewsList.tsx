import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { VisuallyHidden } from '../text/VisuallyHidden.js'
import { media, theme } from '../theme.js'

/** Lines of what has happened, newest first. */
export const NewsList = styled.ul`
  display: grid;
  gap: ${theme.space.hair};
  margin-inline: -${theme.space.xs};
`

const Line = styled(Link)`
  display: grid;
  grid-template-columns: 10px minmax(0, 1fr) auto;
  gap: ${theme.space.xs};
  align-items: baseline;
  align-content: center;
  min-height: ${theme.touch};
  padding: ${theme.space.xs};
  border-radius: ${theme.radius.s};
  color: ${theme.color.ink};
  font-size: ${theme.fontSize.s};
  line-height: ${theme.leading.snug};
  overflow-wrap: anywhere;
  text-decoration: none;

  &:hover {
    background: ${theme.color.sunken};
  }

  > :last-child {
    color: ${theme.color.muted};
    font-size: ${theme.fontSize.xs};
    white-space: nowrap;
  }
`

const Dot = styled.span<{ $isUnread: boolean }>`
  width: 10px;
  height: 10px;
  border-radius: ${theme.radius.round};
  background: ${({ $isUnread }) => ($isUnread ? theme.color.accent : 'transparent')};

  @media ${media.forced} {
    background: ${({ $isUnread }) => ($isUnread ? 'Highlight' : 'transparent')};
  }
`

const Words = styled.span<{ $isUnread: boolean }>`
  font-weight: ${({ $isUnread }) => ($isUnread ? theme.weight.strong : theme.weight.text)};
`

type NewsLineProps = {
  to: string
  isUnread: boolean
  when: ReactNode
  onClick: () => void
  children: ReactNode
}

export const NewsLine = ({ to, isUnread, when, onClick, children }: NewsLineProps) => (
  <li>
    <Line to={to} onClick={onClick}>
      <Dot $isUnread={isUnread} />
      <Words $isUnread={isUnread}>
        {isUnread && <VisuallyHidden>Unread: </VisuallyHidden>}
        {children}
      </Words>
      <span>{when}</span>
    </Line>
  </li>
)
