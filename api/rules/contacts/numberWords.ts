const ones: Record<string, string> = {
  zero: '0',
  oh: '0',
  nought: '0',
  cero: '0',
  one: '1',
  uno: '1',
  two: '2',
  dos: '2',
  three: '3',
  tres: '3',
  four: '4',
  cuatro: '4',
  five: '5',
  cinco: '5',
  six: '6',
  seis: '6',
  seven: '7',
  siete: '7',
  eight: '8',
  ocho: '8',
  nine: '9',
  niner: '9',
  nueve: '9',
}
const teens: Record<string, string> = {
  ten: '10',
  eleven: '11',
  twelve: '12',
  thirteen: '13',
  fourteen: '14',
  fifteen: '15',
  sixteen: '16',
  seventeen: '17',
  eighteen: '18',
  nineteen: '19',
}
const tens: Record<string, string> = {
  twenty: '2',
  thirty: '3',
  forty: '4',
  fourty: '4',
  fifty: '5',
  sixty: '6',
  seventy: '7',
  eighty: '8',
  ninety: '9',
}

/** Longer words match first, so that "sixteen" isn't read as "six". */
const WORD = new RegExp(
  Object.keys({ ...ones, ...teens, ...tens })
    .sort((a, b) => b.length - a.length)
    .join('|'),
  'g',
)
const ANY_DIGIT = new RegExp(`\\d|${WORD.source}`)
const ONLY_WORDS = new RegExp(`^(?:${WORD.source})+$`)

const digitsOf = (words: string[]): string =>
  words
    .map((word, index) => {
      const ten = tens[word]
      if (!ten) return ones[word] ?? teens[word] ?? ''
      const next = words[index + 1]
      return next && ones[next] && ones[next] !== '0' ? ten : `${ten}0`
    })
    .join('')

const REPEATS: Record<string, number> = { double: 2, triple: 3 }

/** A word of letters, as digits. Null if it is not a number. "fivefive" is 55. */
const digitsOfWord = (word: string): string[] | null =>
  ONLY_WORDS.test(word) ? (word.match(WORD) ?? []) : null

/** True if a text has a number, in digits or within a word. Most texts have none, so callers can stop here. */
export const hasNumber = (plain: string): boolean => ANY_DIGIT.test(plain)

/**
 * Numbers in words as digits: "five one two" is "5 1 2", "fifty five" is "55", "double five" is "55", "five hundred" is
 * "500". Linear.
 */
export const withDigits = (plain: string): string => {
  const result: string[] = []
  let repeat = 1
  /** True after a number such as "fifty", which a "five" completes. */
  let isOpen = false
  for (const part of plain.match(/\p{L}+|[^\p{L}]+/gu) ?? []) {
    const words = digitsOfWord(part)
    const gap = result.at(-1) ?? ''
    const before = result.at(-2) ?? ''
    if (!/^\p{L}/u.test(part)) {
      result.push(part)
      isOpen &&= part === ' ' || part === '-'
      continue
    }
    if (words) {
      const digits = digitsOf(words)
      if (isOpen && repeat === 1 && /^[1-9]$/.test(digits)) result.splice(-2, 2, before.slice(0, -1) + digits)
      else result.push(digits.repeat(repeat))
      isOpen = words.length === 1 && tens[part] !== undefined
    } else {
      if (part === 'hundred' && gap === ' ' && /\d$/.test(before)) result.splice(-1, 1, '00')
      else if (REPEATS[part] === undefined) result.push(part)
      isOpen = false
    }
    repeat = REPEATS[part] ?? 1
  }
  return result.join('')
}
