/** Digits with the usual separators; a letter, a comma, or another "+" ends a number. */
const NUMBER = /\+?\(?\d(?:[\s().\p{Pd}\u2212·/]*\d)*/gu

/** An American number is complete with ten digits after its 1; what follows is an extension or another number. */
const AMERICAN = /^(?:\+?1\d{10}|[2-9]\d{9})/

/** An American number inside other digits: "Gate 4, (512) 555-0147", "12 512 555 0147". */
const AMERICAN_INSIDE =
  /(?<![+\d])(?:\+?1[\s().\p{Pd}\u2212·]*)?\(?[2-9]\d{2}\)?[\s.\p{Pd}\u2212·]*\d{3}[\s.\p{Pd}\u2212·]*\d{4}(?!\d)/u

/** Digits that can't be a number to call, such as that of a gate. */
const FEWEST_DIGITS = 7

const digits = (text: string) => text.replace(/[^\d+]/g, '')

/** Dials only the first number: "(555) 010-0199 ext. 12" → "tel:5550100199". */
export const telHref = (phone: string) => {
  const text = phone.normalize('NFKC').replace(/\p{Cf}/gu, '')
  const american = AMERICAN_INSIDE.exec(text)?.[0]
  if (american) return `tel:${digits(american)}`
  const numbers = [...text.matchAll(NUMBER)].map(([found]) => digits(found))
  const number = numbers.find(({ length }) => length >= FEWEST_DIGITS) ?? numbers[0] ?? ''
  return `tel:${AMERICAN.exec(number)?.[0] ?? number}`
}
