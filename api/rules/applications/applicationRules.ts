import * as z from 'zod/mini'
import { businessName } from '../businesses/businessRules.js'
import { keysOf, serviceTypes } from '../kinds.js'
import { limits } from '../limits.js'
import { email, firstName, lastName, optional, phone, requiredText, text, zipCode } from '../text.js'

/** Days for which we keep an application, after its decision or while it waits for one. */
export const APPLICATION_DAYS = { decided: 90, waiting: 180 } as const

/** A vendor's application (docs/product.md, Input). */
export const applicationRules = z.object({
  businessName,
  firstName,
  lastName,
  email,
  phone,
  zipCode,
  services: z
    .array(z.enum(keysOf(serviceTypes), 'Please select a service type'), 'Please choose at least one service')
    .check(
      z.minLength(1, 'Please choose at least one service'),
      z.maxLength(keysOf(serviceTypes).length, 'Please choose each service once'),
      z.refine<string[]>(chosen => new Set(chosen).size === chosen.length, 'Please choose each service once'),
    ),
  message: optional(text(limits.applicationMessageMax)),
  agrees: z.literal(true, 'Please agree that we may store these details'),
})

export const declineApplicationRules = z.object({
  reason: requiredText('Please say why', limits.reasonMax),
})

/** Reasons that an admin can pick or replace with their own words. The applicant reads them. */
export const declineReasons = [
  'We have enough vendors in your area right now.',
  "We don't serve your area yet.",
  "We couldn't reach you to verify your business.",
  'Your business already has a Haulbid account. Sign in with its email.',
] as const
