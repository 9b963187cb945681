import type { ComponentProps, ReactNode } from 'react'
import { styled } from 'styled-components'
import { theme } from '../theme.js'

const Styled = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: ${theme.touch};
  height: ${theme.touch};
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.m};
  background: transparent;
  color: inherit;
  transition: background-color ${theme.motion.quick};

  &:hover:not(:disabled) {
    background: color-mix(in srgb, currentcolor 12%, transparent);
  }

  &:disabled {
    opacity: 0.5;
  }

  svg {
    width: 20px;
    height: 20px;
  }
`

type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'ref'> & {
  /** Read aloud and shown as the tooltip: "Remove 90210", not "Remove". */
  label: string
  icon: ReactNode
  ref?: React.Ref<HTMLButtonElement>
}

export const IconButton = ({ label, icon, type = 'button', ...rest }: IconButtonProps) => (
  <Styled type={type} aria-label={label} title={label} {...rest}>
    {icon}
  </Styled>
)
