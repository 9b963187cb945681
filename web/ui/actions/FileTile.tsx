import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { theme } from '../theme.js'

const Frame = styled.div<{ $failed: boolean }>`
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr) auto;
  gap: 0 ${theme.space.s};
  align-items: center;
  padding: ${theme.space.xs};
  border: 1px solid ${({ $failed }) => ($failed ? theme.color.danger : theme.color.line)};
  border-radius: ${theme.radius.m};
  background: ${theme.color.surface};

  img {
    width: 72px;
    height: 72px;
    object-fit: cover;
    border-radius: ${theme.radius.s};
    background: ${theme.color.sunken};
  }
`

const Words = styled.div`
  display: grid;
  gap: ${theme.space.xxs};
  min-width: 0;
  font-size: ${theme.fontSize.s};
  line-height: ${theme.leading.snug};
`

const Name = styled.span`
  overflow: hidden;
  font-weight: ${theme.weight.strong};
  text-overflow: ellipsis;
  white-space: nowrap;
`

type FileTileProps = {
  name: string
  /** An object URL or another URL. */
  preview: string
  failed?: boolean
  /** Below the name: progress, or the problem and how to solve it. */
  children?: ReactNode
  /** A control at the right end. */
  action?: ReactNode
}

/** One chosen file: its preview, its progress, and a button to remove it. */
export const FileTile = ({ name, preview, failed = false, children, action }: FileTileProps) => (
  <Frame $failed={failed}>
    <img src={preview} alt="" />
    <Words>
      <Name>{name}</Name>
      {children}
    </Words>
    {action}
  </Frame>
)
