import { inOneLine } from '../../rules/quoted.js'
import type { Config } from '../config.js'
import { escapeHtml } from '../escapeHtml.js'
import type { ComposedMail, Mail, MailFact, Quote } from './Post.js'

const STOP = 'Stop these emails'

const linesOf = (value: MailFact[1]) => [value].flat().map(inOneLine)

/** "> " before each line, as mail programs quote. */
const asQuote = (text: string) => text.replace(/^/gm, '> ')

const asText = ({ body, facts = [], link, why, stopUrl }: Mail) =>
  [
    ...body.map(each => (typeof each === 'string' ? inOneLine(each) : asQuote(each.quote))),
    ...(facts.length > 0
      ? [facts.map(([label, value]) => `${label}: ${linesOf(value).join('\n')}`).join('\n')]
      : []),
    ...(link ? [`${link.label}: ${link.url}`] : []),
    `Haulbid. ${why}`,
    ...(stopUrl ? [`${STOP}: ${stopUrl}`] : []),
  ].join('\n\n')

// The colors of web/ui/theme.ts. Many mail programs ignore style sheets, so the elements have the light colors and
// the style sheet adds the dark ones.
const DARK = `
@media (prefers-color-scheme: dark) {
  .page { background: #171512 !important }
  .card { background: #211e19 !important; border-color: #3a352c !important }
  .card, .ink { color: #f2ece0 !important }
  .muted { color: #b9b0a0 !important }
  .line { border-color: #3a352c !important }
  .button { background: #ff8a3d !important; color: #1f1206 !important }
}`

const withBreaks = (text: string) => escapeHtml(text).replace(/\r?\n/g, '<br>')

const paragraph = (each: string | Quote) =>
  typeof each === 'string'
    ? `<p dir="auto" style="margin:0 0 16px">${escapeHtml(inOneLine(each))}</p>`
    : `<blockquote class="line" dir="auto" style="margin:0 0 16px;padding:0 0 0 12px;border-left:3px solid #ddd5c5">${withBreaks(each.quote)}</blockquote>`

const factRow = ([label, value]: MailFact) =>
  `<tr>
<th class="muted line" scope="row" align="left" valign="top" style="padding:8px 16px 8px 0;border-top:1px solid #ddd5c5;color:#5d564a;font-weight:normal">${escapeHtml(label)}</th>
<td class="line" dir="auto" valign="top" style="padding:8px 0;border-top:1px solid #ddd5c5;font-weight:600">${linesOf(value).map(escapeHtml).join('<br>')}</td>
</tr>`

const factTable = (facts: Mail['facts'] = []) =>
  facts.length > 0
    ? [
        `<table width="100%" cellspacing="0" cellpadding="0" style="margin:0 0 24px;border-collapse:collapse">${facts.map(factRow).join('\n')}</table>`,
      ]
    : []

const button = ({ label, url }: { label: string; url: string }) =>
  `<p style="margin:0 0 8px"><a class="button" href="${escapeHtml(url)}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:#c74600;color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>`

const stopLine = (url: string | undefined) =>
  url
    ? `<br><a class="muted" href="${escapeHtml(url)}" style="display:inline-block;padding:12px 0;color:#5d564a">${STOP}</a>`
    : ''

/** RFC 8058: mail programs show their own button, and press it for their reader. */
const stopHeaders = (url: string | undefined): Record<string, string> =>
  url ? { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {}

const asHtml = ({ subject, body, facts, link, why, stopUrl }: Mail) =>
  `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${DARK}
</style>
</head>
<body class="page" style="margin:0;padding:24px 16px;background:#f6f2ea;font:16px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif;color:#1e1b16">
<div style="max-width:560px;margin:0 auto">
<p class="ink" style="margin:0 0 16px;font-size:20px;font-weight:700">Haulbid</p>
<div class="card" style="padding:24px;border:1px solid #ddd5c5;border-radius:8px;background:#fffdf8;color:#1e1b16">
${[...body.map(paragraph), ...factTable(facts), ...(link ? [button(link)] : [])].join('\n')}
</div>
<p class="muted" style="margin:16px 0 0;font-size:14px;color:#5d564a">${escapeHtml(why)}${stopLine(stopUrl)}</p>
</div>
</body>
</html>`

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
  subject: inOneLine(mail.subject),
  text: asText(mail),
  html: asHtml(mail),
  headers: { 'Auto-Submitted': 'auto-generated', ...stopHeaders(mail.stopUrl) },
  link: mail.link,
})
