import { Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql'
import type { ExportStatus } from '../../rules/exportRules.js'
import { Context } from '../context.js'
import { ExportStatuses } from '../enums.js'
import { DataExport, downloadPath } from './DataExport.js'
import { exportStatus } from './exportStatus.js'
import { newestExport, requestMyData } from './requestMyData.js'

@Resolver(() => DataExport)
export class ExportResolver {
  @Mutation(() => DataExport, {
    description:
      'Asks for a file of everything kept about the signed-in person. It is made in the background and a mail says when it is ready. While one is being prepared, asking again answers that one. RATE_LIMITED past 5 a day. Not with a token.',
  })
  requestMyData(@Ctx() context: Context) {
    return requestMyData(context)
  }

  @Query(() => DataExport, {
    nullable: true,
    description:
      'The file that the signed-in person asked for last; null where there is none. Not with a token.',
  })
  async myDataExport(@Ctx() context: Context) {
    return newestExport(context, await context.atBrowser())
  }

  @FieldResolver(() => ExportStatuses, { description: 'Where it stands.' })
  status(@Root() made: DataExport, @Ctx() { now }: Context): ExportStatus {
    return exportStatus(made, now)
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Where the file can be downloaded, by this person alone, signed in; null unless it is ready.',
  })
  downloadPath(@Root() made: DataExport, @Ctx() { now }: Context): string | null {
    return exportStatus(made, now) === 'ready' ? downloadPath(made.id) : null
  }
}
