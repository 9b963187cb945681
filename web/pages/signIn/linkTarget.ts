import { paths } from '../../paths.js'

type LinkTarget = {
  /** The link's target in a visitor's words: "Sign in to see this order". */
  title: string
  /** The type of user that the target is for; undefined if the link doesn't tell. */
  for?: 'customer' | 'vendor'
}

/** The search parameters that only vendors' and admins' pages use. */
const OF_DASHBOARDS = ['tab', 'view', 'account']

/** The target of a URL that only users may see; undefined for public pages. */
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
