import { limits } from './limits.js'

/** A spreadsheet treats a cell that starts with one of these as a formula and runs it (OWASP, "CSV Injection"). */
const FORMULA = /^\s*[=+\-@]|^[\t\r]/

/** An amount is no formula, even a negative one, and stays a number. */
const AMOUNT = /^-?\d+(\.\d+)?$/

const cell = (value: string): string => {
  const harmless = FORMULA.test(value) && !AMOUNT.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(harmless) || harmless !== harmless.trim()
    ? `"${harmless.replaceAll('"', '""')}"`
    : harmless
}

/** Spreadsheets read a file as UTF-8 only if it starts with this. */
const BYTE_ORDER_MARK = '\ufeff'

type Rows = readonly (readonly string[])[]

/** Further rows of a file. */
export const csvRows = (rows: Rows): string => rows.map(row => `${row.map(cell).join(',')}\r\n`).join('')

/** A file of rows for a spreadsheet (RFC 4180: commas, CRLF, quotes doubled). */
export const csv = (rows: Rows): string => BYTE_ORDER_MARK + csvRows(rows)

export const CSV_TYPE = 'text/csv;charset=utf-8'

// A spreadsheet reads 73928e05 as a number and drops the zero of 02134, but keeps text that starts with a word.
export const orderCell = (jobId: string): string => `Order ${jobId.slice(0, limits.orderNumberLength)}`
export const zipCell = (zipCode: string): string => `ZIP ${zipCode}`
