import { paths } from '../../paths.js'

type LinkTarget = {
  /** What is behind the link, for a visitor: "Sign in to see this order". */
  title: string
  /** Whom it is for; undefined if that cannot be told from the link. */
  for?: 'customer' | 'vendor'
}

/** What only a vendor's or an admin's pages have in their URL. */
const OF_DASHBOARDS = ['tab', 'view', 'account']

/** What a URL points to that only users may see; undefined for pages that everyone may. */
export const linkTarget = (pathname: string, params: URLSearchParams): LinkTarget | undefined => {
  switch (pathname) {
    case paths.orders:
      return {
        title: params.has('order') ? 'Sign in to see this order' : 'Sign in to see your orders',
        for: 'customer',
      }
    case paths.support:
      return { title: 'Sign in to write to support', for: 'customer' }
    case paths.account:
      return { title: 'Sign in to see your account', for: 'customer' }
    case paths.home:
      if (params.has('job')) return { title: 'Sign in to see this job', for: 'vendor' }
      return OF_DASHBOARDS.some(name => params.has(name)) ? { title: 'Sign in to see this page' } : undefined
    default:
      return undefined
  }
}
