import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Request, type Response, Router } from 'express'
import { assets } from './assets.js'
import { sendHtml } from './sendHtml.js'

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
export const pages = (folder: string, storeOrigin: string | null = null): Router => {
  const router = Router()
  const policy = policyWith(storeOrigin)
  const send = sendHtml(readFileSync(join(folder, 'index.html'), 'utf8'))
  // Decides nothing about our pages: it loads nothing but the icon, and a new one is used at once.
  router.get('/push.js', (_request, response, next) => {
    response.set('Content-Security-Policy', "default-src 'none'; img-src 'self'")
    next()
  })
  router.get('/index.html', (_request, response) => response.redirect(301, '/'))
  router.use(assets(folder))
  router.get('/{*path}', (request, response) => {
    setPageHeaders(request, response, policy)
    send(request, response)
  })
  return router
}
