import { hash, verify } from '@node-rs/argon2'

/** From the library's const enum, which isolated modules cannot read. */
const ARGON2ID = 2

/** OWASP's minimum for argon2id: 19 MiB, two passes. */
const OPTIONS = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, OPTIONS)

let nobodys: Promise<string> | undefined

/** Takes the same time if the account does not exist or has no password yet. */
export async function isPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  nobodys ??= hashPassword('nobody has this password')
  const matches = await verify(stored ?? (await nobodys), password)
  return matches && stored != null
}
