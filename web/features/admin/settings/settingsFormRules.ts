import { settingsRules } from '@rules/adminRules.js'
import * as z from 'zod/mini'

/** Only plain decimals count as numbers: "1e1" and "0x10" are typos, not fees. */
const asNumber = z.transform((typed: string): unknown =>
  /^-?\d*\.?\d+$/.test(typed.trim()) ? Number(typed) : undefined,
)

const blankAsNull = z.transform((typed: string): string | null | undefined =>
  typed.trim() === '' ? null : typed,
)

export const settingsFormRules = z.extend(settingsRules, {
  serviceFeePercent: z.pipe(asNumber, settingsRules.shape.serviceFeePercent),
  supportPhone: z.pipe(blankAsNull, settingsRules.shape.supportPhone),
})
