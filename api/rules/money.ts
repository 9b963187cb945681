import * as z from 'zod/mini'
import { cents, fromCents } from './cents.js'

/** NUMERIC(10,2) in the API: digits, at most two decimals, at most 99999999.99. Never a float, never an exponent. */
const AMOUNT = /^\d{1,8}(\.\d{1,2})?$/

export const AMOUNT_WORDS = 'Enter an amount in dollars like 149.50, at most 99999999.99'

export const isAmount = (value: string) => AMOUNT.test(value)

/** `required` is the message for an empty value, `otherwise` the message for anything but an amount. */
export const amount = (required: string, otherwise = AMOUNT_WORDS) =>
  z.string(required).check(z.minLength(1, required), z.refine<string>(isAmount, otherwise))

export const positiveAmount = (required: string, notPositive: string) =>
  amount(required).check(z.refine<string>(value => !isAmount(value) || cents(value) > 0n, notPositive))

/** A percentage of an amount, rounded half up to whole cents; null if there is no amount yet. */
export const serviceFee = (amount: string, percent: number): string | null => {
  if (!isAmount(amount)) return null
  // A percentage has at most two decimals; as whole hundredths of a percent it needs no float.
  const hundredths = BigInt(Math.round(percent * 100))
  return fromCents((cents(amount) * hundredths + 5_000n) / 10_000n)
}
