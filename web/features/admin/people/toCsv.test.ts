import { toCsv } from './toCsv.js'

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
])('%j is written %j', (value, cell) => expect(toCsv([[value]])).toBe(`${cell}\r\n`))

test('rows and cells', () =>
  expect(
    toCsv([
      ['a', 'b'],
      ['c', '=d'],
    ]),
  ).toBe("a,b\r\nc,'=d\r\n"))
