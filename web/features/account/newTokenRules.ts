import { apiTokenRules, currentPassword, tokenScopes } from '@rules/accountChangeRules.js'
import { keysOf } from '@rules/kinds.js'
import * as z from 'zod/mini'

/** The API's rules applied to form values: days as typed, and a scope that may not be selected yet. */
export const newTokenRules = z.extend(apiTokenRules, {
  scope: z.enum(keysOf(tokenScopes), 'Please choose what it may do'),
  expiresInDays: z.pipe(
    z.transform((typed: unknown) => (typed === '' ? undefined : Number(typed))),
    apiTokenRules.shape.expiresInDays,
  ),
  currentPassword,
})
