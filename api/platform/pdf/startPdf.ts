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

/** The truck of web/ui/drawings/Mark.tsx, in the colors of paper; it is 40 by 28. */
const drawTruck = (document: PDFKit.PDFDocument) => {
  const [orange, ink, paper] = ['#c74600', '#1e1b16', '#ffffff']
  document.path('M0 4h27v2.8h-.7L25.5 18H1.5L.7 6.8H0z').fill(orange)
  document.lineWidth(2.2).path('M6.5 8.5V16M13.25 8.5V16M20 8.5V16').stroke(paper)
  document.path('M1 19.5h26V8h5.3c.9 0 1.6.5 2 1.3l2.5 5.2 2.2.9c.6.3 1 .8 1 1.5V23H1z').fill(ink)
  document.path('M29.5 10.5h2.6l2 4.3h-4.6z').fill(paper)
  for (const x of [8, 16, 33]) document.lineWidth(1.6).circle(x, 23.5, 3.7).fillAndStroke(ink, paper)
}

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

  document.save().translate(MARGIN, MARGIN)
  drawTruck(document)
  document.restore()
  document.fillColor('black')
  document
    .font(BOLD)
    .fontSize(16)
    .text('Haulbid', MARGIN + 48, MARGIN + 4)
  document.x = MARGIN
  document.y = MARGIN + 44
  say(title, { size: 18, isBold: true })
  space(0.5)
  return { say, space, facts, table, picture, end }
}
