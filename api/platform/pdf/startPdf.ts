import { readFileSync } from 'node:fs'
import { join } from 'node:path'
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

/** Noto Sans, cut down to the ranges below; fonts/README.txt says how. */
const font = (name: string) => readFileSync(join(import.meta.dirname, 'fonts', name))
const REGULAR = font('noto-sans.ttf')
const BOLD = font('noto-sans-bold.ttf')

/** What the font lacks: all but Latin, Greek, Cyrillic, and their punctuation and currencies. */
const MISSING =
  /[^\x20-\x7e\xa0-\u024f\u02b0-\u052f\u1e00-\u1fff\u2010-\u2027\u2030-\u203e\u20a0-\u20bf\u2116\u2122\u2212]/gu

/** One line of text, with a box for each character that the font lacks. Joiners and the like aren't drawn. */
const printable = (text: string) =>
  inOneLine(text)
    .normalize('NFC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(MISSING, '□')

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
