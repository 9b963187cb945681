import { readFileSync } from 'node:fs'
import { badField } from '../../platform/errors.js'
import { hashPassword } from './passwords.js'

/**
 * The 10,000 most common passwords of 8 or more characters, in lower case: from passwords.json of
 * @zxcvbn-ts/language-common 4.1.3 (MIT), which is ordered by how often they were found in leaks.
 */
const common = new Set(
  readFileSync(new URL('./commonPasswords.txt', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n'),
)

/** Hashes a new password. Refuses one that would be among the first to be guessed. */
export async function choosePassword(password: string): Promise<string> {
  if (common.has(password.toLowerCase())) {
    throw badField('password', 'This password is on lists of common passwords. Please choose another.')
  }
  return hashPassword(password)
}
