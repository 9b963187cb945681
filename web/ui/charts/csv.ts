/** A spreadsheet treats a cell that starts with one of these as a formula and runs it (OWASP, "CSV Injection"). */
const FORMULA = /^[=+\-@\t\r]/

const cell = (value: string): string => {
  const harmless = FORMULA.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(harmless) || harmless !== harmless.trim()
    ? `"${harmless.replaceAll('"', '""')}"`
    : harmless
}

/** RFC 4180: commas, CRLF, quotes doubled. */
export const csv = (rows: readonly (readonly string[])[]): string =>
  rows.map(row => `${row.map(cell).join(',')}\r\n`).join('')

export const CSV_TYPE = 'text/csv;charset=utf-8'

/** Makes the browser download a text as a file. */
export const saveFile = (name: string, text: string, type: string) => {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Some browsers read the file only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
