import * as z from 'zod/mini'
import { keysOf, serviceTypes } from '../kinds.js'
import { limits } from '../limits.js'
import { email, firstName, lastName, phone, zipCode } from '../text.js'

export const newPassword = z
  .string(`Password must be at least ${limits.passwordMin} characters`)
  .check(
    z.minLength(limits.passwordMin, `Password must be at least ${limits.passwordMin} characters`),
    z.maxLength(limits.passwordMax, `Password must be ${limits.passwordMax} characters or less`),
  )

/** Reported along with the other errors of the form, not only once they are fixed. */
export const confirmed = z.refine<{ password: string; confirmPassword: string }>(
  ({ password, confirmPassword }) => password === confirmPassword,
  {
    error: "Passwords don't match",
    path: ['confirmPassword'],
    when: ({ value }) => typeof value === 'object' && value !== null,
  },
)

export const confirmPassword = z
  .string("Passwords don't match")
  .check(z.maxLength(limits.passwordMax, "Passwords don't match"))

export const loginRules = z.object({
  email,
  password: z
    .string('Password is required')
    .check(z.minLength(1, 'Password is required'), z.maxLength(limits.passwordMax, 'Password is too long')),
})

export const forgotPasswordRules = z.object({ email })

export const resetPasswordRules = z
  .object({
    token: z.string('Token is required').check(z.maxLength(200)),
    password: newPassword,
    confirmPassword,
  })
  .check(confirmed)

export const takeBackEmailRules = z.object({
  token: z.string('Token is required').check(z.maxLength(200)),
})

export const confirmEmailRules = takeBackEmailRules

export const signUpRules = z
  .object({
    email,
    password: newPassword,
    confirmPassword,
    firstName,
    lastName,
    phone,
    userType: z.optional(z.literal('customer', 'Only customers can sign up here')),
    initialServiceZipCode: zipCode,
    initialServiceType: z.enum(keysOf(serviceTypes), 'Please select a service type'),
  })
  .check(confirmed)
