import type { Request } from 'express'

/** Smallest first: browsers list gzip first out of habit, but the choice is ours. */
export const forms = ['br', 'gzip'] as const

export type Form = (typeof forms)[number]

/** The smallest available form that the client accepts. */
export const acceptedForm = (request: Request, atHand: readonly Form[] = forms): Form | undefined =>
  forms.find(form => atHand.includes(form) && request.acceptsEncodings(form))
