import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import nodemailer from 'nodemailer'
import { newId } from '../ids.js'
import type { PlatformContext } from '../PlatformContext.js'
import type { Post } from './Post.js'

/**
 * Writes an .eml file for each mail, and its link to the log, but never in production, since a link may give access.
 */
export const outboxPost = ({ config, log }: Pick<PlatformContext, 'config' | 'log'>): Post => {
  const outbox = join(config.dataDir, 'outbox')
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true })
  return {
    async send({ link, ...composed }) {
      const { message } = await composer.sendMail(composed)
      const file = join(outbox, `${Date.now()}-${newId().slice(0, 8)}.eml`)
      await mkdir(outbox, { recursive: true })
      await writeFile(`${file}.part`, message as Buffer)
      await rename(`${file}.part`, file)
      const shown = config.isProduction ? undefined : link?.url
      log.info({ file, link: shown }, `Mail without SMTP_URL: ${composed.subject}`)
    },
    close: () => undefined,
  }
}
