import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import { Extensions, Field, ObjectType } from 'type-graphql'
import { newId } from '../../platform/ids.js'
import type { PersonRole } from '../../rules/people/roles.js'
import { DateTime, UUID } from '../scalars.js'
import { SHOWN_ONCE } from '../shownOnce.js'
import { PersonRoles } from './accountEnums.js'
import { TokenScope } from './changeInputs.js'

@Entity({ tableName: 'api_tokens' })
@ObjectType({
  simpleResolvers: true,
  description: 'A bearer token for programs. The token is shown once; only its hash is stored.',
})
export class ApiToken {
  @PrimaryKey({ type: 'uuid' })
  @Field(() => UUID, { description: 'A random UUID, not the token itself.' })
  id: string = newId()

  @Property({ type: 'uuid' })
  userId!: string

  @Property({ type: 'text' })
  @Field(() => String, { description: 'The name of the token.' })
  name!: string

  @Property({ type: 'text' })
  @Field(() => TokenScope, { description: 'What the token allows.' })
  scope!: 'read' | 'read_write' | 'listen'

  @Property({ type: 'text', nullable: true })
  @Field(() => PersonRoles, {
    nullable: true,
    description:
      "What a vendor's token may do in the business. Null for customers, admins, and older tokens, which may do what their maker may.",
  })
  role: PersonRole | null = null

  @Property({ type: 'bytea', hidden: true })
  tokenHash!: Buffer

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When it was created.' })
  createdAt!: Date

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When it expires.' })
  expiresAt!: Date

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => DateTime, { nullable: true, description: 'When it was last used, accurate to the minute.' })
  lastUsedAt: Date | null = null

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => DateTime, { nullable: true, description: 'When it was revoked. Null if it was not revoked.' })
  revokedAt: Date | null = null
}

@ObjectType({ simpleResolvers: true, description: 'A newly created token.' })
export class NewApiToken {
  @Extensions(SHOWN_ONCE)
  @Field(() => String, { description: 'Send it as `Authorization: Bearer …`. It is not shown again.' })
  token!: string

  @Field(() => ApiToken, { description: 'The created token, as returned by `apiTokens`.' })
  apiToken!: ApiToken
}
