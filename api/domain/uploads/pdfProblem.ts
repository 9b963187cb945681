import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { inflate } from 'node:zlib'
import { limits } from '../../rules/limits.js'
import { uploadWords } from '../../rules/uploads/uploadRules.js'

const inflated = promisify(inflate)

/** No readable document needs more, and a small file could inflate to gigabytes. */
const MOST_OBJECT_STREAMS = 500
const MOST_INFLATED = 32_000_000
/** Bytes of a dictionary that we read on either side of its type. */
const REACH = 20_000
const MOST_NODES = 200
/** The number of bytes at the end in which readers look for a PDF's end. */
const TAIL = 2048

const decimal = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1] ?? 0)

/** Returns the dictionary around a position without the ones outside it, keeping nested brackets and strings. */
const dictionaryAround = (text: string, at: number): string => {
  let from = at
  for (let depth = 0; from > Math.max(0, at - REACH); from--) {
    const pair = text.slice(from - 2, from)
    if (pair === '>>') {
      depth++
      from--
    } else if (pair === '<<') {
      if (depth === 0) break
      depth--
      from--
    }
  }
  let to = at
  for (let depth = 0; to < Math.min(text.length, at + REACH); to++) {
    const pair = text.slice(to, to + 2)
    if (pair === '<<') {
      depth++
      to++
    } else if (pair === '>>') {
      if (depth === 0) break
      depth--
      to++
    }
  }
  return text.slice(from, to)
}

/** The highest page count of any page tree node, which is the root's. */
const pagesIn = (text: string): number => {
  let most = 0
  let nodes = 0
  for (const { index } of text.matchAll(/\/Type\s*\/Pages(?![A-Za-z])/g)) {
    if (++nodes > MOST_NODES) return Number.POSITIVE_INFINITY
    most = Math.max(most, decimal(dictionaryAround(text, index), /\/Count\s+(\d{1,9})/))
  }
  return most
}

/** From PDF 1.5 on, the page tree may be in a compressed stream of objects. */
const pagesInStreams = async (bytes: Buffer, text: string): Promise<number> => {
  let most = 0
  let streams = 0
  let left = MOST_INFLATED
  for (const { index } of text.matchAll(/\/Type\s*\/ObjStm/g)) {
    if (++streams > MOST_OBJECT_STREAMS || left <= 0) return Number.POSITIVE_INFINITY
    const keyword = text.indexOf('stream', index)
    const end = text.indexOf('endstream', keyword)
    if (keyword < 0 || end < 0) break
    const start = keyword + 'stream'.length + (text[keyword + 6] === '\r' ? 2 : 1)
    try {
      const content = await inflated(bytes.subarray(start, end), { maxOutputLength: left })
      left -= content.length
      most = Math.max(most, pagesIn(content.toString('latin1')))
    } catch (error) {
      if ((error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE') return Number.POSITIVE_INFINITY
      // Another encoding or damage hides the objects of this stream, and with them any pages in it.
    }
  }
  return most
}

/**
 * Returns the message that refuses a PDF, or null if a reviewer can read it: it ends like one, isn't encrypted, and has
 * pages, but not too many. Reads only its structure, within bounds, and draws or runs nothing
 * (docs/decisions/0073-documents-expire.md).
 */
export const pdfProblem = async (stream: Readable): Promise<string | null> => {
  const bytes = await buffer(stream)
  const text = bytes.toString('latin1')
  const tail = text.slice(-TAIL)
  if (!tail.includes('%%EOF') || !/startxref\s+\d+/.test(tail)) return uploadWords.damagedPdf
  if (/\/Encrypt\s*(\d+\s+\d+\s+R|<<)/.test(text)) return uploadWords.encryptedPdf
  const pages = Math.max(pagesIn(text), await pagesInStreams(bytes, text))
  if (pages === 0) return uploadWords.damagedPdf
  return pages > limits.documentPages ? uploadWords.tooManyPages : null
}
