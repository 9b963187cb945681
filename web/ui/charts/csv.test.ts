import { csv } from './csv.js'

test.each([
  ['=HYPERLINK("http://evil.example")', `"'=HYPERLINK(""http://evil.example"")"`],
  ['+1 512 555 0147', "'+1 512 555 0147"],
  ['-2+3', "'-2+3"],
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
  expect(csv([[value]])).toBe(`${written}\r\n`)
})

test('writes rows of cells', () => {
  expect(
    csv([
      ['a', 'b'],
      ['1', '2'],
    ]),
  ).toBe('a,b\r\n1,2\r\n')
})

test.each([
  ['plain', 'plain'],
  ['=HYPERLINK("http://evil")', `"'=HYPERLINK(""http://evil"")"`],
  ['+15125550100', "'+15125550100"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', `"'\r=1"`],
  ['a=b', 'a=b'],
  ['Lopez, Maria', '"Lopez, Maria"'],
  ['the "big" one', '"the ""big"" one"'],
  ['two\nlines', '"two\nlines"'],
  ['', ''],
])('writes %j as the cell %j', (value, cell) => expect(csv([[value]])).toBe(`${cell}\r\n`))

test('writes rows and cells, one of them a formula', () =>
  expect(
    csv([
      ['a', 'b'],
      ['c', '=d'],
    ]),
  ).toBe("a,b\r\nc,'=d\r\n"))
