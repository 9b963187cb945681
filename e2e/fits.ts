import type { Page } from 'playwright'

// The close button in a dialog's own header is in the dialog's margin on purpose.
const BOXES = 'header:not([role=dialog] *), [role=dialog], [role=alertdialog]'

/** Elements beyond the right edge of the page, an open dialog, or the bar. */
export const beyondTheEdge = (page: Page) =>
  page.evaluate(
    boxes =>
      [document.documentElement, ...document.querySelectorAll(boxes)]
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(
          ({ tagName, scrollWidth, clientWidth }) => `${tagName} ${scrollWidth} px wide in ${clientWidth}`,
        ),
    BOXES,
  )
