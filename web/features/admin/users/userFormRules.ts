import { createUserRules, updateUserRules } from '@rules/adminRules.js'
import * as z from 'zod/mini'

/** Forms hold "" where the API has null. */
const blankAsNull = z.transform((typed: unknown) => (typed === '' ? null : typed))

const phone = z.pipe(blankAsNull, updateUserRules.shape.phone)

export const editUserFormRules = z.extend(updateUserRules, { phone })
export const addUserFormRules = z.extend(createUserRules, { phone })
