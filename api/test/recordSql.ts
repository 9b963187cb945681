import { appendFileSync } from 'node:fs'

const recorded = new Set<string>()

/** Adds each statement that is new to the file SQL_LOG, if that is set: tools/statements.mjs reads it. */
export const recordSql = (text: string) => {
  const { SQL_LOG } = process.env
  if (!SQL_LOG || recorded.has(text)) return
  recorded.add(text)
  appendFileSync(SQL_LOG, `${JSON.stringify(text)}\n`)
}
