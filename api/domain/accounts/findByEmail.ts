import { raw } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { User } from './User.js'

/** Emails are case-insensitive (docs/product.md, The marketplace); uses the index on lower(email). */
export const findByEmail = (em: EntityManager, email: string): Promise<User | null> =>
  em.findOne(User, { [raw('lower(email)')]: email.toLowerCase() })
