import type { Mail } from './Mail.js'

/** A mail as it goes out. */
export interface ComposedMail {
  /** The same each time the same event is mailed, so that a repetition can be recognised. */
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

/** Where mail goes. Opened once by each process that works the queue off. */
export interface Post {
  /** Resolves when it is no longer ours to care for. */
  send(composed: ComposedMail, signal: AbortSignal): Promise<void>
  close(): void
}
