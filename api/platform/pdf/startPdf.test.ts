import { pdfLines, pdfText } from '../../test/pdfText.js'
import { startPdf } from './startPdf.js'

const NOW = new Date('2026-11-20T12:00:00Z')
const pagesIn = (file: Buffer) => file.toString('latin1').match(/\/Type \/Page\b/g)!.length
const table = async (cells: string[][]) => {
  const { table, end } = startPdf('Statement 7', NOW)
  table(
    [100, 80],
    cells.map(each => ({ cells: each })),
  )
  return end()
}

test('continues a table on the next page, without losing a row', async () => {
  const rows = Array.from({ length: 100 }, (_, n) => [`Row ${n}`, `$${n}.00`])
  const file = await table(rows)
  expect(pagesIn(file)).toBe(3)
  expect(pdfText(file)).toBe(['Haulbid', 'Statement 7', ...rows.flat()].join('\n'))
})

test('gives a long cell the lines that it needs', async () => {
  const words = Array.from({ length: 60 }, () => 'word').join(' ')
  expect(pagesIn(await table(Array.from({ length: 10 }, () => [words, '$1.00'])))).toBeGreaterThan(1)
})

test.each(['Łukasz Woźniak', 'Ngô Thị Ánh', 'Ωμέγα', 'Юлия', 'José, “No. 5” – 10 €…'])(
  'prints %s',
  async name => {
    expect(pdfText(await table([[name, '$1.00']]))).toContain(name)
    expect(pdfText(await table([[name.normalize('NFD'), '$1.00']]))).toContain(name)
  },
)

test('prints a box for what the font lacks, and stays small', async () => {
  const file = await table([['王芳 ❤️', '$1.00']])
  expect(pdfText(file)).toContain('□□ □')
  expect(file.length).toBeLessThan(20_000)
})

test('gives the next row its place below a note of 500 letters', async () => {
  const note = 'Paid in part. '.repeat(36).slice(0, 500).trim()
  const file = await table([
    [note, '$1.00'],
    ['Next', '$2.00'],
  ])
  const lines = pdfLines(file)
  const next = lines.find(({ text }) => text === 'Next')!
  const noted = lines.filter(({ text }) => text.includes('Paid')).map(({ height }) => height)
  expect(noted.length).toBeGreaterThan(20)
  expect(next.height).toBeLessThan(Math.min(...noted) - 10)
})
