import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Request, type Response, Router } from 'express'
import { assets } from './assets.js'
import { type PageHead, withHead } from './pageHead.js'
import { sendHtml, tagOf } from './sendHtml.js'
import { withBanner } from './testBanner.js'

/** docs/product.md, Screens: every other path shows the 404 page, with status 404 for programs. */
const ROUTES = new Set([
  '/',
  '/customer',
  '/customer/orders',
  '/customer/support',
  '/customer/account',
  '/privacy-policy',
  '/terms-of-service',
])

/** The pages send files to the store's own origin and show photos from there; if it is ours, 'self' covers it. */
const policyWith = (storeOrigin: string | null) => {
  const orStore = storeOrigin ? ` ${storeOrigin}` : ''
  return [
    "default-src 'self'",
    `connect-src 'self'${orStore}`,
    `img-src 'self' blob: data:${orStore}`,
    // styled-components and Radix write style elements.
    "style-src 'self' 'unsafe-inline'",
    // A document under review.
    `frame-src 'self'${orStore}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

const setPageHeaders = ({ path }: Request, response: Response, policy: string) => {
  const known = ROUTES.has(path.length > 1 ? path.replace(/\/$/, '') : path)
  response.status(known ? 200 : 404).set({
    'Content-Security-Policy': policy,
    'Cache-Control': 'no-cache',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  })
}

/** The built pages: hashed assets cached forever, the page itself revalidated each time. */
export const pages = (
  folder: string,
  storeOrigin: string | null = null,
  headOf: (request: Request) => Promise<PageHead | null> = async () => null,
  banner = '',
): Router => {
  const router = Router()
  const policy = policyWith(storeOrigin)
  const html = withBanner(readFileSync(join(folder, 'index.html'), 'utf8'), banner)
  const send = sendHtml(html)
  const headed = withHead(html)
  // Has no effect on our pages: it loads the icon and reports new addresses to the API, and a new version takes over
  // at once.
  router.get('/push.js', (_request, response, next) => {
    response.set('Content-Security-Policy', "default-src 'none'; connect-src 'self'; img-src 'self'")
    next()
  })
  router.get('/index.html', (_request, response) => response.redirect(301, '/'))
  router.use(assets(folder))
  router.get('/{*path}', async (request, response) => {
    setPageHeaders(request, response, policy)
    const head = request.query.vendor === undefined ? null : await headOf(request)
    if (!head) return send(request, response)
    // Not compressed, because it is three kilobytes and differs for each vendor.
    const own = headed(head)
    return response.type('html').set('ETag', tagOf(own)).send(own)
  })
  return router
}
