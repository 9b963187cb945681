import { Component, type ReactNode, Suspense } from 'react'

/**
 * For a part that the page can do without: nothing is shown while its code is loaded, where that fails, and where it throws.
 */
export class QuietBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override render() {
    return !this.state.isBroken && <Suspense>{this.props.children}</Suspense>
  }
}
