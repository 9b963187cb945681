/**
 * A name with one of these endings is a link; most other endings also occur where a writer leaves out the space after a
 * full stop.
 */
const ENDINGS =
  'com net org biz info edu gov co io ly gl gg ai app dev xyz online site website shop store link club pro tv me us cc ws ca mx'
/** These endings are also words, so they make a link only with a path. */
const WORDS = /^(?:me|us|tv|pro|shop|store|link|online|site|club|info|app|ca)$/
const KNOWN = new Set(ENDINGS.split(' ').filter(ending => !WORDS.test(ending)))

/** A name, its ending, and what comes after. A label has at most 63 characters. */
const DOMAIN =
  /(?<![\p{L}\d.-])(?:[\p{L}\d-]{1,63}\.)+(\p{L}{2,20})(?![\p{L}\d-])(\/\p{L}|\/\d|,? (?:llc|l\.l\.c|inc|ltd|corp|lp|llp|pllc)(?!\p{L}))?/gu

/** "Dumpsters.com LLC" is the name of a company, not an address. */
const isLink = ([, ending = '', after = '']: RegExpMatchArray) =>
  after.startsWith('/') || (KNOWN.has(ending) && after === '')

const BRACKETS =
  /[([{<]\s?(?=(?:\.|@|,|dot|d0t|punto|at|a|arroba)\s?[)\]}>])|(?<=[([{<]\s?(?:\.|@|,|dot|d0t|punto|at|a|arroba))\s?[)\]}>]/g

/** "ana (at) example dot com" as ana@example.com. */
const joined = (plain: string) =>
  plain
    .replace(BRACKETS, ' ')
    .replaceAll('_', '-')
    .replace(/[\s_*~-]{0,3}(?<!\p{L})(?:dot|d0t|punto)(?!\p{L})[\s_*~-]{0,3}/gu, '.')
    .replace(/\s{0,3}@\s{0,3}(?=\p{L})/gu, '@')
    .replace(/\s{0,3}[.,]\s{0,3}(?=c[o0]m(?![\p{L}\d]))/gu, '.')
    .replace(/\bc0m\b/g, 'com')

const PROVIDERS =
  /(?<!\p{L})(?:gmail|g-mail|hotmail|icloud|protonmail|googlemail|ymail)(?!\p{L})|(?:@|(?<!\p{L})(?:at|arroba))\s{0,3}(?:yahoo|outlook|aol|proton|msn|live|mail|me)(?:$|\s{0,3}[.,]|\s+(?:com|dot))/u
/** "5th@Congress" is a corner, "5th@example.com" isn't. */
const ADDRESS =
  /(?<!(?<![\p{L}\d])\d{1,3}(?:st|nd|rd|th))(?<=[\p{L}\d._+-])@\p{L}[\p{L}\d-]{2}|@\p{L}[\p{L}\d-]*\.\p{L}/u
const WEB =
  /(?<!\p{L})(?:https?|hxxps?|www\d?|dotcom)(?!\p{L})|:\/\/|(?<=\p{L}\s)com(?=\s{0,3}(?:[.!?,;)]|$))/u

/** True if a text, as `plainText` gives it, holds an email address or a link. */
export const hasLink = (plain: string): boolean => {
  const text = joined(plain)
  return (
    WEB.test(text) || PROVIDERS.test(text) || ADDRESS.test(text) || [...text.matchAll(DOMAIN)].some(isLink)
  )
}
