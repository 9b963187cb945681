import type { EntityManager } from '@mikro-orm/postgresql'
import type { AuditAction } from '../../rules/nounWords.js'
import type { Viewer } from '../accounts/Viewer.js'
import type { Context } from '../context.js'
import { AuditEvent } from './AuditEvent.js'

interface Done {
  action: AuditAction
  subjectId?: string | null
  before?: unknown
  after?: unknown
}

/** Logs an admin's act, in the same transaction. */
export const audit = (
  tx: EntityManager,
  { now }: Context,
  viewer: Viewer,
  { action, subjectId, before, after }: Done,
) => {
  tx.create(AuditEvent, {
    actorId: viewer.personId,
    vendorId: viewer.role && viewer.id,
    action,
    subjectId: subjectId ?? null,
    before: before ?? null,
    after: after ?? null,
    createdAt: now,
  })
}
