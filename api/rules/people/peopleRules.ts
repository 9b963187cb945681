import * as z from 'zod/mini'
import { keysOf } from '../kinds.js'
import { email, firstName, lastName } from '../text.js'
import { personRoles } from './roles.js'

export const invitePersonRules = z.object({
  email,
  firstName,
  lastName,
  role: z.enum(keysOf(personRoles), 'Please choose a role'),
})

export const invitationRules = z.object({ token: z.string('Token is required').check(z.maxLength(200)) })
