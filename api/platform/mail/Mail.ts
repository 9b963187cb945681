/** The content of a mail, from which `composeMail` creates text and HTML. */
export interface Mail {
  to: string
  subject: string
  /** Paragraphs of plain text. */
  body: string[]
  link?: { label: string; url: string }
}
