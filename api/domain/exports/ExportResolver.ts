import { Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql'
import type { ExportStatus } from '../../rules/kinds.js'
import { Context } from '../context.js'
import { DataExport, downloadPath, exportStatus } from './DataExport.js'
import { ExportStatuses } from './exportEnums.js'
import { newestExport, requestMyData } from './requestMyData.js'

@Resolver(() => DataExport)
export class ExportResolver {
  @Mutation(() => DataExport, {
    description:
      'Requests a file with all data stored about the signed-in user. The file is prepared in the background, and the user gets an email when it is ready. Requesting again in the meantime returns the same export. RATE_LIMITED above 5 a day. Not available with a token.',
  })
  requestMyData(@Ctx() context: Context) {
    return requestMyData(context)
  }

  @Query(() => DataExport, {
    nullable: true,
    description:
      "The signed-in user's latest data export; null if there is none. Not available with a token.",
  })
  async myDataExport(@Ctx() context: Context) {
    return newestExport(context, await context.atBrowser())
  }

  @FieldResolver(() => ExportStatuses, { description: 'Its status.' })
  status(@Root() made: DataExport, @Ctx() { now }: Context): ExportStatus {
    return exportStatus(made, now)
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'The path to download the file from. Only this user can, while signed in; null unless it is ready.',
  })
  downloadPath(@Root() made: DataExport, @Ctx() { now }: Context): string | null {
    return exportStatus(made, now) === 'ready' ? downloadPath(made.id) : null
  }
}
