import type { Config } from '../config.js'
import type { Mail } from './Mail.js'
import type { ComposedMail } from './Post.js'

const escaped = (text: string) => text.replace(/[&<>"']/g, sign => `&#${sign.charCodeAt(0)};`)

const asText = ({ body, link }: Mail) =>
  [...body, ...(link ? [`${link.label}: ${link.url}`] : []), 'Haulbid'].join('\n\n')

const page = (inner: string) =>
  `<!doctype html>
<html lang="en"><head><meta charset="utf-8"></head>
<body style="font:16px/1.5 system-ui,sans-serif;color:#1f1b16;max-width:36em">
${inner}
</body></html>`

const asHtml = ({ body, link }: Mail) =>
  page(
    [
      ...body.map(paragraph => `<p>${escaped(paragraph).replace(/\r?\n/g, '<br>')}</p>`),
      ...(link ? [`<p><a href="${escaped(link.url)}">${escaped(link.label)}</a></p>`] : []),
      '<p>Haulbid</p>',
    ].join('\n'),
  )

/** A mail as text and HTML. Marked as automatic, so that auto-responders do not reply. */
export const composeMail = (
  { mailFrom }: Config,
  mail: Mail,
  { messageId, date }: Pick<ComposedMail, 'messageId' | 'date'>,
): ComposedMail => ({
  messageId,
  date,
  from: mailFrom,
  to: mail.to,
  subject: mail.subject,
  text: asText(mail),
  html: asHtml(mail),
  headers: { 'Auto-Submitted': 'auto-generated' },
  link: mail.link,
})
