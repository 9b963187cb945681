import 'reflect-metadata'
import type { GraphQLSchema } from 'graphql'
import { buildSchemaSync } from 'type-graphql'
import { AccountChangeResolver } from '../../domain/accounts/AccountChangeResolver.js'
import { AccountResolver } from '../../domain/accounts/AccountResolver.js'
import { AdminResolver } from '../../domain/admin/AdminResolver.js'
import { AdminSuspensionResolver } from '../../domain/admin/AdminSuspensionResolver.js'
import { SettingsResolver } from '../../domain/admin/SettingsResolver.js'
import { TaskResolver } from '../../domain/admin/TaskResolver.js'
import { UserActivityResolver } from '../../domain/admin/UserActivityResolver.js'
import { WorklistResolver } from '../../domain/admin/WorklistResolver.js'
import { AgendaResolver } from '../../domain/agenda/AgendaResolver.js'
import { ApplicationResolver } from '../../domain/applications/ApplicationResolver.js'
import { BidResolver } from '../../domain/bids/BidResolver.js'
import { BidsOfJobResolver } from '../../domain/bids/BidsOfJobResolver.js'
import { BusinessResolver } from '../../domain/businesses/BusinessResolver.js'
import { VendorProfileResolver } from '../../domain/businesses/VendorProfileResolver.js'
import { ChangeOrderResolver } from '../../domain/changeOrders/ChangeOrderResolver.js'
import { ChargeResolver } from '../../domain/charges/ChargeResolver.js'
import { ClosingResolver } from '../../domain/closing/ClosingResolver.js'
import type { Context } from '../../domain/context.js'
import { DealResolver } from '../../domain/deals/DealResolver.js'
import { ExportResolver } from '../../domain/exports/ExportResolver.js'
import { PriceGuidanceResolver } from '../../domain/guidance/PriceGuidanceResolver.js'
import { JobResolver } from '../../domain/jobs/JobResolver.js'
import { SavedAddressResolver } from '../../domain/jobs/SavedAddressResolver.js'
import { LedgerResolver } from '../../domain/ledger/LedgerResolver.js'
import { LiveResolver } from '../../domain/live/LiveResolver.js'
import { MessageResolver } from '../../domain/messages/MessageResolver.js'
import { NoticePreferencesResolver } from '../../domain/notices/NoticePreferencesResolver.js'
import { NoticeResolver } from '../../domain/notices/NoticeResolver.js'
import { OfferRuleResolver } from '../../domain/offers/OfferRuleResolver.js'
import { PaymentResolver } from '../../domain/payments/PaymentResolver.js'
import { QuestionResolver } from '../../domain/questions/QuestionResolver.js'
import { CommentResolver } from '../../domain/ratings/CommentResolver.js'
import { RatingResolver } from '../../domain/ratings/RatingResolver.js'
import { StatementResolver } from '../../domain/statements/StatementResolver.js'
import { SupportResolver } from '../../domain/support/SupportResolver.js'
import { UploadResolver } from '../../domain/uploads/UploadResolver.js'
import { ServiceAreaResolver } from '../../domain/vendors/ServiceAreaResolver.js'
import { VendorChangeResolver } from '../../domain/vendors/VendorChangeResolver.js'
import { VendorResolver } from '../../domain/vendors/VendorResolver.js'
import { CalendarFeedResolver } from '../../domain/visits/CalendarFeedResolver.js'
import { VisitResolver } from '../../domain/visits/VisitResolver.js'
import { checkRules } from '../../platform/rules.js'

const NO_EVENTS = { async *[Symbol.asyncIterator]() {} }

/** Lists the resolvers and plugs in the rules: each argument is validated by the rules of its class. */
const build = () =>
  buildSchemaSync({
    resolvers: [
      AccountChangeResolver,
      AccountResolver,
      DealResolver,
      AdminResolver,
      AgendaResolver,
      AdminSuspensionResolver,
      BidResolver,
      BidsOfJobResolver,
      BusinessResolver,
      ClosingResolver,
      CommentResolver,
      ExportResolver,
      JobResolver,
      SavedAddressResolver,
      LiveResolver,
      MessageResolver,
      NoticePreferencesResolver,
      NoticeResolver,
      ApplicationResolver,
      PriceGuidanceResolver,
      PaymentResolver,
      OfferRuleResolver,
      QuestionResolver,
      CalendarFeedResolver,
      VisitResolver,
      ChargeResolver,
      LedgerResolver,
      StatementResolver,
      ChangeOrderResolver,
      RatingResolver,
      ServiceAreaResolver,
      SettingsResolver,
      SupportResolver,
      TaskResolver,
      UploadResolver,
      UserActivityResolver,
      VendorChangeResolver,
      VendorProfileResolver,
      VendorResolver,
      WorklistResolver,
    ],
    // TypeGraphQL requires it, although each subscription has its own `subscribe`.
    pubSub: { publish: () => undefined, subscribe: () => NO_EVENTS },
    validateFn: (value, _type, { context }) => checkRules(value, (context as Context).now),
  })

let built: GraphQLSchema | undefined

/** Built once for each process: a test file starts several servers, and the schema takes most of a start. */
export const buildHaulbidSchema = (): GraphQLSchema => {
  built ??= build()
  return built
}
