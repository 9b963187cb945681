import { Component, type ReactNode } from 'react'

/** For a part that the page can do without: where it throws, or its code could not be loaded, nothing is shown. */
export class QuietBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override render() {
    return !this.state.isBroken && this.props.children
  }
}
