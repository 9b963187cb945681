import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { theme } from '../theme.js'

const Frame = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 46px;
  padding-left: ${theme.space.s};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.m};
  background: ${theme.color.raised};
  font-weight: ${theme.weight.strong};
  font-variant-numeric: tabular-nums;
`

type TagProps = { children: ReactNode; action?: ReactNode }

/** A short item in a list, with its action at the end. */
export const Tag = ({ children, action }: TagProps) => (
  <Frame>
    <span>{children}</span>
    {action}
  </Frame>
)
