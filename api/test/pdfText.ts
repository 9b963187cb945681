import { inflateSync } from 'node:zlib'

const inflated = (body: string): string => {
  try {
    return inflateSync(Buffer.from(body, 'latin1')).toString('latin1')
  } catch {
    // A photo, or an uncompressed part of the file.
    return ''
  }
}

const fromUtf16 = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le')

/** The letters of an embedded font's glyphs, by number. pdfkit writes ranges of consecutive glyphs with a list of texts each. */
const lettersOf = (cmap: string): Map<number, string> =>
  new Map(
    [...cmap.matchAll(/<(\w+)> <\w+> \[(.*?)\]/g)].flatMap(([, first, list]) =>
      [...list!.matchAll(/<([\w ]*)>/g)].map(
        ([, hex], n) => [Number.parseInt(first!, 16) + n, fromUtf16(hex!.replaceAll(' ', ''))] as const,
      ),
    ),
  )

interface PdfLine {
  text: string
  /** Above the bottom of its page, in points. */
  height: number
}

/** The lines of text in a PDF that pdfkit wrote. Its lines end with \n; a \r before one is data. */
export const pdfLines = (file: Buffer): PdfLine[] => {
  const source = file.toString('latin1')
  const objects = new Map(
    [...source.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj/gm)].map(([, id, body]) => [id!, body!]),
  )
  const streamOf = (body = '') => inflated(/stream\n([\s\S]*?)\nendstream/.exec(body)?.[1] ?? '')
  const fonts = new Map(
    [...source.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, id]) => {
      const cmap = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id!) ?? '')?.[1]
      return [name!, lettersOf(streamOf(objects.get(cmap!)))]
    }),
  )
  let letters = new Map<number, string>()
  let height = 0
  const lines: PdfLine[] = []
  for (const body of objects.values())
    for (const [, name, y, parts] of streamOf(body).matchAll(
      /\/(F\d+) [\d.]+ Tf|1 0 0 1 [\d.]+ ([\d.]+) Tm|\[(.*?)\] TJ/g,
    )) {
      if (name) letters = fonts.get(name)!
      else if (y) height = Number(y)
      else {
        const glyphs = [...parts!.matchAll(/<([0-9a-f]*)>/gi)].map(([, hex]) => hex).join('')
        const numbers = (glyphs.match(/.{4}/g) ?? []).map(glyph => Number.parseInt(glyph, 16))
        // Glyph 0 is the box of a missing character.
        lines.push({ text: numbers.map(number => (number ? letters.get(number) : '□')).join(''), height })
      }
    }
  return lines
}

/** The text of a PDF, a line for each line in it. */
export const pdfText = (file: Buffer): string =>
  pdfLines(file)
    .map(({ text }) => text)
    .join('\n')

/** How many pictures a PDF has. */
export const picturesIn = (file: Buffer): number =>
  file.toString('latin1').match(/\/Subtype \/Image/g)?.length ?? 0
