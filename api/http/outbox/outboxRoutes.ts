import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Response, Router } from 'express'
import type { Email } from 'postal-mime'
import type { Config } from '../../platform/config.js'
import { escapeHtml } from '../../platform/escapeHtml.js'
import type { TextMessage } from '../../platform/texts/sendText.js'

/** How many are listed. All files stay in DATA_DIR/outbox. */
const LISTED = 100
const NAME = /^\d+-[0-9a-f]{8}\.eml$/
const TEXT_NAME = /^\d+-[0-9a-f]{8}\.json$/

const page = (title: string, content: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<style>
body { max-width: 60em; margin: 0 auto; padding: 24px 16px; font: 16px/1.5 system-ui, sans-serif }
table { width: 100%; border-collapse: collapse }
th, td { padding: 12px 12px 12px 0; border-top: 1px solid GrayText; text-align: left; vertical-align: top }
a { display: inline-block; padding: 10px 0 }
time { white-space: nowrap }
summary { padding: 10px 0 }
pre { white-space: pre-wrap; overflow-wrap: anywhere }
</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${content}
</main>
</body>
</html>`

const send = (response: Response, html: string) =>
  response
    .set({
      'Content-Type': 'text/html; charset=utf-8',
      // Shows a mail as it was sent. It may have styles, but runs and loads nothing.
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    })
    .send(html)

/** The headers that make a mail program show its own unsubscribe button. */
const stopCell = ({ headers }: Email) => {
  const valueWith = (key: string) => headers.find(header => header.key === key)?.value
  const list = valueWith('list-unsubscribe')
  if (!list) return 'None'
  const shown = `List-Unsubscribe: ${list}\nList-Unsubscribe-Post: ${valueWith('list-unsubscribe-post')}`
  return `<details><summary>One click</summary><pre>${escapeHtml(shown)}</pre></details>`
}

const row = (name: string, to: string, content: string, stop: string) => {
  // File names start with the time of writing.
  const sent = new Date(Number.parseInt(name, 10)).toISOString()
  return `<tr>
<td><time datetime="${sent}">${escapeHtml(sent.slice(0, 19).replace('T', ' '))} UTC</time></td>
<td>${escapeHtml(to)}</td>
<td>${content}</td>
<td>${stop}</td>
</tr>`
}

const mailRow = (name: string, mail: Email) =>
  row(
    name,
    mail.to?.map(({ address }) => address).join(', ') ?? '',
    `<a href="/outbox/${name}">${escapeHtml(mail.subject ?? 'No subject')}</a>`,
    stopCell(mail),
  )

const textRow = (name: string, { to, text }: TextMessage) =>
  row(name, to, `Text message: ${escapeHtml(text)}`, 'Reply STOP')

const list = (rows: string[]) =>
  rows.length === 0
    ? '<p>No messages yet. Emails and texts from Haulbid appear here. Reload the page to check.</p>'
    : `<table>
<thead><tr><th scope="col">Sent</th><th scope="col">To</th><th scope="col">Subject</th><th scope="col">Unsubscribe</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>`

/**
 * Shows mails written to files because there is no SMTP_URL, and text messages, to anyone trying Haulbid out.
 * Never in production, because their links open accounts. In development the server listens only on this
 * machine unless HOST says otherwise. The host name is checked too, because another site's page may point its
 * own name at this machine.
 */
export const outboxRoutes = ({ dataDir, isProduction, smtpUrl, publicUrl }: Config): Router => {
  const router = Router()
  if (isProduction || smtpUrl) return router
  const folder = join(dataDir, 'outbox')
  const texts = join(dataDir, 'texts')
  const { host } = new URL(publicUrl)
  const read = async (name: string) => {
    // Absent in production.
    const { default: PostalMime } = await import('postal-mime')
    return PostalMime.parse(await readFile(join(folder, name)))
  }

  router.get('/outbox', async (request, response, next) => {
    if (request.headers.host !== host) return next()
    const files = [...(await readdir(folder).catch(() => [])), ...(await readdir(texts).catch(() => []))]
    const names = files
      .filter(name => NAME.test(name) || TEXT_NAME.test(name))
      .sort()
      .reverse()
      .slice(0, LISTED)
    const rows = names.map(async name =>
      TEXT_NAME.test(name)
        ? textRow(name, JSON.parse(await readFile(join(texts, name), 'utf8')))
        : mailRow(name, await read(name)),
    )
    send(response, page('Outbox', list(await Promise.all(rows))))
  })

  router.get('/outbox/:name', async (request, response, next) => {
    const { name } = request.params
    if (request.headers.host !== host || !NAME.test(name)) return next()
    const mail = await read(name).catch(() => null)
    if (!mail) return next()
    send(
      response,
      mail.html ?? page(mail.subject ?? 'No subject', `<pre>${escapeHtml(mail.text ?? '')}</pre>`),
    )
  })
  return router
}
