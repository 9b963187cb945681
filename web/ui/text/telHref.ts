/** Digits with the usual separators; a letter, a comma, or another "+" ends a number. */
const NUMBER = /\+?\(?\d(?:[\s().\p{Pd}\u2212·/]*\d)*/u

/** An American number is complete with ten digits after its 1; what follows is an extension or another number. */
const AMERICAN = /^(?:\+?1\d{10}|[2-9]\d{9})/

/** Dials only the first number: "(555) 010-0199 ext. 12" → "tel:5550100199". */
export const telHref = (phone: string) => {
  const [found = ''] = NUMBER.exec(phone.normalize('NFKC').replace(/\p{Cf}/gu, '')) ?? []
  const number = found.replace(/[^\d+]/g, '')
  return `tel:${AMERICAN.exec(number)?.[0] ?? number}`
}
