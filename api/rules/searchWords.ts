/** An order number or a job's id as our files and mails write it: "Order 977f7603", "Job 977f7603.", "#977f7603". */
const NUMBERED =
  /^(?:(?:order|job)(?: number| no\.?)?:? ?)?#?([0-9a-f]{8}(?:-[0-9a-f]{4}){0,3}(?:-[0-9a-f]{12})?)[.,;:!?)]*$/i

/** What to search for: the number alone, or else the words with single spaces between them. */
export const searchWords = (typed: string | null | undefined): string => {
  const words = (typed ?? '').trim().replace(/\s+/g, ' ')
  return NUMBERED.exec(words)?.[1] ?? words.replace(/^#/, '')
}
