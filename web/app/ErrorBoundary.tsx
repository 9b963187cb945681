import { Component, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { ErrorPage } from './ErrorPage.js'

type BoundaryProps = { place: string; children: ReactNode }
type BoundaryState = { brokenAt: string | null }

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { brokenAt: null }

  static getDerivedStateFromError() {
    return { brokenAt: '' }
  }

  static getDerivedStateFromProps({ place }: BoundaryProps, { brokenAt }: BoundaryState) {
    if (brokenAt === null || brokenAt === place) return null
    return { brokenAt: brokenAt === '' ? place : null }
  }

  override render() {
    return this.state.brokenAt === null ? this.props.children : <ErrorPage />
  }
}

/** Replaces a page that threw, or whose code could not be loaded, with the error page until the next navigation. */
export const ErrorBoundary = ({ children }: { children: ReactNode }) => (
  <Boundary place={useLocation().key}>{children}</Boundary>
)
