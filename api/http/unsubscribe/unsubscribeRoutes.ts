import { type Request, type RequestHandler, type Response, Router } from 'express'
import type { AppContext } from '../../domain/context.js'
import { readStopToken, type Stop, stopMails, stoppedLabels } from '../../domain/notices/stopMails.js'
import { escapeHtml } from '../../platform/escapeHtml.js'
import { count } from '../../platform/limits/throttle.js'
import { callerOf } from '../caller.js'
import { Refused } from '../failures.js'

/**
 * Invalid links are limited by address, and one person's links for all callers together, since a mail program asks
 * for its readers.
 */
const WRONG = { name: 'wrong-unsubscribe', most: 60, seconds: 3600 }
const STOPS = { name: 'unsubscribe', most: 60, seconds: 3600 }

/** `List-Unsubscribe=One-Click`, in either form that RFC 8058 allows. */
const BODY_BYTES = 4096

const STYLE = `
:root { color-scheme: light dark; --page: #f6f2ea; --card: #fffdf8; --line: #ddd5c5; --ink: #1e1b16; --muted: #5d564a; --accent: #c74600; --on: #fff }
@media (prefers-color-scheme: dark) {
  :root { --page: #171512; --card: #211e19; --line: #3a352c; --ink: #f2ece0; --muted: #b9b0a0; --accent: #ff8a3d; --on: #1f1206 }
}
body { margin: 0; padding: 24px 16px; background: var(--page); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
main { max-width: 32rem; margin: 0 auto; padding: 24px; border: 1px solid var(--line); border-radius: 8px; background: var(--card) }
h1 { margin: 0 0 16px; font-size: 24px; line-height: 1.25 }
p, ul { margin: 0 0 16px }
ul { padding-left: 20px }
button { min-height: 44px; padding: 10px 20px; border: 0; border-radius: 6px; background: var(--accent); color: var(--on); font: inherit; font-weight: 600; cursor: pointer }
a { color: inherit }
button:focus-visible, a:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px }
.muted { margin: 16px 0 0; color: var(--muted); font-size: 14px }`

const page = (title: string, content: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title} · Haulbid</title>
<style>${STYLE}
</style>
</head>
<body>
<main>
<h1>${title}</h1>
${content}
</main>
</body>
</html>`

const send = (response: Response, status: number, html: string) =>
  response
    .status(status)
    .set({
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy':
        "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
      'Referrer-Policy': 'no-referrer',
    })
    .send(html)

const listOf = (labels: string[]) =>
  labels.length > 0 ? `<ul>${labels.map(label => `<li>${escapeHtml(label)}</li>`).join('')}</ul>` : ''

const MORE = '<p class="muted">You can choose how often we write to you under <a href="/">My Account</a>.</p>'

const asking = (labels: string[]) =>
  page(
    'Stop these emails?',
    `<p>We will no longer email you about:</p>
${listOf(labels) || '<p>The topic of this email.</p>'}
<form method="post"><button type="submit">Stop these emails</button></form>
<p class="muted">We always send emails about the security of your account.</p>`,
  )

const stopped = (labels: string[]) =>
  page(
    "You're unsubscribed",
    `<p>These emails have stopped${labels.length > 0 ? ':' : '.'}</p>${listOf(labels)}${MORE}`,
  )

const wrong = () =>
  page('This link does not work', `<p>Your email app may have cut it off. Nothing has changed.</p>${MORE}`)

const tokenOf = ({ query }: Request) => (typeof query.token === 'string' ? query.token.slice(0, 500) : '')

/** Skips the body, because the link already says everything. */
const readPast = (request: Request) =>
  new Promise<void>((resolve, reject) => {
    let size = 0
    request.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size <= BODY_BYTES) return
      request.pause()
      reject(new Refused(413, 'BAD_USER_INPUT', 'The request is larger than 4 kB'))
    })
    request.once('end', resolve)
    request.once('error', reject)
    request.once('close', resolve)
  })

/**
 * Serves the links at the foot of mails (RFC 8058). No session: a mail program presses the button for its reader. GET
 * changes nothing, since scanners open every link of a mail.
 */
export const unsubscribeRoutes = (app: AppContext): Router => {
  const router = Router()

  const withStop =
    (act: (stop: Stop, request: Request, response: Response) => Promise<void>): RequestHandler =>
    async (request, response) => {
      const stop = readStopToken(app, tokenOf(request))
      if (stop) return act(stop, request, response)
      await count({ now: app.clock(), app }, WRONG, callerOf(request, app).address)
      send(response, 404, wrong())
    }

  router.get(
    '/unsubscribe',
    withStop(async (stop, _request, response) => {
      send(response, 200, asking(await stoppedLabels(app, stop)))
    }),
  )

  router.post(
    '/unsubscribe',
    withStop(async (stop, request, response) => {
      await readPast(request)
      await count({ now: app.clock(), app }, STOPS, stop.userId)
      await stopMails(app, stop)
      send(response, 200, stopped(await stoppedLabels(app, stop)))
    }),
  )
  return router
}
