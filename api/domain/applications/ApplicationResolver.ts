import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, Info, Int, Mutation, Query, Resolver } from 'type-graphql'
import { notFound } from '../../platform/errors.js'
import { rowsWhere } from '../../platform/rows/keyset.js'
import { readById, readPage } from '../../platform/rows/read.js'
import { VERSION_READ } from '../conflicts.js'
import { Context } from '../context.js'
import { UUID } from '../scalars.js'
import { applicationRows } from './applicationRows.js'
import { applyAsVendor } from './applyAsVendor.js'
import { declineApplication, inviteApplicant } from './decideApplication.js'
import { ApplicationsArgs, DeclineApplicationInput, VendorApplicationInput } from './inputs.js'
import { VendorApplication, VendorApplicationConnection } from './VendorApplication.js'

const readApplication = async (id: string, context: Context, info: GraphQLResolveInfo) => {
  const application = await readById(applicationRows, info, context, id)
  if (!application) throw notFound('Application')
  return application
}

@Resolver()
export class ApplicationResolver {
  @Query(() => VendorApplicationConnection, {
    description:
      'Vendor applications, newest first; those that are waiting for a decision come oldest first. Admins only.',
  })
  async vendorApplications(
    @Args() { status, ...page }: ApplicationsArgs,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    await context.signedIn('admin')
    const oldestFirst = {
      by: (t: { createdAt: string }) => t.createdAt,
      type: 'timestamptz',
      ascending: true,
    }
    return readPage(applicationRows, info, context, {
      ...page,
      ...(status === 'waiting' ? { order: { ...oldestFirst, field: 'createdAt' } as never } : {}),
      ...rowsWhere(applicationRows, t => (status ? `${t.status} = :status` : 'true')),
      values: { status },
    })
  }

  @Query(() => VendorApplication, { description: 'One application. Admins only.' })
  async vendorApplication(
    @Arg('id', () => UUID, { description: 'The application.' }) id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    await context.signedIn('admin')
    return readApplication(id, context, info)
  }

  @Mutation(() => Boolean, {
    description:
      'Applies to work as a vendor. Does not require signing in. Returns true whether or not the email has an account. CONFLICT APPLICATIONS_FULL; RATE_LIMITED above 10 an hour from one IP address, 3 a day for one email, or 200 a day in all.',
  })
  async applyAsVendor(
    @Arg('input', () => VendorApplicationInput, { description: 'The applicant.' })
    input: VendorApplicationInput,
    @Ctx() context: Context,
  ) {
    await applyAsVendor(context, input)
    return true
  }

  @Mutation(() => VendorApplication, {
    description:
      'Creates a vendor account from an application, with its name, contact details, ZIP code, and services, and mails the applicant a link to choose a password. CONFLICT: APPLICATION_DECIDED, CHANGED_MEANWHILE, EMAIL_TAKEN. Admins only.',
  })
  async inviteApplicant(
    @Arg('id', () => UUID, { description: 'The application.' }) id: string,
    @Arg('version', () => Int, { nullable: true, description: VERSION_READ }) version: number | undefined,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return readApplication(await inviteApplicant(context, id, version), context, info)
  }

  @Mutation(() => VendorApplication, {
    description:
      'Declines an application and mails the reason to the applicant. CONFLICT: APPLICATION_DECIDED, CHANGED_MEANWHILE. Admins only.',
  })
  async declineApplication(
    @Arg('input', () => DeclineApplicationInput, {
      description: 'The application to decline, and the reason.',
    })
    input: DeclineApplicationInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return readApplication(await declineApplication(context, input.id, input), context, info)
  }
}
