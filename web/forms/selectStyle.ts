import { css } from 'styled-components'
import { controlStyle } from '../ui/controlStyle.js'
import { theme } from '../ui/theme.js'

/** A box around a select and its arrow. */
export const selectStyle = css`
  position: relative;

  select {
    ${controlStyle}
    padding-right: 40px;
    appearance: none;
  }

  svg {
    position: absolute;
    top: 14px;
    right: 12px;
    width: 20px;
    height: 20px;
    color: ${theme.color.muted};
    pointer-events: none;
  }
`
