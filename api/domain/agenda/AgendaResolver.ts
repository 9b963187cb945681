import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, Info, Mutation, Query, Resolver } from 'type-graphql'
import { readOne } from '../../platform/rows/read.js'
import { OWNER, ownerOf } from '../accounts/accountPolicy.js'
import { Context } from '../context.js'
import { UUID } from '../scalars.js'
import { agendaRows } from './agendaRows.js'
import { dismissBusinessPrompt } from './dismissBusinessPrompt.js'
import { VendorAgenda } from './VendorAgenda.js'

@Resolver()
export class AgendaResolver {
  @Query(() => VendorAgenda, {
    nullable: true,
    description: "The vendor's to-do list. Null if the vendor does not exist.",
  })
  async vendorAgenda(
    @Arg('vendorId', () => UUID, OWNER) vendorId: string | undefined,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    const owner = await ownerOf(context, 'vendor', vendorId)
    return readOne(agendaRows, info, context, t => `${t.id} = :owner and ${t.userType} = 'vendor'`, { owner })
  }

  @Mutation(() => VendorAgenda, {
    description: "Dismisses the agenda's prompt to set up a business. It is not shown again.",
  })
  async dismissBusinessPrompt(@Ctx() context: Context, @Info() info: GraphQLResolveInfo) {
    const owner = await dismissBusinessPrompt(context)
    return readOne(agendaRows, info, context, t => `${t.id} = :owner`, { owner })
  }
}
