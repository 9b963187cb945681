import { Ctx, Query, Resolver } from 'type-graphql'
import { Context } from '../context.js'
import { readSettings } from './readSettings.js'
import { Settings } from './Settings.js'

@Resolver()
export class SettingsResolver {
  @Query(() => Settings, { description: 'What everybody may know, signed in or not.' })
  settings(@Ctx() context: Context) {
    return readSettings(context)
  }
}
