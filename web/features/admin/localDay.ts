const two = (value: number) => String(value).padStart(2, '0')

/** The calendar date of a moment in the reader's time zone: "2026-11-24". */
export const localDay = (moment: string): string => {
  const date = new Date(moment)
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}
