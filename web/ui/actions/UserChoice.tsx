import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { theme } from '../theme.js'

const Choice = styled.button`
  display: flex;
  align-items: center;
  gap: ${theme.space.s};
  width: 100%;
  min-height: 56px;
  padding: ${theme.space.xs} ${theme.space.m};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.m};
  background: ${theme.color.surface};
  color: ${theme.color.ink};
  text-align: left;
  transition: border-color ${theme.motion.quick};

  &:hover {
    border-color: ${theme.color.ink};
  }

  > span {
    display: grid;
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  small {
    color: ${theme.color.muted};
    font-size: ${theme.fontSize.s};
  }

  svg {
    flex: none;
    width: 20px;
    height: 20px;
    color: ${theme.color.muted};
  }
`

type UserChoiceProps = { name: string; detail: string; badge?: ReactNode; onClick: () => void }

/** One of several users to choose from. */
export const UserChoice = ({ name, detail, badge, onClick }: UserChoiceProps) => (
  <Choice type="button" onClick={onClick}>
    <span>
      <strong>{name}</strong>
      <small>{detail}</small>
    </span>
    {badge}
    <ChevronRight aria-hidden="true" />
  </Choice>
)
