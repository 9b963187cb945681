import { hasNumber, withDigits } from './numberWords.js'

/** Replaces a number that can't be part of a phone number, so that nothing is joined across it. */
const APART = '\u0001'

const amount = String.raw`[1-9]\d{0,4}(?:[.,]\d{1,3})?`
const side = String.raw`\d{1,3}(?:\.\d{1,2})?\s?(?:['"]|ft|feet|in|inch|inches)?`
const month = '(?:0?[1-9]|1[0-2])'
const day = '(?:0?[1-9]|[12]\\d|3[01])'
const units =
  'lbs?|pounds?|tons?|kg|ft|feet|foot|in|inch|inches|yards?|yds?|yd|sqft|sq|cubic|gal|gallons?|miles?|mi|days?|hours?|hrs?|hr|minutes?|mins?|percent|dollars?|bucks|usd|th|st|nd|rd|k|am|pm|a\\.m|p\\.m|people|guys|bags|boxes|stairs|steps'

const streets =
  'ave|avenue|st|street|rd|road|dr|drive|blvd|boulevard|ln|lane|ct|court|cir|circle|way|pl|place|ter|terrace|trl|trail|pkwy|parkway|loop|cv|cove|sq|square|path|pass|run|bend|creek|crossing|xing'
const roads = 'hwy|highway|fm|rm|rr|cr|ih|i|us|sh|exit|route|rte|county road|ranch road|state road'
const places =
  'apt|apartment|unit|suite|ste|bldg|building|lot|floor|fl|room|space|spc|trailer|trlr|box|gate|slip|dock|block|tower|phase|house|stop|pin|code|lockbox'
/** Words that never begin a street's name, so a number of four digits before them isn't a house number. */
const asides = 'call|text|ask|cell|phone|for|or|and|if|please|pls|thanks|anytime|any time'

/** The trade writes numbers for addresses, dates, times, prices, ZIP codes, and measures. */
const HONEST = [
  `(?<![\\d][-/.]?)(?:19|20)\\d\\d([-/.])${month}\\1${day}(?![-/.]?\\d)`,
  `(?<![\\d][-/.]?)${month}([-/.])${day}\\1(?:19|20)?\\d\\d(?![-/.]?\\d)`,
  `(?<![\\d][-/.]?)${month}/${day}(?![-/.]?\\d)`,
  '(?<![\\d:])(?:[01]?\\d|2[0-3]):[0-5]\\d(?![\\d:])',
  '\\$\\s?[1-9](?:\\d{0,2}(?:,\\d{3})+|\\d{0,4})(?:\\.\\d\\d?)?(?!\\d)',
  '(?<!\\d[-. ]?)\\d{5}-\\d{4}(?![-. ]?\\d)',
  `(?<![\\dx])${side}\\s?(?:x|by)\\s?${side}(?:\\s?(?:x|by)\\s?${side})?(?!\\d|\\s?x\\s?\\d)`,
  `(?<!\\d)${amount}(?:\\s?-?\\s?|\\+\\s?)(?:(?:${units})(?!\\p{L})|%|['"](?!\\d{3}))`,
  // Parts of an address: a house number with its street, a unit, a lot, a numbered road.
  `(?<!\\d[-.]?)\\d{1,6}[a-z]?(?:-\\d{1,4})? (?:(?:[nsew]|north|south|east|west)\\.? )?(?:[\\p{L}'.]{2,20} |\\d{1,3}(?:st|nd|rd|th) ){0,3}?(?:${streets})(?!\\p{L})`,
  `(?<!\\d[-.]?)(?:\\d{1,6} (?:[nsew] )?)?(?<!\\p{L})(?:${roads})[ -]\\d{1,4}(?![\\d-])`,
  `(?<![\\p{L}\\d])(?<!area )(?:(?<!\\d )(?:${places})\\.? ?(?:no\\.? ?|#)?|#) ?\\d{2,5}[a-z]?(?!\\d|[\\s,./-]{1,3}\\d{3}[\\s./-]{0,3}\\d{4}(?!\\d| ?(?!${asides})\\p{L}))`,
  // Widths and heights: "36 60, 36 60, 30 48".
  '(?<!\\d[ ,]{0,2})\\d\\d[ /]\\d\\d(?:\\s?[,;] ?\\d\\d[ /]\\d\\d){1,20}(?![ ,]{0,2}\\d)',
  // An order's id, as in the address bar.
  '[\\da-f]{8}-[\\da-f]{4}-[\\da-f]{4}-[\\da-f]{4}-[\\da-f]{12}',
  // Lists of ZIP codes, sums, permits by year, coordinates.
  '(?<!\\d)\\d{5}(?:,? (?:and |or |& )?\\d{5}){2,20}(?!\\d)',
  '(?<!\\d)\\d{1,4}(?: ?\\+ ?\\d{1,4}){1,9} ?= ?\\d{1,5}(?!\\d)',
  '(?<!\\d[-. ]?)20[12]\\d-\\d{4,6}(?![-. ]?\\d)',
  '(?<!\\d)-?\\d{1,3}\\.\\d{4,6}, ?-?\\d{1,3}\\.\\d{4,6}(?!\\d)',
].map(pattern => new RegExp(pattern, 'gu'))

/** "5l2-555-O147": letters that look like digits, in a group that has digits. */
const withoutLetters = (group: string) =>
  /\d/.test(group)
    ? group.replace(/[oilzb|!]|s(?!$)/g, letter => '0115281'['oilszb|'.indexOf(letter)] ?? '1')
    : group

const fromLetters = (plain: string) =>
  plain
    .replace(/(?<![\p{L}\d])[\doilszb|!]+(?![\p{L}\d])/gu, withoutLetters)
    .replace(/(?<=\d[ .-]{0,2})[oil]{1,4}(?=[ .-]{0,2}\d)/g, letters =>
      [...letters].map(letter => (letter === 'o' ? '0' : '1')).join(''),
    )

const CONNECTORS = new Set(
  'and are last first then dash hyphen dot period point space slash plus area code codes number numbers is its my the thats that next followed by after digits digit exchange prefix ending ends also comma star y luego guion'.split(
    ' ',
  ),
)
const CALLS =
  /(?<!\p{L})(?:call|calls|calling|text|texts|txt|phone|phones|cell|mobile|tel|dial|ring|sms|whatsapp|number is|reach me|reach us|llame|llama)(?!\p{L})/u

type Gap = 'close' | 'words' | 'apart'
interface Group {
  digits: string
  from: number
  to: number
  /** How the group is separated from the one before. */
  gap: Gap
  words: string
}

const gapOf = (between: string): Pick<Group, 'gap' | 'words'> => {
  if (between.length > 60 || between.includes(APART)) return { gap: 'apart', words: '' }
  const words = between.replaceAll("'", '').match(/\p{L}+/gu) ?? []
  return { gap: words.length === 0 ? 'close' : words.length > 6 ? 'apart' : 'words', words: words.join(' ') }
}

const groupsOf = (text: string): Group[] => {
  const groups: Group[] = []
  for (const { 0: digits, index } of text.matchAll(/\d+/g)) {
    const before = groups.at(-1)
    const between = before ? text.slice(before.to, index) : APART
    groups.push({ digits, from: index, to: index + digits.length, ...gapOf(between) })
  }
  return groups
}

/** An area code and an exchange of the United States begin with 2 to 9. */
const isAmerican = (digits: string) => /^1?[2-9]\d\d[2-9]\d{6}$/.test(digits)

const SHAPES = ['10', '3 7', '6 4', '3 3 4', '3 3 2 2', '1 10', '11', '1 3 3 4', '1 3 7']

const shapeOf = (groups: Group[], joined: boolean) => {
  const sizes: number[] = []
  for (const [index, { digits, gap }] of groups.entries()) {
    if (joined && index > 0 && gap === 'close') sizes.push(sizes.pop()! + digits.length)
    else sizes.push(digits.length)
  }
  return sizes.join(' ')
}

const isRound = ({ digits }: Group) => digits.endsWith('0') || digits.endsWith('5')

const isSeparated = (text: string, groups: Group[], digits: string) => {
  const [first, ...rest] = groups as [Group, ...Group[]]
  const gaps = rest.filter(({ gap }) => gap === 'words').map(({ words }) => words)
  const isShaped = SHAPES.includes(shapeOf(groups, true)) || groups.every(group => group.digits.length === 1)
  if (!isAmerican(digits) || !isShaped) return false
  if (gaps.every(words => words.split(' ').every(word => word.length < 2 || CONNECTORS.has(word))))
    return true
  if (gaps.length > 1 && gaps.every(words => words === gaps[0])) return !groups.every(isRound)
  return CALLS.test(text.slice(Math.max(0, first.from - 40), first.from))
}

/** "36 60 36 60 30 48" and "1 2 3 4 5 6 7 8 9 10" are lists, and no part of a list is a phone number. */
const isList = (groups: Group[], start: number, end: number) => {
  const window = groups.slice(start, end + 1)
  const { length } = window[0]!.digits
  const like = (at: number, gap: number) =>
    groups[at]?.digits.length === length && groups[gap]?.gap === 'close'
  if (length > 1 && window.every(({ digits }) => digits.length === length))
    return like(start - 1, start) || like(end + 1, end + 1)
  const counted = window.filter(({ digits }, at) => Number(digits) === Number(window[at - 1]?.digits) + 1)
  return counted.length >= 5
}

const isTogether = (groups: Group[], digits: string) =>
  groups.at(-1)!.to - groups[0]!.from <= 15 ||
  SHAPES.includes(shapeOf(groups, false)) ||
  groups.every(group => group.digits.length === 1) ||
  isAmerican(digits)

/** "Call 555-0147". */
const isLocal = (text: string, groups: Group[]) => {
  const { from } = groups[0]!
  const { to } = groups.at(-1)!
  return (
    /^[2-9]\d\d[-. ]?\d{4}$|^[2-9](?:[ -]\d){6}$/.test(text.slice(from, to)) &&
    CALLS.test(text.slice(Math.max(0, from - 30), from))
  )
}

/** True if a phone number begins with the group at `start`. Reads at most eleven groups. */
const beginsAt = (text: string, groups: Group[], start: number): boolean => {
  let digits = ''
  let close = true
  const most = text[groups[start]!.from - 1] === '+' ? 8 : 10
  for (let end = start; end < groups.length && digits.length < 11; end++) {
    const { digits: more, gap } = groups[end]!
    if (end > start && gap === 'apart') return false
    close &&= end === start || gap === 'close'
    digits += more
    const window = groups.slice(start, end + 1)
    if (digits.length === 7 && close && isLocal(text, window)) return true
    if (close && most === 8 && digits.length >= 8) return true
    if (digits.length !== 10 && !(digits.length === 11 && digits.startsWith('1'))) continue
    if (window.length === 1 || isList(groups, start, end)) continue
    if (close ? isTogether(window, digits) : isSeparated(text, window, digits)) return true
  }
  return false
}

/**
 * A number written without a gap is a phone number only in these shapes, because tickets, parcels, and permits have
 * long numbers too.
 */
const isAlone = (text: string, { digits, from }: Group) =>
  isAmerican(digits) ||
  /^0{1,2}1[2-9]\d{9}$/.test(digits) ||
  (digits.length >= 10 && (text[from - 1] === '+' || CALLS.test(text.slice(Math.max(0, from - 30), from))))

/** A local number has seven digits; most texts have fewer, so we stop there. */
const FEWEST_DIGITS = 7

/**
 * True if a text, as `plainText` gives it, holds a phone number, which has ten digits within fifteen characters or is
 * spread further apart in the shape of one.
 */
export const hasPhoneNumber = (plain: string): boolean => {
  if (!hasNumber(plain)) return false
  let text = withDigits(fromLetters(plain))
  if (text.replace(/\D/g, '').length < FEWEST_DIGITS) return false
  for (const honest of HONEST) text = text.replace(honest, APART)
  const groups = groupsOf(text)
  return groups.some((group, start) => isAlone(text, group) || beginsAt(text, groups, start))
}
