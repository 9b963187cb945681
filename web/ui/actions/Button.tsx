import type { ComponentProps, ReactNode, Ref } from 'react'
import { styled } from 'styled-components'
import {
  type ButtonLook,
  type ButtonSize,
  type ButtonStyleProps,
  buttonClasses,
  buttonStyle,
} from './buttonStyle.js'

const Styled = styled.button.attrs<ButtonStyleProps>(buttonClasses)`
  ${buttonStyle}
`

// Both labels share one grid cell, so the wider one sets the width and nothing moves when they swap. The hidden one is
// drawn only by the style sheet: neither a screen reader nor a search on the page finds it.
const Labels = styled.span`
  display: inline-grid;
  justify-items: center;

  > *,
  &::after {
    grid-area: 1 / 1;
  }

  &::after {
    content: attr(data-other) / '';
    height: 0;
    visibility: hidden;
  }
`

export type ButtonProps = ComponentProps<'button'> & {
  look?: ButtonLook
  size?: ButtonSize
  /** True if the button fills its parent's width. */
  wide?: boolean
  icon?: ReactNode
  busy?: boolean
  /** Shown and read aloud while busy; the button keeps the width of the longer label. */
  busyLabel?: string
  ref?: Ref<HTMLButtonElement>
}

export const Button = ({
  look = 'secondary',
  size = 'm',
  wide,
  icon,
  busy = false,
  busyLabel,
  disabled,
  children,
  type = 'button',
  ...rest
}: ButtonProps) => {
  const idleLabel = typeof children === 'string' ? children : ''
  return (
    <Styled
      type={type}
      $look={look}
      $size={size}
      $wide={wide}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      {...rest}
    >
      {icon}
      {busyLabel === undefined ? (
        children
      ) : (
        <Labels data-other={busy ? idleLabel : busyLabel}>
          <span>{busy ? busyLabel : children}</span>
        </Labels>
      )}
    </Styled>
  )
}
