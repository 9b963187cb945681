/** The longest list that a form sends has 3000 entries, and the deepest input four levels. */
const MOST = { values: 4000, depth: 20 }

const QUOTE = 0x22
const COMMA = 0x2c
const BACKSLASH = 0x5c
const isOpening = (code: number) => code === 0x7b || code === 0x5b
const isClosing = (code: number) => code === 0x7d || code === 0x5d

/** The end of the string whose first character is at `at`; the end of the JSON if it is not closed. */
const endOfText = (json: string, at: number): number => {
  for (let end = json.indexOf('"', at); end >= 0; end = json.indexOf('"', end + 1)) {
    let slash = end
    while (json.charCodeAt(slash - 1) === BACKSLASH) slash--
    if ((end - slash) % 2 === 0) return end
  }
  return json.length
}

/**
 * True if JSON has few enough values, and little enough nesting, to be processed quickly. It scans only the text and
 * stops early: a megabyte can hold a hundred thousand keys, which should not be parsed into objects first.
 */
export const isBounded = (json: string): boolean => {
  let depth = 0
  let values = 1
  for (let at = 0; at < json.length; at++) {
    const code = json.charCodeAt(at)
    if (code === QUOTE) at = endOfText(json, at + 1)
    else if (code === COMMA) values++
    else if (isOpening(code)) {
      depth++
      values++
    } else if (isClosing(code)) depth--
    if (depth > MOST.depth || values > MOST.values) return false
  }
  return true
}
