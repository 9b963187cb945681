import type { Mail } from './Mail.js'

/** A mail as it is sent. */
export interface ComposedMail {
  /** The same each time the same event is mailed, so that duplicates can be recognized. */
  messageId: string
  date: Date
  from: string
  to: string
  subject: string
  text: string
  html: string
  headers: Record<string, string>
  link: Mail['link']
}

/** Sends mail. Opened once by each process that runs the queue. */
export interface Post {
  /** Resolves once the mail is no longer our responsibility. */
  send(composed: ComposedMail, signal: AbortSignal): Promise<void>
  close(): void
}
