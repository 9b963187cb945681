import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Response, Router, static as serveStatic } from 'express'

/** SPEC 2: every other path shows the 404 page, and says so to machines too. */
const ROUTES = new Set([
  '/',
  '/customer',
  '/customer/orders',
  '/customer/support',
  '/customer/account',
  '/privacy-policy',
  '/terms-of-service',
])

const POLICY = [
  "default-src 'self'",
  "img-src 'self' blob: data:",
  // styled-components and Radix write style elements.
  "style-src 'self' 'unsafe-inline'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

const sendPage = (response: Response, html: string, path: string) => {
  const known = ROUTES.has(path.length > 1 ? path.replace(/\/$/, '') : path)
  response.status(known ? 200 : 404).set({
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': POLICY,
    'Cache-Control': 'no-cache',
    'Referrer-Policy': 'same-origin',
  })
  response.send(html)
}

/** The built pages: hashed assets for ever, the page itself asked for anew each time. */
export const pages = (folder: string): Router => {
  const router = Router()
  const html = readFileSync(join(folder, 'index.html'), 'utf8')
  const assets = serveStatic(folder, {
    index: false,
    redirect: false,
    setHeaders: (response, path) => {
      if (path.includes('/assets/'))
        response.setHeader('Cache-Control', 'public, max-age=31536000, immutable')
    },
  })
  router.get('/index.html', (_request, response) => response.redirect(301, '/'))
  router.use(assets)
  router.get('/{*path}', (request, response) => sendPage(response, html, request.path))
  return router
}
