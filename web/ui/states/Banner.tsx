import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { styled } from 'styled-components'
import { theme } from '../theme.js'
import { variants } from '../variants.js'

type BannerTone = 'info' | 'success' | 'warning' | 'danger'

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert }

const toned = (color: string, soft: string) => `
  border-left-color: ${color};
  background: ${soft};

  > svg {
    color: ${color};
  }
`

const Frame = styled.div.attrs<{ $tone: BannerTone }>(({ $tone }) => ({ className: $tone }))`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.space.s};
  padding: ${theme.space.s} ${theme.space.m};
  border-radius: ${theme.radius.s};
  border-left: 4px solid;
  font-size: ${theme.fontSize.s};
  color: ${theme.color.ink};

  > svg {
    width: 20px;
    height: 20px;
    margin-top: 1px;
  }

  strong {
    display: block;
  }

  ${variants({
    info: toned(theme.color.info, theme.color.infoSoft),
    success: toned(theme.color.success, theme.color.successSoft),
    warning: toned(theme.color.warning, theme.color.warningSoft),
    danger: toned(theme.color.danger, theme.color.dangerSoft),
  })}
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
