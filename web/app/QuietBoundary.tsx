import { Component, type ReactNode, Suspense } from 'react'

/** For an optional part of the page: shows nothing while its code is loading, or if that fails or it throws. */
export class QuietBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override render() {
    return !this.state.isBroken && <Suspense>{this.props.children}</Suspense>
  }
}
