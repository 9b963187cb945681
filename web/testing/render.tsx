import { render as renderStyled } from '@testing-library/react'
import type { ReactElement, ReactNode } from 'react'
import { StyleSheetManager } from 'styled-components'

/**
 * Styles go here, outside the document: jsdom matches every rule against every element each time a test looks for a
 * role, which took more than half of the page tests' time. Journeys check styles in a real browser.
 */
const outside = document.createElement('div')

type RenderOptions = {
  /** Set if the test is about styles. */
  isStyled?: boolean | undefined
}

const Unstyled = ({ children }: { children: ReactNode }) => (
  <StyleSheetManager target={outside}>{children}</StyleSheetManager>
)

/** As in index.html: its siblings belong to dialogs or browser extensions. */
const pageRoot = () => {
  const root = document.createElement('div')
  root.id = 'root'
  return document.body.appendChild(root)
}

export const render = (shown: ReactElement, { isStyled = false }: RenderOptions = {}) =>
  renderStyled(shown, { container: pageRoot(), ...(!isStyled && { wrapper: Unstyled }) })
