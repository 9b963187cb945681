/** A spreadsheet reads a cell that begins with one of these as a formula, and runs it (OWASP, "CSV Injection"). */
const FORMULA = /^[=+\-@\t\r]/

const cellOf = (value: string): string => {
  const harmless = FORMULA.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** RFC 4180. */
export const toCsv = (rows: ReadonlyArray<readonly string[]>): string =>
  rows.map(cells => `${cells.map(cellOf).join(',')}\r\n`).join('')
