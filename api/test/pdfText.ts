import { inflateSync } from 'node:zlib'

const inflated = (body: string): string => {
  try {
    return inflateSync(Buffer.from(body, 'latin1')).toString('latin1')
  } catch {
    // A photo, or an uncompressed part of the file.
    return ''
  }
}

const WINDOWS_1252 = new TextDecoder('windows-1252')

/** The text of a PDF that pdfkit wrote, a line for each line in it. Its lines end with \n; a \r before one is data. */
export const pdfText = (file: Buffer): string =>
  [...file.toString('latin1').matchAll(/stream\n([\s\S]*?)\nendstream/g)]
    .map(([, body]) => inflated(body!))
    .flatMap(content => [...content.matchAll(/\[(.*?)\] TJ/g)])
    .map(([, parts]) =>
      [...parts!.matchAll(/<([0-9a-f]*)>/gi)]
        .map(([, hex]) => WINDOWS_1252.decode(Buffer.from(hex!, 'hex')))
        .join(''),
    )
    .join('\n')

/** How many pictures a PDF has. */
export const picturesIn = (file: Buffer): number =>
  file.toString('latin1').match(/\/Subtype \/Image/g)?.length ?? 0
