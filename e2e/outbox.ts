import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { dataDir } from './browser.js'

const outbox = join(dataDir, 'outbox')

const readMails = () => {
  try {
    return readdirSync(outbox)
      .filter(name => name.endsWith('.eml'))
      .toSorted()
      .map(name => readFileSync(join(outbox, name), 'utf8'))
  } catch {
    return []
  }
}

/** Decodes quoted-printable as mail programs do. */
const decoded = (mail: string) =>
  mail
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

/** The path and query of the newest link emailed to a user; waits for it to arrive. */
export const linkMailedTo = async (
  email: string,
  kind: 'reset' | 'invitation' | 'takeback' | 'confirm' = 'reset',
): Promise<string> => {
  for (let waited = 0; waited < 45_000; waited += 100) {
    const links = readMails()
      .filter(mail => mail.includes(`To: ${email}`))
      .flatMap(mail => new RegExp(`https?://[^/\\s]+(/\\?${kind}=[\\w-]+)`).exec(decoded(mail))?.[1] ?? [])
    const link = links.at(-1)
    if (link) return link
    await pause(100)
  }
  throw new Error(`No mail with a link came for ${email}`)
}
