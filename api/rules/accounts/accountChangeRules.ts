import * as z from 'zod/mini'
import { limits } from '../limits.js'
import { email, firstName, lastName, optional, phone, requiredText } from '../text.js'
import { confirmed, confirmPassword, newPassword } from './accountRules.js'

export const currentPassword = z
  .string('Please enter your current password')
  .check(
    z.minLength(1, 'Please enter your current password'),
    z.maxLength(limits.passwordMax, 'Password is too long'),
  )

/** For inputs whose act decides whether it is required. */
const givenPassword = optional(z.string().check(z.maxLength(limits.passwordMax, 'Password is too long')))

/** Changing the email requires the current password; the act knows whether it changes. */
export const updateAccountRules = z.object({
  firstName,
  lastName,
  email,
  phone,
  currentPassword: givenPassword,
})

export const changePasswordRules = z
  .object({ currentPassword, password: newPassword, confirmPassword })
  .check(confirmed)

export const closeAccountRules = z.object({ currentPassword })

export const tokenScopes = {
  read: 'Read only',
  read_write: 'Read and write',
  listen: 'Read and listen',
} as const

export const apiTokenRules = z.object({
  name: requiredText('Please name the token', limits.nameMax),
  expiresInDays: z
    .int('Please choose how long the token lasts')
    .check(
      z.minimum(1, 'A token can last 1 to 365 days'),
      z.maximum(limits.tokenDays, 'A token can last 1 to 365 days'),
    ),
  currentPassword: givenPassword,
})
