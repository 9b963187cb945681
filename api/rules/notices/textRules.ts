import * as z from 'zod/mini'
import { inOneLine } from '../quoted.js'

/** The words that a person agrees to, stored with the consent. */
export const TEXT_CONSENT =
  'Haulbid may text this number about what I choose here. Message and data rates may apply. Reply STOP to end it.'

export const CODE_DIGITS = 6
export const CODE_MINUTES = 10
/** After this many wrong codes, the person must request a new one. */
export const MOST_CODE_ATTEMPTS = 5

/**
 * A US number as people write it, or any number with its country code: +15125550147. Null if it is not a
 * number.
 */
export const asPhoneNumber = (written: string): string | null => {
  const digits = written.normalize('NFKC').replace(/[\s().\p{Pd}\p{Cf}\u2212]/gu, '')
  if (/^\+[1-9]\d{7,14}$/.test(digits)) return digits
  const national = /^1?([2-9]\d{2}[2-9]\d{6})$/.exec(digits)?.[1]
  return national ? `+1${national}` : null
}

/** True for numbers of the US and Canada, except premium-rate ones. */
const isTextable = (phone: string): boolean =>
  /^\+1[2-9]\d{2}[2-9]\d{6}$/.test(phone) && !/^\+1(?:900|\d{3}976)/.test(phone)

export const textCodeRequestRules = z.object({
  phone: z.string().check(
    z.maxLength(40, 'Please enter a phone number'),
    z.refine(written => asPhoneNumber(written) !== null, 'Please enter a phone number'),
    z.refine(
      written => isTextable(asPhoneNumber(written) ?? ''),
      'Please enter a US or Canadian mobile number',
    ),
  ),
  consent: z.boolean().check(z.refine(given => given, 'Please agree to be texted')),
})

/** Phones and people write codes with a space or a dash: "123 456". Anything else stays, so that it is refused. */
export const digitsOf = (code: string): string => code.replace(/[\s\p{Pd}]/gu, '')

const CODE = new RegExp(`^\\d{${CODE_DIGITS}}$`)

export const textCodeRules = z.object({
  code: z
    .string()
    .check(z.refine(typed => CODE.test(digitsOf(typed)), `Please enter the ${CODE_DIGITS} digits`)),
})

/** The length of one text message in the GSM alphabet; with any other letter it holds only 70. */
export const MOST_TEXT_LETTERS = 160

/** Beside letters with an accent, which Unicode takes apart. */
const CLOSEST: Record<string, string> = {
  '“': '"',
  '”': '"',
  '‘': "'",
  '’': "'",
  '…': '...',
  '–': '-',
  '—': '-',
  ' ': ' ',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  þ: 'th',
  Þ: 'Th',
  œ: 'oe',
  Œ: 'OE',
  ı: 'i',
  ħ: 'h',
  Ħ: 'H',
  '⁄': '/',
  '[': '(',
  ']': ')',
}

/** GSM 03.38, without the characters that count twice. */
const NOT_GSM = /[^A-Za-z0-9@£$¥èéùìòÇØøÅåÆæßÉÄÖÑÜ§¿äöñüà \n!"#¤%&'()*+,\-./:;<=>?¡_]/gu

/** In GSM letters: the closest one for each, and nothing for what has none. */
const asGsm = (text: string) =>
  text
    .normalize('NFC')
    .replace(
      NOT_GSM,
      letter => CLOSEST[letter] ?? letter.normalize('NFKD').replace(NOT_GSM, part => CLOSEST[part] ?? ''),
    )
    .replace(/ {2,}/g, ' ')
    .trim()

/** Puts a sentence and its link into one message by cutting the sentence, never the link. */
export const asText = (sentence: string, url: string): string => {
  const room = MOST_TEXT_LETTERS - url.length - 1
  const words = asGsm(inOneLine(sentence))
  return `${words.length > room ? `${words.slice(0, Math.max(0, room - 3))}...` : words} ${url}`.trim()
}
