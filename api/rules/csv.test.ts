import { csv, orderCell, zipCell } from './csv.js'

const BOM = '\ufeff'

test.each([
  ['=HYPERLINK("http://evil.example")', `"'=HYPERLINK(""http://evil.example"")"`],
  ['+1 512 555 0147', "'+1 512 555 0147"],
  ['-2+3', "'-2+3"],
  [' =1', "' =1"],
  ['-5', '-5'],
  ['-149.50', '-149.50'],
  ['-149.50.1', "'-149.50.1"],
  ['@SUM(A1:A9)', "'@SUM(A1:A9)"],
  ['\t=1', "'\t=1"],
  ['\r=1', `"'\r=1"`],
  ['He said "wow"', '"He said ""wow"""'],
  ['Sofa, two chairs', '"Sofa, two chairs"'],
  ['two\nlines', '"two\nlines"'],
  [' padded', '" padded"'],
  ['Casey - Junk Pickup', 'Casey - Junk Pickup'],
  ['149.50', '149.50'],
  ['', ''],
])('writes %j as %j', (value, written) => {
  expect(csv([[value]])).toBe(`${BOM}${written}\r\n`)
})

test('writes rows of cells', () => {
  expect(
    csv([
      ['a', 'b'],
      ['1', '2'],
    ]),
  ).toBe(`${BOM}a,b\r\n1,2\r\n`)
})

test('puts a word before order numbers and ZIP codes, which are no numbers', () => {
  expect([orderCell('73928e05-0000-4000-8000-000000000000'), zipCell('02134')]).toEqual([
    'Order 73928e05',
    'ZIP 02134',
  ])
})
