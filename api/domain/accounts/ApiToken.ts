import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import { Field, ObjectType } from 'type-graphql'
import { newId } from '../../platform/ids.js'
import { DateTime, UUID } from '../scalars.js'
import { TokenScope } from './changeInputs.js'

@Entity({ tableName: 'api_tokens' })
@ObjectType({ simpleResolvers: true, description: "A partner's bearer token: told once, kept as a hash." })
export class ApiToken {
  @PrimaryKey({ type: 'uuid' })
  @Field(() => UUID, { description: 'Random; not the token.' })
  id: string = newId()

  @Property({ type: 'uuid' })
  userId!: string

  @Property({ type: 'text' })
  @Field(() => String, { description: 'What it is for.' })
  name!: string

  @Property({ type: 'text' })
  @Field(() => TokenScope, { description: 'What it may do.' })
  scope!: 'read' | 'read_write'

  @Property({ type: 'bytea', hidden: true })
  tokenHash!: Buffer

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When it was made.' })
  createdAt!: Date

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'Until when it is good.' })
  expiresAt!: Date

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => DateTime, { nullable: true, description: 'When it was last used, to the minute.' })
  lastUsedAt: Date | null = null

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => DateTime, { nullable: true, description: 'When it was revoked.' })
  revokedAt: Date | null = null
}

@ObjectType({ simpleResolvers: true, description: 'A token just made.' })
export class NewApiToken {
  @Field(() => String, { description: 'Send it as `Authorization: Bearer …`. It is not shown again.' })
  token!: string

  @Field(() => ApiToken, { description: 'What is kept of it.' })
  apiToken!: ApiToken
}
