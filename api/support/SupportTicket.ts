import type { Opt } from '@mikro-orm/core'
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import { newId } from '../shared/ids.js'

/** A customer's question about an order. */
@Entity({ tableName: 'support_tickets' })
export class SupportTicket {
  @PrimaryKey({ type: 'uuid' })
  id: Opt<string> = newId()

  @Property({ type: 'uuid' })
  customerId!: string

  /** A job's id (SPEC 3). */
  @Property({ type: 'uuid' })
  orderNumber!: string

  @Property({ type: 'text' })
  issue!: string

  @Property({ type: 'text', default: 'open' })
  status: Opt<'open' | 'answered' | 'closed'> = 'open'

  @Property({ type: 'text', nullable: true })
  adminResponse: string | null = null

  @Property({ type: 'timestamptz' })
  createdAt!: Date

  @Property({ type: 'timestamptz' })
  updatedAt!: Date
}
