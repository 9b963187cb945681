import type { PersonRole } from './roles.js'

/** Its address is the secret, and the file follows the role of who has it. */
const ANYBODY = ['/calendar/:id.ics'] as const
const DRIVER = [...ANYBODY, '/jobs/:id/calendar.ics'] as const
const DISPATCHER = [...DRIVER, '/jobs/:id/proof.pdf', '/jobs/:id/receipt.pdf'] as const

const lists: Record<Exclude<PersonRole, 'owner'>, ReadonlySet<string>> = {
  dispatcher: new Set(DISPATCHER),
  driver: new Set(DRIVER),
}
const open: ReadonlySet<string> = new Set(ANYBODY)

/** The files under /api that each role may open, by their paths. What isn't listed is the owner's. Whose file it is is the noun's to say. */
export const mayOpen = (role: PersonRole | null, path: string): boolean =>
  role === 'owner' || (role ? lists[role] : open).has(path)
