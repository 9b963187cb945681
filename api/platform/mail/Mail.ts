/** A mail in words; `composeMail` makes text and HTML of it. */
export interface Mail {
  to: string
  subject: string
  /** Paragraphs of plain text. */
  body: string[]
  link?: { label: string; url: string }
}
