import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import nodemailer from 'nodemailer'
import type { House } from '../context.js'
import { newId } from '../shared/ids.js'
import type { Mail } from './Mail.js'

const escaped = (text: string) => text.replace(/[&<>"']/g, sign => `&#${sign.charCodeAt(0)};`)

const asText = ({ body, link }: Mail) =>
  [...body, ...(link ? [`${link.label}: ${link.url}`] : []), 'Haulbid'].join('\n\n')

const asHtml = ({ body, link }: Mail) =>
  [
    ...body.map(paragraph => `<p>${escaped(paragraph)}</p>`),
    ...(link ? [`<p><a href="${escaped(link.url)}">${escaped(link.label)}</a></p>`] : []),
    '<p>Haulbid</p>',
  ].join('\n')

/** Over SMTP, or without SMTP_URL as an .eml file in the outbox, with its link in the log. */
export async function sendMail({ config, log }: House, mail: Mail): Promise<void> {
  const message = {
    from: config.mailFrom,
    to: mail.to,
    subject: mail.subject,
    text: asText(mail),
    html: asHtml(mail),
  }
  if (config.smtpUrl) {
    await nodemailer.createTransport(config.smtpUrl).sendMail(message)
    return
  }
  const composed = await nodemailer.createTransport({ streamTransport: true, buffer: true }).sendMail(message)
  const outbox = join(config.dataDir, 'outbox')
  const file = join(outbox, `${Date.now()}-${newId().slice(0, 8)}.eml`)
  await mkdir(outbox, { recursive: true })
  await writeFile(`${file}.part`, composed.message as Buffer)
  await rename(`${file}.part`, file)
  log.info({ file, link: mail.link?.url }, `Mail without SMTP_URL: ${mail.subject}`)
}
