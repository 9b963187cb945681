import type { Request } from 'express'

/** Smallest first: browsers name gzip first out of habit, and it is ours to choose. */
export const forms = ['br', 'gzip'] as const

export type Form = (typeof forms)[number]

/** The smallest of the forms at hand that the client reads. */
export const acceptedForm = (request: Request, atHand: readonly Form[] = forms): Form | undefined =>
  forms.find(form => atHand.includes(form) && request.acceptsEncodings(form))
