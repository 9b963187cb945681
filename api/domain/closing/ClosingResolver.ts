import { Arg, Ctx, Mutation, Resolver } from 'type-graphql'
import { Context } from '../context.js'
import { closeAccount } from './closeAccount.js'
import { CloseAccountInput } from './inputs.js'

@Resolver()
export class ClosingResolver {
  @Mutation(() => Boolean, {
    description:
      "Closes the viewer's account: erases name and contact details, cancels open jobs and withdraws open bids. CONFLICT: JOBS_UNDER_WAY while a job is accepted or in progress, BALANCE_OPEN while a vendor owes service fees, is to pay money back, or is being paid by card, and for a customer while a payment waits for their answer or an amount is due on a job that ended less than 30 days ago. Not available with a token.",
  })
  async closeAccount(
    @Arg('input', () => CloseAccountInput, { description: 'The password, as confirmation.' })
    input: CloseAccountInput,
    @Ctx() context: Context,
  ) {
    await closeAccount(context, input)
    return true
  }
}
