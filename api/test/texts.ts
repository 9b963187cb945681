import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { signatureOf } from '../platform/signature.js'
import type { Harness } from './harness.js'

export const KNOWN_CODE = '123456'

/** As it is stored, in hexadecimal. */
export const hashOfKnownCode = (secret: string, consentId: string): string =>
  Buffer.from(signatureOf(secret, `text code\n${consentId}\n${KNOWN_CODE}`), 'base64url').toString('hex')

/** Runs the queue until it is empty and returns the text messages it wrote, in order. */
export const takeTexts = async (harness: Harness): Promise<{ to: string; text: string }[]> => {
  await harness.mails()
  const folder = join(harness.app.context.config.dataDir, 'texts')
  const files = (await readdir(folder).catch(() => [])).sort()
  const texts = await Promise.all(files.map(file => readFile(join(folder, file), 'utf8')))
  await rm(folder, { recursive: true, force: true })
  return texts.map(text => JSON.parse(text))
}
