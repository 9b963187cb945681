import * as z from 'zod/mini'
import { limits } from '../limits.js'
import { optional, requiredText, text } from '../text.js'

export const customerJobsRules = z.object({ search: optional(text(limits.searchMax)) })

/** Admins act on someone else's order, so they must give a reason. */
export const requiredReasonRules = z.object({ reason: requiredText('Please say why', limits.reasonMax) })

export const reasonRules = z.object({ reason: optional(text(limits.reasonMax)) })
