import { Checkbox } from 'radix-ui'
import { styled } from 'styled-components'
import { theme } from '../theme.js'

/** The square of a checkbox, filled when checked. Its user sets the size. */
export const CheckSquare = styled(Checkbox.Root)`
  display: grid;
  place-items: center;
  padding: 0;
  border: 2px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.s};
  background: ${theme.color.raised};
  color: ${theme.color.onAccent};

  &[data-state='checked'] {
    border-color: ${theme.color.accent};
    background: ${theme.color.accent};
  }

  svg {
    stroke-width: 3.5;
  }
`
