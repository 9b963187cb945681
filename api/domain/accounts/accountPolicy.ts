import { allow } from '../../platform/errors.js'
import type { UserType } from '../../rules/kinds.js'
import type { Context } from '../context.js'

/** The options of an argument for `ownerOf`. */
export const OWNER = {
  nullable: true,
  description: 'The viewer if omitted; only admins may name someone else.',
}

/** The user whose list is requested: the viewer, or for admins the user they name (docs/api.md). */
export async function ownerOf(context: Context, type: UserType, namedId?: string | null): Promise<string> {
  const viewer = await context.signedIn(type, 'admin')
  allow(!namedId || namedId === viewer.id || viewer.userType === 'admin')
  return namedId ?? viewer.id
}
