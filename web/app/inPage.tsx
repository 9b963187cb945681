import { type ReactNode, StrictMode } from 'react'
import { StyleSheetManager } from 'styled-components'

/**
 * Wraps everything rendered. Runtime styles go into the body, after every style sheet of the head, even one that a
 * page adds later, so that an extension of a component wins over the component (tools/staticStyles.ts).
 */
export const inPage = (shown: ReactNode) => (
  <StrictMode>
    <StyleSheetManager target={document.body}>{shown}</StyleSheetManager>
  </StrictMode>
)
