import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, Info, Mutation, Query, Resolver } from 'type-graphql'
import { notFound } from '../../platform/errors.js'
import { Items } from '../../platform/rows/items.js'
import { rowsWhere } from '../../platform/rows/keyset.js'
import { readById, readOne, readPage, readRows } from '../../platform/rows/read.js'
import { OWNER, ownerOf } from '../accounts/accountPolicy.js'
import { Context } from '../context.js'
import { UUID } from '../scalars.js'
import { feeTotals } from './feeTotals.js'
import { FeeTotalsArgs, ReversePaymentArgs, StatementPaymentArgs, StatementsArgs } from './inputs.js'
import { recordStatementPayment, reverseStatementPayment } from './payStatement.js'
import { FeeTotals, MOST_STATEMENTS, Statement, StatementConnection } from './Statement.js'
import { mayReadStatement, statementRows } from './statementRows.js'

@Resolver()
export class StatementResolver {
  @Query(() => [Statement], {
    description: `A vendor's statements, latest first, at most ${MOST_STATEMENTS}.`,
  })
  @Items({ most: MOST_STATEMENTS, usual: 6 })
  async statements(
    @Arg('vendorId', () => UUID, OWNER) vendorId: string | undefined,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    const owner = await ownerOf(context, 'vendor', vendorId)
    return readRows(
      statementRows,
      info,
      context,
      t => `where ${t.vendorId} = :owner order by ${t.month} desc limit ${MOST_STATEMENTS}`,
      { owner },
    )
  }

  @Query(() => Statement, {
    description: 'One statement. NOT_FOUND unless it is yours, or you are an admin.',
  })
  async statement(
    @Arg('id', () => UUID, { description: 'The id of the statement.' }) id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    await context.signedIn('vendor', 'admin')
    const where = (t: Parameters<typeof mayReadStatement>[0]) => `${t.id} = :id and ${mayReadStatement(t)}`
    const statement = await readOne(statementRows, info, context, where, { id })
    if (!statement) throw notFound('Statement')
    return statement
  }

  @Query(() => StatementConnection, { description: 'The statements of all vendors. Admins only.' })
  async feeStatements(
    @Args() { status, ...page }: StatementsArgs,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    await context.signedIn('admin')
    const list = rowsWhere(statementRows, t => (status ? `${t.status} = :status` : 'true'))
    return readPage(statementRows, info, context, { ...page, ...list, values: { status } })
  }

  @Query(() => FeeTotals, { description: 'Service fees by month, and what is owed now. Admins only.' })
  async feeTotals(@Args() { months }: FeeTotalsArgs, @Ctx() context: Context) {
    await context.signedIn('admin')
    return feeTotals(context, months)
  }

  @Mutation(() => Statement, {
    description:
      'Records a payment of a statement, of all that is due or a part. The same amount with the same reference again changes nothing. CONFLICT: STATEMENT_PAID if nothing is due, REFERENCE_USED by another amount. Admins only.',
  })
  async recordStatementPayment(
    @Args() { statementId, amount, reference }: StatementPaymentArgs,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    const id = await recordStatementPayment(context, statementId, amount, reference)
    return readById(statementRows, info, context, id)
  }

  @Mutation(() => Statement, {
    description:
      'Reverses a payment of a statement, with a reason. What it paid is due again. CONFLICT: NO_PAYMENT if there is none, PAYMENT_UNCLEAR if there are several and `paymentId` is omitted. Admins only.',
  })
  async reverseStatementPayment(
    @Args() { statementId, reason, paymentId }: ReversePaymentArgs,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    const id = await reverseStatementPayment(context, statementId, reason, paymentId)
    return readById(statementRows, info, context, id)
  }
}
