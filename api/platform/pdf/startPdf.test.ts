import { pdfText } from '../../test/pdfText.js'
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
  expect(pdfText(file)).toBe(['Statement 7', ...rows.flat()].join('\n'))
})

test('gives a long cell the lines that it needs', async () => {
  const words = Array.from({ length: 60 }, () => 'word').join(' ')
  expect(pagesIn(await table(Array.from({ length: 10 }, () => [words, '$1.00'])))).toBeGreaterThan(1)
})
