import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import { Field, Int, ObjectType } from 'type-graphql'
import { newId } from '../../platform/ids.js'
import type { ExportStatus } from '../../rules/kinds.js'
import { DateTime, UUID } from '../scalars.js'

/** A file with all data stored about a user, created by a background task. The file is an object with the same id. */
@Entity({ tableName: 'data_exports' })
@ObjectType({
  simpleResolvers: true,
  description: 'A copy of all data stored about the signed-in user, as one JSON file.',
})
export class DataExport {
  @PrimaryKey({ type: 'uuid' })
  @Field(() => UUID, { description: 'A random UUID.' })
  id: string = newId()

  @Property({ type: 'uuid' })
  userId!: string

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When it was requested.' })
  createdAt!: Date

  @Property({ type: 'timestamptz', nullable: true })
  readyAt: Date | null = null

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => DateTime, {
    nullable: true,
    description: 'When the download expires; null before it is ready.',
  })
  expiresAt: Date | null = null

  /** Uncompressed size in bytes. */
  @Property({ type: 'int', nullable: true })
  @Field(() => Int, { nullable: true, description: 'Size of the file in bytes; null before it is ready.' })
  size: number | null = null

  /** Holds the data of the business that the user founded, so they can download it only while they own it. */
  @Property({ type: 'boolean' })
  isOfBusiness: boolean = false

  /** When the file was removed. */
  @Property({ type: 'timestamptz', nullable: true })
  removedAt: Date | null = null

  @Property({ type: 'timestamptz', nullable: true })
  failedAt: Date | null = null
}

export const downloadPath = (id: string) => `/objects/my-data/${id}`

type Facts = Pick<DataExport, 'readyAt' | 'expiresAt' | 'failedAt'>

/** The status of an export at a given time. */
export const exportStatus = ({ readyAt, expiresAt, failedAt }: Facts, now: Date): ExportStatus => {
  if (failedAt) return 'failed'
  if (!readyAt) return 'preparing'
  return expiresAt! <= now ? 'expired' : 'ready'
}
