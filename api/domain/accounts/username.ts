import { randomInt } from 'node:crypto'

/** Made from the email, with a random suffix that makes it unique without a lookup: dana.reyes-4821907. */
export const usernameOf = (email: string): string => {
  const name =
    email
      .split('@')[0]!
      .toLowerCase()
      .replace(/[^a-z0-9._-]/g, '')
      .slice(0, 40) || 'user'
  return `${name}-${randomInt(1_000_000, 10_000_000)}`
}
