import type { EntityManager } from '@mikro-orm/postgresql'
import { executeNamed } from '../../platform/database/prepared.js'
import { kindsHeardBy } from '../../rules/notices/notices.js'
import type { PersonRole } from '../../rules/people/roles.js'

const REMOVE = `
  with unheard as (delete from notices where user_id = :userId and kind <> all(:kinds::text[]) returning id)
  delete from held_notices where notice_id in (select id from unheard)`

/** Removes what somebody heard in an earlier role and may not read in this one: drivers read no price. */
export const removeUnheard = (tx: EntityManager, userId: string, role: PersonRole | null) =>
  executeNamed(tx, REMOVE, { userId, kinds: kindsHeardBy(role) })
