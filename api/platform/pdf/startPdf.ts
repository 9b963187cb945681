import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import { inOneLine } from '../../rules/quoted.js'

/** In points; a page has 612 by 792. */
const MARGIN = 54
const CELL_GAP = 4
const ROW_HEIGHT = 16
const PICTURE = { width: 300, height: 220 }
/** A caption and its picture. */
const PICTURE_BLOCK = 238

const REGULAR = 'Helvetica'
const BOLD = 'Helvetica-Bold'

/** One line of text. The built-in fonts only know Windows-1252. */
const printable = (text: string) =>
  inOneLine(text).replace(/[^\x20-\x7e\xa0-\xff\u2013\u2014\u2018\u2019\u201c\u201d\u2026]/g, '?')

interface TextStyle {
  size?: number
  isBold?: boolean
}

interface TableRow {
  cells: string[]
  isBold?: boolean
}

/** Starts a file with its title as the heading. What doesn't fit on a page goes to the next. */
export const startPdf = (title: string, now: Date) => {
  const document = new PDFDocument({
    size: 'LETTER',
    margin: MARGIN,
    info: { Title: title, Author: 'Haulbid', CreationDate: now },
  })
  const written = buffer(document)

  const makeRoom = (height: number) => {
    if (document.y + height > document.page.height - MARGIN) document.addPage()
  }

  /** Adds a paragraph. */
  const say = (text: string, { size = 10, isBold = false }: TextStyle = {}) => {
    document
      .font(isBold ? BOLD : REGULAR)
      .fontSize(size)
      .text(printable(text))
  }

  const space = (lines = 1) => {
    document.moveDown(lines)
  }

  const facts = (entries: (readonly [name: string, value: string | readonly string[]])[]) => {
    for (const [name, value] of entries) say(`${name}: ${value}`)
  }

  const row = (widths: number[], { cells, isBold = false }: TableRow) => {
    document.font(isBold ? BOLD : REGULAR).fontSize(10)
    const texts = cells.map(printable)
    const heights = texts.map((text, n) => document.heightOfString(text, { width: widths[n]! }))
    makeRoom(Math.max(ROW_HEIGHT, ...heights))
    const top = document.y
    let left = MARGIN
    for (const [n, text] of texts.entries()) {
      const align = n === texts.length - 1 ? 'right' : 'left'
      document.text(text, left, top, { width: widths[n]!, align })
      left += widths[n]! + CELL_GAP
    }
    document.x = MARGIN
    document.y = top + Math.max(ROW_HEIGHT, ...heights)
  }

  /** Adds rows whose last cell is an amount. `widths` are in points. */
  const table = (widths: number[], rows: TableRow[]) => {
    for (const each of rows) row(widths, each)
  }

  const picture = (caption: string, jpeg: Buffer) => {
    makeRoom(PICTURE_BLOCK)
    say(caption, { size: 9 })
    document.image(jpeg, { fit: [PICTURE.width, PICTURE.height] })
    space(0.5)
  }

  const end = (): Promise<Buffer> => {
    document.end()
    return written
  }

  say(title, { size: 18, isBold: true })
  space(0.5)
  return { say, space, facts, table, picture, end }
}
