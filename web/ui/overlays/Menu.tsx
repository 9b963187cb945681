import { DropdownMenu } from 'radix-ui'
import { type ReactElement, type ReactNode, useState } from 'react'
import { styled } from 'styled-components'
import { media, theme } from '../theme.js'
import { useEscapeOrder } from './escapeOrder.js'

const Panel = styled(DropdownMenu.Content)`
  z-index: ${theme.layer.menu};
  min-width: 12rem;
  padding: ${theme.space.xxs};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.m};
  background: ${theme.color.raised};
  box-shadow: ${theme.color.shadowRaised};
`

const Item = styled(DropdownMenu.Item)<{ $danger: boolean }>`
  display: flex;
  align-items: center;
  gap: ${theme.space.xs};
  min-height: ${theme.touch};
  padding: 0 ${theme.space.s};
  border-radius: ${theme.radius.s};
  color: ${({ $danger }) => ($danger ? theme.color.danger : theme.color.ink)};
  cursor: pointer;
  outline: none;

  &[data-highlighted] {
    background: ${theme.color.neutralSoft};

    @media ${media.forced} {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }

  &[data-disabled] {
    opacity: 0.5;
    cursor: default;
  }
`

type MenuItem = {
  label: string
  onSelect: () => void
  icon?: ReactNode
  danger?: boolean
  disabled?: boolean
}

type MenuProps = {
  /** The button that opens it, usually an IconButton. */
  trigger: ReactElement
  items: readonly MenuItem[]
}

export const Menu = ({ trigger, items }: MenuProps) => {
  const [isOpen, setOpen] = useState(false)
  useEscapeOrder(isOpen, () => setOpen(false))
  return (
    <DropdownMenu.Root open={isOpen} onOpenChange={setOpen}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <Panel align="end" sideOffset={4} collisionPadding={8}>
          {items.map(({ label, onSelect, icon, danger = false, disabled = false }) => (
            <Item key={label} onSelect={onSelect} disabled={disabled} $danger={danger}>
              {icon}
              {label}
            </Item>
          ))}
        </Panel>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}
