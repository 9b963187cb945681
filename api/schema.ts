import 'reflect-metadata'
import type { GraphQLObjectType, GraphQLSchema } from 'graphql'
import { buildSchemaSync } from 'type-graphql'
import { AccountChangeResolver } from './accounts/AccountChangeResolver.js'
import { AccountResolver } from './accounts/AccountResolver.js'
import { AdminJobResolver } from './admin/AdminJobResolver.js'
import { AdminResolver } from './admin/AdminResolver.js'
import { AdminSuspensionResolver } from './admin/AdminSuspensionResolver.js'
import { OfficeResolver } from './admin/OfficeResolver.js'
import { SettingsResolver } from './admin/SettingsResolver.js'
import { TaskResolver } from './admin/TaskResolver.js'
import { BidResolver } from './bids/BidResolver.js'
import type { Context } from './context.js'
import { ExportResolver } from './exports/ExportResolver.js'
import { JobResolver } from './jobs/JobResolver.js'
import { MessageResolver } from './messages/MessageResolver.js'
import { RatingResolver } from './ratings/RatingResolver.js'
import { nestedPage, type Row } from './rows/read.js'
import { checkRules } from './shared/rules.js'
import { SupportResolver } from './support/SupportResolver.js'
import { UploadResolver } from './uploads/UploadResolver.js'
import { VendorChangeResolver } from './vendors/VendorChangeResolver.js'
import { VendorResolver } from './vendors/VendorResolver.js'

/** Lists the resolvers and plugs in the rules: each argument is checked by the rules its class names. */
const build = () =>
  buildSchemaSync({
    resolvers: [
      AccountChangeResolver,
      AccountResolver,
      AdminJobResolver,
      AdminResolver,
      AdminSuspensionResolver,
      BidResolver,
      ExportResolver,
      JobResolver,
      MessageResolver,
      OfficeResolver,
      RatingResolver,
      SettingsResolver,
      SupportResolver,
      TaskResolver,
      UploadResolver,
      VendorChangeResolver,
      VendorResolver,
    ],
    validateFn: (value, _type, { context }) => checkRules(value, (context as Context).now),
  })

/** TypeGraphQL would make objects of the row and of the arguments and check these, twenty times for twenty rows. */
const answerPagesFromRows = (type: GraphQLObjectType, names: string[]) => {
  for (const name of names)
    type.getFields()[name]!.resolve = (row: Row, { first }, _context, info) => nestedPage(row, info, first)
}

export const buildHaulbidSchema = (): GraphQLSchema => {
  const schema = build()
  answerPagesFromRows(schema.getType('Job') as GraphQLObjectType, ['bids', 'messages'])
  return schema
}
