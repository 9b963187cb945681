import { Readable } from 'node:stream'
import { deflateSync } from 'node:zlib'
import { uploadWords } from '../../rules/uploads/uploadRules.js'
import { PDF, pdfOf } from '../../test/uploads.js'
import { pdfProblem } from './pdfProblem.js'

const problemOf = (bytes: Buffer) => pdfProblem(Readable.from([bytes]))

const END = '\nstartxref\n9\n%%EOF\n'
const packed = (
  objects: string,
  dictionary = '/Type /ObjStm /N 2 /First 8 /Filter /FlateDecode',
  eol = '\n',
) =>
  Buffer.concat([
    Buffer.from(`%PDF-1.7\n5 0 obj <<${dictionary}>> stream${eol}`),
    deflateSync(objects),
    Buffer.from(`${eol}endstream endobj\n6 0 obj <</Type /XRef /Root 1 0 R>> stream\nendstream endobj${END}`),
  ])
const plain = (text: string) => Buffer.from(`%PDF-1.7\n${text}${END}`, 'latin1')

test.each<[string, Buffer, string | null]>([
  ['a page', PDF, null],
  ['50 pages', pdfOf(50), null],
  ['51 pages', pdfOf(51), uploadWords.tooManyPages],
  ['300 pages', pdfOf(300), uploadWords.tooManyPages],
  [
    'a compressed page tree',
    packed('1 0 2 30 <</Type/Catalog/Pages 2 0 R>><</Type/Pages/Count 2/Kids[3 0 R 4 0 R]>>'),
    null,
  ],
  [
    'a compressed page tree, with other line ends',
    packed('<</Kids[]/Count 2/Type/Pages>>', '/Type/ObjStm', '\r\n'),
    null,
  ],
  ['a compressed page tree of 300', packed('<</Type /Pages /Count 300>>'), uploadWords.tooManyPages],
  ['a tree of nodes', plain('<</Type/Pages/Count 4/Kids[2 0 R]>> <</Type/Pages/Count 2>>'), null],
  ['an outline of 300 entries', plain('<</Type/Outlines/Count 300>> <</Type/Pages/Count 1>>'), null],
  [
    'a password',
    pdfOf(1, '9 0 obj <</Filter /Standard>> endobj\ntrailer <</Encrypt 9 0 R>>'),
    uploadWords.encryptedPdf,
  ],
  [
    'a password, within the trailer',
    pdfOf(1, 'trailer <</Encrypt<</Filter/Standard>>>>'),
    uploadWords.encryptedPdf,
  ],
  ['only its first line', Buffer.from('%PDF-1.7'), uploadWords.damagedPdf],
  [
    'a page of HTML behind its first line',
    Buffer.from('%PDF-1.7\n<script>alert(1)</script>'),
    uploadWords.damagedPdf,
  ],
  ['half of the bytes', PDF.subarray(0, PDF.length / 2), uploadWords.damagedPdf],
  ['no pages', plain('<</Type/Catalog>>'), uploadWords.damagedPdf],
  ['zero pages', pdfOf(0), uploadWords.damagedPdf],
  [
    'a stream that is not what it says',
    plain('<</Type/ObjStm>> stream\nnonsense\nendstream'),
    uploadWords.damagedPdf,
  ],
])('checks a PDF with %s', async (_, bytes, problem) => expect(await problemOf(bytes)).toBe(problem))

test.each<[string, Buffer, string]>([
  ['unfolds into gigabytes', packed('0'.repeat(100_000_000)), uploadWords.tooManyPages],
  ['is all page trees', plain('<</Type/Pages'.repeat(700_000)), uploadWords.tooManyPages],
  ['is all streams', plain('<</Type/ObjStm>>stream\nxendstream'.repeat(250_000)), uploadWords.tooManyPages],
  ['is dictionaries that never end', plain(`/Type/Pages${'<<'.repeat(4_000_000)}`), uploadWords.damagedPdf],
])('limits the work on a PDF that %s', async (_, bytes, problem) =>
  expect(await problemOf(bytes)).toBe(problem),
)
