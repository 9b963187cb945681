/** The content of a mail, from which `composeMail` creates text and HTML. */
export interface Mail {
  to: string
  subject: string
  /** Paragraphs. */
  body: (string | Quote)[]
  /** Shown as a list below the text. */
  facts?: readonly MailFact[]
  /** The one button. */
  link?: { label: string; url: string }
  /** Why it was sent, as a sentence. */
  why: string
  /** The link that stops mails like this. Only for mails that can be switched off. */
  stopUrl?: string | undefined
}

/** Text that a person wrote, with its line breaks. */
export interface Quote {
  quote: string
}

/** "When" and "Tue, Nov 24, 9:00 AM CST", or one line for each of several values. */
export type MailFact = readonly [label: string, value: string | readonly string[]]

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
