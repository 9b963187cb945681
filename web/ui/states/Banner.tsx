import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { styled } from 'styled-components'
import { theme } from '../theme.js'

type BannerTone = 'info' | 'success' | 'warning' | 'danger'

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert }

const soft = {
  info: theme.color.infoSoft,
  success: theme.color.successSoft,
  warning: theme.color.warningSoft,
  danger: theme.color.dangerSoft,
}

const Frame = styled.div<{ $tone: BannerTone }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.space.s};
  padding: ${theme.space.s} ${theme.space.m};
  border-left: 4px solid ${({ $tone }) => theme.color[$tone]};
  border-radius: ${theme.radius.s};
  background: ${({ $tone }) => soft[$tone]};
  color: ${theme.color.ink};
  font-size: ${theme.fontSize.s};

  > svg {
    width: 20px;
    height: 20px;
    margin-top: 1px;
    color: ${({ $tone }) => theme.color[$tone]};
  }

  strong {
    display: block;
  }
`

type BannerProps = {
  tone?: BannerTone
  title?: string
  children?: ReactNode
  /** "alert" interrupts a screen reader; "status" waits; without it the banner is just there. */
  role?: 'alert' | 'status'
  tabIndex?: number
  ref?: Ref<HTMLDivElement>
}

export const Banner = ({ tone = 'info', title, children, ...rest }: BannerProps) => {
  const Icon = icons[tone]
  return (
    <Frame $tone={tone} {...rest}>
      <Icon aria-hidden="true" />
      <div>
        {title !== undefined && <strong>{title}</strong>}
        {children}
      </div>
    </Frame>
  )
}
