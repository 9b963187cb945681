// By hand: sirv ignores `br;q=0`, serves x.js.br by its name and sets Vary where there is one form alone (decision 52).

import { readdirSync } from 'node:fs'
import { extname } from 'node:path'
import { type RequestHandler, type Response, Router, static as serveStatic } from 'express'
import { acceptedForm, type Form, forms } from './acceptedForm.js'

const endings: Record<Form, string> = { br: '.br', gzip: '.gz' }
const compressed = Object.values(endings)

const typeOf = (path: string) => path.replace(/\.(br|gz)$/, '')

const setHeaders = (response: Response, path: string) => {
  // Express would name the type of the compressed form.
  if (compressed.includes(extname(path))) response.type(extname(typeOf(path)))
  // The name of an asset holds a hash of its contents: what has changed has another name.
  const held = path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'
  response.setHeader('Cache-Control', held)
}

/** The forms that the build made of each file: `/assets/x.js` → br, gzip. */
const formsIn = (folder: string) => {
  const files = new Set(
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(path => `/${path.replaceAll('\\', '/')}`),
  )
  return (path: string) => forms.filter(form => files.has(path + endings[form]))
}

/** Answers with the smallest form of a file that the browser reads, and hides the forms from being asked for by name. */
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

/** The built files, as the build compressed them. */
export const assets = (folder: string): Router => {
  const router = Router()
  router.use(chooseForm(folder), serveStatic(folder, { index: false, redirect: false, setHeaders }))
  return router
}
