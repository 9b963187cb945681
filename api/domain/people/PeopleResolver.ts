import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, Info, Mutation, Query, Resolver } from 'type-graphql'
import { Items } from '../../platform/rows/items.js'
import { readById, readOne, readRows } from '../../platform/rows/read.js'
import { MOST_PEOPLE, type PersonRole } from '../../rules/people/roles.js'
import { PersonRoles } from '../accounts/accountEnums.js'
import { OWNER, ownerOf } from '../accounts/accountPolicy.js'
import { AcceptInvitationInput } from '../accounts/inputs.js'
import { User } from '../accounts/User.js'
import { userRows } from '../accounts/userRows.js'
import { Context } from '../context.js'
import { UUID } from '../scalars.js'
import { acceptInvitation } from './acceptInvitation.js'
import { changeRole } from './changeRole.js'
import { Invitation, readInvitation } from './Invitation.js'
import { InvitationArgs, InvitePersonInput } from './inputs.js'
import { invitePerson } from './invitePerson.js'
import { leaveBusiness } from './leaveBusiness.js'
import { Person } from './Person.js'
import { personRows } from './personRows.js'
import { removePerson } from './removePerson.js'

/** The person as the viewer reads them, who may have been removed since. */
const readPerson = async (id: string, context: Context, info: GraphQLResolveInfo) => {
  const { id: owner } = await context.signedIn('vendor')
  return readOne(personRows, info, context, t => `${t.id} = :id and ${t.vendorId} = :owner`, { id, owner })
}

const PERSON = 'The id of their account.'

@Resolver()
export class PeopleResolver {
  @Query(() => [Person], {
    description:
      "The people of a vendor's business: who works there, the first owners first, then open invitations. For owners and admins.",
  })
  @Items({ most: MOST_PEOPLE, usual: 4 })
  async people(
    @Arg('vendorId', () => UUID, OWNER) vendorId: string | undefined,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    const owner = await ownerOf(context, 'vendor', vendorId)
    return readRows(
      personRows,
      info,
      context,
      t =>
        `where ${t.vendorId} = :owner order by ${t.joinedAt} nulls last, ${t.id} <> ${t.vendorId}, ${t.invitedAt}, ${t.id}`,
      { owner },
    )
  }

  @Query(() => Invitation, {
    nullable: true,
    description: 'The invitation of a mailed link; null if it was used, was withdrawn, or has expired.',
  })
  invitation(@Args() { token }: InvitationArgs, @Ctx() context: Context): Promise<Invitation | null> {
    return readInvitation(context, token)
  }

  @Mutation(() => User, {
    description:
      'Accepts an invitation: sets the password with the token from its link, and signs in. Somebody invited to a business works for it from then on. BAD_USER_INPUT on token if the link was already used, has expired, was withdrawn, or is not from an invitation; FORBIDDEN if the account is suspended.',
  })
  async acceptInvitation(
    @Arg('input', () => AcceptInvitationInput, { description: "The link's token and the password." })
    input: AcceptInvitationInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return readById(userRows, info, context, await acceptInvitation(context, input))
  }

  @Mutation(() => Person, {
    description:
      "Invites somebody to the viewer's business by mail, or mails an open invitation again with this role. The link works once, for seven days. CONFLICT: WORKS_ELSEWHERE if the email has an account, unless it is of somebody who has left a business; TOO_MANY_PEOPLE above 50, open invitations included. RATE_LIMITED above three an hour to one address, or the account's limit.",
  })
  async invitePerson(
    @Arg('input', () => InvitePersonInput, { description: 'The person.' }) input: InvitePersonInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return readPerson(await invitePerson(context, input), context, info)
  }

  @Mutation(() => Person, {
    description:
      "Gives somebody in the viewer's business, or an open invitation, another role. An owner who becomes something else loses their API tokens. CONFLICT LAST_OWNER if nobody else owns the business.",
  })
  async changeRole(
    @Arg('personId', () => UUID, { description: PERSON }) personId: string,
    @Arg('role', () => PersonRoles, { description: 'The new role.' }) role: PersonRole,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return readPerson(await changeRole(context, personId, role), context, info)
  }

  @Mutation(() => Boolean, {
    description:
      "Removes somebody from the viewer's business, or withdraws an invitation. Ends their sessions, API tokens, notifications, and calendar at once, and unassigns their open visits. Returns true even if they had left. CONFLICT LAST_OWNER if nobody else owns the business.",
  })
  removePerson(
    @Arg('personId', () => UUID, { description: PERSON }) personId: string,
    @Ctx() context: Context,
  ): Promise<boolean> {
    return removePerson(context, personId)
  }

  @Mutation(() => Boolean, {
    description:
      "Ends the viewer's own work for the business, as `removePerson` does. Returns true even if they work nowhere. CONFLICT LAST_OWNER if nobody else owns it. Not available with a token.",
  })
  async leaveBusiness(@Ctx() context: Context): Promise<boolean> {
    await leaveBusiness(context)
    return true
  }
}
