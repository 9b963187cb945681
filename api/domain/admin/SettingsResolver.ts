import { Ctx, Query, Resolver } from 'type-graphql'
import { Context } from '../context.js'
import { readSettings } from './readSettings.js'
import { Settings } from './Settings.js'

@Resolver()
export class SettingsResolver {
  @Query(() => Settings, { description: 'The public settings, available without signing in.' })
  settings(@Ctx() context: Context) {
    return readSettings(context)
  }
}
