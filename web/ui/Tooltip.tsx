import { Tooltip as Radix } from 'radix-ui'
import type { ReactElement } from 'react'
import { styled } from 'styled-components'
import { theme } from './theme.js'

const Bubble = styled(Radix.Content)`
  z-index: ${theme.layer.tooltip};
  max-width: 18rem;
  padding: 6px 10px;
  border-radius: ${theme.radius.s};
  background: ${theme.color.ink};
  color: ${theme.color.page};
  font-size: ${theme.fontSize.xs};
`

type TooltipProps = {
  text: string
  /** One element that can take the focus. */
  children: ReactElement
}

/** A word more, on hover and focus. Nothing a person needs may live here alone: phones have no hover. */
export const Tooltip = ({ text, children }: TooltipProps) => (
  <Radix.Provider delayDuration={300}>
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Bubble sideOffset={6} collisionPadding={8}>
          {text}
        </Bubble>
      </Radix.Portal>
    </Radix.Root>
  </Radix.Provider>
)
