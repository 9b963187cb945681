import 'reflect-metadata'
import type { GraphQLSchema } from 'graphql'
import { buildSchemaSync } from 'type-graphql'
import { AccountChangeResolver } from './accounts/AccountChangeResolver.js'
import { AccountResolver } from './accounts/AccountResolver.js'
import { AdminResolver } from './admin/AdminResolver.js'
import { OfficeResolver } from './admin/OfficeResolver.js'
import { SettingsResolver } from './admin/SettingsResolver.js'
import { BidResolver } from './bids/BidResolver.js'
import type { Context } from './context.js'
import { JobResolver } from './jobs/JobResolver.js'
import { MessageResolver } from './messages/MessageResolver.js'
import { RatingResolver } from './ratings/RatingResolver.js'
import { checkRules } from './shared/rules.js'
import { SupportResolver } from './support/SupportResolver.js'
import { UploadResolver } from './uploads/UploadResolver.js'
import { VendorChangeResolver } from './vendors/VendorChangeResolver.js'
import { VendorResolver } from './vendors/VendorResolver.js'

/** Lists the resolvers and plugs in the rules: each argument is checked by the rules its class names. */
export const buildHaulbidSchema = (): GraphQLSchema =>
  buildSchemaSync({
    resolvers: [
      AccountChangeResolver,
      AccountResolver,
      AdminResolver,
      BidResolver,
      JobResolver,
      MessageResolver,
      OfficeResolver,
      RatingResolver,
      SettingsResolver,
      SupportResolver,
      UploadResolver,
      VendorChangeResolver,
      VendorResolver,
    ],
    validateFn: (value, _type, { context }) => checkRules(value, (context as Context).now),
  })
