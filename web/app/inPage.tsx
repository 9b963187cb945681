import { type ReactNode, StrictMode } from 'react'
import { StyleSheetManager } from 'styled-components'

/**
 * Around all that is drawn. The rules that scripts make are in the body: they come after every style sheet of the head, also
 * after one that a page brings later, so that what extends a component wins over the component (tools/staticStyles.ts).
 */
export const inPage = (shown: ReactNode) => (
  <StrictMode>
    <StyleSheetManager target={document.body}>{shown}</StyleSheetManager>
  </StrictMode>
)
