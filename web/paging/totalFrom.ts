import type { Total } from './PageFooter.js'

type Counting<Data> = { data?: Data | undefined; error?: Error | undefined }

/** The total of a list from a separate query, so that nobody waits for it to see the page. */
export const totalFrom = <Data>({ data, error }: Counting<Data>, countOf: (data: Data) => number): Total => {
  if (data) return countOf(data)
  return error ? undefined : null
}
