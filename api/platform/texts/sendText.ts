import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { UnrecoverableError } from '../errors.js'
import { newId } from '../ids.js'
import { isPassing } from '../isPassing.js'
import type { PlatformContext } from '../PlatformContext.js'

export interface TextMessage {
  /** E.164 */
  to: string
  text: string
}

const MOST_MS = 15_000

/** Posts it to the provider as JSON; user and password of SMS_URL go as HTTP Basic. */
const post = async (address: string, message: TextMessage, signal: AbortSignal) => {
  const url = new URL(address)
  const credentials = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`
  url.username = ''
  url.password = ''
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      Authorization: `Basic ${Buffer.from(credentials).toString('base64')}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify(message),
    redirect: 'manual',
    signal: AbortSignal.any([signal, AbortSignal.timeout(MOST_MS)]),
  })
  await response.body?.cancel()
  if (response.ok) return
  const complaint = `The provider of SMS_URL answered ${response.status}`
  throw isPassing(response.status) ? new Error(complaint) : new UnrecoverableError(complaint)
}

/** Sends a text message; without SMS_URL as a file in `DATA_DIR/texts`. */
export async function sendText(
  { config, log }: Pick<PlatformContext, 'config' | 'log'>,
  message: TextMessage,
  signal: AbortSignal,
): Promise<void> {
  if (config.smsUrl) return post(config.smsUrl, message, signal)
  const folder = join(config.dataDir, 'texts')
  const file = join(folder, `${Date.now()}-${newId().slice(0, 8)}.json`)
  await mkdir(folder, { recursive: true })
  await writeFile(`${file}.part`, JSON.stringify(message))
  await rename(`${file}.part`, file)
  // A code, or a number: never in production.
  log.info({ file, text: config.isProduction ? undefined : message.text }, 'Text message without SMS_URL')
}
