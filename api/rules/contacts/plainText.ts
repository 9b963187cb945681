const WIDE_DOTS = '。｡․‧·•∙⋅●'
/** Cyrillic and Greek letters that look like Latin ones. */
const LOOKALIKES = new Map(
  [...'аaеeоoрpсcхxуyіiјjѕsкkмmтtнhвbοoαaιiνvρpτtκk'].flatMap((letter, index, all) =>
    index % 2 ? [] : [[letter, all[index + 1]!] as const],
  ),
)

const DIGIT = /^\p{Nd}$/u

/** Every script keeps its ten digits side by side, from zero on. */
const digitOf = (char: string): string | null => {
  if (!DIGIT.test(char)) return null
  const code = char.codePointAt(0)!
  let value = 0
  while (value < 9 && DIGIT.test(String.fromCodePoint(code - value - 1))) value++
  return String(value)
}

/** The three rows of circled digits that normalization keeps, each with one to ten. */
const circledOf = (char: string): string | null => {
  const code = char.codePointAt(0)!
  return code >= 0x2776 && code <= 0x2793 ? String(((code - 0x2776) % 10) + 1) : null
}

const otherOf = (char: string): string => {
  if (WIDE_DOTS.includes(char)) return '.'
  if (char === '×') return 'x'
  if (char === '🔟') return '10'
  if (char === '🅾' || char === '⭕') return 'o'
  if ('‐‑‒–—―−'.includes(char)) return '-'
  if (char === '’' || char === '′') return "'"
  if (char === '”' || char === '″') return '"'
  return LOOKALIKES.get(char) ?? digitOf(char) ?? circledOf(char) ?? char
}

const joined = (letters: string) => letters.replace(/[^\p{L}\d]/gu, '')

/**
 * The readable form of a text, whatever characters it is written in: lower case, digits of every script and font as 0
 * to 9, nothing invisible, and spaced-out letters ("g m a i l") joined. Linear.
 */
export const plainText = (text: string): string =>
  text
    .replace(/[¼-¾⅐-⅞]/g, ' ')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{Cf}\p{Mn}\p{Me}]/gu, '')
    .replace(/[^\0-\x7f]/gu, otherOf)
    .replace(/(?<![\p{L}\d])\p{L}(?:[ .*_~-]\p{L}(?![\p{L}\d'])){2,}/gu, joined)
