import { Field, ObjectType } from 'type-graphql'
import { prepared, rowsOf } from '../../platform/database/prepared.js'
import { columnsOf } from '../../platform/rows/columns.js'
import type { PersonRole } from '../../rules/people/roles.js'
import { PersonRoles } from '../accounts/accountEnums.js'
import { hashOf } from '../accounts/secrets.js'
import type { User } from '../accounts/User.js'
import type { AppContext, Context } from '../context.js'
import { nameOfBusiness } from './BusinessOfPerson.js'

@ObjectType({
  simpleResolvers: true,
  description: 'What somebody with the link of an invitation may know of it.',
})
export class Invitation {
  @Field(() => String, {
    nullable: true,
    description: 'The name of the business, or null for an account of their own.',
  })
  business!: string | null

  @Field(() => PersonRoles, { nullable: true, description: 'The role in that business.' })
  role!: PersonRole | null
}

const TO_BUSINESS = prepared(`
  select ${nameOfBusiness(columnsOf<User>('f'))} as business, p.role
  from business_people p join users f on f.id = p.vendor_id
  where p.user_id = :userId and p.joined_at is null and p.left_at is null`)

type Open = { business: string; role: PersonRole }

/** The open invitation of somebody to a business. */
export const invitationOf = async (
  { database }: Pick<AppContext, 'database'>,
  userId: string,
): Promise<Open | null> =>
  (await rowsOf<Open & Record<string, unknown>>(database.pool, TO_BUSINESS, { userId }))[0] ?? null

const LINK = prepared(`
  select user_id as "userId" from password_tokens
  where token_hash = :hash and purpose = 'invitation' and used_at is null and expires_at > :now`)

/** The invitation of a link; null if it was used, has expired, or never existed. */
export const readInvitation = async (context: Context, token: string): Promise<Invitation | null> => {
  const { database, now } = context
  const [link] = await rowsOf<{ userId: string }>(database.pool, LINK, { hash: hashOf(token), now })
  if (!link) return null
  return (await invitationOf(context, link.userId)) ?? { business: null, role: null }
}
