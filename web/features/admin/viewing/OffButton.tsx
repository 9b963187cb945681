import { createContext, type ReactNode, useContext, useId } from 'react'
import { Button, type ButtonProps } from '../../../ui/actions/Button.js'
import { Tooltip } from '../../../ui/overlays/Tooltip.js'
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.js'

/** Why nothing can be changed here. */
export const ReadOnlyContext = createContext('Nothing can be changed from here.')

type OffButtonProps = Pick<ButtonProps, 'look' | 'size' | 'icon'> & { children: ReactNode }

/**
 * A button that only the viewed user may use. It takes the focus, so that everyone can learn why it does nothing; the
 * API refuses the operation too.
 */
export const OffButton = ({ children, ...looks }: OffButtonProps) => {
  const why = useContext(ReadOnlyContext)
  const id = useId()
  return (
    <span>
      <Tooltip text={why}>
        <Button {...looks} aria-disabled="true" aria-describedby={id}>
          {children}
        </Button>
      </Tooltip>
      <VisuallyHidden id={id}>{why}</VisuallyHidden>
    </span>
  )
}
