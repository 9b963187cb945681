// Done here since sirv ignores `br;q=0`, serves x.js.br by its name and sets Vary even if there is only one form
// (decision 52).

import { readdirSync } from 'node:fs'
import { extname } from 'node:path'
import { type RequestHandler, type Response, Router, static as serveStatic } from 'express'
import { acceptedForm, type Form, forms } from './sendHtml.js'

const endings: Record<Form, string> = { br: '.br', gzip: '.gz' }
const compressed = Object.values(endings)

const typeOf = (path: string) => path.replace(/\.(br|gz)$/, '')

/**
 * An asset's name contains a hash of its contents, so a changed asset has a new name. The service worker
 * always has the same name.
 */
const heldFor = (path: string) => {
  if (path.includes('/assets/')) return 'public, max-age=31536000, immutable'
  return path.endsWith('/push.js') ? 'no-cache' : 'public, max-age=3600'
}

const setHeaders = (response: Response, path: string) => {
  // Express would use the type of the compressed form.
  if (compressed.includes(extname(path))) response.type(extname(typeOf(path)))
  response.setHeader('Cache-Control', heldFor(typeOf(path)))
}

/** The forms the build created of each file: `/assets/x.js` → br, gzip. */
const formsIn = (folder: string) => {
  const files = new Set(
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(path => `/${path.replaceAll('\\', '/')}`),
  )
  return (path: string) => forms.filter(form => files.has(path + endings[form]))
}

/** Serves the smallest form of a file that the browser accepts; the forms cannot be requested by name. */
const chooseForm = (folder: string): RequestHandler => {
  const formsOf = formsIn(folder)
  return (request, response, next) => {
    const { path } = request
    if (compressed.includes(extname(path))) return next('router')
    const atHand = formsOf(path)
    if (atHand.length === 0) return next()
    response.vary('Accept-Encoding')
    const form = acceptedForm(request, atHand)
    if (!form) return next()
    response.setHeader('Content-Encoding', form)
    request.url = path + endings[form]
    next()
  }
}

/** A file's tag says as much as its date would, and nobody requests parts of one. */
const options = { index: false, redirect: false, lastModified: false, acceptRanges: false, setHeaders }

/** Serves the built files, as compressed by the build. */
export const assets = (folder: string): Router => {
  const router = Router()
  router.use(chooseForm(folder), serveStatic(folder, options))
  return router
}
