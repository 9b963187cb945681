import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import { inOneLine } from '../../rules/quoted.js'

/** One line of text. The built-in fonts only know Windows-1252. */
export const printable = (text: string) =>
  inOneLine(text).replace(/[^\x20-\x7e\xa0-\xff\u2013\u2014\u2018\u2019\u201c\u201d\u2026]/g, '?')

/** Starts a file with its title. `say` adds a paragraph, `end` returns the file. */
export const startPdf = (title: string, now: Date) => {
  const document = new PDFDocument({
    size: 'LETTER',
    margin: 54,
    info: { Title: title, Author: 'Haulbid', CreationDate: now },
  })
  const written = buffer(document)
  const say = (text: string, size: number, font = 'Helvetica') =>
    document.font(font).fontSize(size).text(printable(text))
  say(title, 18, 'Helvetica-Bold')
  const end = (): Promise<Buffer> => {
    document.end()
    return written
  }
  return { document, say, end }
}
